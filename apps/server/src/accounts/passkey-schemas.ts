/** The schemas of requests about passkeys. Browsers send `PublicKeyCredential.toJSON()`; only the fields that are verified are passed on. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

const STRICT = { additionalProperties: false } as const;
/** In characters, as for other requests: see account-schemas.ts. */
const text = Type.String({ maxLength: 200 });
/** Binary data in base64url. */
const bytes = Type.String({ maxLength: 12_000, pattern: '^[A-Za-z0-9_-]+$' });
const transports = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 });
const common = {
  id: bytes,
  rawId: bytes,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Unknown()),
  clientExtensionResults: Type.Optional(Type.Unknown()),
};

export const PasskeyOptionsRequest = Type.Object({ login: Type.Optional(text), password: Type.Optional(text) }, STRICT);
export const PasskeyId = Type.Object({ id: bytes }, STRICT);

const Registration = Type.Object(
  {
    ...common,
    response: Type.Object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: Type.Optional(transports),
        authenticatorData: Type.Optional(Type.Unknown()),
        publicKey: Type.Optional(Type.Unknown()),
        publicKeyAlgorithm: Type.Optional(Type.Unknown()),
      },
      STRICT,
    ),
  },
  STRICT,
);
export const NewPasskey = Type.Object({ login: Type.Optional(text), passkey: Registration }, STRICT);

const Assertion = Type.Object(
  {
    ...common,
    response: Type.Object(
      {
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: Type.Optional(Type.Union([bytes, Type.Null()])),
      },
      STRICT,
    ),
  },
  STRICT,
);
export const PasskeyLogIn = Type.Object({ passkey: Assertion }, STRICT);

/** The browser's answer for a new passkey, without the fields that are not verified. */
export const registrationFrom = ({ id, rawId, type, response }: Static<typeof Registration>): RegistrationResponseJSON => ({
  id,
  rawId,
  type,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  },
  clientExtensionResults: {},
});

/** The browser's answer for a log-in, without the fields that are not verified. */
export const assertionFrom = ({ id, rawId, type, response }: Static<typeof Assertion>): AuthenticationResponseJSON => {
  const { userHandle, ...signed } = response;
  return { id, rawId, type, response: { ...signed, ...(userHandle != null && { userHandle }) }, clientExtensionResults: {} };
};
