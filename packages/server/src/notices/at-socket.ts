/** A player's sockets: as long as one is open he is there, and hears how many notices he has not read. */
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Beside } from '../live/beside.ts';
import type { Notices } from './notices.ts';
import type { Presence } from './presence.ts';

export function noticesAtSocket(notices: Notices, presence: Presence, bulletin: Bulletin, onFault: (error: unknown) => void): Beside {
  return {
    connect(player, say) {
      if (!player) return () => undefined;
      let said = 0;
      let turn: Promise<void> = Promise.resolve();
      const look = async (): Promise<void> => {
        const unread = await notices.unread(player.id);
        if (unread !== said) say({ type: 'notices', unread });
        said = unread;
      };
      const next = (): void => {
        turn = turn.then(look).catch(onFault);
      };
      const stops = [bulletin.listen(player.id, 'player', next), presence.connect(player.id)];
      next();
      return () => {
        for (const stop of stops) stop();
      };
    },
    watch: (player, table) => (player ? presence.watch(player.id, table) : () => undefined),
  };
}
