/** C26 The end of the game. */
import { halt } from '@bb/kernel';
import { BLOOD, type Seat } from '../../data/ids.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { isSolitaireOver, solitaireWinners } from '../../queries/solitaire.ts';
import { finished, isAnyFinished, mostFamous, richest } from '../../queries/winners.ts';
import { type Ending, type Game, RETIRED } from '../../state/position.ts';

/** C26.5 [C47] Player Turns after which the game is over. */
export const LAST_TURN = 600;

/** Ends the game at once. */
function endGame(g: Game, ending: Ending, winners: readonly Seat[]): never {
  g.ending = ending;
  g.winners = winners.slice();
  g.events?.push({ type: 'gameEnded', rule: 'C26', ending, winners });
  return halt(g);
}

/** C26.1 Ends the game if a pirate has come to 100 Notoriety, in the midst of an operation too. @returns whether it has ended */
export function endByNotoriety(g: Game): boolean {
  if (g.famous === 0 || g.ending !== '') return false;
  if (!g.tables.settings.solitaire) endGame(g, 'notoriety', mostFamous(g));
  // C28 A dummy's fame ends the game, but only Blood's wins it.
  else if ((g.famous & pirateBit(BLOOD)) !== 0) endGame(g, 'notoriety', [g.owner[BLOOD]]);
  else endGame(g, 'solitaire', solitaireWinners(g));
  return true;
}

/** C26.5 [C47] */
export const endByTurns = (g: Game): never => endGame(g, 'turns', g.tables.settings.solitaire ? solitaireWinners(g) : richest(g));

/** Has a player met the condition by which the game may end (C26.2, C28)? */
export const isOver = (g: Game): boolean => (g.tables.settings.solitaire ? isSolitaireOver(g) : isAnyFinished(g, g.tables.piratesEach));

/** C26.2–26.4 Ends the game if it is over now that an operation, event or card is. */
export function endByPirates(g: Game): void {
  if (g.tables.settings.solitaire) {
    if (isSolitaireOver(g)) endGame(g, 'solitaire', solitaireWinners(g));
  } else if (isGameOver(g)) endGame(g, 'pirates', richest(g));
}

function isGameOver(g: Game): boolean {
  const seats = finished(g, g.tables.piratesEach);
  const [seat] = seats;
  if (seat === undefined) return false;
  const isFirst = seats.length === 1 && !g.spared.includes(1);
  // C26.3 A retirement that would win goes on till a second player is done.
  if (!isFirst || g.exit[seat] !== RETIRED || !richest(g).includes(seat)) return true;
  g.spared[seat] = 1;
  g.events?.push({ type: 'gameWentOn', rule: 'C26.3', seat });
  return false;
}
