/** A server under test, in its own process: it reports the port it listens on, and afterwards its processor time and memory. */

export const SEATS = 5;

/** Given to the server as JSON in its first argument. */
export interface Load {
  /** Tables played at the same time. */
  readonly busy: number;
  /** Tables that each party plays at one after the other, when a game ends. */
  readonly each: number;
  /** Bytes of the update that a seat gets for a choice. Only for servers without a game. */
  readonly bytes: number;
}

/** Five players who play at one table after the other. */
export interface Party {
  readonly tables: readonly string[];
  /** Sent with the request for a socket, by seat. */
  readonly cookies: readonly string[];
}

export interface Ready {
  readonly port: number;
  readonly parties: readonly Party[];
}

export interface Cost {
  /** Microseconds of processor time since the start. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly rss: number;
  /** In bytes, with the memory outside of V8 that objects hold. */
  readonly heap: number;
}

/** @returns the parties of a server where players need no account and no seat */
export const partiesOf = ({ busy, each }: Load): readonly Party[] =>
  Array.from({ length: busy }, (_, party) => ({ tables: Array.from({ length: each }, (_, i) => `table${party}-${i}`), cookies: [] }));

export const readLoad = (): Load => JSON.parse(process.argv[2] ?? '{}');

/** Reports that the server is ready, then answers each message with the cost so far. */
export function serve(ready: Ready): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: user + system, rss, heap: heapUsed + external } satisfies Cost);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(ready);
}
