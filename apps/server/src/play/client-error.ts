/** What a client is told of what went wrong. */
import type { ServerMessage } from '@bb/protocol';
import { Refused, refusalOf } from '../accounts/refused.ts';

/** @returns the message for the client. `onFault` gets every error of the server. */
export function clientErrorOf(error: unknown, onFault: (error: unknown) => void): ServerMessage {
  const refused = error instanceof Error ? refusalOf(error) : new Refused('broken');
  if (refused.status >= 500) onFault(error);
  return { type: 'fault', ...refused.body };
}
