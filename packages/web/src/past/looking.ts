import { say } from '../i18n/say.svelte.ts';
import type { Session } from '../session/session.ts';
import type { Look } from '../session/shown.ts';

/** What the prompt bar says while one looks at the past, or through other eyes. */
export function lookLine({ at, seat }: Look, { length, turns, names, eyes }: Session): string {
  const words = say().past;
  if (at === length && eyes.length > 1) return words.lookingAround(seat === null ? words.aSpectator : names.seat(seat));
  const turn = turns.findLast((one) => one.at <= at);
  return turn ? words.looking(turn.turn, names.seat(turn.seat)) : words.lookingBefore;
}
