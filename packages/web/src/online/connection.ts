/** The way to one table on a server: a WebSocket, or where none gets through, asking again and again. It comes back by itself. */
import type { ClientMessage, Refusal, ServerMessage, TableState, TableUpdate } from '@bb/protocol';

/** `live`: told at once; `asking`: by asking again and again; `lost`: trying again. */
export type Line = 'opening' | 'live' | 'asking' | 'lost';

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
export interface Ears {
  hear(message: Extract<ServerMessage, { type: 'state' | 'update' | 'table' | 'talk' }>): void;
  answered(sent: Sent, answer: Answer): void;
  /** Up to how many choices he knows the table, and after how many rewinds. */
  known(): Known | undefined;
  line(line: Line): void;
  /** The table can't be looked at. It is not tried again. */
  closed(error: string, message: string): void;
}

/** Milliseconds after which what does not open is given up. */
const OPENING = 8000;
/** Milliseconds of silence after which somebody is asked whether he is still there, and after that until he is taken to be gone. */
const SILENCE = 20_000;
const PATIENCE = 10_000;
/** Milliseconds before the next try: doubled with each, up to the longest. */
const FIRST = 500;
const LONGEST = 20_000;
/** Sockets that fail one after the other before it is tried without. */
const MOST_SOCKETS = 2;
/** Milliseconds between two questions without a socket, and how many there are before a socket is tried again. */
const ASKING = 2000;
const QUESTIONS = 20;
/** What trying again does not help against. */
const FINAL: readonly string[] = ['noTable', 'noSpectators', 'needsPassword', 'banned', 'notPlaying', 'otherRules'];

export class Connection {
  readonly #table: string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  #isHeard = false;
  #sent: Sent | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Tries in a row that brought nothing; and of those, sockets. */
  #tries = 0;
  #sockets = 0;
  /** Questions since the last socket; 0: sockets are in use. */
  #questions = 0;
  #isClosed = false;

  constructor(table: string, ears: Ears) {
    this.#table = table;
    this.#ears = ears;
  }

  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#next);
    this.#leave();
  }

  /** Says it until it is answered: its key makes it count once. */
  choose(sent: Sent): void {
    this.#sent = sent;
    if (this.#questions > 0) void this.#ask();
    else if (this.#isHeard) this.#say({ type: 'choose', table: this.#table, ...sent });
  }

  /** Something is missing: it is to be told again. */
  askAgain(): void {
    if (this.#isHeard) this.#sayWatch();
  }

  #connect(): void {
    const url = new URL('/api/live', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    const isThis = (): boolean => this.#socket === socket;
    this.#watch = setTimeout(() => isThis() && this.#drop(), OPENING);
    socket.addEventListener('open', () => {
      if (!isThis()) return;
      this.#sayWatch();
      if (this.#sent) this.#say({ type: 'choose', table: this.#table, ...this.#sent });
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isThis()) return;
      this.#listen();
      this.#hear(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => isThis() && this.#drop());
  }

  #sayWatch(): void {
    this.#say({ type: 'watch', table: this.#table, ...this.#ears.known() });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
      case 'update':
      case 'table':
      case 'talk':
        this.#arrived('live');
        this.#isHeard = true;
        clearTimeout(this.#next);
        this.#sockets = 0;
        this.#questions = 0;
        this.#ears.hear(message);
        break;
      case 'taken':
        this.#answered(message.key, message);
        break;
      case 'refused':
        this.#answered(message.key, message.refusal);
        break;
      case 'fault':
        if (!this.#refused(message.error, message.message)) this.#drop();
        break;
      case 'pong':
    }
  }

  #arrived(line: Line): void {
    this.#tries = 0;
    this.#ears.line(line);
  }

  #answered(key: string, answer: Answer): void {
    const sent = this.#sent;
    if (sent?.key !== key) return;
    this.#sent = null;
    this.#ears.answered(sent, answer);
  }

  /** True: it was about a choice, or is for good. */
  #refused(error: string, message: string): boolean {
    if (error === 'notSeated' && this.#sent) {
      this.#answered(this.#sent.key, { why: 'notYours' });
      return true;
    }
    if (!FINAL.includes(error)) return false;
    this.close();
    this.#ears.closed(error, message);
    return true;
  }

  /** Asks whether anybody is there when nothing is heard. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#say({ type: 'ping' });
      this.#watch = setTimeout(() => this.#drop(), PATIENCE);
    }, SILENCE);
  }

  /** Lets go of the socket. What it still says is not heard. */
  #leave(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#isHeard = false;
    socket?.close();
  }

  #drop(): void {
    if (!this.#isHeard) this.#sockets += 1;
    this.#leave();
    // While asking brings answers a socket that does not open is no loss.
    if (this.#questions === 0 || this.#tries > 0) this.#failed();
  }

  #failed(): void {
    if (this.#isClosed) return;
    this.#ears.line('lost');
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#tries) * (0.5 + Math.random() / 2);
    this.#tries += 1;
    this.#soon(() => (this.#sockets >= MOST_SOCKETS ? this.#ask() : this.#connect()), wait);
  }

  #soon(what: () => void, wait: number): void {
    clearTimeout(this.#next);
    if (!this.#isClosed) this.#next = setTimeout(what, wait);
  }

  /** Without a socket: what is new, and what waits to be said. */
  async #ask(): Promise<void> {
    clearTimeout(this.#next);
    this.#questions += 1;
    const isDone = await this.#exchange().catch(() => false);
    if (this.#isClosed || this.#isHeard) return;
    if (!isDone) {
      this.#sockets = 0;
      return this.#failed();
    }
    this.#arrived('asking');
    this.#soon(() => {
      if (this.#questions % QUESTIONS === 0) this.#connect();
      void this.#ask();
    }, ASKING);
  }

  async #exchange(): Promise<boolean> {
    const path = `/api/tables/${this.#table}`;
    const sent = this.#sent;
    if (sent) {
      const body = JSON.stringify(sent);
      const answer = await fetch(`${path}/choices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const json = await answer.json();
      if (answer.ok) this.#answered(sent.key, json);
      else if (json.refusal) this.#answered(sent.key, json.refusal);
      else if (!this.#refused(json.error, json.message)) return false;
    }
    const known = this.#ears.known();
    const answer = await fetch(known ? `${path}/game?since=${known.since}&rewinds=${known.rewinds}` : `${path}/game`);
    const json: unknown = await answer.json();
    if (this.#isClosed) return true;
    if (answer.ok) {
      this.#ears.hear(json as TableState | TableUpdate);
      return true;
    }
    const { error, message } = json as { readonly error: string; readonly message: string };
    return this.#refused(error, message);
  }

  /** The network is back, or somebody looks at the page again. */
  readonly #wake = (): void => {
    if (document.hidden || this.#isHeard || this.#isClosed) return;
    clearTimeout(this.#next);
    this.#leave();
    this.#tries = 0;
    this.#connect();
  };

  /** The network is gone: a socket would tell only much later. */
  readonly #cut = (): void => {
    this.#leave();
    this.#failed();
  };
}
