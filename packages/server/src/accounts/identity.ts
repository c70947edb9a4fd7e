/** Who asks, by cookie or token: `request.player` on every route with an address of its own; and the routes of players. */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Bulletin } from '../fanout/bulletin.ts';
import { Sanctions } from '../moderation/sanctions.ts';
import type { Database } from '../storage/database.ts';
import { accountRoutes } from './account-routes.ts';
import { Accounts } from './accounts.ts';
import { COOKIE, giveToken } from './cookie.ts';
import type { Outside } from './outside.ts';
import type { Belongings } from './own-data.ts';
import { checkChange } from './own-origin.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { Passkeys } from './passkeys.ts';
import { Refused } from './refused.ts';
import { sessionRoutes } from './session-routes.ts';
import type { Player, Session } from './sessions.ts';
import { tokenRoutes } from './token-routes.ts';
import { bearerOf, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** In whose name a program asks that comes with a token. */
    principal: Player | null;
    /** Who asks, himself or by a program; null: nobody that is known here. */
    readonly player: Player | null;
  }
  interface FastifyInstance {
    /** Whose session this token is of; null: nobody's, or not any more. */
    playerOf(token: string): Promise<Player | null>;
    /** Whether who has asked this could ask it now: he has not logged out, his token was not taken back, he was not banned. */
    isStillKnown(request: FastifyRequest): Promise<boolean>;
    /** Somebody may not be known any more where he was: his sockets look. */
    sessionsEnded(player: string): void;
    /** Who keeps something of players elsewhere lays itself in here: it is exported, and forgotten, with the rest. */
    readonly belongings: Map<string, Belongings>;
  }
}

interface IdentityOptions {
  readonly database: Database;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  /** Logins that nobody can take. */
  readonly kept: readonly string[];
}

/** Who may not come any more sees who he is, may take what is his, and go. */
const FOR_THE_BANNED: ReadonlySet<string> = new Set(['GET /api/me', 'GET /api/me/export', 'DELETE /api/me', 'POST /api/logout']);

export const identity = plugin(
  async (app: FastifyInstance, { database, outside, bulletin, kept }: IdentityOptions) => {
    const accounts = new Accounts(database.db, outside, kept);
    const tokens = new Tokens(database.db, outside);
    const sanctions = new Sanctions(database.db, outside);
    await app.register(cookie);
    app.decorate('playerOf', async (token: string) => (await accounts.sessions.find(token))?.player ?? null);
    app.decorate('sessionsEnded', (player: string) => bulletin.post(player, 'player'));
    app.decorate('isStillKnown', async ({ player, headers, cookies }: FastifyRequest) => {
      const bearer = bearerOf(headers.authorization);
      const now = bearer === null ? await app.playerOf(cookies[COOKIE] ?? '') : await tokens.find(bearer);
      return now?.id === player?.id && (!now || (await sanctions.of(now.id, 'ban')) === null);
    });
    app.decorate('belongings', new Map<string, Belongings>());
    app.decorateRequest('session', null);
    app.decorateRequest('principal', null);
    app.decorateRequest('player', {
      getter() {
        return this.session?.player ?? this.principal;
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      const bearer = bearerOf(request.headers.authorization);
      checkChange(request, bearer !== null);
      // The files of the page are everybody's.
      if (request.is404 || request.routeOptions.url === '/*') return;
      if (bearer !== null) {
        request.principal = await tokens.find(bearer);
        if (!request.principal) throw new Refused('wrongToken');
        return;
      }
      const token = request.cookies[COOKIE];
      if (token === undefined) return;
      request.session = await accounts.sessions.find(token);
      if (request.session?.isRenewed) giveToken(request, reply, token);
    });
    app.addHook('onRequest', async ({ player, method, routeOptions: { url } }) => {
      if (player && !FOR_THE_BANNED.has(`${method} ${url}`)) await sanctions.check(player.id, 'ban');
    });
    accountRoutes(app, database.db, accounts);
    sessionRoutes(app, accounts.sessions);
    tokenRoutes(app, database.db, accounts, tokens);
    passkeyRoutes(app, database.db, new Passkeys(database.db, outside, accounts));
  },
  { name: 'identity' },
);
