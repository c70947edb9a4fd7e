/** Contests of dice as the battle panel shows them: before the roll, while Cunning may change it, and afterwards. */
import {
  attackerFirst,
  battleModifiers,
  battleTrial,
  type Cause,
  type CommissionerId,
  type ContestSide,
  type Decision,
  flightModifiers,
  flightTrial,
  type GameEvent,
  isAttackerLast,
  isPort,
  isTieEnough,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PLACE,
  NO_PORT,
  NO_WARSHIP,
  NONE,
  navyModifiers,
  opposedOdds,
  type PirateId,
  type PortId,
  type Prospect,
  piratesAt,
  portAt,
  portAttackModifiers,
  portDefenseModifiers,
  prospect,
  pursuitModifiers,
  type RollPurpose,
  rating,
  type Seat,
  shipModifiers,
  type Tables,
  type View,
  type WarshipId,
} from '@bb/golden-age/rules';
import { startsNewSequence } from './roll-boundaries.ts';

/** A modifier of a roll. `cause` is null where only the sum is known. */
export interface Part {
  readonly cause: Cause | null;
  readonly amount: number;
}

/** The owner of the dice: one field is set, the others are none. */
export interface Piece {
  readonly pirate: PirateId;
  readonly warship: WarshipId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
}

export interface Fighter extends Piece {
  readonly seat: Seat;
  readonly count: number;
  /** The faces rolled, as far as they are known. */
  readonly dice: readonly number[];
  readonly parts: readonly Part[];
  /** Null until all dice are rolled. */
  readonly total: number | null;
  /** The player is being asked whether to reroll these dice. */
  readonly asked: boolean;
}

export interface Battle {
  /** Stays the same as long as the panel shows the same contest. */
  readonly key: string;
  readonly purpose: RollPurpose;
  readonly sides: readonly Fighter[];
  /** `ahead`: a possible contest before its roll; `open`: rolled, and Cunning may change it; `done`: decided. */
  readonly state: 'ahead' | 'open' | 'done';
  /** Whether the first side wins, so far or finally; null before the roll. */
  readonly won: boolean | null;
  /** The totals are equal. */
  readonly tied: boolean;
  /** The chances of the first side: by the coming roll, or by the reroll in question. Null when decided. */
  readonly chance: Prospect | null;
}

const NOBODY = {
  pirate: NO_PIRATE,
  warship: NO_WARSHIP,
  commissioner: NO_COMMISSIONER,
  port: NO_PORT,
  count: 1,
  dice: [],
  total: null,
  asked: false,
};
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
/** Leaves out modifiers of 0. */
const shownParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ amount }) => amount !== 0);
const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

function standing(purpose: RollPurpose, sides: readonly Fighter[]): { readonly won: boolean | null; readonly tied: boolean } {
  const totals = sides.map(({ total }) => total);
  const [first, ...others] = totals.flatMap((total) => (total === null ? [] : [total]));
  if (first === undefined || others.length < sides.length - 1) return { won: null, tied: false };
  const best = Math.max(...others);
  return { won: first > best || (first === best && isTieEnough(purpose)), tied: first === best };
}

/** An event that the seat has seen, with its index among all of them. */
export interface Heard {
  readonly id: number;
  readonly event: GameEvent;
}

/** The contests that a decision is about, coming or rolled; empty if it is about none. */
export function pendingBattles(t: Tables, view: View, d: Decision | null, heard: readonly Heard[]): readonly Battle[] {
  if (!d) return [];
  if (d.about.contest) return [openContest(t, view, d, d.about.contest, heard)];
  const { pirate, warship, commissioner } = d.about;
  if (pirate === undefined || pirate < 0) return [];
  switch (d.ask) {
    case 'fightOrFlee':
    case 'attackOrHold':
      return [ahead(t, view, d, 'flight', pirate, heard), ahead(t, view, d, 'battle', pirate, heard)];
    case 'surrenderOrFight':
      return warship === undefined && commissioner === undefined ? [] : [ahead(t, view, d, 'battle', pirate, heard)];
    default:
      return [];
  }
}

