/** Everything about notices, put together for one node. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Outside } from '../accounts/outside.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Beside } from '../live/beside.ts';
import type { Db } from '../storage/schema.ts';
import { Addresses } from './addresses.ts';
import { noticesAtSocket } from './at-socket.ts';
import type { NoticesConfig } from './config.ts';
import { Desk } from './desk.ts';
import { Jobs } from './jobs.ts';
import { noticeRoutes } from './notice-routes.ts';
import { Notices } from './notices.ts';
import { noticesOfPlayer } from './of-player.ts';
import { Presence } from './presence.ts';
import { Settings } from './settings.ts';
import { wayRoutes } from './way-routes.ts';
import { openWays } from './ways/ways.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly notices: Notices;
    readonly desk: Desk;
  }
}

interface Parts {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly accounts: Accounts;
  readonly config: NoticesConfig;
}

export async function openNotices(
  app: FastifyInstance,
  { db, outside, bulletin, accounts, config }: Parts,
): Promise<{ readonly notices: Notices; readonly beside: Beside }> {
  const onFault = (error: unknown): void => app.log.error({ err: error });
  const presence = new Presence(db, outside, onFault);
  const jobs = new Jobs(db, outside);
  const settings = new Settings(db);
  const ways = await openWays({ db, outside, config, onDisabled: (player, webhook) => notices.webhookOff(player, webhook) });
  const onJob = (): void => void setImmediate(() => void desk.work());
  const notices = new Notices({ db, outside, bulletin, jobs, presence, settings, hasChannels: ways.all.length > 0, onJob });
  const { publicUrl } = config;
  const addresses = new Addresses({ db, outside, jobs, settings, accounts, mail: ways.mail, publicUrl, onJob });
  const desk = new Desk({ db, outside, jobs, settings, presence, notices, addresses, ways: ways.all, onFault });
  app.decorate('notices', notices);
  app.decorate('desk', desk);
  app.belongings.set('notices', noticesOfPlayer(db, settings, addresses));
  noticeRoutes(app, notices, settings, ways);
  wayRoutes(app, db, ways, addresses);
  app.addHook('onClose', async () => {
    await desk.close();
    await presence.close();
    ways.mail?.close();
  });
  return { notices, beside: noticesAtSocket(notices, presence, bulletin, onFault) };
}
