/** What a client is told of what went wrong. */
import type { ServerMessage } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';

/** @returns the message for the client. `onFault` gets every error that is not a refusal. */
export function clientErrorOf(error: unknown, onFault: (error: unknown) => void): ServerMessage {
  if (error instanceof Refused && error.status < 500) return { type: 'fault', error: error.code, message: error.message };
  onFault(error);
  const { code, message } = error instanceof Refused ? error : new Refused('broken');
  return { type: 'fault', error: code, message };
}
