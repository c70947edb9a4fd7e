/** What is said at one table: read, heard as it comes, and said. */
import { ROOMS, type Room, type TalkLine } from '@bb/protocol';
import { ask, get } from '../online/server-api.ts';
import { newId } from '../session/store.ts';

interface Page {
  readonly reads: readonly Room[];
  readonly writes: Room | null;
  readonly lines: readonly TalkLine[];
  readonly hasMore: boolean;
}

const KEY = 'blackbeard.talk';
/** Tables of which it is kept how far their talk has been read. */
const MAX_TABLES = 100;

/** By table: the moment of the last line that was read. */
function readSoFar(): Readonly<Record<string, number>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number').slice(-MAX_TABLES));
  } catch {
    return {};
  }
}

const inOrder = (a: TalkLine, b: TalkLine): number => a.at - b.at || a.room.localeCompare(b.room) || a.seq - b.seq;

export class TableChat {
  readonly table: string;
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Null: nowhere. */
  writes = $state.raw<Room | null>(null);
  /** Rooms of which there are older lines than those that are here. */
  #older = $state.raw<readonly Room[]>([]);
  #readTo = $state(0);

  constructor(table: string) {
    this.table = table;
    this.#readTo = readSoFar()[table] ?? 0;
  }

  get hasOlder(): boolean {
    return this.#older.length > 0;
  }

  /** Lines of others that have not been read. */
  get unread(): number {
    return this.lines.filter(({ at, isYours }) => !isYours && at > this.#readTo).length;
  }

  /** All that is here has been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    const { [this.table]: _, ...others } = readSoFar();
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...others, [this.table]: last }));
    } catch {
      // A browser without storage shows them as new again.
    }
  }

  add(lines: readonly TalkLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [`${line.room} ${line.seq}`, line]));
    this.lines = [...known.values()].toSorted(inOrder);
  }

  /** The newest lines of all rooms that may be heard. @throws Refusal, Unreachable */
  async refresh(): Promise<void> {
    const { reads, writes, ...first } = await this.#read('table', '');
    this.writes = writes;
    const all = [first, ...(await Promise.all(reads.filter((room) => room !== 'table').map((room) => this.#read(room, ''))))];
    this.#older = ROOMS.filter((_, i) => all[i]?.hasMore);
    for (const { lines } of all) this.add(lines);
  }

  /** Without those of whom he does not want to hear any more. @throws Refusal, Unreachable */
  async reload(): Promise<void> {
    this.lines = [];
    await this.refresh();
  }

  /** @throws Refusal, Unreachable */
  async loadOlder(): Promise<void> {
    const rooms = this.#older;
    const all = await Promise.all(
      rooms.map((room) => this.#read(room, `&before=${this.lines.find((line) => line.room === room)?.seq ?? 0}`)),
    );
    this.#older = rooms.filter((_, i) => all[i]?.hasMore);
    for (const { lines } of all) this.add(lines);
  }

  /** @throws Refusal, Unreachable */
  async say(text: string): Promise<void> {
    const { line } = await ask<{ readonly line: TalkLine }>('POST', `/api/tables/${this.table}/talk`, { key: newId(), text });
    this.add([line]);
  }

  #read(room: Room, stretch: string): Promise<Page> {
    return get(`/api/tables/${this.table}/talk?room=${room}${stretch}`);
  }
}
