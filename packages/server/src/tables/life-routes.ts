/** The routes of what those who sit at a table agree on, of who is invited to it, and of vacations. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Nothing } from '../accounts/bodies.ts';
import type { Tries } from '../accounts/tries.ts';
import { LONGEST_MESSAGE } from '../live/client-message.ts';
import { Invite, NewVacation, Propose, TableId, Undone, Uninvite, Voice } from './bodies.ts';
import { rematch } from './rematch.ts';
import { known } from './table-routes.ts';
import type { Tables } from './tables.ts';
import { Vacations } from './vacations.ts';
import { Votes } from './votes.ts';

const bodyLimit = LONGEST_MESSAGE;
const params = TableId;

export async function lifeRoutes(
  plain: FastifyInstance,
  { tables, tries }: { readonly tables: Tables; readonly tries: Tries },
): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { admission, store } = tables;
  const votes = new Votes(store);
  const vacations = new Vacations(store.db, store.outside);
  plain.belongings.set('vacations', { of: (player) => vacations.of(player), forget: async () => undefined });

  app.post('/api/tables/:id/votes', { bodyLimit, schema: { params, body: Propose } }, async ({ player, params: { id }, body }) => {
    const me = known(player);
    await tries.take('vote', me.id);
    await votes.propose(id, me, body.motion);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/vote', { bodyLimit, schema: { params, body: Voice } }, async ({ player, params: { id }, body }) => {
    const me = known(player);
    await votes.cast(id, me, body.vote, body.agrees);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/undo', { bodyLimit, schema: { params, body: Undone } }, async ({ player, params: { id }, body }) => {
    const me = known(player);
    await tries.take('undo', me.id);
    await votes.undo(id, me, body.seq);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/resign', { bodyLimit, schema: { params, body: Nothing } }, async ({ player, params: { id } }) => {
    const me = known(player);
    await votes.resign(id, me);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/return', { bodyLimit, schema: { params, body: Nothing } }, async ({ player, params: { id } }) => {
    const me = known(player);
    await votes.comeBack(id, me);
    return { table: await tables.card(id, me) };
  });

  app.post('/api/tables/:id/rematch', { bodyLimit, schema: { params, body: Nothing } }, async ({ player, params: { id } }) => {
    const me = known(player);
    return { table: await tables.card(await rematch(tables, id, me), me) };
  });

  app.get('/api/tables/:id/invitations', { schema: { params } }, async ({ player, params: { id } }) => {
    const me = known(player);
    return { invitations: await admission.invitations(id, me), players: await admission.invited(id, me) };
  });

  app.post(
    '/api/tables/:id/invitations',
    { bodyLimit, schema: { params, body: Invite } },
    async ({ player, params: { id }, body }, reply) => {
      const { seat = null, login } = body;
      const me = known(player);
      if (login === undefined) return reply.code(201).send({ invitation: await admission.invite(id, me, seat) });
      await admission.invitePlayer(id, me, login, seat);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/tables/:id/invitations',
    { bodyLimit, schema: { params, body: Uninvite } },
    async ({ player, params: { id }, body }, reply) => {
      const me = known(player);
      if ('player' in body) await admission.uninvite(id, me, body.player);
      else await admission.revoke(id, me, body.invitation);
      return reply.code(204).send();
    },
  );

  app.post('/api/tables/:id/decline', { bodyLimit, schema: { params, body: Nothing } }, async ({ player, params: { id } }, reply) => {
    await admission.decline(id, known(player).id);
    return reply.code(204).send();
  });

  const vacationOf = async (player: string) => ({ vacations: await vacations.of(player), daysLeft: await vacations.left(player) });

  app.get('/api/me/vacations', async ({ player }) => vacationOf(known(player).id));

  app.post('/api/me/vacations', { bodyLimit, schema: { body: NewVacation } }, async ({ player, body: { days } }) => {
    const { id } = known(player);
    await vacations.begin(id, days);
    return vacationOf(id);
  });

  app.delete('/api/me/vacations', { bodyLimit, schema: { body: Nothing } }, async ({ player }) => {
    const { id } = known(player);
    await vacations.end(id);
    return vacationOf(id);
  });
}
