/** The routes of passkeys. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { known, letIn, onlyPeople } from './account-routes.ts';
import { Confirmed, Nothing } from './bodies.ts';
import { accountOf } from './own-data.ts';
import { madeFrom, NewPasskey, Offer, PasskeyId, PasskeyLogIn, signedFrom } from './passkey-bodies.ts';
import type { Passkeys, Place } from './passkeys.ts';
import { networkOf } from './tries.ts';

/** Bytes: some keys and their signatures are long. */
const bodyLimit = 32 * 1024;

const placeOf = ({ hostname, host, protocol, headers, ip }: FastifyRequest): Place => ({
  hostname,
  // Of this host, or the request would not have come so far.
  origin: headers.origin ?? `${protocol}://${host}`,
  network: networkOf(ip),
});

export function passkeyRoutes(plain: FastifyInstance, db: Db, passkeys: Passkeys): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/me/passkeys/options', { bodyLimit, schema: { body: Offer } }, async (request) => {
    const { login, password } = request.body;
    return passkeys.offer(known(request), login, password, placeOf(request));
  });

  app.post('/api/me/passkeys', { bodyLimit, schema: { body: NewPasskey } }, async (request, reply) => {
    const { login, passkey } = request.body;
    const session = known(request);
    const token = await passkeys.add(session, login, madeFrom(passkey), placeOf(request));
    reply.code(201);
    if (token !== null) return letIn(plain, db, token, request, reply);
    return { player: session.player, account: await accountOf(db, session.player.id) };
  });

  app.delete('/api/me/passkeys/:id', { bodyLimit, schema: { params: PasskeyId, body: Confirmed } }, async (request, reply) => {
    await passkeys.remove(known(request), request.params.id, request.body.password, networkOf(request.ip));
    return reply.code(204).send();
  });

  app.post('/api/login/passkey/options', { bodyLimit, schema: { body: Nothing } }, async (request) => {
    onlyPeople(request);
    return passkeys.ask(placeOf(request));
  });

  app.post('/api/login/passkey', { bodyLimit, schema: { body: PasskeyLogIn } }, async (request, reply) => {
    onlyPeople(request);
    const token = await passkeys.logIn(request.session, signedFrom(request.body.passkey), placeOf(request));
    return letIn(plain, db, token, request, reply);
  });
}
