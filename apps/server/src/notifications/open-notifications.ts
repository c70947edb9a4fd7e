/** Creates the parts of notifications for one node, and connects them. */
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Environment } from '../accounts/environment.ts';
import type { SocketExtra } from '../play/socket-extras.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Db } from '../storage/schema.ts';
import { channelRoutes } from './channel-routes.ts';
import { openChannels } from './channels/channels.ts';
import { Delivery } from './delivery.ts';
import { Jobs } from './jobs.ts';
import { MailAddresses } from './mail-addresses.ts';
import type { NotificationConfig } from './notification-config.ts';
import { exportNotifications } from './notification-export.ts';
import { notificationRoutes } from './notification-routes.ts';
import { NotificationSettings } from './notification-settings.ts';
import { notificationSocket } from './notification-socket.ts';
import { Notifications } from './notifications.ts';
import { Presence } from './presence.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly notifications: Notifications;
    readonly delivery: Delivery;
  }
}

interface OpenOptions {
  readonly db: Db;
  readonly environment: Environment;
  /** The time of day: what leaves the server is dated and signed with it. */
  readonly timeOfDay: Environment['now'];
  readonly pubsub: PubSub;
  readonly accounts: Accounts;
  readonly config: NotificationConfig;
}

export async function openNotifications(
  app: FastifyInstance,
  { db, environment, timeOfDay, pubsub, accounts, config }: OpenOptions,
): Promise<{ readonly notifications: Notifications; readonly presence: Presence; readonly socketExtra: SocketExtra }> {
  const onFault = (error: unknown): void => app.log.error({ err: error });
  const presence = new Presence(db, environment, onFault);
  const jobs = new Jobs(db, environment);
  const settings = new NotificationSettings(db);
  const channels = await openChannels({
    db,
    environment: { ...environment, now: timeOfDay },
    config,
    onDisabled: (player, webhook) => notifications.webhookDisabled(player, webhook),
  });
  const onJob = (): void => void setImmediate(() => void delivery.runDueJobs());
  const notifications = new Notifications({
    db,
    environment,
    pubsub,
    jobs,
    presence,
    settings,
    hasChannels: channels.all.length > 0,
    onJob,
  });
  const { publicUrl } = config;
  const addresses = new MailAddresses({ db, environment, jobs, settings, accounts, mail: channels.mail, publicUrl, onJob });
  const delivery = new Delivery({ db, environment, jobs, settings, presence, notifications, addresses, channels: channels.all, onFault });
  app.decorate('notifications', notifications);
  app.decorate('delivery', delivery);
  app.playerData.set('notices', exportNotifications(db, settings, addresses));
  notificationRoutes(app, notifications, settings, channels);
  channelRoutes(app, db, channels, addresses);
  app.addHook('onClose', async () => {
    await delivery.close();
    await presence.close();
    channels.mail?.close();
  });
  return { notifications, presence, socketExtra: notificationSocket(notifications, presence, pubsub, onFault) };
}
