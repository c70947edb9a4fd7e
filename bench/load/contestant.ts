/** A server that is measured: a process of its own. It says on which port it listens, and afterwards what it costs. */

export const SEATS = 5;

/** What it is started with. */
export interface Wish {
  /** Tables that are played at together. */
  readonly busy: number;
  /** Tables that each five go on with where a game ends, the first one counted in. */
  readonly each: number;
  /** Bytes of what each sends to a seat for a choice, of those that have no game of their own. */
  readonly bytes: number;
}

/** Five who play one table after the other. */
export interface Party {
  readonly tables: readonly string[];
  /** By seat: what goes with the request for a socket. */
  readonly cookies: readonly string[];
}

export interface Ready {
  readonly port: number;
  readonly parties: readonly Party[];
}

export interface Cost {
  /** Microseconds of processor time since the start. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}

/** Of a server where nobody has to sit down first. */
export const partiesAt = ({ busy, each }: Wish): readonly Party[] =>
  Array.from({ length: busy }, (_, party) => ({ tables: Array.from({ length: each }, (_, i) => `table${party}-${i}`), cookies: [] }));

export const wishOf = (): Wish => JSON.parse(process.argv[2] ?? '{}');

/** Told `open`, it opens all tables without a client; told anything, it answers what it costs. */
export function serve(ready: Ready, open: () => Promise<void> = async () => undefined): void {
  process.on('message', async (word) => {
    if (word === 'open') await open();
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: user + system, rss, heap: heapUsed + external } satisfies Cost);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(ready);
}
