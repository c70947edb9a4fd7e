/** One tab at a time has a table. Another may ask for it, and gets it when all is kept. */

/** Milliseconds for a page that is being left, or asked, to let go of its table. */
const RELEASE_TIMEOUT_MS = 4000;

/** What tabs say to each other about one table: who has it, I have it, let me have it. */
const MESSAGES = ['whose', 'mine', 'leave'] as const;
type Message = (typeof MESSAGES)[number];

interface LockOptions {
  /** Take it from the tab that has it. */
  readonly insist: boolean;
  /** Another tab wants it, or has taken it: keep what there is to keep, then let go. */
  readonly onleave: () => void;
}

/** Yields how to let go, or null if another tab has it. */
export function lockTable(id: string, { insist, onleave }: LockOptions): Promise<(() => void) | null> {
  // Without a secure address the browser has no locks; the store still refuses to overwrite.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const lock = `blackbeard-table-${id}`;
  const channel = new BroadcastChannel(lock);
  const send = (message: Message): void => channel.postMessage(message);
  let state: 'waiting' | 'held' | 'over' = 'waiting';
  const end = (): void => {
    state = 'over';
    channel.close();
  };
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      if (state !== 'waiting') return;
      end();
      resolve(null);
    };
    const ask = (steal: boolean): void => {
      navigator.locks
        .request(lock, { steal }, () => {
          // It comes too late to somebody who waits no more.
          if (state !== 'waiting') return undefined;
          state = 'held';
          return new Promise<void>((letGo) =>
            resolve(() => {
              end();
              letGo();
            }),
          );
        })
        .catch((error: unknown) => {
          if (state === 'held') onleave();
          else if (state === 'waiting') reject(error);
        });
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = MESSAGES.find((one) => one === data);
      if (state === 'held' && message === 'whose') send('mine');
      if (state === 'held' && message === 'leave') onleave();
      if (message === 'mine' && !insist) refuse();
    };
    // A tab that sleeps hears nothing: from that one it is taken unasked.
    setTimeout(() => (insist && state === 'waiting' ? ask(true) : refuse()), RELEASE_TIMEOUT_MS);
    send(insist ? 'leave' : 'whose');
    ask(false);
  });
}
