/** What a client is told of what went wrong. */
import { BadInput } from '@bb/engine';
import type { ServerMessage } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';

const BROKEN = 'Something went wrong here; it has been noted.';
const UNREADABLE = 'This server can’t read that table.';

/** What is no refusal `onFault` hears of. */
export function faultOf(error: unknown, onFault: (error: unknown) => void): ServerMessage {
  if (error instanceof Refused) return { type: 'fault', error: error.code, message: error.message };
  onFault(error);
  return { type: 'fault', error: 'broken', message: error instanceof BadInput ? UNREADABLE : BROKEN };
}
