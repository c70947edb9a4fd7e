/** The protocol for tables over a WebSocket: what a client may send, and what it receives. */

import type { Seat } from '@bb/kernel';
import type { ServerMessage } from '@bb/protocol';
import type { WebSocket } from 'ws';
import { PACE, type Pace } from '../accounts/limits.ts';
import { Refused } from '../accounts/refused.ts';
import type { Player } from '../tables/table-seats.ts';
import { clientErrorOf } from './client-error.ts';
import { readClientMessage } from './client-message.ts';
import { choose } from './room/choose.ts';
import { setOrder } from './room/order.ts';
import { type TableRoom, viewerOf } from './room/table-room.ts';
import { setWhenLate } from './room/time-out.ts';
import { hold, type Wire } from './send-buffer.ts';
import { NO_SOCKET_EXTRAS, type SocketExtra } from './socket-extras.ts';
import type { TableRegistry } from './table-registry.ts';
import { type Known, TableSubscription } from './table-subscription.ts';
import type { ViewerMessage } from './table-updates.ts';

/** The tables that one socket may follow. */
const MAX_TABLES = 20;
/** A client that is further behind with reading is disconnected. */
const MAX_UNREAD_BYTES = 1_000_000;
/** Close codes: RFC 6455, 7.4.1. */
const POLICY = 1008;
const TRY_AGAIN = 1013;
/** Dead sockets are found at this interval. */
const HEARTBEAT_MS = 30_000;

/** A token bucket: allows a burst at once, and a fixed rate after it. */
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

/** Called with each message to the client. */
type OnSaid = (message: ServerMessage | ViewerMessage) => void;

interface SocketOptions {
  readonly socket: WebSocket;
  /** The number of tokens at the start. */
  readonly wire: Wire;
  readonly registry: TableRegistry;
  readonly player: Player | null;
  readonly onFault: (error: unknown) => void;
  readonly pace?: Pace;
  readonly beside?: SocketExtra;
  readonly onSaid?: OnSaid;
}

export class SocketSession {
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  readonly #registry: TableRegistry;
  readonly #player: Player | null;
  readonly #onFault: (error: unknown) => void;
  readonly #beside: SocketExtra;
  /** By table: ends the subscription. */
  readonly #watched = new Map<string, () => void>();
  readonly #bucket: Bucket;
  readonly #onSaid: OnSaid;
  /** Handles the client's messages one after another. */
  #turn: Promise<void> = Promise.resolve();

  constructor({
    socket,
    wire,
    registry,
    player,
    onFault,
    pace = PACE,
    beside = NO_SOCKET_EXTRAS,
    onSaid = () => undefined,
  }: SocketOptions) {
    this.#socket = socket;
    this.#wire = wire;
    this.#registry = registry;
    this.#player = player;
    this.#onFault = onFault;
    this.#onSaid = onSaid;
    this.#bucket = new Bucket(pace.burst, pace.perSecond, performance.now());
    this.#beside = beside;
    socket.once(
      'close',
      beside.connect(player, (message) => this.#say(message)),
    );
    socket.on('message', (data, isBinary) => this.#hear(data.toString(), isBinary));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => this.#leaveAll());
  }

  #hear(text: string, isBinary: boolean): void {
    if (!this.#bucket.take(performance.now())) {
      this.#say({ type: 'fault', error: 'tooFast', message: 'Too many messages. Send fewer a second.' });
      this.#socket.close(POLICY, 'too fast');
      return;
    }
    this.#turn = this.#turn
      .then(() => this.#answer(text, isBinary))
      .catch((error: unknown) => this.#say(clientErrorOf(error, this.#onFault)));
  }

  async #answer(text: string, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = isBinary ? null : readClientMessage(text);
    switch (message?.type) {
      case undefined:
        return this.#say({ type: 'fault', error: 'malformed', message: 'This message is malformed.' });
      case 'ping':
        return this.#say({ type: 'pong' });
      case 'watch':
        return this.#watch(message.table, message);
      case 'unwatch':
        return this.#leave(message.table);
      case 'order': {
        const { table: id, key, order, isOpen } = message;
        const { table, seat } = await this.#seated(id);
        return this.#say({ type: 'ordered', table: id, key, own: await setOrder(table, seat, order, isOpen) });
      }
      case 'late': {
        const { table: id, key, whenLate } = message;
        const { table, seat } = await this.#seated(id);
        return this.#say({ type: 'ordered', table: id, key, own: await setWhenLate(table, seat, whenLate) });
      }
      case 'choose': {
        const { table: id, seq, key, choice, rewinds } = message;
        const { table, seat } = await this.#seated(id);
        const answer = await choose(table, seat, seq, choice, key, rewinds).catch(clientsRefusal);
        return this.#say(
          answer instanceof Refused
            ? { type: 'refused', table: id, key, refusal: answer.body }
            : { type: 'taken', table: id, key, ...answer },
        );
      }
    }
  }

  /** @throws Refused */
  async #seated(id: string): Promise<{ readonly table: TableRoom; readonly seat: Seat }> {
    const table = await this.#registry.table(id);
    const seat = viewerOf(table, this.#player);
    if (seat === undefined || seat === null) throw new Refused('notSeated');
    return { table, seat };
  }

  async #watch(id: string, known: Known): Promise<void> {
    this.#leave(id);
    if (this.#watched.size >= MAX_TABLES)
      return this.#say({ type: 'fault', error: 'tooMany', message: `Watch at most ${MAX_TABLES} tables at once.` });
    const watch = new TableSubscription(this.#registry, id, this.#player, (message) => this.#say(message), this.#onFault);
    const stopBeside = this.#beside.watch(this.#player, id, (message) => this.#say(message));
    this.#watched.set(id, () => {
      watch.stop();
      stopBeside();
    });
    await watch.begin(known).catch((error: unknown) => {
      this.#leave(id);
      throw error;
    });
  }

  #leave(id: string): void {
    this.#watched.get(id)?.();
    this.#watched.delete(id);
  }

  #leaveAll(): void {
    for (const id of [...this.#watched.keys()]) this.#leave(id);
  }

  #say(message: ServerMessage | ViewerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) {
      // The client reconnects when it can, and gets what it has missed.
      this.#socket.close(TRY_AGAIN, 'too slow');
      return;
    }
    hold(this.#wire);
    this.#socket.send('text' in message ? message.text : JSON.stringify(message));
    this.#onSaid(message);
  }
}

/** @returns a refusal that is about the client's choice @throws any other error */
function clientsRefusal(error: unknown): Refused {
  if (error instanceof Refused && error.status < 500) return error;
  throw error;
}

/** Closes a socket whose client is gone or whose player has signed out. @returns a function that checks the latter at once */
export function watchOver(socket: WebSocket, isStillHis: () => Promise<boolean>, onFault: (error: unknown) => void): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const ask = async (): Promise<void> => {
    if (!(await isStillHis())) socket.close(POLICY, 'logged out');
  };
  const look = async (): Promise<void> => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    await ask();
  };
  const watch = setInterval(() => void look().catch(onFault), HEARTBEAT_MS).unref();
  socket.on('close', () => clearInterval(watch));
  return () => void ask().catch(onFault);
}
