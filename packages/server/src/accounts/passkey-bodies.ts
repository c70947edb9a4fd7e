/** What browsers say of passkeys: `PublicKeyCredential.toJSON()`, of which no more is taken than is looked at. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

const STRICT = { additionalProperties: false } as const;
const text = Type.String({ maxLength: 200 });
const bytes = Type.String({ maxLength: 12_000, pattern: '^[A-Za-z0-9_-]+$' });
const transports = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 });
const common = {
  id: bytes,
  rawId: bytes,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Unknown()),
  clientExtensionResults: Type.Optional(Type.Unknown()),
};

export const Offer = Type.Object({ login: Type.Optional(text), password: Type.Optional(text) }, STRICT);
export const PasskeyId = Type.Object({ id: bytes }, STRICT);

const Made = Type.Object(
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
export const NewPasskey = Type.Object({ login: Type.Optional(text), passkey: Made }, STRICT);

const Signed = Type.Object(
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
export const PasskeyLogIn = Type.Object({ passkey: Signed }, STRICT);

export const madeFrom = ({ id, rawId, type, response }: Static<typeof Made>): RegistrationResponseJSON => ({
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

export const signedFrom = ({ id, rawId, type, response }: Static<typeof Signed>): AuthenticationResponseJSON => {
  const { userHandle, ...signed } = response;
  return { id, rawId, type, response: { ...signed, ...(userHandle != null && { userHandle }) }, clientExtensionResults: {} };
};
