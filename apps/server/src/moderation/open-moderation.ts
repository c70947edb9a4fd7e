/** Creates the parts of moderation for one node, and connects them. */
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../accounts/environment.ts';
import type { RateLimiter } from '../accounts/rate-limiter.ts';
import type { Sanctions } from '../accounts/sanctions.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Db } from '../storage/schema.ts';
import type { TableAccess } from '../tables/table-access.ts';
import { Moderation } from './moderation.ts';
import { moderationOfPlayer } from './moderation-export.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { Moderators } from './moderators.ts';
import { Mutes } from './mutes.ts';

interface Parts {
  readonly db: Db;
  readonly environment: Environment;
  readonly pubsub: PubSub;
  readonly sanctions: Sanctions;
  readonly access: TableAccess;
  readonly rateLimiter: RateLimiter;
  /** The logins of the moderators named in the environment. */
  readonly logins: readonly string[];
}

export function openModeration(app: FastifyInstance, { logins, rateLimiter, ...parts }: Parts): void {
  const moderators = new Moderators(parts.db, logins);
  app.addHook('onReady', async () => {
    for (const login of await moderators.unknownLogins())
      app.log.warn(`MODERATORS: nobody has the login ${login}, and nobody can take it while it is named there; see docs/moderation.md`);
  });
  const mutes = new Mutes(parts.db, parts.environment, parts.access);
  app.playerData.set('moderation', moderationOfPlayer(parts.db, mutes));
  moderationRoutes(app, { moderation: new Moderation({ ...parts, moderators }), moderators, mutes, rateLimiter });
}
