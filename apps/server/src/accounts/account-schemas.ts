/** The schemas of requests about accounts. */
import { Type } from '@fastify/type-provider-typebox';

const STRICT = { additionalProperties: false } as const;
/** More than names and passwords may have, so that the refusal can name the fault, but few enough to check cheaply. */
const MAX_TEXT_CHARS = 200;
const MAX_EMAIL_LENGTH = 254;
const name = Type.String({ maxLength: MAX_TEXT_CHARS });
const login = Type.String({ maxLength: MAX_TEXT_CHARS });
const password = Type.String({ maxLength: MAX_TEXT_CHARS });
/** `readAddress` checks it. */
const email = Type.Union([Type.String({ maxLength: 2 * MAX_EMAIL_LENGTH }), Type.Null()]);

export const EmptyBody = Type.Object({}, STRICT);
export const NewGuest = Type.Object({ name }, STRICT);
export const NewAccount = Type.Object({ login, password, name: Type.Optional(name), email: Type.Optional(email) }, STRICT);
export const LogIn = Type.Object({ login, password }, STRICT);
export const LogOut = Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, STRICT);
export const AccountChanges = Type.Object(
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
export const PasswordConfirmation = Type.Object({ password: Type.Optional(password) }, STRICT);
