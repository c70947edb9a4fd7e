/** All clients of one run, in one process: five connections for each table. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Party, type Ready, SEATS } from './contestant.ts';
import { PROTOCOLS, type Protocol, TAKEN } from './protocols.ts';

export interface Run {
  readonly protocol: keyof typeof PROTOCOLS;
  readonly ready: Ready;
  /** Choices a second at each table after the warm-up, or null for as fast as possible. */
  readonly pace: number | null;
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

export interface Found {
  /** Choices a second. */
  readonly rate: number;
  /** Milliseconds from sending a choice until an opponent's client has it. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes of the update that a seat gets for a choice. */
  readonly bytes: number;
  /** Processor time of the clients, as a share of one processor. */
  readonly cpu: number;
}

const SECOND_MS = 1000;
/** How long the tables get to change from full speed to the pace. */
const SETTLING_MS = 2000;
const { protocol: name, ready, pace, warmUpMs, measuredMs }: Run = JSON.parse(process.argv[2] ?? '');
const protocol: Protocol = PROTOCOLS[name];
let isMeasured = false;
// Players meet a server that has run for a while: it is first warmed up at full speed.
let isWarm = false;
let bytes = 0;
/** Choices that the server has acknowledged. boardgame.io's sends no acknowledgment: its updates are counted instead. */
let acknowledged = 0;
const delays: number[] = [];
// Nobody plays before all tables are open.
let hasBegun = false;
const held: (() => void)[] = [];

/** Sends the greeting until the server has answered with the same words: it ignores everything sent before. */
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
  /** Number of tables that the five have played at. */
  #count = 0;
  #id = '';
  /** The last choice sent. */
  #sent = { seq: -1, seat: -1, at: 0 };
  /** Number of seats that have seen their first table. */
  #arrived = 0;
  #onArrived: () => void = () => undefined;
  /** When the next choice can be sent; null before the first, which is sent at a random moment so that tables don't move in step. */
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
    const arrived = new Promise<void>((resolve) => {
      this.#onArrived = resolve;
    });
    this.#sit();
    await arrived;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #sit(): void {
    const id = this.#party.tables[this.#count++];
    if (id === undefined) throw new Error('no tables are left');
    this.#id = id;
    this.#sent = { seq: -1, seat: -1, at: 0 };
    this.#sockets.forEach((socket, seat) => void socket.send(protocol.sit(id, seat)));
  }

  #hear(text: string, seat: number): void {
    const heard = protocol.read(text, this.#id, seat);
    if (heard === null) return;
    if (heard === TAKEN) {
      if (isMeasured) acknowledged += 1;
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
    if (of < 0 && ++this.#arrived === SEATS) this.#onArrived();
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
    if (!hasBegun) held.push(say);
    else if (isWarm && pace !== null) this.#wait(say, SECOND_MS / pace);
    else say();
  }

  #wait(say: () => void, interval: number): void {
    const now = performance.now();
    // A late choice doesn't make the next one come sooner.
    const at = Math.max(this.#next ?? now + Math.random() * interval, now);
    setTimeout(say, at - now);
    this.#next = at + interval;
  }
}

const tables = ready.parties.map((party) => new Table(party));
await Promise.all(tables.map((table) => table.open()));
hasBegun = true;
for (const say of held) say();
await sleep(warmUpMs);
isWarm = true;
if (pace !== null) await sleep(SETTLING_MS);
isMeasured = true;
const [began, before] = [performance.now(), process.cpuUsage()];
await sleep(measuredMs);
isMeasured = false;
const lasted = performance.now() - began;
const { user, system } = process.cpuUsage(before);
delays.sort((a, b) => a - b);
const at = (share: number): number => delays[Math.floor(delays.length * share)] ?? Number.NaN;
process.send?.({
  rate: ((acknowledged === 0 ? delays.length / (SEATS - 1) : acknowledged) / lasted) * SECOND_MS,
  p50: at(0.5),
  p99: at(0.99),
  bytes: bytes / delays.length,
  cpu: (user + system) / 1000 / lasted,
} satisfies Found);
process.once('message', () => {
  for (const table of tables) table.close();
  process.disconnect();
});
