/** Everything about talk and notes, put together for one node. */
import type { FastifyInstance } from 'fastify';
import type { Outside } from '../accounts/outside.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Beside } from '../live/beside.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Notices } from '../notices/notices.ts';
import type { Db } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import { Notes } from './notes.ts';
import { talkOfPlayer } from './of-player.ts';
import { Talk } from './talk.ts';
import { talkRoutes } from './talk-routes.ts';
import { talkAtSocket } from './talk-watch.ts';

interface Parts {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly notices: Notices;
  readonly sanctions: Sanctions;
  readonly admission: Admission;
}

export function openTalk(app: FastifyInstance, parts: Parts): Beside {
  const onFault = (error: unknown): void => app.log.error({ err: error });
  const talk = new Talk({ ...parts, onFault });
  talkRoutes(app, talk, new Notes(parts.db, parts.outside));
  app.belongings.set('talk', talkOfPlayer(parts.db));
  return talkAtSocket(talk, parts.bulletin, onFault);
}
