/** What requests may carry. */
import { Type } from '@fastify/type-provider-typebox';

const STRICT = { additionalProperties: false } as const;
/** Longer than any name, so that what is wrong with it can be told; shorter than what it would cost to look at. */
const name = Type.String({ maxLength: 200 });
const login = Type.String({ maxLength: 200 });
const password = Type.String({ maxLength: 200 });
const email = Type.Union([Type.String({ maxLength: 254, pattern: '^[^\\s@\\p{C}]+@[^\\s@\\p{C}]+$' }), Type.Null()]);

export const Nothing = Type.Object({}, STRICT);
export const Guest = Type.Object({ name }, STRICT);
export const NewAccount = Type.Object({ login, password, name: Type.Optional(name), email: Type.Optional(email) }, STRICT);
export const LogIn = Type.Object({ login, password }, STRICT);
export const LogOut = Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, STRICT);
export const Changes = Type.Object(
  {
    name: Type.Optional(name),
    email: Type.Optional(email),
    newPassword: Type.Optional(password),
    password: Type.Optional(password),
  },
  STRICT,
);
export const NewToken = Type.Object({ name, password: Type.Optional(password) }, STRICT);
export const TokenId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, STRICT);
export const SessionId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, STRICT);
export const Confirmed = Type.Object({ password: Type.Optional(password) }, STRICT);
