/** A player at a table over the network: he answers as fast as he can, comes back when he is cut off, and knows what was acknowledged. */
import type { Refusal, ServerMessage } from '@bb/protocol';
import { WebSocket } from 'ws';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly key: string;
  readonly isSealed: boolean;
}

/** Milliseconds until he comes back. */
const PAUSE = 50;

/** Where several are asked at once another may have been quicker, and may have ended the game. */
const LATE: readonly Refusal['why'][] = ['stale', 'notPlaying'];

export class NetworkPlayer {
  readonly #cookie: string;
  readonly #table: string;
  /** What the server has said that it has taken. */
  readonly acknowledged: Acknowledged[] = [];
  /** What went wrong: a gap, a double, a fault; but for a server that says that it could not, which he tells it again. */
  readonly faults: string[] = [];
  isOver = false;
  #socket: WebSocket | null = null;
  /** Where he tries when he is cut off. */
  #ports: readonly number[] = [];
  #seq = -1;
  /** How often his table had been taken back when he was last told. */
  #rewinds = 0;
  #keys = 0;
  #sent: { readonly seq: number; readonly rewinds: number; readonly text: string } | null = null;

  constructor(cookie: string, table: string) {
    this.#cookie = cookie;
    this.#table = table;
  }

  /** How often a server could not do what he said. */
  setbacks = 0;

  /** Comes to the first of these nodes, and leaves the one where he was; whenever he is cut off he tries the next. */
  connect(port: number, ...others: readonly number[]): void {
    this.goesTo(...others, port);
    this.#socket?.terminate();
    const host = `127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://${host}/api/live`, { headers: { cookie: this.#cookie, origin: `http://${host}` } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    const known = this.#seq >= 0 && { since: this.#seq, rewinds: this.#rewinds };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: this.#table, ...known })));
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)), port);
    });
    const again = (): void => {
      const [next = port, ...rest] = this.#ports;
      if (socket === this.#socket) this.connect(next, ...rest);
    };
    socket.on('close', () => setTimeout(again, PAUSE));
  }

  /** Stays where he is, and tries these when he is cut off. */
  goesTo(...ports: readonly number[]): void {
    this.#ports = ports;
  }

  leave(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #hear(message: ServerMessage, port: number): void {
    switch (message.type) {
      case 'state':
      case 'update': {
        if (message.type === 'update' && this.#seq >= 0 && message.from !== this.#seq)
          this.faults.push(`told from ${message.from} on, knowing ${this.#seq}`);
        if (message.seq < this.#seq && message.rewinds === this.#rewinds) this.faults.push(`${this.#seq - message.seq} choices are gone`);
        this.#seq = message.seq;
        this.#rewinds = message.rewinds;
        this.isOver = message.outcome !== null;
        const choice = message.choices[(message.seq * 7919) % message.choices.length];
        if (!choice) return;
        // Cut off before the answer came, he says the same again.
        if (this.#sent?.seq !== message.seq || this.#sent.rewinds !== message.rewinds) {
          const { seq, rewinds } = message;
          const said = { type: 'choose', table: this.#table, seq, key: `k${this.#keys++}`, choice, rewinds };
          this.#sent = { seq, rewinds, text: JSON.stringify(said) };
        }
        this.#socket?.send(this.#sent.text);
        return;
      }
      case 'taken':
        this.acknowledged.push({ table: message.table, seq: message.seq, key: message.key, isSealed: message.isSealed });
        return;
      case 'fault':
        if (message.error === 'broken') {
          this.setbacks += 1;
          this.#socket?.close();
          return;
        }
        this.faults.push(`at port ${port}: ${JSON.stringify(message)}`);
        return;
      case 'refused':
        // In a window somebody else's play came first, and what is asked now follows.
        if (!LATE.includes(message.refusal.why)) this.faults.push(JSON.stringify(message));
        return;
      case 'table':
      case 'talk':
      case 'notices':
      case 'ordered':
      case 'pong':
        return;
    }
  }
}
