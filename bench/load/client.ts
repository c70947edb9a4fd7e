/** All clients of one run: five connections a table, in one process. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Party, type Ready, SEATS } from './contestant.ts';
import { PROTOCOLS, type Protocol, TAKEN } from './protocols.ts';

export interface Run {
  readonly protocol: keyof typeof PROTOCOLS;
  readonly ready: Ready;
  /** Choices a second at each, after the warm-up; null: as fast as can be. */
  readonly pace: number | null;
  /** Milliseconds. */
  readonly warmUp: number;
  readonly time: number;
}

export interface Found {
  /** Choices a second. */
  readonly rate: number;
  /** Milliseconds from a choice that is sent to the screens of the others. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of what a seat is told for a choice. */
  readonly bytes: number;
  /** Share of one processor that the clients took. */
  readonly cpu: number;
}

const SECOND = 1000;
/** Milliseconds after which all keep their pace. */
const SETTLING = 2000;
const { protocol: name, ready, pace, warmUp, time }: Run = JSON.parse(process.argv[2] ?? '');
const protocol: Protocol = PROTOCOLS[name];
let isMeasured = false;
/** A server that has run for a while is what players meet: it is warmed up as fast as can be. */
let isWarm = false;
let bytes = 0;
/** Choices that the servers say that they have taken; one says it by showing them. */
let taken = 0;
const delays: number[] = [];
/** Nobody plays before all sit. */
let isBegun = false;
const held: (() => void)[] = [];

/** Resolves when the greeting is answered, with the same words: what is said before that nobody hears. */
function welcomed(socket: WebSocket, greeting: string): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown): void => {
      if (!String(data).startsWith(greeting)) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear).send(greeting);
  });
}

class Table {
  readonly #sockets: readonly WebSocket[];
  readonly #party: Party;
  /** Tables that they have come to. */
  #count = 0;
  #id = '';
  /** The choice that was sent last. */
  #sent = { seq: -1, seat: -1, at: 0 };
  /** Seats that have seen the first table. */
  #told = 0;
  #onTold: () => void = () => undefined;
  /** When the next may be sent; null: none was, and the first is at any moment, so that they don't all come at once. */
  #next: number | null = null;

  constructor(party: Party) {
    this.#party = party;
    const address = `ws://127.0.0.1:${ready.port}${protocol.path}`;
    this.#sockets = Array.from({ length: SEATS }, (_, seat) => {
      const socket = new WebSocket(address, { headers: protocol.headers(ready.port, party, seat), perMessageDeflate: false });
      return socket.on('message', (data) => this.#hear(String(data), seat));
    });
  }

  async open(): Promise<void> {
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
    const { greeting } = protocol;
    if (greeting !== null) await Promise.all(this.#sockets.map((socket) => welcomed(socket, greeting)));
    const told = new Promise<void>((resolve) => {
      this.#onTold = resolve;
    });
    this.#sit();
    await told;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #sit(): void {
    const id = this.#party.tables[this.#count++];
    if (id === undefined) throw new Error('there are no more tables');
    this.#id = id;
    this.#sent = { seq: -1, seat: -1, at: 0 };
    this.#sockets.forEach((socket, seat) => void socket.send(protocol.sit(id, seat)));
  }

  #hear(text: string, seat: number): void {
    const heard = protocol.read(text, this.#id, seat);
    if (heard === null) return;
    if (heard === TAKEN) {
      if (isMeasured) taken += 1;
      return;
    }
    if (typeof heard === 'string') {
      this.#sockets[seat]?.send(heard);
      return;
    }
    const { of, seq, answer, isOver } = heard;
    if (isMeasured && of >= 0 && of === this.#sent.seq && seat !== this.#sent.seat) {
      delays.push(performance.now() - this.#sent.at);
      bytes += text.length;
    }
    if (of < 0 && ++this.#told === SEATS) this.#onTold();
    if (isOver && seat === 0) {
      for (const socket of this.#sockets) socket.send(protocol.rise(this.#id));
      this.#sit();
    } else if (answer !== null) this.#answer(answer, seq, seat);
  }

  #answer(text: string, seq: number, seat: number): void {
    const say = () => {
      this.#sent = { seq, seat, at: performance.now() };
      this.#sockets[seat]?.send(text);
    };
    if (!isBegun) held.push(say);
    else if (isWarm && pace !== null) this.#wait(say, SECOND / pace);
    else say();
  }

  #wait(say: () => void, time: number): void {
    const now = performance.now();
    // What was late is not made up for.
    const at = Math.max(this.#next ?? now + Math.random() * time, now);
    setTimeout(say, at - now);
    this.#next = at + time;
  }
}

const tables = ready.parties.map((party) => new Table(party));
await Promise.all(tables.map((table) => table.open()));
isBegun = true;
for (const say of held) say();
await sleep(warmUp);
isWarm = true;
if (pace !== null) await sleep(SETTLING);
isMeasured = true;
const [began, before] = [performance.now(), process.cpuUsage()];
await sleep(time);
isMeasured = false;
const lasted = performance.now() - began;
const { user, system } = process.cpuUsage(before);
delays.sort((a, b) => a - b);
const at = (share: number): number => delays[Math.floor(delays.length * share)] ?? Number.NaN;
process.send?.({
  rate: ((taken === 0 ? delays.length / (SEATS - 1) : taken) / lasted) * SECOND,
  p50: at(0.5),
  p99: at(0.99),
  bytes: bytes / delays.length,
  cpu: (user + system) / 1000 / lasted,
} satisfies Found);
process.once('message', () => {
  for (const table of tables) table.close();
  process.disconnect();
});
