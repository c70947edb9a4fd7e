/** Makes a player present while a socket is open, and sends the number of unread notifications over it. */

import type { SocketExtra } from '../play/socket-extras.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Notifications } from './notifications.ts';
import type { Presence } from './presence.ts';

export function notificationSocket(
  notifications: Notifications,
  presence: Presence,
  pubsub: PubSub,
  onFault: (error: unknown) => void,
): SocketExtra {
  return {
    connect(player, send) {
      if (!player) return () => undefined;
      let sent = 0;
      let queue: Promise<void> = Promise.resolve();
      const sendUnread = async (): Promise<void> => {
        const unread = await notifications.unreadCount(player.id);
        if (unread !== sent) send({ type: 'notices', unread });
        sent = unread;
      };
      const onChange = (): void => {
        queue = queue.then(sendUnread).catch(onFault);
      };
      const stops = [pubsub.listen(player.id, 'player', onChange), presence.connect(player.id)];
      onChange();
      return () => {
        for (const stop of stops) stop();
      };
    },
    watch: (player, table) => (player ? presence.watch(player.id, table) : () => undefined),
  };
}
