/** Many choices at once are put in groups: by card, by pirate, or by what differs in the place only. */
import { type CardId, type Choice, type PirateId, TITLE_OF } from '@bb/engine';
import { isWindow } from '@bb/protocol';
import { type Circumstances, capital, choiceLabel, choiceShort, type Means, type Names, type PlaceKind } from '@bb/words';

/** What a group's choices have in common. A card for which there is much to choose is grouped again by pirate. */
export type Group =
  | { readonly by: 'pirate'; readonly pirate: PirateId }
  | { readonly by: 'card'; readonly card: CardId; readonly pirate?: PirateId }
  | { readonly by: 'kind'; readonly kind: PlaceKind };

/** A button: a choice, or a group that opens. */
export type Option =
  | { readonly kind: 'choice'; readonly id: string; readonly choice: Choice; readonly label: string }
  | { readonly kind: 'group'; readonly id: string; readonly group: Group; readonly label: string; readonly count: number };

/** More than this many choices are grouped. */
const MANY = 8;
/** And in a window, where each group is a single thing to do, more than this of one. */
const FEW = 2;

/** One of several to choose from, not one's own to be commanded. */
const NAMED: readonly Choice['type'][] = ['takeCommand', 'draftPirate', 'chooseAlly'];

function groupOf(choice: Choice, ask: string): Group | null {
  if ((ask === 'playCard' || isWindow(ask)) && 'card' in choice) return { by: 'card', card: choice.card };
  if (choice.type === 'moveCommissioner' || choice.type === 'attackPiratePort') return { by: 'kind', kind: choice.type };
  return 'pirate' in choice && !NAMED.includes(choice.type) ? { by: 'pirate', pirate: choice.pirate } : null;
}

const idOf = (group: Group): string => (group.by === 'pirate' ? `p${group.pirate}` : group.by === 'card' ? `k${group.card}` : group.kind);

const sameGroup = (a: Group | null, b: Group | null): boolean => a !== null && b !== null && idOf(a) === idOf(b);

export const inGroup = (choice: Choice, group: Group, ask: string): boolean =>
  sameGroup(groupOf(choice, ask), group) &&
  (group.by !== 'card' || group.pirate === undefined || ('pirate' in choice && choice.pirate === group.pirate));

const titleOf = (group: Group, n: Names): string =>
  group.by === 'pirate' ? n.pirateInFull(group.pirate) : group.by === 'card' ? n.card(group.card) : n.language.placesOf[group.kind];

/** Two cards with one title do the same: the second is left out. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const known = new Set<string>();
  return choices.filter((choice) => {
    if (!('card' in choice)) return true;
    const key = JSON.stringify({ ...choice, id: 0, card: TITLE_OF[choice.card] });
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** What is offered: everything, or the groups; with `open`, the choices of that group, business before sailing. */
export function optionsOf(all: readonly Choice[], ask: string, open: Group | null, n: Names, now?: Circumstances): readonly Option[] {
  const single = (choice: Choice, label: string): Option => ({ kind: 'choice', id: `c${choice.id}`, choice, label });
  if (open) {
    const own = all.filter((choice) => inGroup(choice, open, ask));
    const loose = all.filter((choice) => groupOf(choice, ask) === null);
    if (open.by === 'card' && open.pirate === undefined && own.length > MANY) return byPirate(own, open, n, single, now);
    const business = own.filter((choice) => choice.type !== 'move');
    const moves = own.filter((choice) => choice.type === 'move');
    return [...business, ...moves, ...loose].map((choice) => single(choice, capital(choiceShort(choice, n, now))));
  }
  const choices = distinct(all);
  const groups = new Map<string, { group: Group; choices: Choice[] }>();
  const loose: Choice[] = [];
  for (const choice of choices) {
    const group = groupOf(choice, ask);
    if (!group) {
      loose.push(choice);
      continue;
    }
    const id = idOf(group);
    const known = groups.get(id);
    if (known) known.choices.push(choice);
    else groups.set(id, { group, choices: [choice] });
  }
  const scattered = isWindow(ask) && [...groups.values()].some(({ choices: own }) => own.length > FEW);
  if (choices.length <= MANY && !scattered) return choices.map((choice) => single(choice, capital(choiceLabel(choice, n, now))));
  const grouped = [...groups].map(([id, { group, choices: own }]): Option => {
    const [only] = own;
    if (only && own.length === 1) return single(only, capital(choiceLabel(only, n, now)));
    return {
      kind: 'group',
      id,
      group,
      label: titleOf(group, n),
      count: own.length,
    };
  });
  return [...grouped, ...loose.map((choice) => single(choice, capital(choiceLabel(choice, n, now))))];
}

function byPirate(
  own: readonly Choice[],
  { card }: Extract<Group, { by: 'card' }>,
  n: Names,
  single: (choice: Choice, label: string) => Option,
  now: Circumstances | undefined,
): readonly Option[] {
  const pirates = [...new Set(own.flatMap((choice) => ('pirate' in choice ? [choice.pirate] : [])))];
  const groups = pirates.map((pirate): Option => {
    const count = own.filter((choice) => 'pirate' in choice && choice.pirate === pirate).length;
    return { kind: 'group', id: `k${card}p${pirate}`, group: { by: 'card', card, pirate }, label: n.pirateInFull(pirate), count };
  });
  return [
    ...groups,
    ...own.filter((choice) => !('pirate' in choice)).map((choice) => single(choice, capital(choiceShort(choice, n, now)))),
  ];
}

/** The group that opens by itself: when all but the loose choices are one pirate's. */
export function onlyGroup(choices: readonly Choice[], ask: string): Group | null {
  if (ask === 'playCard' || isWindow(ask)) return null;
  const [first, ...rest] = choices.flatMap((choice) => groupOf(choice, ask) ?? []);
  return first && rest.length > 0 && rest.every((group) => sameGroup(group, first)) ? first : null;
}

/** Choices that close a question; they have a key of their own. */
const CLOSING: readonly Choice['type'][] = ['pass', 'decline', 'finish', 'endActions', 'keepPirate', 'keepDice', 'breakOff'];
export const isClosing = (option: Option): boolean => option.kind === 'choice' && CLOSING.includes(option.choice.type);

/** What an answer in a window is done with. */
export function meansOf(option: Option): Means {
  if (option.kind === 'group') return option.group.by === 'kind' ? 'commissioner' : 'cards';
  switch (option.choice.type) {
    case 'pass':
      return 'pass';
    case 'useWarship':
      return 'warship';
    case 'deployCommissioner':
      return 'search';
    case 'react':
    case 'oust':
    case 'moveCommissioner':
    case 'attackPiratePort':
      return 'commissioner';
    default:
      return 'cards';
  }
}
