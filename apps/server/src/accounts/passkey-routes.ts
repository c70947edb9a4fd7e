/** The routes of passkeys. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { refuseTokenRequest, requireSession, startSession } from './account-routes.ts';
import { EmptyBody, PasswordConfirmation } from './account-schemas.ts';
import { assertionFrom, NewPasskey, PasskeyId, PasskeyLogIn, PasskeyOptionsRequest, registrationFrom } from './passkey-schemas.ts';
import type { Passkeys, RequestSource } from './passkeys.ts';
import { accountOf } from './player-data.ts';
import { networkOf } from './rate-limiter.ts';

/** The most bytes in the body of a request. Some keys and signatures are long. */
const bodyLimit = 32 * 1024;

const sourceOf = ({ hostname, host, protocol, headers, ip }: FastifyRequest): RequestSource => ({
  hostname,
  // `checkCsrf` has refused other origins.
  origin: headers.origin ?? `${protocol}://${host}`,
  network: networkOf(ip),
});

export function passkeyRoutes(plain: FastifyInstance, db: Db, passkeys: Passkeys): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/me/passkeys/options', { bodyLimit, schema: { body: PasskeyOptionsRequest } }, async (request) => {
    const { login, password } = request.body;
    return passkeys.registrationOptions(requireSession(request), login, password, sourceOf(request));
  });

  app.post('/api/me/passkeys', { bodyLimit, schema: { body: NewPasskey } }, async (request, reply) => {
    const { login, passkey } = request.body;
    const session = requireSession(request);
    const token = await passkeys.add(session, login, registrationFrom(passkey), sourceOf(request));
    reply.code(201);
    if (token !== null) return startSession(plain, db, token, request, reply);
    return { player: session.player, account: await accountOf(db, session.player.id) };
  });

  app.delete('/api/me/passkeys/:id', { bodyLimit, schema: { params: PasskeyId, body: PasswordConfirmation } }, async (request, reply) => {
    await passkeys.remove(requireSession(request), request.params.id, request.body.password, networkOf(request.ip));
    return reply.code(204).send();
  });

  app.post('/api/login/passkey/options', { bodyLimit, schema: { body: EmptyBody } }, async (request) => {
    refuseTokenRequest(request);
    return passkeys.loginOptions(sourceOf(request));
  });

  app.post('/api/login/passkey', { bodyLimit, schema: { body: PasskeyLogIn } }, async (request, reply) => {
    refuseTokenRequest(request);
    const token = await passkeys.logIn(request.session, assertionFrom(request.body.passkey), sourceOf(request));
    return startSession(plain, db, token, request, reply);
  });
}
