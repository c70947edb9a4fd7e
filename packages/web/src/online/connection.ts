/** The way to one table on a server: a WebSocket, or where none gets through, asking again and again. It comes back by itself. */
import type { ClientMessage, Refusal, ServerMessage, TableState, TableUpdate } from '@bb/protocol';

/** `live`: told at once; `polling`: by asking again and again; `lost`: trying again. */
export type ConnectionState = 'opening' | 'live' | 'polling' | 'lost';

/** A choice on its way. */
export interface Sent {
  readonly seq: number;
  /** How often the table had been taken back: it is the answer to no other question of the same number. */
  readonly rewinds: number;
  readonly key: string;
  readonly choice: { readonly type: string };
}

/** How far a table is known. */
export interface Known {
  readonly since: number;
  readonly rewinds: number;
}

/** What has become of a choice. `isSealed`: it counts when the others who are asked have answered. */
export type Answer = { readonly isSealed: boolean } | Refusal;

/** Who listens. */
export interface ConnectionListener {
  hear(message: Extract<ServerMessage, { type: 'state' | 'update' | 'table' | 'talk' }>): void;
  answered(sent: Sent, answer: Answer): void;
  /** Up to how many choices he knows the table, and after how many rewinds. */
  known(): Known | undefined;
  stateChanged(state: ConnectionState): void;
  /** The table can't be looked at. It is not tried again. */
  closed(error: string, message: string): void;
}

/** Milliseconds after which what does not open is given up. */
const OPEN_TIMEOUT_MS = 8000;
/** Milliseconds of silence after which somebody is asked whether he is still there, and after that until he is taken to be gone. */
const IDLE_BEFORE_PING_MS = 20_000;
const PONG_TIMEOUT_MS = 10_000;
/** Milliseconds before the next try: doubled with each, up to the longest. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 20_000;
/** Sockets that fail one after the other before it is tried without. */
const MAX_FAILED_SOCKETS = 2;
/** Milliseconds between two questions without a socket, and how many there are before a socket is tried again. */
const POLL_MS = 2000;
const POLLS_BEFORE_SOCKET = 20;
/** What trying again does not help against. */
const FINAL_ERRORS: readonly string[] = ['noTable', 'noSpectators', 'needsPassword', 'banned', 'notPlaying', 'otherRules'];

export class Connection {
  readonly #table: string;
  readonly #listener: ConnectionListener;
  #socket: WebSocket | null = null;
  #isSubscribed = false;
  #sent: Sent | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Tries in a row that brought nothing; and of those, sockets. */
  #failures = 0;
  #failedSockets = 0;
  /** Questions since the last socket; 0: sockets are in use. */
  #polls = 0;
  #isClosed = false;

  constructor(table: string, listener: ConnectionListener) {
    this.#table = table;
    this.#listener = listener;
  }

