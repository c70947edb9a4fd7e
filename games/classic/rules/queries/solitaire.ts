/** C28 The solitaire game: Peter Blood in the last seat, against dummies. */
import { BLOOD, PIRATES, type Seat } from '../data/ids.ts';
import { ACTIVE, type Game, LOST, RETIRED } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { departedOf, worthOf } from './pirates.ts';

export const isBloodsSeat = (g: VisibleBoard, seat: Seat): boolean => g.tables.settings.solitaire && seat === g.players - 1;
export const isDummy = (g: VisibleBoard, seat: Seat): boolean => g.tables.settings.solitaire && seat !== g.players - 1;

/** May hunters of this seat try a pirate of that one? Never their own player's; those of a dummy hunt Blood only. */
export const mayHunt = (g: VisibleBoard, hunters: Seat, prey: Seat): boolean =>
  hunters !== prey && (!isDummy(g, hunters) || !isDummy(g, prey));

/** Blood is out of the game, or a dummy's last pirate is. */
export const isSolitaireOver = (g: Game): boolean =>
  g.fate[BLOOD] === RETIRED ||
  g.fate[BLOOD] === LOST ||
  g.fleet.some((_, seat) => isDummy(g, seat) && departedOf(g, seat) >= g.tables.piratesEach);

/** @returns Blood's seat if he is retired or on the map, with more Net Worth than any other such pirate; otherwise none */
export function solitaireWinners(g: VisibleBoard): readonly Seat[] {
  const counts = (pirate: number): boolean => g.fate[pirate] === ACTIVE || g.fate[pirate] === RETIRED;
  const isBeaten = PIRATES.some((pirate) => pirate !== BLOOD && counts(pirate) && worthOf(g, pirate) >= worthOf(g, BLOOD));
  return counts(BLOOD) && !isBeaten ? [g.owner[BLOOD]] : [];
}

/** By seat: the best pirate's Net Worth in hundreds, plus Notoriety. */
export const solitaireScores = (g: Game): readonly number[] =>
  g.fleet.map((_, seat) =>
    Math.max(
      0,
      ...PIRATES.filter((pirate) => g.owner[pirate] === seat).map((pirate) => Math.floor(worthOf(g, pirate) / 100) + g.notoriety[pirate]),
    ),
  );
