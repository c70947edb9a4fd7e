/** What the player is told of an error of the server, or on the way to it. */
import { lobby } from '../i18n/lobby.ts';
import { dateFormat } from './date-format.ts';
import { errorText } from './error-text.ts';
import { Refused, Unreachable } from './server-api.ts';

/** The message to show for an error. */
export function faultText(error: unknown): string {
  const { refusals, unreachable } = lobby();
  if (error instanceof Unreachable) return unreachable;
  if (!(error instanceof Refused)) return errorText(error);
  if (error.code === 'tooMany') return refusals.tooMany(error.retryAfter);
  if (error.code === 'malformed') return refusals.malformed(error.message);
  const text = Object.entries(refusals.known).find(([code]) => code === error.code)?.[1] ?? error.message;
  if (!error.sanction) return text;
  const { until, reason } = error.sanction;
  const time = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return `${text} ${refusals.sanction(until === null ? null : time.format(until), reason)}`;
}
