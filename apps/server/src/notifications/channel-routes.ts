/** The routes of web push, webhooks, mail addresses and forgotten passwords. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requireSession, startSession } from '../accounts/account-routes.ts';
import { EmptyBody } from '../accounts/account-schemas.ts';
import { networkOf } from '../accounts/rate-limiter.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import type { Channels } from './channels/channels.ts';
import { WEBHOOK_FORMS } from './channels/webhooks.ts';
import type { MailAddresses } from './mail-addresses.ts';

const MAX_BODY_BYTES = 4096;
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
const Webhook = Type.Object({ form: Type.Enum([...WEBHOOK_FORMS]), url }, STRICT);
const Token = Type.Object({ token: base64url }, STRICT);
const ForgottenPassword = Type.Object({ email: Type.String({ minLength: 3, maxLength: 500 }) }, STRICT);
const NewPassword = Type.Object({ token: base64url, newPassword: Type.String({ maxLength: 200 }) }, STRICT);

/** @throws Refused `noWay` if this server does not have the channel */
function configured<T>(channel: T | null): T {
  if (channel) return channel;
  throw new Refused('noWay');
}

export function channelRoutes(plain: FastifyInstance, db: Db, channels: Channels, addresses: MailAddresses): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get('/api/config', async () => ({ sendsMail: channels.mail !== null }));

  app.post('/api/me/push', { bodyLimit: MAX_BODY_BYTES, schema: { body: Subscription } }, async (request, reply) => {
    const { id: player } = requireSession(request).player;
    const { endpoint, keys } = request.body;
    const id = await configured(channels.push).subscribe(player, { endpoint, ...keys });
    return reply.code(201).send({ id });
  });

  app.delete('/api/me/push/:id', { bodyLimit: MAX_BODY_BYTES, schema: { params: Id, body: EmptyBody } }, async (request, reply) => {
    const { id: player } = requireSession(request).player;
    await configured(channels.push).unsubscribe(player, request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/me/webhooks', async (request) => {
    const { id: player } = requireSession(request).player;
    return { webhooks: await configured(channels.webhooks).list(player) };
  });

  app.post('/api/me/webhooks', { bodyLimit: MAX_BODY_BYTES, schema: { body: Webhook } }, async (request, reply) => {
    const { id: player } = requireSession(request).player;
    const { form, url } = request.body;
    return reply.code(201).send(await configured(channels.webhooks).add(player, form, url));
  });

  app.delete('/api/me/webhooks/:id', { bodyLimit: MAX_BODY_BYTES, schema: { params: Id, body: EmptyBody } }, async (request, reply) => {
    const { id: player } = requireSession(request).player;
    await configured(channels.webhooks).remove(player, request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/me/email', async (request) => ({ isVerified: await addresses.isVerified(requireSession(request).player.id) }));

  app.post('/api/me/email/verify', { bodyLimit: MAX_BODY_BYTES, schema: { body: EmptyBody } }, async (request, reply) => {
    await addresses.requestVerification(requireSession(request));
    return reply.code(202).send({});
  });

  app.post('/api/email/verify', { bodyLimit: MAX_BODY_BYTES, schema: { body: Token } }, async ({ body }, reply) => {
    await addresses.verify(body.token);
    return reply.code(204).send();
  });

  app.post('/api/login/forgotten', { bodyLimit: MAX_BODY_BYTES, schema: { body: ForgottenPassword } }, async ({ body, ip }, reply) => {
    await addresses.requestReset(body.email, networkOf(ip));
    return reply.code(202).send({});
  });

  app.post('/api/login/reset', { bodyLimit: MAX_BODY_BYTES, schema: { body: NewPassword } }, async (request, reply) => {
    const token = await addresses.reset(request.body.token, request.body.newPassword, networkOf(request.ip));
    return startSession(plain, db, token, request, reply);
  });
}
