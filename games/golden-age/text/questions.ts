/** The facts from which each language makes its prompts. */
import {
  type About,
  type ActionKind,
  attackerFirst,
  type Choice,
  cargoWorth,
  cunningLeft,
  type Decision,
  fleetLimit,
  hasFound,
  hostagesOf,
  IN_PLAY,
  isArea,
  isAttackerLast,
  isMarginCounted,
  isPort,
  type Needed,
  NONE,
  type PirateId,
  type Prospect,
  portAt,
  prospect,
  RANSOM_UNIT,
  type RollPurpose,
  type Seat,
  SOBER,
  TITLE_OF,
  type View,
} from '@bb/golden-age/rules';
import { contestClause, outcomeOf, type Party } from './arithmetic.ts';
import { rated } from './figures.ts';
import type { Names } from './names.ts';

/** What only the seat that is asked may see. With it, its prompt says more. */
export interface AskedSeat {
  readonly view: View;
  readonly choices: readonly Choice[];
}

/** A decision, with names for what prompts mention most. If the decision does not name a piece, a general word stands for it. */
export interface Question {
  readonly d: Decision;
  readonly about: About;
  readonly n: Names;
  readonly asked: AskedSeat | undefined;
  readonly pirate: string;
  readonly other: string;
  readonly port: string;
  readonly doubloons: string;
}

export function questionOf(d: Decision, n: Names, asked: AskedSeat | undefined): Question {
  const { about } = d;
  const { language } = n;
  const { pieces } = language;
  return {
    d,
    about,
    n,
    asked,
    pirate: about.pirate === undefined ? pieces.unknown.ownPirate : n.pirate(about.pirate),
    other: about.target === undefined ? pieces.unknown.otherPirate : n.pirate(about.target),
    port: about.port === undefined ? pieces.port : n.port(about.port),
    doubloons: language.doubloons(about.doubloons ?? 0),
  };
}

/** The pirate drawn last, who is the last one in the hand; undefined if the hand may not be seen. */
export const drawnPirate = ({ asked }: Question): PirateId | undefined => asked?.view.pirateHand.at(-1);

/** The name of the one pirate that all choices concern; undefined if they concern several. */
export function onlyPirate({ about, n, asked }: Question): string | undefined {
  const concerned = asked?.choices.flatMap((choice) => ('pirate' in choice ? [choice.pirate] : [])) ?? [];
  const [pirate = about.pirate] = concerned;
  return pirate === undefined || concerned.some((other) => other !== pirate) ? undefined : n.pirate(pirate);
}

/** 3.0 Step 7 Which pirate the seat may deploy now, and how many it can deploy at most. @returns null while it must deploy */
export function deploymentOf({ d, asked }: Question): { readonly next: number; readonly most: number } | null {
  if (!asked?.choices.some(({ type }) => type === 'pass')) return null;
  const { fleet, pirateHand, players } = asked.view;
  const deployed = fleet[d.seat]?.length ?? 0;
  return { next: deployed + 1, most: Math.min(fleetLimit(players), deployed + pirateHand.length) };
}

/** The Action under way, and whether it is done; `action` is null if there is none. */
export interface ActionMoment {
  readonly pirate: string;
  /** The pirate's player. */
  readonly owner: Seat | null;
  readonly action: ActionKind | null;
  readonly about: About;
  readonly isOver: boolean;
}

export function momentOf({ about, n, asked }: Question): ActionMoment {
  const owner = asked && about.pirate !== undefined ? asked.view.owner[about.pirate] : undefined;
  return {
    pirate: about.pirate === undefined ? n.language.pieces.unknown.pirate : n.pirate(about.pirate),
    owner: owner === undefined || owner < 0 ? null : owner,
    action: about.action ?? null,
    about,
    isOver: about.moment === 'aftermath',
  };
}

/** The result of an Action whose pirate is asked about; `unknown` without a view, or if it doesn't show. */
export type ActionOutcome = 'succeeded' | 'failed' | 'unknown' | 'gone';

