/** One tab at a time has a table. Another may ask for it, and gets it when all is kept. */

/** Milliseconds for a page that is being left, or asked, to let go of its table. */
const PATIENCE = 4000;

/** What tabs say to each other about one table: who has it, I have it, let me have it. */
const WORDS = ['whose', 'mine', 'leave'] as const;
type Word = (typeof WORDS)[number];

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export interface Holding {
  /** Take it from the tab that has it. */
  readonly insist: boolean;
  /** Another tab wants it, or has taken it: keep what there is to keep, then let go. */
  readonly onleave: () => void;
}

/** Yields how to let go, or null if another tab has it. */
export function holdTable(id: string, { insist, onleave }: Holding): Promise<(() => void) | null> {
  // Without a secure address the browser has no locks; the store still refuses to overwrite.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const lock = `blackbeard-table-${id}`;
  const channel = new BroadcastChannel(lock);
  const say = (word: Word): void => channel.postMessage(word);
  const waiting = new AbortController();
  let held = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const word = WORDS.find((one) => one === data);
    if (held && word === 'whose') say('mine');
    if (held && word === 'leave') onleave();
    if (!held && word === 'mine' && !insist) waiting.abort();
  };
  say(insist ? 'leave' : 'whose');
  return new Promise((resolve, reject) => {
    const ask = (options: LockOptions): void => {
      navigator.locks
        .request(lock, options, () => {
          clearTimeout(patience);
          held = true;
          return new Promise<void>((letGo) =>
            resolve(() => {
              held = false;
              channel.close();
              letGo();
            }),
          );
        })
        .catch((error: unknown) => {
          if (held) return onleave();
          if (!isRefusal(error)) return reject(error);
          // A tab that sleeps hears nothing: from that one it is taken unasked.
          if (insist && !options.steal) return ask({ steal: true });
          channel.close();
          resolve(null);
        });
    };
    const patience = setTimeout(() => waiting.abort(), PATIENCE);
    ask({ signal: waiting.signal });
  });
}
