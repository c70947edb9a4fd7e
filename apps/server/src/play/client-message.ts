/** Validates what a client sends over a socket. */
import type { ClientMessage } from '@bb/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { key, seq, table } from '../tables/message-fields.ts';

export { table };

const only = { additionalProperties: false } as const;
/** Any object with a type, up to a size; the game decides whether it is a choice. */
const choice = Type.Object(
  { type: Type.String({ maxLength: 40 }) },
  { additionalProperties: Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]), maxProperties: 8 },
);

/** The game checks orders and the names of its bots. */
export const order = Type.Union([Type.Object({}, { additionalProperties: true, maxProperties: 8 }), Type.Null()]);
export const whenLate = Type.String({ maxLength: 40 });

export const clientMessage = Type.Union([
  Type.Object({ type: Type.Literal('watch'), table, since: Type.Optional(seq), rewinds: Type.Optional(seq) }, only),
  Type.Object({ type: Type.Literal('unwatch'), table }, only),
  Type.Object({ type: Type.Literal('choose'), table, seq, key, choice, rewinds: Type.Optional(seq) }, only),
  Type.Object({ type: Type.Literal('order'), table, key, order: Type.Optional(order), isOpen: Type.Optional(Type.Boolean()) }, only),
  Type.Object({ type: Type.Literal('late'), table, key, whenLate }, only),
  Type.Object({ type: Type.Literal('ping') }, only),
]);
const checked = Compile(clientMessage);

/** @returns null if it is not a message of the protocol */
export function readClientMessage(text: string): ClientMessage | null {
  try {
    const json: unknown = JSON.parse(text);
    return checked.Check(json) ? json : null;
  } catch {
    return null;
  }
}
