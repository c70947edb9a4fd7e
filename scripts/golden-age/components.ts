/**
 * Writes `docs/golden-age/components.md` from the component set that comes with the game.
 *
 *     node scripts/golden-age/components.ts [--check]
 *
 * `--check` writes nothing and exits with 1 when the page is out of date.
 */
import { CARD_KINDS, CARGO_COLUMNS, type ComponentSet, cargoStar, cargoWorth, PUBLISHED_TITLES, RECONSTRUCTED } from '@bb/golden-age/rules';
import { writeOrCheck } from '../generated-page.ts';

export const COMPONENTS_PAGE = new URL('../../docs/golden-age/components.md', import.meta.url);

/** By group; the figures themselves stand in the tables. */
const REASONS: readonly string[] = [
  '- **Ports**: San Juan, whose Value and Defense are published, sets the scale. Players of the boxed game loot at least as many merchants as',
  '  they attack ports. With Values one point higher captains attacked four ports for each merchant ([calibration](calibration.md)).',
  '- **Warships**: the rules call the printed Combat too weak and cure it with a bonus of 2. So the printed ratings start where a pirate’s sloop',
  '  does, and with the bonus they span what a good pirate can and can’t fight.',
  '- **King’s Commissioners**: Matthews, an admiral, and the Ex-Pirate are published, the top and the middle of the range. Ogle commanded two',
  '  fifth-rates, Rogers and Solgard strong ships; Maynard and Barnet had hired sloops.',
  '- **Merchants**: richer ones are worth a long voyage, and players tell of those. The number of counters, 35, is published.',
  '- **Hostages**: the Captain and the Governor’s Daughter are published, the ends of the range. Players tell of ransoms, so people of rank are',
  '  worth more in a port of their nation than under torture.',
  '- **Teach’s Ability**: he beat a man-of-war of 30 guns, which nobody else of these pirates is told to have done.',
];

const KINDS = ['published', 'history', 'reconstructed'] as const;
type Kind = (typeof KINDS)[number];

/** The mark of each kind of figure in tables. */
const MARK: Readonly<Record<Kind, string>> = { published: 'ᵖ', history: 'ʰ', reconstructed: 'ʳ' };

/** The number of figures of each kind in a section. */
type Tally = Record<Kind, number>;

interface Section {
  readonly title: string;
  readonly tally: Tally;
  readonly lines: readonly string[];
}

const isKind = (source: string): source is Kind => KINDS.some((kind) => kind === source);

