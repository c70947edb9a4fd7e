/** The routes of guests and accounts. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../storage/schema.ts';
import type { Accounts } from './accounts.ts';
import { Changes, Confirmed, Guest, LogIn, LogOut, NewAccount } from './bodies.ts';
import { COOKIE, dropToken, giveToken } from './cookie.ts';
import { deviceOf } from './device.ts';
import { accountOf, exportOf, forgetPlayer } from './own-data.ts';
import { Refused } from './refused.ts';
import { noteDevice, type Player, type Session } from './sessions.ts';
import { networkOf } from './tries.ts';

/** Bytes. */
const bodyLimit = 4096;

/** Who has logged in; a program that comes with a token has not. @throws Refused */
export function known({ session, player }: FastifyRequest): Session {
  if (session) return session;
  throw new Refused(player ? 'notByToken' : 'notLoggedIn');
}

/** @throws Refused for a program that comes with a token: it is somebody already. */
export function onlyPeople({ session, player }: FastifyRequest): void {
  if (player && !session) throw new Refused('notByToken');
}

export const meOf = async (db: Db, player: Player | null) => ({ player, account: player && (await accountOf(db, player.id)) });

/** Who comes in with a new token is told who he is. Other sessions may have ended with it, his own and those of the guest that he was. */
export async function letIn(app: FastifyInstance, db: Db, token: string, request: FastifyRequest, reply: FastifyReply) {
  giveToken(request, reply, token);
  await noteDevice(db, token, deviceOf(request.headers['user-agent']));
  const player = await app.playerOf(token);
  for (const one of [request.session?.player, player]) if (one) app.sessionsEnded(one.id);
  return meOf(db, player);
}

export function accountRoutes(plain: FastifyInstance, db: Db, accounts: Accounts): void {
  const { belongings } = plain;
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/guest', { bodyLimit, schema: { body: Guest } }, async (request, reply) => {
    if (request.player) throw new Refused('alreadyKnown');
    const token = await accounts.guest(request.body.name, networkOf(request.ip));
    return reply.code(201).send(await letIn(plain, db, token, request, reply));
  });

  app.post('/api/account', { bodyLimit, schema: { body: NewAccount } }, async (request, reply) => {
    onlyPeople(request);
    const token = await accounts.register(request.session, request.body, networkOf(request.ip));
    return reply.code(201).send(await letIn(plain, db, token, request, reply));
  });

  app.post('/api/login', { bodyLimit, schema: { body: LogIn } }, async (request, reply) => {
    onlyPeople(request);
    const { login, password } = request.body;
    const token = await accounts.logIn(request.session, login, password, networkOf(request.ip));
    return letIn(plain, db, token, request, reply);
  });

  app.post('/api/logout', { bodyLimit, schema: { body: LogOut } }, async (request, reply) => {
    onlyPeople(request);
    const { session, body } = request;
    if (session && body.everywhere === true) await accounts.sessions.endAll(session.player.id);
    else if (session) await accounts.sessions.end(session.id);
    if (session) plain.sessionsEnded(session.player.id);
    dropToken(request, reply);
    return reply.code(204).send();
  });

  app.get('/api/me', async ({ player, session }) => (session ? meOf(db, player) : { player, account: null }));

  app.patch('/api/me', { bodyLimit, schema: { body: Changes } }, async (request, reply) => {
    const session = known(request);
    const token = await accounts.change(session, request.body, networkOf(request.ip));
    if (token !== null) return letIn(plain, db, token, request, reply);
    return meOf(db, await app.playerOf(request.cookies[COOKIE] ?? ''));
  });

  app.get('/api/me/export', async (request, reply) => {
    const { player } = known(request);
    reply.header('content-disposition', 'attachment; filename="blackbeard.json"');
    return exportOf(db, player.id, belongings);
  });

  app.delete('/api/me', { bodyLimit, schema: { body: Confirmed } }, async (request, reply) => {
    const session = known(request);
    if (!session.player.isGuest) await accounts.confirm(session, request.body.password, networkOf(request.ip));
    await forgetPlayer(db, session.player.id, belongings);
    plain.sessionsEnded(session.player.id);
    dropToken(request, reply);
    return reply.code(204).send();
  });
}
