/** Sets `request.player` to the player identified by session cookie or API token, and adds the routes of accounts. */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Database } from '../storage/database.ts';
import { accountRoutes } from './account-routes.ts';
import { Accounts } from './accounts.ts';
import { isInOwnCookie, sessionTokensOf, setSessionCookie } from './cookie.ts';
import { checkCsrf } from './csrf.ts';
import type { Environment } from './environment.ts';
import type { KnownDevices } from './known-devices.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { Passkeys } from './passkeys.ts';
import type { PlayerData } from './player-data.ts';
import { Refused } from './refused.ts';
import { answerRepeatedRequests } from './repeated-requests.ts';
import { Sanctions } from './sanctions.ts';
import { sessionRoutes } from './session-routes.ts';
import type { Player, Session } from './sessions.ts';
import { tokenRoutes } from './token-routes.ts';
import { bearerOf, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the cookie; null without one. */
    session: Session | null;
    /** The owner of the API token that the request carries; null without one. */
    tokenPlayer: Player | null;
    /** The player of `session` or `tokenPlayer`; null if the request identifies no player. */
    readonly player: Player | null;
  }
  interface FastifyInstance {
    /** @returns the player of the session with this token; null if there is no such session, or it has ended */
    playerOf(token: string): Promise<Player | null>;
    readonly knownDevices: KnownDevices;
    /** Whether the player could still send this request: not logged out, token not revoked, not banned. */
    isStillAuthorized(request: FastifyRequest): Promise<boolean>;
    /** Makes a player's sockets on all nodes check again whether the player is still authorized. @param player  the player's id */
    sessionsEnded(player: string): void;
    /** Modules that store data of players add themselves here, by their key in the export: their data is exported and deleted with the account. */
    readonly playerData: Map<string, PlayerData>;
  }
}

interface IdentityOptions {
  readonly database: Database;
  readonly environment: Environment;
  readonly pubsub: PubSub;
  /** Logins that nobody can take: those of moderators. */
  readonly reservedLogins: readonly string[];
}

/** Routes that still work for a banned player: to see, export and delete the account, and to log out. */
const ALLOWED_WHEN_BANNED: ReadonlySet<string> = new Set(['GET /api/me', 'GET /api/me/export', 'DELETE /api/me', 'POST /api/logout']);

export const identity = plugin(
  async (app: FastifyInstance, { database, environment, pubsub, reservedLogins }: IdentityOptions) => {
    const accounts = new Accounts(database.db, environment, reservedLogins);
    const tokens = new Tokens(database.db, environment);
    const sanctions = new Sanctions(database.db, environment);
    const sessionOf = async (request: FastifyRequest) => {
      for (const token of sessionTokensOf(request)) {
        const session = await accounts.sessions.find(token);
        if (session) return { session, token };
      }
      return null;
    };
    await app.register(cookie);
    app.decorate('playerOf', async (token: string) => (await accounts.sessions.find(token))?.player ?? null);
    app.decorate('sessionsEnded', (player: string) => pubsub.post(player, 'player'));
    app.decorate('isStillAuthorized', async (request: FastifyRequest) => {
      const { player } = request;
      const bearer = bearerOf(request.headers.authorization);
      const current = bearer === null ? ((await sessionOf(request))?.session.player ?? null) : await tokens.find(bearer);
      return current?.id === player?.id && (!current || (await sanctions.active(current.id, 'ban')) === null);
    });
    app.decorate('knownDevices', accounts.knownDevices);
    app.decorate('playerData', new Map<string, PlayerData>());
    app.decorateRequest('session', null);
    app.decorateRequest('tokenPlayer', null);
    app.decorateRequest('player', {
      getter() {
        return this.session?.player ?? this.tokenPlayer;
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      const bearer = bearerOf(request.headers.authorization);
      checkCsrf(request, bearer !== null);
      // Anybody may load the files of the page.
      if (request.is404 || request.routeOptions.url === '/*') return;
      if (bearer !== null) {
        request.tokenPlayer = await tokens.find(bearer);
        if (!request.tokenPlayer) throw new Refused('wrongToken');
        return;
      }
      const found = await sessionOf(request);
      if (!found) return;
      request.session = found.session;
      if (found.session.isRenewed || !isInOwnCookie(request, found.token)) setSessionCookie(request, reply, found.token);
    });
    app.addHook('onRequest', async ({ player, method, routeOptions: { url } }) => {
      if (player && !ALLOWED_WHEN_BANNED.has(`${method} ${url}`)) await sanctions.check(player.id, 'ban');
    });
    answerRepeatedRequests(app, database.db, environment);
    accountRoutes(app, database.db, accounts);
    sessionRoutes(app, accounts.sessions);
    tokenRoutes(app, database.db, accounts, tokens);
    passkeyRoutes(app, database.db, new Passkeys(database.db, environment, accounts));
  },
  { name: 'identity' },
);
