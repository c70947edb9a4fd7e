import type { GameSession } from '../session/game-session.ts';
import type { SessionTypes } from '../session/session-game.ts';
import type { ReplayMoment } from '../session/snapshot.ts';
import { tableWords } from './words.ts';

/** The prompt during a replay, or while another seat's view is shown. */
export function replayPrompt<T extends SessionTypes>(
  { at, seat }: ReplayMoment<T>,
  { length, turns, names, viewers }: GameSession<T>,
): string {
  const words = tableWords();
  if (at === length && viewers.length > 1) return words.lookingAround(seat === null ? words.aSpectator : names.seat(seat));
  const turn = turns.findLast((turn) => turn.at <= at);
  return turn ? words.looking(turn.turn, names.seat(turn.seat)) : words.lookingBefore;
}