/** Reads a source in words, such as `type and cargo published, count reconstructed`. @returns the kind of this figure @throws if the source doesn't name it */
function kindIn(source: string, figure: string): Kind {
  if (isKind(source)) return source;
  for (const part of source.split(/[,;]/)) {
    const kind = KINDS.find((k) => part.includes(k));
    if (kind && new RegExp(`\\b${figure}\\b`).test(part)) return kind;
  }
  throw new Error(`"${source}" doesn't say where the figure "${figure}" comes from`);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const plural = (n: number, singular: string): string => `${n} ${singular}${n === 1 ? '' : 's'}`;

/** Formats and counts the figures of one section together, so that the counts always match the tables. */
function counter(title: string) {
  const tally: Tally = { published: 0, history: 0, reconstructed: 0 };
  return {
    figure(value: number | string, source: string, name = ''): string {
      const kind = kindIn(source, name);
      tally[kind] += 1;
      return `${typeof value === 'number' ? signed(value) : value} ${MARK[kind]}`;
    },
    table: (heads: readonly string[], rows: readonly (readonly string[])[]): Section => ({
      title,
      tally,
      lines: [row(heads), row(heads.map(() => '---')), ...rows.map(row)],
    }),
  };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const RATINGS = ['initiative', 'ability', 'leadership', 'cruelty', 'cunning', 'duel'] as const;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  list.find((piece) => piece.id === id)?.name ?? id;

function pirates({ pirates }: ComponentSet): Section {
  const { figure, table } = counter(`Pirates (${pirates.length})`);
  return table(
    ['pirate', 'ship', ...RATINGS.map(capital)],
    pirates.map((p) => [
      p.name,
      p.ship,
      ...RATINGS.map((rating) => figure(p[rating], p.published.includes(rating) ? 'published' : 'reconstructed')),
    ]),
  );
}

function ships({ ships }: ComponentSet): Section {
  const { figure, table } = counter('Pirate ships');
  return table(
    ['ship', 'Combat', 'Speed', 'holds'],
    (['sloop', 'schooner', 'brigantine'] as const).map((ship) => [
      capital(ship),
      figure(ships[ship].combat, ships.source),
      figure(ships[ship].speed, ships.source),
      figure(ships[ship].holds, ships.source),
    ]),
  );
}

function tracks({ tracks: { combat, speed, loyalty, source } }: ComponentSet): Section {
  const { figure, table } = counter('Tracks of the pirate display');
  return table(
    ['track', 'lowest', 'sunk at', 'start', 'highest'],
    [
      ['Combat', figure(combat.lowest, source), figure(combat.sunkAt, source), 'the ship’s', 'the ship’s'],
      ['Speed', figure(speed.lowest, source), figure(speed.sunkAt, source), 'the ship’s', 'the ship’s'],
      ['Loyalty', figure(loyalty.lowest, source), '–', figure(loyalty.start, source), figure(loyalty.highest, source)],
    ],
  );
}

function areas({ areas }: ComponentSet): Section {
  const { figure, table } = counter(`Sea Areas (${areas.length})`);
  return table(
    ['area', 'region', 'column of the Cargo table'],
    areas.map((a) => [a.name, figure(a.region, a.source), figure(a.cargoColumn, a.source)]),
  );
}

function borders({ areas, adjacent, transitBoxes, islePinesArea }: ComponentSet): Section {
  const { figure, table } = counter('Borders, Transit Boxes and the Isle of Pines');
  const pair = (ids: readonly string[]): string => ids.map((id) => nameOf(areas, id)).join(' – ');
  return table(
    ['what', 'where'],
    [
      ...adjacent.map((a) => ['adjacent', figure(pair(a.between), a.source)]),
      ...transitBoxes.map((box) => ['Transit Box', figure(pair(box.joins), box.source)]),
      ['Isle of Pines', figure(nameOf(areas, islePinesArea.area), islePinesArea.source)],
    ],
  );
}

function ports({ areas, ports }: ComponentSet): Section {
  const { figure, table } = counter(`Ports (${ports.length})`);
  return table(
    ['locator', 'port', 'Sea Area', 'nationality', 'Value', 'Defense'],
    ports.map((p) => [
      String(p.locator),
      p.name + (p.source.ruling ? ` [${p.source.ruling}]` : ''),
      figure(p.areas.map((id) => nameOf(areas, id)).join(' and '), p.source.areas),
      figure(p.nationality, p.source.nationality),
      p.value === undefined || p.source.ratings === undefined ? '–' : figure(p.value, p.source.ratings),
      p.defense === undefined || p.source.ratings === undefined ? '–' : figure(p.defense, p.source.ratings),
    ]),
  );
}

function commissioners({ kingsCommissioners }: ComponentSet): Section {
  const { figure, table } = counter(`King’s Commissioners (${kingsCommissioners.length})`);
  return table(
    ['commissioner', 'Speed', 'Combat'],
    kingsCommissioners.map((k) => [k.name, figure(k.speed, k.source), figure(k.combat, k.source)]),
  );
}

function warships({ warships }: ComponentSet): Section {
  const { figure, table } = counter(`Warships (${warships.length})`);
  return table(
    ['warship', 'Speed', 'Combat', 'class'],
    warships.map((w) => [w.name, figure(w.speed, w.source), figure(w.combat, w.source), figure(w.guns, w.source)]),
  );
}

const total = (pieces: readonly { readonly count: number }[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

function merchants({ merchants }: ComponentSet): Section {
  const { figure, table } = counter(`Merchants (${plural(total(merchants), 'counter')})`);
  return table(
    ['type', 'Cargo', 'can become a pirate ship', 'counters'],
    merchants.map((m) => [
      capital(m.type),
      figure(m.cargo, m.source, 'cargo'),
      figure(m.convertible ? 'yes' : 'no', m.source, 'type'),
      figure(m.count, m.source, 'count'),
    ]),
  );
}

function hostages({ hostages }: ComponentSet): Section {
  const { figure, table } = counter(`Hostages (${plural(total(hostages), 'counter')})`);
  return table(
    ['hostage', 'Information', 'Value', 'counters'],
    hostages.map((h) => [h.name, figure(h.info, h.source, 'info'), figure(h.value, h.source, 'value'), String(h.count)]),
  );
}

const cargoTable = (): readonly string[] => [
  row(['d6 + Cargo', ...CARGO_COLUMNS.map(capital)]),
  row(['---', ...CARGO_COLUMNS.map(() => '---')]),
  ...Array.from({ length: 10 }, (_, i) => i + 1).map((sum) => {
    const star = { '-1': '*', '0': '', '1': '**' }[cargoStar(sum)];
    return row([`${sum}${star}`, ...CARGO_COLUMNS.map((_, column) => String(cargoWorth(column, sum)))]);
  }),
];

const cardTable = (): readonly string[] => [
  row(['#', 'title', 'copies', 'anti-pirate', 'Actions', 'use']),
  row(['---', '---', '---', '---', '---', '---']),
  ...PUBLISHED_TITLES.map((title) => {
    const { number, title: name, copies, antiPirate, actions, use } = CARD_KINDS[title];
    const gives = actions === 'initiative' ? 'Initiative of one pirate' : actions === 0 ? '–' : String(actions);
    const how = { or: 'event or Actions', and: 'event and Action', now: 'must be played at once' }[use];
    return row([String(number), name, String(copies), antiPirate ? 'yes' : '–', gives, how]);
  }),
];

/** @returns the whole page as Markdown */
export function componentsPage(set: ComponentSet): string {
  const sections = [pirates, ships, tracks, areas, borders, ports, commissioners, warships, merchants, hostages].map((make) => make(set));
  const sum = (kind: Kind): number => sections.reduce((n, { tally }) => n + tally[kind], 0);
  const figures = KINDS.reduce((n, kind) => n + sum(kind), 0);
  const copies = PUBLISHED_TITLES.reduce((n, title) => n + CARD_KINDS[title].copies, 0);
  const { pro, anti, source } = set.governors;
  return [
    `# The component set \`${set.id}\``,
    '',
    '*Generated by `scripts/golden-age/components.ts` from `games/golden-age/rules/data`. Do not edit: change the data, then run the script.*',
    '',
    'The published rules give only a few of the figures that are printed on the pieces. The set that comes with the game therefore',
    'names the source of each figure:',
    '',
    `- ${MARK.published} **published**: an example or a table of the published rules;`,
    `- ${MARK.history} **history**: a fact of history or geography;`,
    `- ${MARK.reconstructed} **reconstructed**: our own, chosen for plausibility and balance. The boxed game may differ.`,
    '',
    'Owners of the boxed game can write a file of the same shape with the figures of their copy; `bb components FILE` reports every',
    'fault of such a file with its path.',
    '',
    '## How much is known',
    '',
    row(['', ...KINDS, 'figures']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...sections.map(({ title, tally }) =>
      row([title, ...KINDS.map((kind) => String(tally[kind])), String(KINDS.reduce((n, kind) => n + tally[kind], 0))]),
    ),
    row(['**all**', ...KINDS.map((kind) => `**${sum(kind)}**`), `**${figures}**`]),
    '',
    `The Cargo table and the list of the ${copies} event cards are published whole and are not counted above; nor are names, and`,
    'how many counters there are of each hostage and governor.',
    '',
    '## Why the reconstructed figures are as they are',
    '',
    ...REASONS,
    ...sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
    `## Governors (${pro.length} pro-pirate, ${anti.length} anti-pirate)`,
    '',
    `Pro-pirate: ${pro.join(', ')}.`,
    '',
    `Anti-pirate: ${anti.join(', ')}.`,
    '',
    `Source of the names: ${source}. A governor has no rating.`,
    '',
    '## Cargo table (doubloons; published)',
    '',
    ...cargoTable(),
    '',
    `## Event cards (${PUBLISHED_TITLES.length} titles, ${copies} cards; published)`,
    '',
    ...cardTable(),
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeOrCheck(COMPONENTS_PAGE, componentsPage(RECONSTRUCTED), import.meta.filename);
