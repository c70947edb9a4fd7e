/** The routes of guests and accounts. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from './accounts.ts';
import { Guest, Nothing } from './bodies.ts';
import { dropToken, giveToken } from './cookie.ts';
import { Refused } from './refused.ts';

/** Bytes. */
const bodyLimit = 4096;

export function accountRoutes(plain: FastifyInstance, accounts: Accounts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/guest', { bodyLimit, schema: { body: Guest } }, async (request, reply) => {
    if (request.session) throw new Refused('alreadyKnown');
    const token = await accounts.guest(request.body.name);
    giveToken(request, reply, token);
    return reply.code(201).send({ player: await app.playerOf(token) });
  });

  app.get('/api/me', async ({ player }) => ({ player }));

  app.post('/api/logout', { bodyLimit, schema: { body: Nothing } }, async (request, reply) => {
    if (request.session) await accounts.sessions.end(request.session.id);
    dropToken(request, reply);
    return reply.code(204).send();
  });
}
