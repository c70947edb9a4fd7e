/** C26 Who has won. */
import { PIRATES, type PirateId, type Seat } from '../data/ids.ts';
import { ACTIVE, type Board, RETIRED, UNSEEN } from '../state/position.ts';
import { pirateBit, usedBy, worthOf } from './pirates.ts';

const counts = (b: Board, pirate: PirateId): boolean => b.fate[pirate] === ACTIVE || b.fate[pirate] === RETIRED;

/** C26.2, C26.4 The players of the pirate with the most Net Worth among those retired or on the map; a tie: more Notoriety; still tied: all [C44]. */
export function richest(b: Board): readonly Seat[] {
  let best: PirateId[] = [];
  for (const pirate of PIRATES) {
    if (!counts(b, pirate)) continue;
    const [champion] = best;
    const ahead = champion === undefined ? 1 : worthOf(b, pirate) - worthOf(b, champion) || b.notoriety[pirate] - b.notoriety[champion];
    if (ahead > 0) best = [pirate];
    else if (ahead === 0) best.push(pirate);
  }
  return seatsOf(b, best);
}

/** C26.1 @returns the winner among the pirates who became famous in the same step: the operating pirate's seat, else that of the most Notoriety, else all */
export function mostFamous(b: Board): readonly Seat[] {
  if (b.operating >= 0 && (b.famous & pirateBit(b.operating)) !== 0) return [b.owner[b.operating]];
  const famous = PIRATES.filter((pirate) => (b.famous & pirateBit(pirate)) !== 0);
  const most = Math.max(...famous.map((pirate) => b.notoriety[pirate]));
  return seatsOf(
    b,
    famous.filter((pirate) => b.notoriety[pirate] === most),
  );
}

const seatsOf = (b: Board, pirates: readonly PirateId[]): readonly Seat[] =>
  [...new Set(pirates.map((pirate) => b.owner[pirate]))].sort((a, z) => a - z);

/** By seat: the most Net Worth of one pirate who counts (C26.2). */
export const scoresOf = (b: Board): readonly number[] =>
  b.fleet.map((_, seat) =>
    Math.max(0, ...PIRATES.filter((pirate) => b.owner[pirate] === seat && counts(b, pirate)).map((pirate) => worthOf(b, pirate))),
  );

/** C26.2 Has the player's last pirate left? Not if the exception has passed over him (C26.3). */
const isFinished = (b: Board, seat: Seat, piratesEach: number): boolean =>
  b.exit[seat] !== UNSEEN && b.fleet[seat].length === 0 && b.spared[seat] === 0 && usedBy(b, seat) >= piratesEach;

/** C26.2 */
export function finished(b: Board, piratesEach: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < b.players; seat++) if (isFinished(b, seat, piratesEach)) seats.push(seat);
  return seats;
}

/** C26.2 */
export function isAnyFinished(b: Board, piratesEach: number): boolean {
  for (let seat = 0; seat < b.players; seat++) if (isFinished(b, seat, piratesEach)) return true;
  return false;
}
