/** Opposed dice as the table shows them: before they are thrown, while Cunning may change them, and when they have fallen. */
import {
  battleModifiers,
  type Cause,
  type CommissionerId,
  type ContestSide,
  type Decision,
  flightModifiers,
  type GameEvent,
  isPort,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PLACE,
  NO_PORT,
  NO_WARSHIP,
  NONE,
  navyModifiers,
  type PirateId,
  type PortId,
  piratesAt,
  portAt,
  portAttackModifiers,
  portDefenseModifiers,
  pursuitModifiers,
  type RollPurpose,
  rating,
  type Seat,
  shipModifiers,
  type Tables,
  type View,
  type WarshipId,
} from '@bb/engine';
import { contestOdds } from '@bb/words';
import { begins } from './beginnings.ts';

/** An amount that is added to the dice; without a cause where only the sum is known. */
export interface Part {
  readonly cause: Cause | null;
  readonly amount: number;
}

/** Who throws dice: one is set, the others are none. */
export interface Piece {
  readonly pirate: PirateId;
  readonly warship: WarshipId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
}

export interface Fighter extends Piece {
  readonly seat: Seat;
  readonly count: number;
  /** The faces, as far as they are known. */
  readonly dice: readonly number[];
  readonly parts: readonly Part[];
  /** Null until all its dice have fallen. */
  readonly total: number | null;
  /** He may throw his dice again. */
  readonly asked: boolean;
}

export interface Battle {
  /** The same for as long as the panel shows the same thing. */
  readonly key: string;
  readonly purpose: RollPurpose;
  readonly sides: readonly Fighter[];
  /** What would be thrown if he fled, fought ...; only before the dice. */
  readonly state: 'ahead' | 'open' | 'done';
  /** The first side's success: so far, or for good; null before the dice. */
  readonly won: boolean | null;
  /** The totals are equal. */
  readonly tied: boolean;
  /** That the first side succeeds: when thrown, or if who is asked throws again. */
  readonly chance: number | null;
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
/** What adds nothing needs no word. */
const shownParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ amount }) => amount !== 0);
const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** In a flight the first side gets away with equal totals; all others must be strictly higher. */
const tieWins = (purpose: RollPurpose): boolean => purpose === 'flight';
/** Where the engine lists the attacker last, for the order of Cunning. */
const attackerIsLast = (purpose: RollPurpose): boolean => purpose === 'oust' || purpose === 'piratePortAttack';

const oddsOf = (purpose: RollPurpose, sides: readonly Fighter[]): number =>
  contestOdds(
    sides.map(({ count, parts, dice, asked }) => ({
      count,
      modifier: sumOf(parts),
      thrown: asked || dice.length < count ? null : sumOfDice(dice),
    })),
    tieWins(purpose),
  );

function standing(purpose: RollPurpose, sides: readonly Fighter[]): { readonly won: boolean | null; readonly tied: boolean } {
  const totals = sides.map(({ total }) => total);
  const [first, ...others] = totals.flatMap((total) => (total === null ? [] : [total]));
  if (first === undefined || others.length < sides.length - 1) return { won: null, tied: false };
  const best = Math.max(...others);
  return { won: first > best || (tieWins(purpose) && first === best), tied: first === best };
}

/** An event heard at the table, with its place among all. */
export interface Heard {
  readonly id: number;
  readonly event: GameEvent;
}

/** What `about` of a question says of dice to come or on the table; null where it is not about a contest. */
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

