/**
 * A property of every game: a draw or an answer that is hidden from a seat is hidden in every way. The suite makes the worlds itself, from
 * the position before: in one the draw has been made that the game goes on with, in the others another one. So it needs no word of the game
 * on what is hidden, and `resample` is checked as well.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Game, GameTypes, Random, Seat } from '../game.ts';
import type { Coverage } from './coverage.ts';
import { differences, fieldOf, valueAt } from './differences.ts';
import {
  dealtAnew,
  difference,
  type Moment,
  nameOf,
  type Played,
  sample,
  saveOf,
  seatsViewOf,
  shownBetween,
  toldOf,
  tryChoice,
} from './worlds.ts';

/** The number of other choices that are tried. */
const OTHERS = 3;
/** The number of times that a position is dealt anew, to see what changes. */
const DEALS = 4;
/** The number of further choices in which a draw without an event must show, or it is taken for hidden. */
const STEPS_AFTER = 100;

/** Two choices at the same moment. `seat` made neither. */
interface Pair<T extends GameTypes> {
  readonly here: Played<T>;
  readonly there: Played<T>;
  readonly seat: Seat | null;
  readonly seed: string;
}

/** @param here  the choice of the game, made @throws Error that names the member of the game and the way out */
export function checkExchanges<T extends GameTypes>(
  game: Game<T>,
  moment: Moment<T>,
  here: Played<T>,
  seats: readonly (Seat | null)[],
  random: Random,
  coverage: Coverage,
): void {
  const { p, asked, legal, chosen, seed } = moment;
  const unchosen = legal.filter((choice) => choice !== chosen);
  const others = sample(unchosen, OTHERS, random).map((choice) => tryChoice(game, p, choice));
  for (const seat of seats)
    if (seat !== asked.seat) for (const there of others) checkExchange(game, moment, { here, there, seat, seed }, coverage);
}

function checkExchange<T extends GameTypes>(game: Game<T>, moment: Moment<T>, pair: Pair<T>, coverage: Coverage): void {
  const { here, there, seat } = pair;
  const [toldHere, toldThere] = [toldOf(game, here, seat), toldOf(game, there, seat)];
  const told = isDeepStrictEqual(toldHere, toldThere) ? null : difference(toldHere, toldThere);
  const shown = shownBetween(seatsViewOf(game, here.after, seat), seatsViewOf(game, there.after, seat));
  const learned = told === null ? shown : `redact (${told})`;
  if (learned !== null && isFaceDown(game, moment, here) && isFaceDown(game, moment, there))
    throw new Error(`asks.${moment.asked.ask} is face down, but ${learned} tells ${nameOf(seat)} what was chosen: hide it there`);
  if (told !== null && shown !== null) return;
  const hasSameEvents = isDeepStrictEqual(here.events, there.events);
  if (shown !== null) {
    // Without an event of it, a choice may be for all to see.
    if (hasSameEvents) return;
    const what = `${here.choice.type} or another ${there.choice.type}`;
    throw new Error(`${shown} shows ${nameOf(seat)} what redact hides from it, ${what}: hide it there as well, or tell it in redact`);
  }
  if (isDeepStrictEqual(here.save, there.save)) return;
  if (told !== null) checkTold(game, pair, told);
  else if (!hasSameEvents || !isOpen(game, moment, pair)) checkDeal(game, pair, coverage);
}

/** Whether an answer lies face down: not if it was the last of its round, for then the rules may turn up all. */
export function isFaceDown<T extends GameTypes>(game: Game<T>, { asked, answered }: Moment<T>, { after }: Played<T>): boolean {
  const next = game.decision(after);
  return asked.traits.kind === 'faceDown' && next?.ask === asked.ask && next.seat !== asked.seat && !answered.has(next.seat);
}

/** Whether a choice without an event of its own is for all to see: an open answer that `resample` keeps, or a draw that shows later. */
function isOpen<T extends GameTypes>(game: Game<T>, { asked }: Moment<T>, pair: Pair<T>): boolean {
  return !isDealtAlike(game, pair) && (asked.traits.kind === 'open' || isShownLater(game, pair));
}

const isDealtAlike = <T extends GameTypes>(game: Game<T>, { here, there, seat, seed }: Pair<T>): boolean =>
  isDeepStrictEqual(saveOf(game, dealtAnew(game, here.after, seat, seed)), saveOf(game, dealtAnew(game, there.after, seat, seed)));

function isShownLater<T extends GameTypes>(game: Game<T>, { here, there, seat }: Pair<T>): boolean {
  let [one, other] = [here, there];
  for (let step = 0; step < STEPS_AFTER; step++) {
    const legal = game.legal(other.after);
    const common = game.legal(one.after).find((choice) => legal.includes(choice));
    if (!common) return true;
    [one, other] = [tryChoice(game, one.after, common), tryChoice(game, other.after, common)];
    if (!isDeepStrictEqual(one.events, other.events)) return true;
    if (shownBetween(seatsViewOf(game, one.after, seat), seatsViewOf(game, other.after, seat)) !== null) return true;
  }
  return false;
}

/** What a seat has been told, `resample` must keep. */
function checkTold<T extends GameTypes>(game: Game<T>, pair: Pair<T>, told: string): void {
  if (isDealtAlike(game, pair))
    throw new Error(
      `redact tells ${nameOf(pair.seat)} of ${pair.here.choice.type} what view hides and resample deals anew (${told}): hide it in redact, or show it in view and keep it in resample`,
    );
}

/** `resample` must make the same worlds from two positions that a seat can't tell apart, and vary in them what the seat can't see. */
function checkDeal<T extends GameTypes>(game: Game<T>, { here, there, seat, seed }: Pair<T>, coverage: Coverage): void {
  coverage.exchanged++;
  const deals = Array.from({ length: DEALS }, (_, i) =>
    [here, there].map(({ after }) => saveOf(game, dealtAnew(game, after, seat, `${seed}/${i}`))),
  );
  for (const [one, other] of deals) {
    const [left] = differences(one, other, 1);
    if (left === undefined) continue;
    const isLeft = deals.every(([a, b]) =>
      isDeepStrictEqual([valueAt(a, left), valueAt(b, left)], [valueAt(here.save, left), valueAt(there.save, left)]),
    );
    throw new Error(
      isLeft
        ? `resample for ${nameOf(seat)} leaves ${left} as it is after ${here.choice.type}, though view and redact hide it: deal it anew, or show it`
        : `resample for ${nameOf(seat)} deals ${left} by where the hidden pieces lie: sort all that the seat can't see before \`random\` deals it`,
    );
  }
  for (const field of new Set(differences(here.save, there.save).map(fieldOf))) {
    const count = coverage.dealt.get(field) ?? { anew: 0, alike: 0 };
    coverage.dealt.set(field, count);
    if (new Set(deals.map(([deal]) => JSON.stringify(valueAt(deal, field)))).size > 1) count.anew++;
    else count.alike++;
  }
}
