/** The routes of reports and mutes for all, and of moderation for moderators. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireSession } from '../accounts/account-routes.ts';
import { EmptyBody } from '../accounts/account-schemas.ts';
import type { RateLimiter } from '../accounts/rate-limiter.ts';
import { Refused } from '../accounts/refused.ts';
import { requirePlayer } from '../accounts/require-player.ts';
import type { Moderation } from './moderation.ts';
import type { Moderators } from './moderators.ts';
import type { Mutes } from './mutes.ts';
import { reportTarget } from './report-subject.ts';

/** The most bytes in the body of a request. */
const bodyLimit = 8192;
const STRICT = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[\\w-]{1,64}$' });
const reason = Type.String({ maxLength: 2000 });
const kind = Type.Enum(['mute', 'ban']);
/** At most ten years; null for a permanent sanction. */
const hours = Type.Union([Type.Integer({ minimum: 1, maximum: 87_600 }), Type.Null()]);
const Id = Type.Object({ id }, STRICT);
const Report = Type.Object({ ...reportTarget, reason }, STRICT);
const About = Type.Object(reportTarget, STRICT);
const Which = Type.Object({ state: Type.Optional(Type.Enum(['open', 'handled'])) }, STRICT);
const Sanction = Type.Object({ player: id, kind, hours, reason }, STRICT);
const Lifted = Type.Object({ kind }, STRICT);
const Before = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }, STRICT);

interface Parts {
  readonly moderation: Moderation;
  readonly moderators: Moderators;
  readonly mutes: Mutes;
  readonly rateLimiter: RateLimiter;
}

export function moderationRoutes(plain: FastifyInstance, { moderation, moderators, mutes, rateLimiter }: Parts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/reports', { bodyLimit, schema: { body: Report } }, async ({ player, body: { reason, ...what } }, reply) => {
    const reporter = requirePlayer(player);
    await rateLimiter.take('report', reporter.id);
    await moderation.report(reporter, what, reason);
    return reply.code(201).send({});
  });

  app.get('/api/me/mutes', async ({ player }) => ({ mutes: await mutes.list(requirePlayer(player).id) }));

  app.post('/api/me/mutes', { bodyLimit, schema: { body: About } }, async ({ player, body }) => {
    const me = requirePlayer(player);
    await mutes.add(me, body);
    return { mutes: await mutes.list(me.id) };
  });

  app.delete('/api/me/mutes/:id', { bodyLimit, schema: { params: Id, body: EmptyBody } }, async ({ player, params }) => {
    const me = requirePlayer(player);
    await mutes.remove(me.id, params.id);
    return { mutes: await mutes.list(me.id) };
  });

  /** @returns the id of the moderator who sent the request @throws Refused if the player is no moderator */
  async function moderator(request: FastifyRequest): Promise<string> {
    const { player } = requireSession(request);
    if (await moderators.has(player.id)) return player.id;
    throw new Refused('notModerator');
  }

  app.get('/api/moderation', async (request) => {
    const isModerator = await moderators.has(requireSession(request).player.id);
    return { isModerator, waiting: isModerator ? await moderation.countOpenReports() : 0 };
  });

  app.get('/api/moderation/reports', { schema: { querystring: Which } }, async (request) => {
    await moderator(request);
    return { reports: await moderation.reports(request.query.state === 'handled') };
  });

  app.get('/api/moderation/reports/:id', { schema: { params: Id } }, async (request) => ({
    lines: await moderation.context(await moderator(request), request.params.id),
  }));

  app.post('/api/moderation/reports/:id', { bodyLimit, schema: { params: Id, body: EmptyBody } }, async (request, reply) => {
    await moderation.handle(await moderator(request), request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/moderation/sanctions', async (request) => {
    await moderator(request);
    return { sanctions: await moderation.activeSanctions() };
  });

  app.post('/api/moderation/sanctions', { bodyLimit, schema: { body: Sanction } }, async (request, reply) => {
    const { player, kind, hours, reason } = request.body;
    await moderation.impose(await moderator(request), kind, player, hours, reason);
    return reply.code(204).send();
  });

  app.delete('/api/moderation/sanctions/:id', { bodyLimit, schema: { params: Id, body: Lifted } }, async (request, reply) => {
    await moderation.lift(await moderator(request), request.body.kind, request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/moderation/log', { schema: { querystring: Before } }, async (request) => {
    await moderator(request);
    const { before } = request.query;
    return { log: await moderation.log(before === undefined ? null : Number(before)) };
  });
}
