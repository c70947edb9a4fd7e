/** The routes of tokens. They need a logged-in player: a program can't create or revoke tokens by its own token. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { requireSession } from './account-routes.ts';
import { NewToken, PasswordConfirmation, TokenId } from './account-schemas.ts';
import type { Accounts } from './accounts.ts';
import { networkOf } from './rate-limiter.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** The most bytes in the body of a request. */
const bodyLimit = 4096;

export function tokenRoutes(plain: FastifyInstance, db: Db, accounts: Accounts, tokens: Tokens): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get('/api/me/tokens', async (request) => ({ tokens: await tokensOf(db, requireSession(request).player.id) }));

  app.post('/api/me/tokens', { bodyLimit, schema: { body: NewToken } }, async (request, reply) => {
    const session = requireSession(request);
    const { name, password } = request.body;
    if (!session.player.isGuest) await accounts.confirmIdentity(session, password, networkOf(request.ip));
    const { token, card } = await tokens.create(session.player.id, name);
    return reply.code(201).send({ ...card, token });
  });

  app.delete('/api/me/tokens/:id', { bodyLimit, schema: { params: TokenId, body: PasswordConfirmation } }, async (request, reply) => {
    const { id } = requireSession(request).player;
    await tokens.revoke(id, request.params.id);
    plain.sessionsEnded(id);
    return reply.code(204).send();
  });
}
