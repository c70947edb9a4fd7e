/** The routes of the ways out of the page: browsers, webhooks, addresses. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { known, letIn } from '../accounts/account-routes.ts';
import { Nothing } from '../accounts/bodies.ts';
import { Refused } from '../accounts/refused.ts';
import { networkOf } from '../accounts/tries.ts';
import type { Db } from '../storage/schema.ts';
import type { Addresses } from './addresses.ts';
import type { Ways } from './ways/ways.ts';
import { FORMS } from './ways/webhooks.ts';

/** Bytes. */
const bodyLimit = 4096;
const STRICT = { additionalProperties: false } as const;
const url = Type.String({ maxLength: 1000 });
const base64url = Type.String({ pattern: '^[\\w-]{1,200}={0,2}$' });
const Id = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, STRICT);
const Subscription = Type.Object(
  {
    endpoint: url,
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object({ p256dh: base64url, auth: base64url }, STRICT),
  },
  STRICT,
);
const Webhook = Type.Object({ form: Type.Enum([...FORMS]), url }, STRICT);
const Token = Type.Object({ token: base64url }, STRICT);
const Forgotten = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }, STRICT);
const NewPassword = Type.Object({ token: base64url, newPassword: Type.String({ maxLength: 200 }) }, STRICT);

/** @throws Refused */
function there<T>(way: T | null): T {
  if (way) return way;
  throw new Refused('noWay');
}

export function wayRoutes(plain: FastifyInstance, db: Db, ways: Ways, addresses: Addresses): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get('/api/config', async () => ({ sendsMail: ways.mail !== null }));

  app.post('/api/me/push', { bodyLimit, schema: { body: Subscription } }, async (request, reply) => {
    const { id: player } = known(request).player;
    const { endpoint, keys } = request.body;
    const id = await there(ways.push).subscribe(player, { endpoint, ...keys });
    return reply.code(201).send({ id });
  });

  app.delete('/api/me/push/:id', { bodyLimit, schema: { params: Id, body: Nothing } }, async (request, reply) => {
    const { id: player } = known(request).player;
    await there(ways.push).unsubscribe(player, request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/me/webhooks', async (request) => {
    const { id: player } = known(request).player;
    return { webhooks: await there(ways.webhooks).list(player) };
  });

  app.post('/api/me/webhooks', { bodyLimit, schema: { body: Webhook } }, async (request, reply) => {
    const { id: player } = known(request).player;
    const { form, url } = request.body;
    return reply.code(201).send(await there(ways.webhooks).add(player, form, url));
  });

  app.delete('/api/me/webhooks/:id', { bodyLimit, schema: { params: Id, body: Nothing } }, async (request, reply) => {
    const { id: player } = known(request).player;
    await there(ways.webhooks).remove(player, request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/me/email', async (request) => ({ isVerified: await addresses.isVerified(known(request).player.id) }));

  app.post('/api/me/email/verify', { bodyLimit, schema: { body: Nothing } }, async (request, reply) => {
    await addresses.askVerification(known(request));
    return reply.code(202).send({});
  });

  app.post('/api/email/verify', { bodyLimit, schema: { body: Token } }, async ({ body }, reply) => {
    await addresses.verify(body.token);
    return reply.code(204).send();
  });

  app.post('/api/login/forgotten', { bodyLimit, schema: { body: Forgotten } }, async ({ body, ip }, reply) => {
    await addresses.askReset(body.email, networkOf(ip));
    return reply.code(202).send({});
  });

  app.post('/api/login/reset', { bodyLimit, schema: { body: NewPassword } }, async (request, reply) => {
    const token = await addresses.reset(request.body.token, request.body.newPassword, networkOf(request.ip));
    return letIn(plain, db, token, request, reply);
  });
}
