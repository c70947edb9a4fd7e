/** The routes of guests and accounts. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../storage/schema.ts';
import { AccountChanges, LogIn, LogOut, NewAccount, NewGuest, PasswordConfirmation } from './account-schemas.ts';
import type { Accounts } from './accounts.ts';
import { clearSessionCookie, deviceCookieOf, sessionTokensOf, setDeviceCookie, setSessionCookie } from './cookie.ts';
import { deviceNameOf } from './device-name.ts';
import { accountOf, exportPlayer, forgetPlayer } from './player-data.ts';
import { networkOf } from './rate-limiter.ts';
import { Refused } from './refused.ts';
import { noteDevice, type Player, type Session, sha256Hex } from './sessions.ts';

/** The most bytes in the body of a request. */
const bodyLimit = 4096;

/** @returns the session of the request @throws Refused if there is none, even if the request carries an API token */
export function requireSession({ session, player }: FastifyRequest): Session {
  if (session) return session;
  throw new Refused(player ? 'notByToken' : 'notLoggedIn');
}

/** For routes that start or end a session. @throws Refused `notByToken` if the request carries an API token */
export function refuseTokenRequest({ session, player }: FastifyRequest): void {
  if (player && !session) throw new Refused('notByToken');
}

/** @returns the player under the name they have now */
async function playerById(db: Db, player: Player): Promise<Player> {
  const { name } = await db.selectFrom('players').select('name').where('id', '=', player.id).executeTakeFirstOrThrow();
  return { ...player, name };
}

const profileOf = async (db: Db, player: Player | null) => ({ player, account: player && (await accountOf(db, player.id)) });

/**
 * Sets the cookie of a new session, and remembers the device of an account. Makes sockets of its player, and of the player before, check whether their sessions have ended.
 * @returns the answer to the request: the player and account
 */
export async function startSession(app: FastifyInstance, db: Db, token: string, request: FastifyRequest, reply: FastifyReply) {
  setSessionCookie(request, reply, token);
  await noteDevice(db, token, deviceNameOf(request.headers['user-agent']));
  const player = await app.playerOf(token);
  const devices = player && !player.isGuest ? await app.knownDevices.remember(deviceCookieOf(request), player.id) : null;
  if (devices !== null) setDeviceCookie(request, reply, devices);
  for (const account of [request.session?.player, player]) if (account) app.sessionsEnded(account.id);
  return profileOf(db, player);
}

export function accountRoutes(plain: FastifyInstance, db: Db, accounts: Accounts): void {
  const { playerData } = plain;
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post('/api/guest', { bodyLimit, schema: { body: NewGuest } }, async (request, reply) => {
    if (request.player) throw new Refused('alreadyKnown');
    const token = await accounts.createGuest(request.body.name, networkOf(request.ip));
    return reply.code(201).send(await startSession(plain, db, token, request, reply));
  });

  app.post('/api/account', { bodyLimit, schema: { body: NewAccount } }, async (request, reply) => {
    refuseTokenRequest(request);
    const token = await accounts.register(request.session, request.body, networkOf(request.ip));
    return reply.code(201).send(await startSession(plain, db, token, request, reply));
  });

  app.post('/api/login', { bodyLimit, schema: { body: LogIn } }, async (request, reply) => {
    refuseTokenRequest(request);
    const { login, password } = request.body;
    const token = await accounts.logIn(request.session, login, password, {
      network: networkOf(request.ip),
      device: deviceCookieOf(request),
    });
    return startSession(plain, db, token, request, reply);
  });

  app.post('/api/logout', { bodyLimit, schema: { body: LogOut } }, async (request, reply) => {
    refuseTokenRequest(request);
    const { session, body } = request;
    if (session && body.everywhere === true) await accounts.sessions.endAll(session.player.id);
    // Other nodes at other ports of this host may have set cookies of their own.
    for (const token of sessionTokensOf(request)) await accounts.sessions.end(sha256Hex(token));
    if (session) plain.sessionsEnded(session.player.id);
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });

  app.get('/api/me', async ({ player, session }) => (session ? profileOf(db, player) : { player, account: null }));

  app.patch('/api/me', { bodyLimit, schema: { body: AccountChanges } }, async (request, reply) => {
    const session = requireSession(request);
    const token = await accounts.change(session, request.body, networkOf(request.ip));
    if (token !== null) return startSession(plain, db, token, request, reply);
    return profileOf(db, await playerById(db, session.player));
  });

  app.get('/api/me/export', async (request, reply) => {
    const { player } = requireSession(request);
    reply.header('content-disposition', 'attachment; filename="blackbeard.json"');
    return exportPlayer(db, player.id, playerData);
  });

  app.delete('/api/me', { bodyLimit, schema: { body: PasswordConfirmation } }, async (request, reply) => {
    const session = requireSession(request);
    if (!session.player.isGuest) await accounts.confirmIdentity(session, request.body.password, networkOf(request.ip));
    await forgetPlayer(db, session.player.id, playerData);
    plain.sessionsEnded(session.player.id);
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });
}
