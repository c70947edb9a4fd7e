/** The connection to one online table: a WebSocket, or polling where none gets through. It reconnects by itself. */
import type { ChoiceRefusal } from '@bb/protocol';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { ClientMessage, ServerMessage, TableState, TableUpdate } from '../shared/messages.ts';

/** `live`: over a socket; `polling`: by requests; `lost`: reconnecting. */
export type ConnectionState = 'opening' | 'live' | 'polling' | 'lost';

/** A choice that the server has not answered yet. */
export interface Sent {
  readonly seq: number;
  /** The number of rewinds of the table: after one, decision `seq` is another one. */
  readonly rewinds: number;
  readonly key: string;
  readonly choice: { readonly type: string };
}

/** The state of the table that the page has: choices and rewinds. */
export interface Known {
  readonly since: number;
  readonly rewinds: number;
}

/** The server's answer to a choice. A sealed choice counts when the window closes. */
export type Answer = { readonly isSealed: boolean } | ChoiceRefusal;

export interface ConnectionListener<T extends SessionTypes> {
  receive(message: Extract<ServerMessage<T>, { type: 'state' | 'update' | 'table' | 'talk' | 'busy' | 'away' }>): void;
  answered(sent: Sent, answer: Answer): void;
  /** @returns undefined before the first state */
  known(): Known | undefined;
  stateChanged(state: ConnectionState): void;
  /** The server does not show the table. The connection is closed for good. */
  closed(error: string, message: string): void;
}

/** A socket that is not open by then is dropped. */
const OPEN_TIMEOUT_MS = 8000;
/** After this silence a ping is sent; without a pong the socket is dropped. */
const IDLE_BEFORE_PING_MS = 20_000;
const PONG_TIMEOUT_MS = 10_000;
/** The wait before reconnecting doubles with each failure. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 20_000;
/** After this many failed sockets in a row the connection polls instead. */
const MAX_FAILED_SOCKETS = 2;
/** While polling, a socket is tried again every `POLLS_BEFORE_SOCKET` requests. */
const POLL_MS = 2000;
const POLLS_BEFORE_SOCKET = 20;
/** Refusals of a choice, which other requests don't get. */
const CHOICE_REFUSALS: readonly string[] = ['stale', 'notYours', 'illegal', 'malformed', 'notInProgress', 'paused'];
/** Errors after which a retry can't succeed. */
const FINAL_ERRORS: readonly string[] = ['noTable', 'noSpectators', 'needsPassword', 'banned', 'notInProgress', 'otherRules'];

export class Connection<T extends SessionTypes = SessionTypes> {
  readonly #table: string;
  readonly #listener: ConnectionListener<T>;
  #socket: WebSocket | null = null;
  #isSubscribed = false;
  #sent: Sent | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Failures in a row, and the sockets among them. */
  #failures = 0;
  #failedSockets = 0;
  /** Requests since the last socket; 0 while sockets are in use. */
  #polls = 0;
  #isClosed = false;

  constructor(table: string, listener: ConnectionListener<T>) {
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

  /** Sends the choice until the server answers. Its key makes it count once. */
  choose(sent: Sent): void {
    this.#sent = sent;
    if (this.#polls > 0) void this.#poll();
    else if (this.#isSubscribed) this.#send({ type: 'choose', table: this.#table, ...sent });
  }

  /** The page was suspended: its socket may be dead, and its clock wrong. Polling goes on by itself. */
  wake(): void {
    if (this.#isSubscribed) this.#reconnect();
  }

  /** Asks the server for what the page has missed. */
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

  #receive(message: ServerMessage<T>): void {
    switch (message.type) {
      case 'state':
      case 'update':
      case 'table':
      case 'talk':
      case 'busy':
      case 'away':
        this.#connected('live');
        this.#isSubscribed = true;
        clearTimeout(this.#retryTimer);
        this.#failedSockets = 0;
        this.#polls = 0;
        this.#listener.receive(message);
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

  /** @returns whether the error is dealt with: it was about a choice, or closes the connection */
  #handleError(error: string, message: string): boolean {
    if (error === 'notSeated' && this.#sent) {
      this.#answered(this.#sent.key, { error, message });
      return true;
    }
    if (!FINAL_ERRORS.includes(error)) return false;
    this.close();
    this.#listener.closed(error, message);
    return true;
  }

  /** Pings the server after a silence. */
  #restartSilenceTimer(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#silenceTimer = setTimeout(() => this.#drop(), PONG_TIMEOUT_MS);
    }, IDLE_BEFORE_PING_MS);
  }

  /** Messages that still arrive on the closed socket are ignored. */
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
    // While polling works, a failed socket is no loss.
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

  /** Sends the waiting choice and asks for updates over HTTP. */
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
      else if (CHOICE_REFUSALS.includes(json.error)) this.#answered(sent.key, json);
      else if (!this.#handleError(json.error, json.message)) return false;
    }
    const known = this.#listener.known();
    const answer = await fetch(known ? `${path}/game?since=${known.since}&rewinds=${known.rewinds}` : `${path}/game`);
    const json: unknown = await answer.json();
    if (this.#isClosed) return true;
    if (answer.ok) {
      this.#listener.receive(json as TableState<T> | TableUpdate<T>);
      return true;
    }
    const { error, message } = json as { readonly error: string; readonly message: string };
    return this.#handleError(error, message);
  }

  /** The network is back, or the page is visible again. */
  readonly #onOnline = (): void => {
    if (document.hidden || this.#isSubscribed || this.#isClosed) return;
    this.#reconnect();
  };

  #reconnect(): void {
    clearTimeout(this.#retryTimer);
    this.#closeSocket();
    this.#failures = 0;
    this.#connect();
  }

  /** The network is gone, which a socket would notice only much later. */
  readonly #onOffline = (): void => {
    this.#closeSocket();
    this.#failed();
  };
}
