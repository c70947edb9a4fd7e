/** The routes of votes, invitations and vacations. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { EmptyBody } from '../accounts/account-schemas.ts';
import type { RateLimiter } from '../accounts/rate-limiter.ts';
import { requirePlayer } from '../accounts/require-player.ts';
import { MAX_MESSAGE_BYTES } from './message-fields.ts';
import { rematch } from './rematch.ts';
import { InvitationBody, InvitationRef, ProposalBody, TableId, UndoBody, VacationBody, VoteBody } from './table-schemas.ts';
import { TableVotes } from './table-votes.ts';
import type { Tables } from './tables.ts';
import { Vacations } from './vacations.ts';

const bodyLimit = MAX_MESSAGE_BYTES;
const params = TableId;

export async function lifecycleRoutes(
  plain: FastifyInstance,
  { tables, rateLimiter }: { readonly tables: Tables; readonly rateLimiter: RateLimiter },
): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { access, store } = tables;
  const votes = new TableVotes(store);
  const vacations = new Vacations(store.db, store.environment);
  plain.playerData.set('vacations', { export: (player) => vacations.list(player), forget: async () => undefined });

  app.post('/api/tables/:id/votes', { bodyLimit, schema: { params, body: ProposalBody } }, async ({ player, params: { id }, body }) => {
    const me = requirePlayer(player);
    await rateLimiter.take('vote', me.id);
    await votes.propose(id, me, body.proposal);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/vote', { bodyLimit, schema: { params, body: VoteBody } }, async ({ player, params: { id }, body }) => {
    const me = requirePlayer(player);
    await votes.cast(id, me, body.vote, body.agrees);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/undo', { bodyLimit, schema: { params, body: UndoBody } }, async ({ player, params: { id }, body }) => {
    const me = requirePlayer(player);
    await rateLimiter.take('undo', me.id);
    await votes.undo(id, me, body.seq);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/resign', { bodyLimit, schema: { params, body: EmptyBody } }, async ({ player, params: { id } }) => {
    const me = requirePlayer(player);
    await votes.resign(id, me);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/return', { bodyLimit, schema: { params, body: EmptyBody } }, async ({ player, params: { id } }) => {
    const me = requirePlayer(player);
    await votes.returnToSeat(id, me);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/rematch', { bodyLimit, schema: { params, body: EmptyBody } }, async ({ player, params: { id } }) => {
    const me = requirePlayer(player);
    return { table: await tables.card(await rematch(tables, id, me), me) };
  });

  app.get('/api/tables/:id/invitations', { schema: { params } }, async ({ player, params: { id } }) => {
    const me = requirePlayer(player);
    return { invitations: await access.links(id, me), players: await access.invitedPlayers(id, me) };
  });

  app.post(
    '/api/tables/:id/invitations',
    { bodyLimit, schema: { params, body: InvitationBody } },
    async ({ player, params: { id }, body }, reply) => {
      const { seat = null, login } = body;
      const me = requirePlayer(player);
      if (login === undefined) return reply.code(201).send({ invitation: await access.createLink(id, me, seat) });
      await access.invitePlayer(id, me, login, seat);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/tables/:id/invitations',
    { bodyLimit, schema: { params, body: InvitationRef } },
    async ({ player, params: { id }, body }, reply) => {
      const me = requirePlayer(player);
      if ('player' in body) await access.uninvite(id, me, body.player);
      else await access.revokeLink(id, me, body.invitation);
      return reply.code(204).send();
    },
  );

  app.post('/api/tables/:id/decline', { bodyLimit, schema: { params, body: EmptyBody } }, async ({ player, params: { id } }, reply) => {
    await access.decline(id, requirePlayer(player).id);
    return reply.code(204).send();
  });

  const vacationOf = async (player: string) => ({ vacations: await vacations.list(player), daysLeft: await vacations.daysLeft(player) });

  app.get('/api/me/vacations', async ({ player }) => vacationOf(requirePlayer(player).id));

  app.post('/api/me/vacations', { bodyLimit, schema: { body: VacationBody } }, async ({ player, body: { days } }) => {
    const { id } = requirePlayer(player);
    await vacations.begin(id, days);
    return vacationOf(id);
  });

  app.delete('/api/me/vacations', { bodyLimit, schema: { body: EmptyBody } }, async ({ player }) => {
    const { id } = requirePlayer(player);
    await vacations.end(id);
    return vacationOf(id);
  });
}
