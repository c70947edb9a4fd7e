/** The chat of one table. */
import { type ChatLine, ROOMS, type Room } from '@bb/protocol';
import { randomId } from '../session/store.ts';
import { ask, get } from '../shared/server-api.ts';

interface Page {
  readonly reads: readonly Room[];
  readonly writes: Room | null;
  readonly lines: readonly ChatLine[];
  readonly hasMore: boolean;
}

/** A message that the server has not stored yet. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  /** Why it could not be sent; null while it is on its way. */
  readonly fault: unknown;
}

const KEY = 'blackbeard.talk';
/** This browser remembers how far the chat was read, for the latest tables. */
const MAX_TABLES = 100;

/** @returns by table, when the last message that was read was sent */
function readSoFar(): Readonly<Record<string, number>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number').slice(-MAX_TABLES));
  } catch {
    return {};
  }
}

const inOrder = (a: ChatLine, b: ChatLine): number => a.at - b.at || a.room.localeCompare(b.room) || a.seq - b.seq;

export class TableChat {
  readonly table: string;
  lines = $state.raw<readonly ChatLine[]>([]);
  unsent = $state.raw<readonly Unsent[]>([]);
  /** The room the player can write to; null if none. */
  writes = $state.raw<Room | null>(null);
  /** Rooms with older messages that have not been loaded. */
  #older = $state.raw<readonly Room[]>([]);
  #readTo = $state(0);

  constructor(table: string) {
    this.table = table;
    this.#readTo = readSoFar()[table] ?? 0;
  }

  get hasOlder(): boolean {
    return this.#older.length > 0;
  }

  /** The number of unread messages by others. */
  get unread(): number {
    return this.lines.filter(({ at, isYours }) => !isYours && at > this.#readTo).length;
  }

  markRead(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    const { [this.table]: _, ...others } = readSoFar();
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...others, [this.table]: last }));
    } catch {
      // Without storage the messages count as unread again.
    }
  }

  add(lines: readonly ChatLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [`${line.room} ${line.seq}`, line]));
    this.lines = [...known.values()].toSorted(inOrder);
  }

  /** Loads the newest messages of all rooms the player can read. @throws Refused, Unreachable */
  async refresh(): Promise<void> {
    const { reads, writes, ...first } = await this.#read('table', '');
    this.writes = writes;
    const all = [first, ...(await Promise.all(reads.filter((room) => room !== 'table').map((room) => this.#read(room, ''))))];
    this.#older = ROOMS.filter((_, i) => all[i]?.hasMore);
    for (const { lines } of all) this.add(lines);
  }

  /** Drops what is loaded, also messages by players muted since. @throws Refused, Unreachable */
  async reload(): Promise<void> {
    this.lines = [];
    await this.refresh();
  }

  /** @throws Refused, Unreachable */
  async loadOlder(): Promise<void> {
    const rooms = this.#older;
    const all = await Promise.all(
      rooms.map((room) => this.#read(room, `&before=${this.lines.find((line) => line.room === room)?.seq ?? 0}`)),
    );
    this.#older = rooms.filter((_, i) => all[i]?.hasMore);
    for (const { lines } of all) this.add(lines);
  }

  /** Sends a message. It stays in `unsent` until the server has stored it. */
  async say(text: string): Promise<void> {
    await this.send({ key: randomId(), text, fault: null });
  }

  /** Sends a message that has failed. Its key stays the same, so that the server stores it once. */
  async sendAgain(message: Unsent): Promise<void> {
    if (message.fault !== null) await this.send({ ...message, fault: null });
  }

  discard({ key }: Unsent): void {
    this.unsent = this.unsent.filter((line) => line.key !== key);
  }

  private async send(message: Unsent): Promise<void> {
    const { key, text } = message;
    const isKnown = this.unsent.some((line) => line.key === key);
    this.unsent = isKnown ? this.unsent.map((line) => (line.key === key ? message : line)) : [...this.unsent, message];
    try {
      const { line } = await ask<{ readonly line: ChatLine }>('POST', `/api/tables/${this.table}/talk`, { key, text });
      this.discard(message);
      this.add([line]);
    } catch (error) {
      this.unsent = this.unsent.map((line) => (line.key === key ? { ...line, fault: error } : line));
    }
  }

  #read(room: Room, stretch: string): Promise<Page> {
    return get(`/api/tables/${this.table}/talk?room=${room}${stretch}`);
  }
}