/** Before the dice: what each would throw. */
function ahead(t: Tables, view: View, d: Decision, purpose: 'flight' | 'battle', pirate: PirateId, heard: readonly Heard[]): Battle {
  const { warship = NO_WARSHIP, commissioner = NO_COMMISSIONER, by = NONE } = d.about;
  const ratings = warship >= 0 ? t.warships[warship] : t.commissioners[commissioner];
  const mine = purpose === 'flight' ? flightModifiers(view, pirate) : battleModifiers(t, view, pirate);
  const his =
    purpose === 'battle' ? navyModifiers(t, ratings?.combat ?? 0) : pursuitModifiers(ratings?.speed ?? 0, d.about.fromAfar === true);
  const sides: Fighter[] = [
    { ...NOBODY, pirate, seat: view.owner[pirate] ?? NONE, parts: shownParts(mine) },
    { ...NOBODY, warship, commissioner, seat: by, parts: shownParts(his) },
  ];
  return {
    key: `${d.ask}-${heard.at(-1)?.id ?? 0}-${purpose}`,
    purpose,
    sides,
    state: 'ahead',
    won: null,
    tied: false,
    chance: oddsOf(purpose, sides),
  };
}

/** Whether the last Commissioner to react in this Player-Turn did so. */
function cameFromAfar(view: View, heard: readonly Heard[]): boolean {
  const last = heard.findLast(({ event }) => event.type === 'commissionerReacted' || event.type === 'turnBegan')?.event;
  return last?.type === 'commissionerReacted' && last.from !== view.at[last.pirate];
}

type Contest = NonNullable<Decision['about']['contest']>;

/** Thrown, and seen by all before Cunning is spent. */
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
  const sides = attackerIsLast(purpose) ? [...fighters.slice(-1), ...fighters.slice(0, -1)] : fighters;
  return {
    key: `${d.ask}-${heard.at(-1)?.id ?? 0}`,
    purpose,
    sides,
    state: 'open',
    ...standing(purpose, sides),
    chance: oddsOf(purpose, sides),
  };
}

/** Who throws the dice that are no pirate's. */
function opponentOf(view: View, d: Decision, pirate: PirateId, seat: Seat, heard: readonly Heard[]): Partial<Piece> {
  const runs = (procedure: string): boolean => d.path.some((step) => step.split('/')[0] === procedure);
  if (runs('warshipAttack')) return { warship: view.warshipAt[view.at[pirate] ?? NONE] ?? NO_WARSHIP };
  if (runs('attackPort')) return { port: announcedPort(heard) };
  return { commissioner: view.commissioner[seat] ?? NO_COMMISSIONER };
}

/** Where the Action under way leads; no port where a table begins in the middle of it. */
function announcedPort(heard: readonly Heard[]): PortId {
  const last = heard.findLast(({ event }) => event.type === 'actionAnnounced')?.event;
  return last?.type === 'actionAnnounced' && isPort(last.target) ? portAt(last.target) : NO_PORT;
}

/** What is added, with its causes, where the table can tell. */
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
        ? piratesAt(view, view.at[pirate] ?? NO_PLACE).flatMap((one) => shipModifiers(view, one))
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

/** `id`: its event. */
export interface Fought extends Battle {
  readonly id: number;
}

/** The contests that have been fought since, the latest last. */
export function foughtBattles(view: View, heard: readonly Heard[], since: number): readonly Fought[] {
  return heard.flatMap(({ id, event }, i) => {
    if (event.type !== 'contested' || id < since) return [];
    const before = heard.slice(0, i);
    const sides = event.sides.map((side): Fighter => fought(view, event.purpose, side, before));
    const { tied } = standing(event.purpose, sides);
    return [{ id, key: `fought-${id}`, purpose: event.purpose, sides, state: 'done', won: event.won, tied, chance: null }];
  });
}

/** The faces come from the throws told before; the later one counts, for it is the one thrown again. */
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

/** Dice for what a contest has brought. */
const YIELDS: readonly RollPurpose[] = ['portBooty', 'grabShare', 'doubleCross'];

/** What came of the contest with this id: until dice are thrown for something else, or the next begins. */
export function aftermath<H extends Heard>(heard: readonly H[], id: number): readonly H[] {
  const from = heard.findIndex((one) => one.id > id);
  if (from < 0) return [];
  const after = heard.slice(from);
  const end = after.findIndex(({ event }) => (event.type === 'rolled' ? !YIELDS.includes(event.purpose) : begins(event)));
  return end < 0 ? after : after.slice(0, end);
}