  open(): void {
    addEventListener('online', this.#onOnline);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onOnline);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#onOnline);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onOnline);
    clearTimeout(this.#retryTimer);
    this.#closeSocket();
  }

  /** Says it until it is answered: its key makes it count once. */
  choose(sent: Sent): void {
    this.#sent = sent;
    if (this.#polls > 0) void this.#poll();
    else if (this.#isSubscribed) this.#send({ type: 'choose', table: this.#table, ...sent });
  }

  /** Something is missing: it is to be told again. */
  askAgain(): void {
    if (this.#isSubscribed) this.#sendWatch();
  }

  #connect(): void {
    const url = new URL('/api/live', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    const isThis = (): boolean => this.#socket === socket;
    this.#silenceTimer = setTimeout(() => isThis() && this.#drop(), OPEN_TIMEOUT_MS);
    socket.addEventListener('open', () => {
      if (!isThis()) return;
      this.#sendWatch();
      if (this.#sent) this.#send({ type: 'choose', table: this.#table, ...this.#sent });
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isThis()) return;
      this.#restartSilenceTimer();
      this.#receive(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => isThis() && this.#drop());
  }

  #sendWatch(): void {
    this.#send({ type: 'watch', table: this.#table, ...this.#listener.known() });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
      case 'update':
      case 'table':
      case 'talk':
        this.#connected('live');
        this.#isSubscribed = true;
        clearTimeout(this.#retryTimer);
        this.#failedSockets = 0;
        this.#polls = 0;
        this.#listener.hear(message);
        break;
      case 'taken':
        this.#answered(message.key, message);
        break;
      case 'refused':
        this.#answered(message.key, message.refusal);
        break;
      case 'fault':
        if (!this.#handleError(message.error, message.message)) this.#drop();
        break;
      case 'pong':
    }
  }

  #connected(state: ConnectionState): void {
    this.#failures = 0;
    this.#listener.stateChanged(state);
  }

  #answered(key: string, answer: Answer): void {
    const sent = this.#sent;
    if (sent?.key !== key) return;
    this.#sent = null;
    this.#listener.answered(sent, answer);
  }

  /** True: it was about a choice, or is for good. */
  #handleError(error: string, message: string): boolean {
    if (error === 'notSeated' && this.#sent) {
      this.#answered(this.#sent.key, { why: 'notYours' });
      return true;
    }
    if (!FINAL_ERRORS.includes(error)) return false;
    this.close();
    this.#listener.closed(error, message);
    return true;
  }

  /** Asks whether anybody is there when nothing is heard. */
  #restartSilenceTimer(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#silenceTimer = setTimeout(() => this.#drop(), PONG_TIMEOUT_MS);
    }, IDLE_BEFORE_PING_MS);
  }

  /** Lets go of the socket. What it still says is not heard. */
  #closeSocket(): void {
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = null;
    this.#isSubscribed = false;
    socket?.close();
  }

  #drop(): void {
    if (!this.#isSubscribed) this.#failedSockets += 1;
    this.#closeSocket();
    // While asking brings answers a socket that does not open is no loss.
    if (this.#polls === 0 || this.#failures > 0) this.#failed();
  }

  #failed(): void {
    if (this.#isClosed) return;
    this.#listener.stateChanged('lost');
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#schedule(() => (this.#failedSockets >= MAX_FAILED_SOCKETS ? this.#poll() : this.#connect()), wait);
  }

  #schedule(what: () => void, wait: number): void {
    clearTimeout(this.#retryTimer);
    if (!this.#isClosed) this.#retryTimer = setTimeout(what, wait);
  }

  /** Without a socket: what is new, and what waits to be said. */
  async #poll(): Promise<void> {
    clearTimeout(this.#retryTimer);
    this.#polls += 1;
    const isDone = await this.#pollOnce().catch(() => false);
    if (this.#isClosed || this.#isSubscribed) return;
    if (!isDone) {
      this.#failedSockets = 0;
      return this.#failed();
    }
    this.#connected('polling');
    this.#schedule(() => {
      if (this.#polls % POLLS_BEFORE_SOCKET === 0) this.#connect();
      void this.#poll();
    }, POLL_MS);
  }

  async #pollOnce(): Promise<boolean> {
    const path = `/api/tables/${this.#table}`;
    const sent = this.#sent;
    if (sent) {
      const body = JSON.stringify(sent);
      const answer = await fetch(`${path}/choices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const json = await answer.json();
      if (answer.ok) this.#answered(sent.key, json);
      else if (json.refusal) this.#answered(sent.key, json.refusal);
      else if (!this.#handleError(json.error, json.message)) return false;
    }
    const known = this.#listener.known();
    const answer = await fetch(known ? `${path}/game?since=${known.since}&rewinds=${known.rewinds}` : `${path}/game`);
    const json: unknown = await answer.json();
    if (this.#isClosed) return true;
    if (answer.ok) {
      this.#listener.hear(json as TableState | TableUpdate);
      return true;
    }
    const { error, message } = json as { readonly error: string; readonly message: string };
    return this.#handleError(error, message);
  }

  /** The network is back, or somebody looks at the page again. */
  readonly #onOnline = (): void => {
    if (document.hidden || this.#isSubscribed || this.#isClosed) return;
    clearTimeout(this.#retryTimer);
    this.#closeSocket();
    this.#failures = 0;
    this.#connect();
  };

  /** The network is gone: a socket would tell only much later. */
  readonly #onOffline = (): void => {
    this.#closeSocket();
    this.#failed();
  };
}
