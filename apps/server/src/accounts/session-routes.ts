/** The routes of where a player is logged in. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { requireSession } from './account-routes.ts';
import { EmptyBody, SessionId } from './account-schemas.ts';
import type { Sessions } from './sessions.ts';

/** The most bytes in the body of a request. */
const bodyLimit = 4096;

export function sessionRoutes(plain: FastifyInstance, sessions: Sessions): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get('/api/me/sessions', async (request) => ({ sessions: await sessions.list(requireSession(request)) }));

  app.delete('/api/me/sessions/:id', { bodyLimit, schema: { params: SessionId, body: EmptyBody } }, async (request) => {
    const session = requireSession(request);
    await sessions.endOther(session, request.params.id);
    plain.sessionsEnded(session.player.id);
    return { sessions: await sessions.list(session) };
  });

  app.delete('/api/me/sessions', { bodyLimit, schema: { body: EmptyBody } }, async (request) => {
    const session = requireSession(request);
    await sessions.endOthers(session);
    plain.sessionsEnded(session.player.id);
    return { sessions: await sessions.list(session) };
  });
}
