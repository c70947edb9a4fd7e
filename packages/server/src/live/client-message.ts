/** What may come over a socket: anything may, and only this is let in. */
import type { ClientMessage } from '@bb/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** Bytes of a message. */
export const LONGEST_MESSAGE = 4096;

export const table = Type.String({ pattern: '^[\\w-]{1,64}$' });
/** Visible characters of ASCII: every database stores them as they are. */
export const key = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });
export const seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const only = { additionalProperties: false } as const;
/** The engine says what is a choice; here it is an object with a type, of no great size. */
const choice = Type.Object(
  { type: Type.String({ maxLength: 40 }) },
  { additionalProperties: Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]), maxProperties: 8 },
);

const schema = Type.Union([
  Type.Object({ type: Type.Literal('watch'), table, since: Type.Optional(seq) }, only),
  Type.Object({ type: Type.Literal('unwatch'), table }, only),
  Type.Object({ type: Type.Literal('choose'), table, seq, key, choice }, only),
  Type.Object({ type: Type.Literal('ping') }, only),
]);
const checked = Compile(schema);

/** Null: it is none. */
export function readClientMessage(text: string): ClientMessage | null {
  try {
    const json: unknown = JSON.parse(text);
    return checked.Check(json) ? json : null;
  } catch {
    return null;
  }
}
