/** Validates what a client sends over a socket. */
import { LEVELS } from '@bb/golden-age/bots';
import { CARD_TITLES, PIRATES, type PirateId } from '@bb/golden-age/rules';
import { ACTION_GROUPS, type ClientMessage, DEFAULT_WHEN_LATE, SPANS } from '@bb/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { key, seq, table } from '../tables/message-fields.ts';

export { key, table };

const MAX_EXCEPTIONS = 12;

const only = { additionalProperties: false } as const;
/** Any object with a type, up to a size; the engine decides whether it is a choice. */
const choice = Type.Object(
  { type: Type.String({ maxLength: 40 }) },
  { additionalProperties: Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]), maxProperties: 8 },
);

const pirate = Type.Unsafe<PirateId>(Type.Integer({ minimum: 0, maximum: PIRATES.length - 1 }));
const doubloons = Type.Integer({ minimum: 0, maximum: 100_000 });
const exception = Type.Union([
  Type.Object({ kind: Type.Literal('pirate'), pirate }, only),
  Type.Object({ kind: Type.Literal('deed'), deed: Type.Enum([...ACTION_GROUPS]) }, only),
  Type.Object({ kind: Type.Literal('prize'), doubloons }, only),
  Type.Object({ kind: Type.Literal('card'), title: Type.Enum([...CARD_TITLES]) }, only),
  Type.Object({ kind: Type.Literal('reaction') }, only),
]);
export const order = Type.Union([
  Type.Object({ span: Type.Enum([...SPANS]), except: Type.Array(exception, { maxItems: MAX_EXCEPTIONS }) }, only),
  Type.Null(),
]);

export const whenLate = Type.Enum([DEFAULT_WHEN_LATE, ...LEVELS]);

export const clientMessage = Type.Union([
  Type.Object({ type: Type.Literal('watch'), table, since: Type.Optional(seq), rewinds: Type.Optional(seq) }, only),
  Type.Object({ type: Type.Literal('unwatch'), table }, only),
  Type.Object({ type: Type.Literal('choose'), table, seq, key, choice, rewinds: Type.Optional(seq) }, only),
  Type.Object({ type: Type.Literal('order'), table, key, order }, only),
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
