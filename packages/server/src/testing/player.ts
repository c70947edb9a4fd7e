/** A player at a table over the network: he answers as fast as he can, comes back when he is cut off, and knows what was acknowledged. */
import type { ServerMessage } from '@bb/protocol';
import { WebSocket } from 'ws';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly key: string;
}

export class NetworkPlayer {
  readonly #cookie: string;
  readonly #table: string;
  /** What the server has said that it has taken. */
  readonly acknowledged: Acknowledged[] = [];
  /** What went wrong: a gap, a double, a fault. */
  readonly faults: string[] = [];
  isOver = false;
  #socket: WebSocket | null = null;
  #seq = -1;
  #keys = 0;
  #sent: { readonly seq: number; readonly text: string } | null = null;

  constructor(cookie: string, table: string) {
    this.#cookie = cookie;
    this.#table = table;
  }

  /** Comes to this node, and leaves the one where he was. */
  connect(port: number): void {
    this.#socket?.terminate();
    const host = `127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://${host}/api/live`, { headers: { cookie: this.#cookie, origin: `http://${host}` } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'watch', table: this.#table, ...(this.#seq >= 0 && { since: this.#seq }) })),
    );
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)));
    });
  }

  leave(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
      case 'update': {
        if (message.type === 'update' && this.#seq >= 0 && message.from !== this.#seq)
          this.faults.push(`told from ${message.from} on, knowing ${this.#seq}`);
        if (message.seq < this.#seq) this.faults.push(`${this.#seq - message.seq} choices are gone`);
        this.#seq = message.seq;
        this.isOver = message.outcome !== null;
        const choice = message.choices[(message.seq * 7919) % message.choices.length];
        if (!choice) return;
        // Cut off before the answer came, he says the same again.
        if (this.#sent?.seq !== message.seq)
          this.#sent = {
            seq: message.seq,
            text: JSON.stringify({ type: 'choose', table: this.#table, seq: message.seq, key: `k${this.#keys++}`, choice }),
          };
        this.#socket?.send(this.#sent.text);
        return;
      }
      case 'taken':
        this.acknowledged.push({ table: message.table, seq: message.seq, key: message.key });
        return;
      case 'refused':
      case 'fault':
        this.faults.push(JSON.stringify(message));
        return;
      case 'pong':
        return;
    }
  }
}
