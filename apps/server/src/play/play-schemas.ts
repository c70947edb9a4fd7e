/** The schemas of requests about a game in progress. */
import { Type } from '@fastify/type-provider-typebox';
import { key, seq } from '../tables/message-fields.ts';
import { order, whenLate } from './client-message.ts';

const STRICT = { additionalProperties: false } as const;
const number = Type.String({ pattern: '^[0-9]{1,6}$' });
export const GameQuery = Type.Partial(Type.Object({ since: number, rewinds: number }), STRICT);
export const StandingOrderBody = Type.Object(
  { order: Type.Optional(order), isOpen: Type.Optional(Type.Boolean()) },
  { ...STRICT, minProperties: 1 },
);
export const WhenLateBody = Type.Object({ whenLate }, STRICT);
const choice = Type.Object({ type: Type.String({ maxLength: 40 }) }, { additionalProperties: true, maxProperties: 8 });
export const ChoiceBody = Type.Object({ seq, key, choice, rewinds: Type.Optional(seq) }, STRICT);
/** The limit is more than all choices that one thing on the board can stand for. */
export const WhyBody = Type.Object({ seq, choices: Type.Array(choice, { maxItems: 200 }) }, STRICT);
