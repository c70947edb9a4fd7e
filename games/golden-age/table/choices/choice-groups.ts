/** Groups choices when there are many: by card, by pirate, or by kind where only the place differs. */
import { type AnyAskName, type CardId, type Choice, isOrderable, type PirateId, TITLE_OF } from '@bb/golden-age/rules';
import { type ChoiceContext, capital, choiceLabel, choiceShort, type Means, type Names, type PlaceKind } from '@bb/golden-age/text';

/** What the choices of a group have in common. A card with many uses is grouped again by pirate. */
export type Group =
  | { readonly by: 'pirate'; readonly pirate: PirateId }
  | { readonly by: 'card'; readonly card: CardId; readonly pirate?: PirateId }
  | { readonly by: 'kind'; readonly kind: PlaceKind };

/** A button: a choice, or a group that opens. */
export type Option =
  | { readonly kind: 'choice'; readonly id: string; readonly choice: Choice; readonly label: string }
  | { readonly kind: 'group'; readonly id: string; readonly group: Group; readonly label: string; readonly count: number };

/** More choices than this are grouped. */
const MAX_UNGROUPED = 8;
/** In a window, choices are also grouped if any group has more choices than this. */
const MAX_IN_WINDOW_GROUP = 2;

/** Choices that select a pirate rather than command one: not grouped by pirate. */
const NOT_BY_PIRATE: readonly Choice['type'][] = ['takeCommand', 'draftPirate', 'chooseAlly'];

function groupOf(choice: Choice, ask: AnyAskName | null): Group | null {
  if ((ask === 'playCard' || isOrderable(ask)) && 'card' in choice) return { by: 'card', card: choice.card };
  if (choice.type === 'moveCommissioner' || choice.type === 'attackPiratePort') return { by: 'kind', kind: choice.type };
  return 'pirate' in choice && !NOT_BY_PIRATE.includes(choice.type) ? { by: 'pirate', pirate: choice.pirate } : null;
}

const idOf = (group: Group): string => (group.by === 'pirate' ? `p${group.pirate}` : group.by === 'card' ? `k${group.card}` : group.kind);

const sameGroup = (a: Group | null, b: Group | null): boolean => a !== null && b !== null && idOf(a) === idOf(b);

export const inGroup = (choice: Choice, group: Group, ask: AnyAskName | null): boolean =>
  sameGroup(groupOf(choice, ask), group) &&
  (group.by !== 'card' || group.pirate === undefined || ('pirate' in choice && choice.pirate === group.pirate));

const titleOf = (group: Group, n: Names): string =>
  group.by === 'pirate' ? n.pirateInFull(group.pirate) : group.by === 'card' ? n.card(group.card) : n.language.placesOf[group.kind];

/** Leaves out the choices of a second card with the same title, which does the same. */
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

/** The buttons to show: all choices, or groups of them. With `open`, the choices of that group, moves last. */
export function optionsOf(
  all: readonly Choice[],
  ask: AnyAskName | null,
  open: Group | null,
  n: Names,
  now?: ChoiceContext,
): readonly Option[] {
  const single = (choice: Choice, label: string): Option => ({ kind: 'choice', id: `c${choice.id}`, choice, label });
  if (open) {
    const own = all.filter((choice) => inGroup(choice, open, ask));
    const loose = all.filter((choice) => groupOf(choice, ask) === null);
    if (open.by === 'card' && open.pirate === undefined && own.length > MAX_UNGROUPED) return byPirate(own, open, n, single, now);
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
  const scattered = isOrderable(ask) && [...groups.values()].some(({ choices: own }) => own.length > MAX_IN_WINDOW_GROUP);
  if (choices.length <= MAX_UNGROUPED && !scattered) return choices.map((choice) => single(choice, capital(choiceLabel(choice, n, now))));
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
  now: ChoiceContext | undefined,
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

/** The group to open automatically, if all grouped choices belong to one pirate; else null. */
export function onlyGroup(choices: readonly Choice[], ask: AnyAskName | null): Group | null {
  if (ask === 'playCard' || isOrderable(ask)) return null;
  const [first, ...rest] = choices.flatMap((choice) => groupOf(choice, ask) ?? []);
  return first && rest.length > 0 && rest.every((group) => sameGroup(group, first)) ? first : null;
}

/** Choices that end a decision. They share a key of their own. */
const CLOSING: readonly Choice['type'][] = ['pass', 'decline', 'finish', 'endActions', 'keepPirate', 'keepDice', 'breakOff'];
export const isClosing = (option: Option): boolean => option.kind === 'choice' && CLOSING.includes(option.choice.type);

/** What an option in a window makes use of: cards, the Commissioner, a warship …; these are the sections of the list. */
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
