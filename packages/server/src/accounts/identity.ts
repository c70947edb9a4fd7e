/** Who asks: `request.player` on every route with an address of its own, `playerOf` for a token; and the routes of players. */
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Database } from '../storage/database.ts';
import { accountRoutes } from './account-routes.ts';
import { Accounts } from './accounts.ts';
import { COOKIE, giveToken } from './cookie.ts';
import type { Outside } from './outside.ts';
import type { Belongings } from './own-data.ts';
import { checkChange } from './own-origin.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { Passkeys } from './passkeys.ts';
import type { Player, Session } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Null: nobody that is known here. */
    readonly player: Player | null;
  }
  interface FastifyInstance {
    /** Whose token this is; null: nobody's, or not any more. */
    playerOf(token: string): Promise<Player | null>;
    /** Who keeps something of players elsewhere lays itself in here: it is exported, and forgotten, with the rest. */
    readonly belongings: Map<string, Belongings>;
  }
}

interface IdentityOptions {
  readonly database: Database;
  readonly outside: Outside;
}

export const identity = plugin(
  async (app: FastifyInstance, { database, outside }: IdentityOptions) => {
    const accounts = new Accounts(database.db, outside);
    await app.register(cookie);
    app.decorate('playerOf', async (token: string) => (await accounts.sessions.find(token))?.player ?? null);
    app.decorate('belongings', new Map<string, Belongings>());
    app.decorateRequest('session', null);
    app.decorateRequest('player', {
      getter() {
        return this.session?.player ?? null;
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      checkChange(request);
      const token = request.cookies[COOKIE];
      // The files of the page are everybody's.
      if (token === undefined || request.is404 || request.routeOptions.url === '/*') return;
      request.session = await accounts.sessions.find(token);
      if (request.session?.isRenewed) giveToken(request, reply, token);
    });
    accountRoutes(app, database.db, accounts, app.belongings);
    passkeyRoutes(app, database.db, new Passkeys(database.db, outside, accounts));
  },
  { name: 'identity' },
);