export function outcomeOfAction({ about, asked }: Question): ActionOutcome {
  const { pirate, place, target, action } = about;
  if (!asked || pirate === undefined) return 'unknown';
  const { view } = asked;
  if (view.fate[pirate] !== IN_PLAY) return 'gone';
  const at = view.at[pirate];
  const whether = (succeeded: boolean): ActionOutcome => (succeeded ? 'succeeded' : 'failed');
  switch (action) {
    case 'move':
    case 'attackPort':
      return place === undefined || place < 0 ? 'unknown' : whether(at === place);
    case 'findMerchant':
      return place === undefined || !isPort(place) ? 'unknown' : whether(hasFound(view, pirate, portAt(place)));
    case 'recovery':
      return whether(view.revelry[pirate] === SOBER);
    case 'sackPort':
      return at === undefined ? 'unknown' : whether(!isPort(at));
    case 'alliance':
      return target === undefined ? 'unknown' : whether(view.ally[pirate] === target);
    default:
      return 'unknown';
  }
}

/** The ways to interrupt other than by a card. */
type Interruption = Extract<
  Choice['type'],
  'deployCommissioner' | 'useWarship' | 'moveCommissioner' | 'attackPiratePort' | 'oust' | 'react'
>;
/** What the seat's own Commissioner does. */
const ERRANDS: readonly Interruption[] = ['moveCommissioner', 'attackPiratePort', 'oust', 'react'];
/** A text for each way to interrupt. */
export type InterruptionWords = Readonly<Record<Interruption, string>>;

interface Interruptions {
  /** Names of cards. */
  readonly cards: readonly string[];
  /** What can be done without the seat's own Commissioner. */
  readonly deeds: readonly string[];
  /** The name of the seat's Commissioner, or null if it has none. */
  readonly commissioner: string | null;
  /** What he can do. */
  readonly errands: readonly string[];
}

const isInterruption = (type: Choice['type'], deeds: InterruptionWords): type is Interruption => Object.hasOwn(deeds, type);

/** @returns the ways to interrupt, without repeats */
export function interruptionsIn({ choices, view }: AskedSeat, words: InterruptionWords, n: Names): Interruptions {
  const own = view.you === null ? undefined : view.commissioner[view.you];
  const cards = choices.flatMap((choice) => ('card' in choice && TITLE_OF[choice.card] !== undefined ? [n.card(choice.card)] : []));
  const kinds = [...new Set(choices.flatMap(({ type }) => (isInterruption(type, words) ? [type] : [])))];
  const said = (isErrand: boolean): readonly string[] =>
    kinds.filter((kind) => ERRANDS.includes(kind) === isErrand).map((kind) => words[kind]);
  return {
    cards: [...new Set(cards)],
    deeds: said(false),
    commissioner: own === undefined || own < 0 ? null : n.commissioner(own),
    errands: said(true),
  };
}

interface RollFacts {
  readonly purpose: RollPurpose;
  /** `3 + 4` */
  readonly dice: string;
  /** The sum of dice and modifier; null if it is the same as `dice`. */
  readonly sum: number | null;
  /** How the sum must compare with the target; null if the roll is no test. */
  readonly test: { readonly needed: Needed; readonly target: number } | null;
  /** 8.32, 9.42 Doubloons: what the cargo or the hostage brings by this roll, and by the best one; null for any other roll. */
  readonly worth: { readonly now: number; readonly best: number } | null;
}

export function rollFacts(q: Question): RollFacts | null {
  const { roll } = q.about;
  if (!roll) return null;
  const { dice, modifier, target, needed, purpose } = roll;
  return {
    purpose,
    dice: dice.join(' + '),
    sum: dice.length === 1 && modifier === 0 ? null : dice.reduce((total, die) => total + die, 0) + modifier,
    test: needed === undefined || target === undefined ? null : { needed, target },
    worth: worthOfRoll(
      q,
      purpose,
      dice.reduce((total, die) => total + die, 0),
      modifier,
    ),
  };
}

function worthOfRoll(q: Question, purpose: RollPurpose, dice: number, modifier: number): RollFacts['worth'] {
  return purpose === 'cargo' ? cargoFacts(q, dice, modifier) : purpose === 'ransom' ? ransomFacts(q, dice) : null;
}

