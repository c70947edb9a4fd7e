/** A player over the network: answers as fast as possible, reconnects when cut off, and records what was acknowledged. */
import type { ServerMessage } from '@bb/protocol';
import { WebSocket } from 'ws';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly key: string;
  readonly isSealed: boolean;
}

const RECONNECT_DELAY_MS = 50;

/** Refusals that are normal: where several are asked at once, another player may have been faster, and may have ended the game. */
const STALE_REFUSALS: readonly string[] = ['stale', 'notInProgress'];

export class NetworkPlayer {
  readonly #cookie: string;
  readonly #table: string;
  /** The choices that the server has acknowledged. */
  readonly acknowledged: Acknowledged[] = [];
  /** What went wrong: gaps, duplicates, errors. Internal errors are not in it: the player sends the choice again. */
  readonly faults: string[] = [];
  isOver = false;
  #socket: WebSocket | null = null;
  /** The ports to try after a disconnect. */
  #ports: readonly number[] = [];
  #seq = -1;
  /** How often the table had been rewound, by the last update. */
  #rewinds = 0;
  #keys = 0;
  #sent: { readonly seq: number; readonly rewinds: number; readonly text: string } | null = null;

  constructor(cookie: string, table: string) {
    this.#cookie = cookie;
    this.#table = table;
  }

  /** How often a choice was sent again after an internal error. */
  retries = 0;

  /** Connects to the first of these nodes, instead of the current one. After a disconnect tries the next. */
  connect(port: number, ...others: readonly number[]): void {
    this.setFallbackPorts(...others, port);
    this.#socket?.terminate();
    const host = `127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://${host}/api/live`, { headers: { cookie: this.#cookie, origin: `http://${host}` } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    const known = this.#seq >= 0 && { since: this.#seq, rewinds: this.#rewinds };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: this.#table, ...known })));
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)), port);
    });
    const reconnect = (): void => {
      const [next = port, ...rest] = this.#ports;
      if (socket === this.#socket) this.connect(next, ...rest);
    };
    socket.on('close', () => setTimeout(reconnect, RECONNECT_DELAY_MS));
  }

  /** Keeps the current connection. After a disconnect tries these ports. */
  setFallbackPorts(...ports: readonly number[]): void {
    this.#ports = ports;
  }

  leave(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #receive(message: ServerMessage, port: number): void {
    switch (message.type) {
      case 'state':
      case 'update': {
        if (message.type === 'update' && this.#seq >= 0 && message.from !== this.#seq)
          this.faults.push(`update from ${message.from}, expected ${this.#seq}`);
        if (message.seq < this.#seq && message.rewinds === this.#rewinds) this.faults.push(`${this.#seq - message.seq} choices were lost`);
        this.#seq = message.seq;
        this.#rewinds = message.rewinds;
        this.isOver = message.outcome !== null;
        const choice = message.choices[(message.seq * 7919) % message.choices.length];
        if (!choice) return;
        // If the connection broke before the acknowledgment, the same message is sent again.
        if (this.#sent?.seq !== message.seq || this.#sent.rewinds !== message.rewinds) {
          const { seq, rewinds } = message;
          const answer = { type: 'choose', table: this.#table, seq, key: `k${this.#keys++}`, choice, rewinds };
          this.#sent = { seq, rewinds, text: JSON.stringify(answer) };
        }
        this.#socket?.send(this.#sent.text);
        return;
      }
      case 'taken':
        this.acknowledged.push({ table: message.table, seq: message.seq, key: message.key, isSealed: message.isSealed });
        return;
      case 'fault':
        if (message.error === 'broken') {
          this.retries += 1;
          this.#socket?.close();
          return;
        }
        this.faults.push(`at port ${port}: ${JSON.stringify(message)}`);
        return;
      case 'refused':
        // In a window another player was faster. The next update brings the new question.
        if (!STALE_REFUSALS.includes(message.refusal.error)) this.faults.push(JSON.stringify(message));
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
