/** Groups choices when there are many: by card or by pirate. Those that differ only in the place stand in a row behind their verb. */
import { type AskName, type CardId, type Choice, isOrderable, isPort, type PirateId, TITLE_OF } from '@bb/golden-age/rules';
import {
  type ChoiceContext,
  capital,
  choiceLabel,
  choiceShort,
  consequence,
  type Means,
  type Names,
  type PlaceKind,
} from '@bb/golden-age/text';
import { grouped } from '@bb/table-kit/grouped.ts';
import type { Snapshot } from '../session/session.ts';

/** What the labels of choices need of a question; undefined if there is none. */
export const contextOf = ({ decision, view }: Pick<Snapshot, 'decision' | 'view'>): ChoiceContext | undefined =>
  decision ? { view, about: decision.about } : undefined;

/** What the choices of a group have in common. A card with many uses is grouped again by pirate. */
export type Group =
  | { readonly by: 'pirate'; readonly pirate: PirateId }
  | { readonly by: 'card'; readonly card: CardId; readonly pirate?: PirateId };

/** A button: a choice, or a group that opens. */
export type Option = ChoiceOption | GroupOption;
export interface ChoiceOption {
  readonly kind: 'choice';
  readonly id: string;
  readonly choice: Choice;
  /** The whole sentence. */
  readonly label: string;
  /** What the button shows: the place alone in a row of places, and odds without their formula. */
  readonly brief: string;
  /** What the row has in common, such as `Sail to`; empty for a choice that is in no row. */
  readonly verb: string;
}
interface GroupOption {
  readonly kind: 'group';
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly brief: string;
  readonly count: number;
}

/** More choices than this are grouped. */
const MAX_UNGROUPED = 8;
/** In a window, choices are also grouped if any group has more choices than this. */
const MAX_IN_WINDOW_GROUP = 2;

/** Choices that select a pirate rather than command one: not grouped by pirate. */
const NOT_BY_PIRATE: readonly Choice['type'][] = ['takeCommand', 'draftPirate', 'chooseAlly'];

/** Choices that end a decision. They share a key of their own. */
const CLOSING: readonly Choice['type'][] = ['pass', 'decline', 'finish', 'endActions', 'keepPirate', 'keepDice', 'breakOff'];
export const isClosing = (option: Option): boolean => option.kind === 'choice' && CLOSING.includes(option.choice.type);

function groupOf(choice: Choice, ask: AskName | null): Group | null {
  if ((ask === 'playCard' || isOrderable(ask)) && 'card' in choice) return { by: 'card', card: choice.card };
  return 'pirate' in choice && !NOT_BY_PIRATE.includes(choice.type) ? { by: 'pirate', pirate: choice.pirate } : null;
}

const idOf = (group: Group): string => (group.by === 'pirate' ? `p${group.pirate}` : `k${group.card}`);

const sameGroup = (a: Group | null, b: Group | null): boolean => a !== null && b !== null && idOf(a) === idOf(b);

export const inGroup = (choice: Choice, group: Group, ask: AskName | null): boolean =>
  sameGroup(groupOf(choice, ask), group) &&
  (group.by !== 'card' || group.pirate === undefined || ('pirate' in choice && choice.pirate === group.pirate));

const titleOf = (group: Group, n: Names): string => (group.by === 'pirate' ? n.pirateInFull(group.pirate) : n.card(group.card));

const isPlaceKind = (kind: string, n: Names): kind is PlaceKind => Object.hasOwn(n.language.placesOf, kind);

/** The chance at the beginning of a consequence: `58 %` of `58 %: d6 + 4 ≥ 7`. */
const chanceIn = (then: string): string | undefined => /^(\d+\s%[^:]*?)\s?:/.exec(then)?.[1];

