/** Contests of dice as the battle panel shows them: before the roll, while Cunning may change it, and afterwards. */
import {
  attackerFirst,
  battleModifiers,
  battleTrial,
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
} from '@bb/golden-age/rules';
import { type Fighter, fighterOf, NOBODY, ownerOf, type Part, type Piece, sumOfDice, sumOfParts } from './fighters.ts';
import { startsNewSequence } from './roll-boundaries.ts';

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
  const { warship = NO_WARSHIP, commissioner = NO_COMMISSIONER, by = NONE, fromAfar = false } = d.about;
  const ratings = warship >= 0 ? t.warships[warship] : t.commissioners[commissioner];
  const trial =
    purpose === 'flight' ? flightTrial(view, pirate, ratings?.speed ?? 0, fromAfar) : battleTrial(t, view, pirate, ratings?.combat ?? 0);
  const [own, other] = trial.sides.map(({ modifiers }) => modifiers);
  const sides = [
    fighterOf({ pirate, seat: ownerOf(view, pirate), parts: own ?? [] }),
    fighterOf({ warship, commissioner, seat: by, parts: other ?? [] }),
  ];
  const key = `${d.ask}-${heard.at(-1)?.id ?? 0}-${purpose}`;
  return { key, purpose, sides, state: 'ahead', won: null, tied: false, chance: opposedOdds(trial) };
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
    const restCause = purpose !== 'bootyGrab' ? null : i === 0 ? 'grabber' : 'skull';
    return fighterOf({
      ...who,
      seat: side.seat,
      count: side.count,
      dice: side.dice,
      parts: [...known, { cause: restCause, amount: side.modifier - sumOfParts(known) }],
      total: side.dice.length === side.count ? sumOfDice(side.dice) + side.modifier : null,
      asked: d.ask === 'rerollWithCunning' && i === contest.side,
    });
  });
  const sides = attackerFirst(purpose, fighters);
  const key = `${d.ask}-${heard.at(-1)?.id ?? 0}`;
  const chance = prospect(
    contest,
    isAttackerLast(purpose) ? fighters.length - 1 : 0,
    d.ask === 'rerollWithCunning' ? contest.side : undefined,
  );
  return { key, purpose, sides, state: 'open', ...standing(purpose, sides), chance };
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
  const { pirate, port } = who;
  if (pirate < 0) {
    const navy = who.warship >= 0 ? t.warships[who.warship] : t.commissioners[who.commissioner];
    if (purpose === 'flight') return pursuitModifiers(navy?.speed ?? 0, who.warship < 0 && cameFromAfar(view, heard));
    if (purpose === 'portAttack') return port >= 0 ? portDefenseModifiers(t, port) : [];
    const isFought = purpose === 'battle' || purpose === 'oust' || purpose === 'piratePortAttack';
    return isFought ? navyModifiers(t, navy?.combat ?? 0) : [];
  }
  switch (purpose) {
    case 'flight':
      return flightModifiers(view, pirate);
    case 'battle':
      return battleModifiers(t, view, pirate);
    case 'oust':
      return piratesAt(view, view.at[pirate] ?? NO_PLACE).flatMap((other) => shipModifiers(view, other));
    case 'piratePortAttack':
      return shipModifiers(view, pirate);
    case 'portAttack':
      return portAttackModifiers(t, view, pirate, announcedPort(heard));
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
  const { pirate, warship, commissioner, port, count, modifiers, total } = side;
  const seat = pirate >= 0 ? ownerOf(view, pirate) : (own?.seat ?? NONE);
  return fighterOf({ pirate, warship, commissioner, port, seat, count, dice: own?.dice ?? [], parts: modifiers, total });
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
