import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../shared/messages.ts';
import { type Answer, Connection, type ConnectionState, type Sent } from './connection.ts';

type Received = Extract<ServerMessage, { type: 'state' | 'update' | 'table' | 'talk' | 'busy' | 'away' }>;

/** A socket with the test as the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }
  readyState = 0;
  readonly said: unknown[] = [];
  readonly url: string;

  constructor(url: URL) {
    super();
    this.url = url.href;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const SENT: Sent = { seq: 4, rewinds: 0, key: 'k1', choice: { type: 'pass' } };
const TAKEN = { type: 'taken', table: 't', key: 'k1', seq: 4, isSealed: false };
const update = (seq: number): unknown => ({ type: 'update', table: 't', from: seq - 1, seq });

function connect() {
  const states: ConnectionState[] = [];
  const received: Received[] = [];
  const answers: Answer[] = [];
  const closed: string[] = [];
  let seq: number | undefined;
  const connection = new Connection('t', {
    receive(message) {
      received.push(message);
      if ('seq' in message) seq = message.seq;
    },
    answered: (_sent, answer) => void answers.push(answer),
    known: () => (seq === undefined ? undefined : { since: seq, rewinds: 0 }),
    stateChanged: (state) => void (states.at(-1) === state || states.push(state)),
    closed: (error) => void closed.push(error),
  });
  connection.open();
  open = connection;
  return { connection, states, received, answers, closed };
}
let open: Connection | null = null;

const asked: { readonly url: string; readonly body: unknown }[] = [];
let answer: (url: string, init?: RequestInit) => readonly [number, unknown];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  asked.length = 0;
  answer = () => [500, { error: 'broken', message: '' }];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
    const [status, json] = answer(url, init);
    return Promise.resolve({ ok: status < 300, json: () => Promise.resolve(json) });
  });
});
afterEach(() => {
  open?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('follows the table, and resumes after a drop where it left off', async () => {
  const { states, received } = connect();
  const first = FakeSocket.last;
  expect(first.url).toMatch(/^ws:.*\/api\/live$/);
  first.open();
  expect(first.said).toEqual([{ type: 'watch', table: 't' }]);
  first.tell({ ...(update(1) as object), type: 'state' });
  first.tell(update(2));
  first.close();
  expect(states).toEqual(['live', 'lost']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.said).toEqual([{ type: 'watch', table: 't', since: 2, rewinds: 0 }]);
  FakeSocket.last.tell(update(3));
  // Messages on the old socket are ignored.
  first.tell(update(9));
  expect(states).toEqual(['live', 'lost', 'live']);
  expect(received.map((message) => 'seq' in message && message.seq)).toEqual([1, 2, 3]);
});

test('sends a choice with the same key until it is answered, and reports one answer', async () => {
  const { connection, answers } = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update(4));
  connection.choose(SENT);
  const said = { type: 'choose', table: 't', ...SENT };
  expect(FakeSocket.last.said.at(-1)).toEqual(said);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.said.at(-1)).toEqual(said);
  for (let i = 0; i < 2; i++) FakeSocket.last.tell(TAKEN);
  expect(answers).toEqual([TAKEN]);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.said).toHaveLength(1);
});

test('reports why a choice was refused', () => {
  const { connection, answers } = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update(4));
  connection.choose(SENT);
  FakeSocket.last.tell({ type: 'refused', table: 't', key: 'other', refusal: { error: 'notYours', message: '' } });
  FakeSocket.last.tell({ type: 'refused', table: 't', key: 'k1', refusal: { error: 'stale', message: '', seq: 5 } });
  connection.choose({ ...SENT, key: 'k2' });
  FakeSocket.last.tell({ type: 'fault', error: 'notSeated', message: '' });
  expect(answers).toEqual([
    { error: 'stale', message: '', seq: 5 },
    { error: 'notSeated', message: '' },
  ]);
});

test('polls where no socket gets through, and tries a socket again later', async () => {
  answer = (url) => [200, url.endsWith('choices') ? TAKEN : update(4)];
  const { connection, states, received, answers } = connect();
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(states).toEqual(['lost', 'polling']);
  expect(received).toHaveLength(1);
  connection.choose(SENT);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([TAKEN]);
  expect(asked.slice(-2)).toEqual([
    { url: '/api/tables/t/choices', body: SENT },
    { url: '/api/tables/t/game?since=4&rewinds=0', body: null },
  ]);
  const before = FakeSocket.all.length;
  for (let i = 0; i < 60 && FakeSocket.all.length === before; i++) await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  FakeSocket.last.tell(update(5));
  expect(states.at(-1)).toBe('live');
  const questions = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(questions);
});

test('waits longer after each failure, and reconnects at once when the network is back', async () => {
  const { states } = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update(1));
  dispatchEvent(new Event('offline'));
  expect(states).toEqual(['live', 'lost']);
  for (let i = 0; i < 40; i++) {
    await vi.advanceTimersByTimeAsync(3000);
    if (FakeSocket.last.readyState === 0) FakeSocket.last.close();
  }
  const tries = FakeSocket.all.length + asked.length;
  expect(tries).toBeGreaterThan(6);
  expect(tries).toBeLessThan(25);
  const before = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test.each(['noSpectators', 'needsPassword', 'banned'])('does not try a closed table again: %s', async (error) => {
  const { closed } = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: 'fault', error, message: 'No.' });
  expect(closed).toEqual([error]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('opens a new socket after the page was suspended, and resumes where it left off', async () => {
  const { connection, states } = connect();
  const first = FakeSocket.last;
  first.open();
  // While it is opening, there is nothing to renew.
  connection.wake();
  expect(FakeSocket.all).toHaveLength(1);
  first.tell(update(2));
  connection.wake();
  FakeSocket.last.open();
  expect([first.readyState, FakeSocket.all.length, FakeSocket.last.said]).toEqual([
    3,
    2,
    [{ type: 'watch', table: 't', since: 2, rewinds: 0 }],
  ]);
  FakeSocket.last.tell(update(3));
  expect(states).toEqual(['live']);
});

test('pings a silent server, and reconnects without a pong', async () => {
  const { states } = connect();
  const first = FakeSocket.last;
  first.open();
  first.tell(update(1));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(first.said.at(-1)).toEqual({ type: 'ping' });
  first.tell({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(states).toEqual(['live']);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(states).toEqual(['live', 'lost']);
});
