/** The routes of tokens. They are for who has logged in: a token makes and ends none. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { known } from './account-routes.ts';
import type { Accounts } from './accounts.ts';
import { Confirmed, NewToken, TokenId } from './bodies.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { networkOf } from './tries.ts';

/** Bytes. */
const bodyLimit = 4096;

export function tokenRoutes(plain: FastifyInstance, db: Db, accounts: Accounts, tokens: Tokens): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get('/api/me/tokens', async (request) => ({ tokens: await tokensOf(db, known(request).player.id) }));

  app.post('/api/me/tokens', { bodyLimit, schema: { body: NewToken } }, async (request, reply) => {
    const session = known(request);
    const { name, password } = request.body;
    if (!session.player.isGuest) await accounts.confirm(session, password, networkOf(request.ip));
    const { token, card } = await tokens.make(session.player.id, name);
    return reply.code(201).send({ ...card, token });
  });

  app.delete('/api/me/tokens/:id', { bodyLimit, schema: { params: TokenId, body: Confirmed } }, async (request, reply) => {
    const { id } = known(request).player;
    await tokens.revoke(id, request.params.id);
    plain.sessionsEnded(id);
    return reply.code(204).send();
  });
}
