/** The way to the tables over a WebSocket: what a player's client says and is told. */
import { BadInput } from '@bb/engine';
import type { ServerMessage, TableUpdate } from '@bb/protocol';
import type { WebSocket } from 'ws';
import { Refused } from '../accounts/refused.ts';
import type { Player } from '../tables/tables.ts';
import { readClientMessage } from './client-message.ts';
import type { Harbor } from './harbor.ts';
import type { LiveTable, Viewer } from './live-table.ts';

/** How many messages a client may send. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}
const PACE: Pace = { burst: 40, perSecond: 20 };
/** Tables that one socket may follow. */
const MOST_TABLES = 20;
/** Bytes that a client may be behind with reading. */
const MOST_UNREAD = 1_000_000;
/** Why a socket is closed: RFC 6455, 7.4.1. */
const POLICY = 1008;
const TRY_AGAIN = 1013;
/** Milliseconds between two looks at who is at a socket. */
const HEARTBEAT = 30_000;

/** Lets so many through at once, and so many more each second. */
export class Bucket {
  #left: number;
  #at: number;
  readonly #size: number;
  readonly #rate: number;

  constructor(size: number, rate: number, now: number) {
    this.#size = size;
    this.#rate = rate;
    this.#left = size;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

interface Watch {
  readonly table: LiveTable;
  readonly viewer: Viewer;
  readonly stop: () => void;
}

export class SocketSession {
  readonly #socket: WebSocket;
  readonly #harbor: Harbor;
  readonly #player: Player | null;
  readonly #onFault: (error: unknown) => void;
  readonly #watched = new Map<string, Watch>();
  readonly #bucket: Bucket;
  /** What a client says is done in the order in which it says it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, harbor: Harbor, player: Player | null, onFault: (error: unknown) => void, pace = PACE) {
    this.#socket = socket;
    this.#harbor = harbor;
    this.#player = player;
    this.#onFault = onFault;
    this.#bucket = new Bucket(pace.burst, pace.perSecond, performance.now());
    socket.on('message', (data, isBinary) => this.#hear(data.toString(), isBinary));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => this.#leaveAll());
  }

  #hear(text: string, isBinary: boolean): void {
    if (!this.#bucket.take(performance.now())) {
      this.#say({ type: 'fault', error: 'tooFast', message: 'Too many messages.' });
      this.#socket.close(POLICY, 'too fast');
      return;
    }
    this.#turn = this.#turn
      .then(() => this.#answer(text, isBinary))
      .catch((error: unknown) => {
        if (error instanceof Refused) this.#say({ type: 'fault', error: error.code, message: error.message });
        else {
          this.#onFault(error);
          this.#say({
            type: 'fault',
            error: 'broken',
            message: error instanceof BadInput ? 'This server can’t read that table.' : 'Something went wrong here; it has been noted.',
          });
        }
      });
  }

  async #answer(text: string, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = isBinary ? null : readClientMessage(text);
    switch (message?.type) {
      case undefined:
        return this.#say({ type: 'fault', error: 'malformed', message: 'This message makes no sense.' });
      case 'ping':
        return this.#say({ type: 'pong' });
      case 'watch':
        return this.#watch(message.table, message.since);
      case 'unwatch':
        return this.#leave(message.table);
      case 'choose': {
        const { table: id, seq, key, choice } = message;
        const table = await this.#harbor.table(id);
        const seat = table.viewerOf(this.#player);
        if (seat === undefined || seat === null) throw new Refused('notSeated');
        const answer = await table.choose(seat, seq, choice, key);
        return this.#say(
          answer.taken ? { type: 'taken', table: id, key, seq: answer.seq } : { type: 'refused', table: id, key, refusal: answer.refusal },
        );
      }
    }
  }

  async #watch(id: string, since: number | undefined): Promise<void> {
    this.#leave(id);
    if (this.#watched.size >= MOST_TABLES)
      return this.#say({ type: 'fault', error: 'tooMany', message: `No more than ${MOST_TABLES} tables at once.` });
    const table = await this.#harbor.table(id);
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const viewer = table.viewerOf(this.#player);
    if (viewer === undefined) throw new Refused('noSpectators');
    // What happens while the past is read is kept back, and follows it.
    const meanwhile: TableUpdate[] = [];
    let isTold = false;
    const stop = table.listen((updateFor) => {
      if (isTold) this.#say(updateFor(viewer));
      else meanwhile.push(updateFor(viewer));
    });
    this.#watched.set(id, { table, viewer, stop });
    const first = await table.told(viewer, since).catch((error: unknown) => {
      this.#leave(id);
      throw error;
    });
    this.#say(first);
    for (const update of meanwhile) if (update.from >= first.seq) this.#say(update);
    isTold = true;
  }

  #leave(id: string): void {
    this.#watched.get(id)?.stop();
    this.#watched.delete(id);
  }

  #leaveAll(): void {
    for (const id of [...this.#watched.keys()]) this.#leave(id);
  }

  #say(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) {
      // It comes back when it can, and is told what it has missed.
      this.#socket.close(TRY_AGAIN, 'too slow');
      return;
    }
    this.#socket.send(JSON.stringify(message));
  }
}

/** Ends a socket that nobody is at, or whose player has logged out. */
export function watchOver(socket: WebSocket, isStillHis: () => Promise<boolean>, onFault: (error: unknown) => void): void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const look = async (): Promise<void> => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    if (!(await isStillHis())) socket.close(POLICY, 'logged out');
  };
  const watch = setInterval(() => void look().catch(onFault), HEARTBEAT).unref();
  socket.on('close', () => clearInterval(watch));
}
