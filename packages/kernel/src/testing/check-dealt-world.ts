/** A property of every game: in a world in which all that a seat can't see is dealt anew, the seat notices nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Game, GameTypes, Random, Seat } from '../game.ts';
import { refusal } from '../refusal.ts';
import type { Coverage } from './coverage.ts';
import { differences, valueAt } from './differences.ts';
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

/** The number of choices that may not be made now, and for which the rule against them is compared. */
const REFUSALS = 4;

/**
 * Deals anew what a seat can't see, and compares before and after the choice of the game.
 *
 * @param here  the choice of the game, made
 * @throws Error that names the member of the game and the way out
 */
export function checkDealtWorld<T extends GameTypes>(
  game: Game<T>,
  { p, asked, legal, chosen, seed }: Moment<T>,
  here: Played<T>,
  seat: Seat | null,
  random: Random,
  coverage: Coverage,
): void {
  const world = dealtAnew(game, p, seat, seed);
  const shown = shownBetween(seatsViewOf(game, p, seat), seatsViewOf(game, world, seat));
  if (shown !== null)
    throw new Error(
      `${shown} differs for ${nameOf(seat)} when resample deals anew what it can't see: hide it there, or keep it in resample`,
    );
  const legalThere = game.legal(world);
  checkSingle(asked.seat !== seat && 'single' in asked.traits && asked.traits.single === 'play', asked.ask, legal, legalThere);
  if (asked.seat === seat) checkReasons(game, p, world, seat, random);
  coverage.worlds++;
  const saveHere = saveOf(game, p);
  const saveThere = saveOf(game, world);
  if (isDeepStrictEqual(saveHere, saveThere)) return;
  coverage.differed++;
  // If the other world has not this choice, a hidden piece is played: nothing can be compared.
  if (!legalThere.includes(chosen)) return;
  const there = tryChoice(game, world, chosen);
  const after = `after ${chosen.type}`;
  const toldHere = toldOf(game, here, seat);
  const toldThere = toldOf(game, there, seat);
  const isTold = !isDeepStrictEqual(toldHere, toldThere);
  const seen = shownBetween(seatsViewOf(game, here.after, seat), seatsViewOf(game, there.after, seat));
  if (!isTold && seen === null) {
    coverage.compared++;
    return;
  }
  if (asked.seat === seat) checkReveals(game, p, here, seat, isTold ? difference(toldHere, toldThere) : seen);
  if (isTold && seen !== null) return;
  // A seat that has learned something must keep it. If `resample` deals the same world after the choice as before, nothing was to be learned.
  const still = saveOf(game, dealtAnew(game, here.after, seat, seed));
  if (!differences(saveHere, saveThere).every((path) => isDeepStrictEqual(valueAt(still, path), valueAt(saveThere, path)))) return;
  throw new Error(
    isTold
      ? `redact tells ${nameOf(seat)} ${after} what resample deals anew (${difference(toldHere, toldThere)}): hide it in redact, or keep it in resample`
      : `${seen} ${after} shows ${nameOf(seat)} what no event tells and resample deals anew: let it follow from what the seat can see`,
  );
}

/** A choice that is made at once tells everybody that it was the only one. */
function checkSingle(isMadeAtOnce: boolean, ask: string, here: readonly object[], there: readonly object[]): void {
  if (isMadeAtOnce && (here.length === 1) !== (there.length === 1))
    throw new Error(
      `asks.${ask} has \`single: 'play'\`, but whether there is a single choice depends on what others can't see: say 'ask', or make it a window`,
    );
}

/** The rule against a choice is told to the seat that asks why. */
function checkReasons<T extends GameTypes>(
  game: Game<T>,
  here: T['position'],
  there: T['position'],
  seat: Seat | null,
  random: Random,
): void {
  for (const choice of sample(game.choices.all, REFUSALS, random)) {
    const [one, other] = [here, there].map((p) => refusal(game, p, choice)?.rule);
    if (one !== other)
      throw new Error(
        `ruleAgainst tells ${nameOf(seat)} what it can't see: ${choice.type} is refused by ${one} or ${other}. Decide by what the seat sees`,
      );
  }
}

/** What a seat has seen by its own choice, it can't take back. */
function checkReveals<T extends GameTypes>(game: Game<T>, p: T['position'], here: Played<T>, seat: Seat, learned: string | null): void {
  if (game.reveals?.(game.view(p, seat), game.view(here.after, seat), here.events) ?? true) return;
  throw new Error(
    `reveals lets ${nameOf(seat)} take ${here.choice.type} back, which has shown it something (${learned}): return true there`,
  );
}
