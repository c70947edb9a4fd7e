/** A game is open in one tab at a time. Another tab can take it over, and gets it when everything is saved. */
import { openChannel } from './open-channel.ts';

/** How long a tab that is closing, or was asked, may take to release its table. */
const RELEASE_TIMEOUT_MS = 4000;

/** Messages between tabs about one table: who has it, I have it, release it. */
const MESSAGES = ['whose', 'mine', 'leave'] as const;
type Message = (typeof MESSAGES)[number];

interface LockOptions {
  /** Take the table from the tab that has it. */
  readonly takeOver: boolean;
  /** Another tab wants the table, or has taken it: save, then release it. */
  readonly onrelease: () => void;
}

/** @returns a function that releases the table, or null if another tab has it */
export function lockTable(id: string, { takeOver, onrelease }: LockOptions): Promise<(() => void) | null> {
  // Without HTTPS the browser has no locks; the store still refuses to overwrite.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const lock = `blackbeard-table-${id}`;
  const channel = openChannel(lock);
  // A browser that blocks the site's data allows no locks either. Then each tab has tables of its own, in memory.
  if (!channel) return Promise.resolve(() => undefined);
  const send = (message: Message): void => channel.postMessage(message);
  let state: 'waiting' | 'held' | 'over' = 'waiting';
  const end = (): void => {
    state = 'over';
    channel.close();
  };
  return new Promise((resolve) => {
    const refuse = (): void => {
      if (state !== 'waiting') return;
      end();
      resolve(null);
    };
    const ask = (steal: boolean): void => {
      navigator.locks
        .request(lock, { steal }, () => {
          // The lock came too late: this tab has given up.
          if (state !== 'waiting') return undefined;
          state = 'held';
          return new Promise<void>((letGo) =>
            resolve(() => {
              end();
              letGo();
            }),
          );
        })
        .catch(() => {
          if (state === 'held') onrelease();
          if (state !== 'waiting') return;
          // The browser refuses locks.
          end();
          resolve(() => undefined);
        });
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = MESSAGES.find((message) => message === data);
      if (state === 'held' && message === 'whose') send('mine');
      if (state === 'held' && message === 'leave') onrelease();
      if (message === 'mine' && !takeOver) refuse();
    };
    // A sleeping tab gets no messages: the table is taken from it without asking.
    setTimeout(() => (takeOver && state === 'waiting' ? ask(true) : refuse()), RELEASE_TIMEOUT_MS);
    send(takeOver ? 'leave' : 'whose');
    ask(false);
  });
}