/** A contest before its roll: what each side would roll. */
function ahead(t: Tables, view: View, d: Decision, purpose: 'flight' | 'battle', pirate: PirateId, heard: readonly Heard[]): Battle {
  const { warship = NO_WARSHIP, commissioner = NO_COMMISSIONER, by = NONE } = d.about;
  const ratings = warship >= 0 ? t.warships[warship] : t.commissioners[commissioner];
  const trial =
    purpose === 'flight'
      ? flightTrial(view, pirate, ratings?.speed ?? 0, d.about.fromAfar === true)
      : battleTrial(t, view, pirate, ratings?.combat ?? 0);
  const [mine, his] = trial.sides;
  const sides: Fighter[] = [
    { ...NOBODY, pirate, seat: view.owner[pirate] ?? NONE, parts: shownParts(mine?.modifiers ?? []) },
    { ...NOBODY, warship, commissioner, seat: by, parts: shownParts(his?.modifiers ?? []) },
  ];
  return {
    key: `${d.ask}-${heard.at(-1)?.id ?? 0}-${purpose}`,
    purpose,
    sides,
    state: 'ahead',
    won: null,
    tied: false,
    chance: opposedOdds(trial),
  };
}

/** Whether the Commissioner who reacted last in this Player-Turn came from another place. */
function cameFromAfar(view: View, heard: readonly Heard[]): boolean {
  const last = heard.findLast(({ event }) => event.type === 'commissionerReacted' || event.type === 'turnBegan')?.event;
  return last?.type === 'commissionerReacted' && last.from !== view.at[last.pirate];
}

type Contest = NonNullable<Decision['about']['contest']>;

/** A contest that is rolled but not decided, since Cunning may still be spent. */
function openContest(t: Tables, view: View, d: Decision, contest: Contest, heard: readonly Heard[]): Battle {
  const { purpose } = contest;
  const [lead] = contest.sides;
  const fighters = contest.sides.map((side, i): Fighter => {
    const who = side.pirate >= 0 ? { pirate: side.pirate } : opponentOf(view, d, lead?.pirate ?? NO_PIRATE, side.seat, heard);
    const known = partsOf(t, view, purpose, { ...NOBODY, ...who }, heard);
    const rest = side.modifier - sumOf(known);
    const parts: readonly Part[] =
      rest === 0 ? known : [...known, { cause: purpose === 'bootyGrab' ? (i === 0 ? 'grabber' : 'skull') : null, amount: rest }];
    const whole = side.dice.length === side.count;
    return {
      ...NOBODY,
      ...who,
      seat: side.seat,
      count: side.count,
      dice: side.dice,
      parts: shownParts(parts),
      total: whole ? sumOfDice(side.dice) + side.modifier : null,
      asked: d.ask === 'rerollWithCunning' && i === contest.side,
    };
  });
  const sides = attackerFirst(purpose, fighters);
  return {
    key: `${d.ask}-${heard.at(-1)?.id ?? 0}`,
    purpose,
    sides,
    state: 'open',
    ...standing(purpose, sides),
    chance: prospect(contest, isAttackerLast(purpose) ? fighters.length - 1 : 0, d.ask === 'rerollWithCunning' ? contest.side : undefined),
  };
}

/** The opponent of a pirate in a contest. */
function opponentOf(view: View, d: Decision, pirate: PirateId, seat: Seat, heard: readonly Heard[]): Partial<Piece> {
  const runs = (procedure: string): boolean => d.path.some((step) => step.split('/')[0] === procedure);
  if (runs('warshipAttack')) return { warship: view.warshipAt[view.at[pirate] ?? NONE] ?? NO_WARSHIP };
  if (runs('attackPort')) return { port: announcedPort(heard) };
  return { commissioner: view.commissioner[seat] ?? NO_COMMISSIONER };
}