/** @returns null if the pirate has several hostages: a decision does not say which one is ransomed */
function ransomFacts({ about, n, asked }: Question, dice: number): RollFacts['worth'] {
  const [hostage, ...others] = asked && about.pirate !== undefined ? hostagesOf(asked.view, about.pirate) : [];
  if (hostage === undefined || others.length > 0) return null;
  const unit = n.tables.hostages[hostage].value * RANSOM_UNIT;
  return { now: dice * unit, best: 2 * BEST_DIE * unit };
}

function cargoFacts({ about, n, asked }: Question, die: number, modifier: number): RollFacts['worth'] {
  const at = about.pirate === undefined ? undefined : asked?.view.at[about.pirate];
  const column = at === undefined || !isArea(at) ? undefined : n.tables.cargoColumn[at];
  return column === undefined ? null : { now: cargoWorth(column, die + modifier), best: cargoWorth(column, BEST_DIE + modifier) };
}
const BEST_DIE = 6;

interface ContestFacts {
  readonly purpose: RollPurpose;
  /** `Vane (4 + 10 = 14) loses to HMS Lyme (6 + 9 = 15)`: how things stand if nothing is rolled again. */
  readonly standing: string;
  /** The pirates on later sides who have Cunning left to reroll. */
  readonly rerollers: readonly string[];
  /** The side's chances if it rerolls. */
  readonly again: Prospect;
  /** 6.47, 9.54 It can't win any more, but higher dice cost fewer hits. */
  readonly isForHits: boolean;
}

/** The facts of a contest at which a side may reroll. @returns null if the decision is about no contest */
export function contestFacts(q: Question): ContestFacts | null {
  const { about, d, n, asked } = q;
  const { contest } = about;
  if (!contest) return null;
  const { purpose, sides, side } = contest;
  const told = sides.map(({ pirate, seat, dice, modifier }) => {
    const thrown = dice.reduce((total, die) => total + die, 0);
    const sum =
      modifier === 0 ? String(thrown) : `${thrown} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${rated(thrown + modifier)}`;
    return { party: pirate < 0 ? opponent(q, seat, sides[0]?.pirate) : partyOf(pirate, purpose), dice: sum };
  });
  const { win, tie } = prospect(contest, isAttackerLast(purpose) ? sides.length - 1 : 0);
  const isEven = tie === 1 || (win === 0 && isTied(contest));
  const again = prospect(contest, side, side);
  return {
    purpose,
    standing: contestClause(outcomeOf(purpose, win === 1, isEven), attackerFirst(purpose, told), n),
    rerollers: rerollers(contest, n, asked?.view),
    again,
    isForHits: purpose !== 'bootyGrab' && again.win === 0 && isMarginCounted(purpose, d.path),
  };
}

const partyOf = (pirate: PirateId, purpose: RollPurpose): Party =>
  purpose === 'oust' ? { kind: 'piratesInPort' } : { kind: 'pirate', pirate };

/** Are the two highest totals equal? */
function isTied({ sides }: NonNullable<About['contest']>): boolean {
  const [first, second] = sides.map(({ dice, modifier }) => dice.reduce((total, die) => total + die, modifier)).sort((a, b) => b - a);
  return first === second;
}

function rerollers({ sides, side }: NonNullable<About['contest']>, n: Names, view: View | undefined): readonly string[] {
  if (!view) return [];
  return sides.slice(side + 1).flatMap(({ pirate }) => (pirate >= 0 && cunningLeft(view, pirate) > 0 ? [n.pirate(pirate)] : []));
}

/** @returns a side that is not a pirate: a port, a warship or a Commissioner */
function opponent({ d, about, asked }: Question, seat: Seat, hunted: PirateId | undefined): Party {
  const view = asked?.view;
  const runs = (procedure: string): boolean => d.path.some((step) => step.split('/')[0] === procedure);
  if (runs('attackPort')) return { kind: 'port', ...(about.port !== undefined && { port: about.port }) };
  if (runs('warshipAttack')) {
    const at = view && hunted !== undefined ? view.at[hunted] : undefined;
    const warship = view && at !== undefined ? view.warshipAt[at] : undefined;
    return { kind: 'warship', ...(warship !== undefined && warship !== NONE && { warship }) };
  }
  const commissioner = view?.commissioner[seat];
  return { kind: 'commissioner', seat, ...(commissioner !== undefined && commissioner !== NONE && { commissioner }) };
}
