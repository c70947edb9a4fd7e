import { say } from '../i18n/say.ts';
import type { ReplayMoment, Session } from '../session/session.ts';

/** The prompt during a replay, or while another seat's view is shown. */
export function replayPrompt({ at, seat }: ReplayMoment, { length, turns, names, viewers }: Session): string {
  const words = say().history;
  if (at === length && viewers.length > 1) return words.lookingAround(seat === null ? words.aSpectator : names.seat(seat));
  const turn = turns.findLast((one) => one.at <= at);
  return turn ? words.looking(turn.turn, names.seat(turn.seat)) : words.lookingBefore;
}
