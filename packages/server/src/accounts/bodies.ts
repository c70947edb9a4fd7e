/** What requests may carry. */
import { Type } from '@fastify/type-provider-typebox';

const STRICT = { additionalProperties: false } as const;
/** Longer than any name, so that what is wrong with it can be told; shorter than what it would cost to look at. */
const name = Type.String({ maxLength: 200 });

export const Nothing = Type.Object({}, STRICT);
export const Guest = Type.Object({ name }, STRICT);