/** The target port of the current Action; `NO_PORT` if the game was loaded in the middle of it. */
function announcedPort(heard: readonly Heard[]): PortId {
  const last = heard.findLast(({ event }) => event.type === 'actionAnnounced')?.event;
  return last?.type === 'actionAnnounced' && isPort(last.target) ? portAt(last.target) : NO_PORT;
}

/** The modifiers of a roll with their causes, as far as the view tells them. */
function partsOf(t: Tables, view: View, purpose: RollPurpose, who: Piece, heard: readonly Heard[]): readonly Part[] {
  const { pirate } = who;
  const navy = who.warship >= 0 ? t.warships[who.warship] : t.commissioners[who.commissioner];
  switch (purpose) {
    case 'flight':
      if (pirate >= 0) return flightModifiers(view, pirate);
      return pursuitModifiers(navy?.speed ?? 0, who.warship < 0 && cameFromAfar(view, heard));
    case 'battle':
      return pirate >= 0 ? battleModifiers(t, view, pirate) : navyModifiers(t, navy?.combat ?? 0);
    case 'oust':
      return pirate >= 0
        ? piratesAt(view, view.at[pirate] ?? NO_PLACE).flatMap((pirate) => shipModifiers(view, pirate))
        : navyModifiers(t, navy?.combat ?? 0);
    case 'piratePortAttack':
      return pirate >= 0 ? shipModifiers(view, pirate) : navyModifiers(t, navy?.combat ?? 0);
    case 'portAttack':
      return pirate >= 0
        ? portAttackModifiers(t, view, pirate, announcedPort(heard))
        : who.port >= 0
          ? portDefenseModifiers(t, who.port)
          : [];
    case 'bootyGrab':
      return [{ cause: 'ability', amount: rating(t, view, pirate, 'ability') }];
    default:
      return [];
  }
}

/** A decided contest. `id` is that of its event. */
export interface Fought extends Battle {
  readonly id: number;
}

/** The contests decided since an event, oldest first. */
export function foughtBattles(view: View, heard: readonly Heard[], since: number): readonly Fought[] {
  return heard.flatMap(({ id, event }, i) => {
    if (event.type !== 'contested' || id < since) return [];
    const before = heard.slice(0, i);
    const sides = event.sides.map((side): Fighter => fought(view, event.purpose, side, before));
    const { tied } = standing(event.purpose, sides);
    return [{ id, key: `fought-${id}`, purpose: event.purpose, sides, state: 'done', won: event.won, tied, chance: null }];
  });
}

/** One side of a decided contest. Its faces come from the last roll with the same sum before it, which may be a reroll. */
function fought(view: View, purpose: RollPurpose, side: ContestSide, before: readonly Heard[]): Fighter {
  const start = before.findLastIndex(({ event }) => event.type === 'contested') + 1;
  const throws = before.slice(start).flatMap(({ event }) => (event.type === 'rolled' && event.purpose === purpose ? [event] : []));
  const own = throws.findLast((roll) => roll.pirate === side.pirate && sumOfDice(roll.dice) === side.dice);
  const dice = own?.dice ?? [];
  return {
    pirate: side.pirate,
    warship: side.warship,
    commissioner: side.commissioner,
    port: side.port,
    seat: side.pirate >= 0 ? (view.owner[side.pirate] ?? NONE) : (own?.seat ?? NONE),
    count: side.count,
    dice,
    parts: shownParts(side.modifiers),
    total: side.total,
    asked: false,
  };
}

/** Rolls that determine what a contest brought. */
const OUTCOME_ROLLS: readonly RollPurpose[] = ['portBooty', 'grabShare', 'doubleCross'];

/** The events that followed from the contest with this id, up to the next roll for something else or the next sequence. */
export function aftermath<H extends Heard>(heard: readonly H[], id: number): readonly H[] {
  const from = heard.findIndex((one) => one.id > id);
  if (from < 0) return [];
  const after = heard.slice(from);
  const end = after.findIndex(({ event }) => (event.type === 'rolled' ? !OUTCOME_ROLLS.includes(event.purpose) : startsNewSequence(event)));
  return end < 0 ? after : after.slice(0, end);
}