/** @param open  the open group, which the label need not name */
export function optionFor(choice: Choice, open: Group | null, n: Names, now?: ChoiceContext): ChoiceOption {
  const label = capital((open ? choiceShort : choiceLabel)(choice, n, now));
  const then = now ? consequence(choice, n, now) : '';
  const chance = chanceIn(then);
  const option = { kind: 'choice', id: `c${choice.id}`, choice, label } as const;
  const kind = choice.type === 'move' && isPort(choice.to) ? 'enter' : choice.type;
  if (!isPlaceKind(kind, n)) return { ...option, brief: chance === undefined ? label : label.replace(then, chance), verb: '' };
  const place = 'to' in choice ? n.place(choice.to) : 'port' in choice ? n.port(choice.port) : '';
  const whose = [
    ...('card' in choice && open?.by !== 'card' ? [n.card(choice.card)] : []),
    ...('pirate' in choice && open?.pirate !== choice.pirate ? [n.pirate(choice.pirate)] : []),
  ];
  const odds = chance?.match(/^\d+\s%/)?.[0] ?? then;
  return {
    ...option,
    brief: odds === '' ? place : `${place} ${odds}`,
    verb: capital(whose.reduceRight((verb, name) => n.language.labelled(name, verb), n.language.placesOf[kind])),
  };
}

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
  ask: AskName | null,
  open: Group | null,
  n: Names,
  now?: ChoiceContext,
): readonly Option[] {
  const single = (choice: Choice): Option => optionFor(choice, open, n, now);
  if (open) {
    const own = all.filter((choice) => inGroup(choice, open, ask));
    const loose = all.filter((choice) => groupOf(choice, ask) === null && (open.by === 'pirate' || CLOSING.includes(choice.type)));
    if (open.by === 'card' && open.pirate === undefined && own.length > MAX_UNGROUPED) return byPirate(own, open, n, single);
    const business = own.filter((choice) => choice.type !== 'move');
    const moves = own.filter((choice) => choice.type === 'move');
    return [...business, ...moves, ...loose].map(single);
  }
  const choices = distinct(all);
  const members = choices.flatMap((choice) => {
    const group = groupOf(choice, ask);
    return group ? [{ group, choice }] : [];
  });
  const groups = grouped(members, ({ group }) => idOf(group));
  const loose = choices.filter((choice) => groupOf(choice, ask) === null);
  const scattered = isOrderable(ask) && [...groups.values()].some((own) => own.length > MAX_IN_WINDOW_GROUP);
  if (choices.length <= MAX_UNGROUPED && !scattered) return choices.map(single);
  const options = [...groups].flatMap(([id, own]): readonly Option[] => {
    const [first] = own;
    if (!first) return [];
    const label = titleOf(first.group, n);
    return own.length === 1 ? [single(first.choice)] : [{ kind: 'group', id, group: first.group, label, brief: label, count: own.length }];
  });
  return [...options, ...loose.map(single)];
}

/** The groups of the other pirates, while one is open. */
export const otherPirates = (all: readonly Choice[], ask: AskName | null, open: Group, n: Names): readonly Option[] =>
  optionsOf(all, ask, null, n).flatMap((option) =>
    open.by === 'pirate' && option.kind === 'group' && option.group.by === 'pirate' && option.group.pirate !== open.pirate
      ? [{ ...option, brief: n.pirate(option.group.pirate) }]
      : [],
  );

function byPirate(
  own: readonly Choice[],
  { card }: Extract<Group, { by: 'card' }>,
  n: Names,
  single: (choice: Choice) => Option,
): readonly Option[] {
  const pirates = [...new Set(own.flatMap((choice) => ('pirate' in choice ? [choice.pirate] : [])))];
  const groups = pirates.map((pirate): Option => {
    const count = own.filter((choice) => 'pirate' in choice && choice.pirate === pirate).length;
    const label = n.pirateInFull(pirate);
    return { kind: 'group', id: `k${card}p${pirate}`, group: { by: 'card', card, pirate }, label, brief: label, count };
  });
  return [...groups, ...own.filter((choice) => !('pirate' in choice)).map(single)];
}

/** The group to open automatically, if all grouped choices belong to one pirate; else null. */
export function onlyGroup(choices: readonly Choice[], ask: AskName | null): Group | null {
  if (ask === 'playCard' || isOrderable(ask)) return null;
  const [first, ...rest] = choices.flatMap((choice) => groupOf(choice, ask) ?? []);
  return first && rest.length > 0 && rest.every((group) => sameGroup(group, first)) ? first : null;
}

/** What an option in a window makes use of: cards, the Commissioner, a warship …; these are the sections of the list. */
export function meansOf(option: Option): Means {
  if (option.kind === 'group') return 'cards';
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

/** Options behind the words that they have in common. */
export interface Row<T> {
  readonly title: string;
  readonly options: readonly T[];
}

/** @returns the rows, in the order of their first options */
export const rowsOf = <T>(options: readonly T[], titleOf: (option: T) => string): readonly Row<T>[] =>
  [...grouped(options, titleOf)].map(([title, own]) => ({ title, options: own }));
