/** Everything about moderation, put together for one node. */
import type { FastifyInstance } from 'fastify';
import type { Outside } from '../accounts/outside.ts';
import type { Tries } from '../accounts/tries.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Db } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import { Moderation } from './moderation.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { Moderators } from './moderators.ts';
import { Mutes } from './mutes.ts';
import { moderationOfPlayer } from './of-player.ts';
import type { Sanctions } from './sanctions.ts';

interface Parts {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly sanctions: Sanctions;
  readonly admission: Admission;
  readonly tries: Tries;
  /** Logins of moderators. */
  readonly logins: readonly string[];
}

export function openModeration(app: FastifyInstance, { logins, tries, ...parts }: Parts): void {
  const moderators = new Moderators(parts.db, logins);
  app.addHook('onReady', async () => {
    for (const login of await moderators.missing())
      app.log.warn(`MODERATORS: nobody has the login ${login}, and nobody can take it while it is named there; see docs/moderation.md`);
  });
  const mutes = new Mutes(parts.db, parts.outside, parts.admission);
  app.belongings.set('moderation', moderationOfPlayer(parts.db, mutes));
  moderationRoutes(app, { moderation: new Moderation({ ...parts, moderators }), moderators, mutes, tries });
}
