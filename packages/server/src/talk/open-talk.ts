/** Everything about talk and notes, put together for one node. */
import type { FastifyInstance } from 'fastify';
import type { Beside } from '../live/beside.ts';
import { Notes } from './notes.ts';
import { talkOfPlayer } from './of-player.ts';
import { Talk, type TalkParts } from './talk.ts';
import { talkRoutes } from './talk-routes.ts';
import { talkAtSocket } from './talk-watch.ts';

export function openTalk(app: FastifyInstance, parts: TalkParts): Beside {
  const onFault = (error: unknown): void => app.log.error({ err: error });
  const talk = new Talk({ ...parts, onFault });
  talkRoutes(app, talk, new Notes(parts.db, parts.outside));
  app.belongings.set('talk', talkOfPlayer(parts.db));
  return talkAtSocket(talk, parts.bulletin, onFault);
}
