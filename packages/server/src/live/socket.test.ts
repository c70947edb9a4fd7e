import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientMessage, ServerMessage } from '@bb/protocol';
import { patchView } from '@bb/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Bulletin } from '../fanout/bulletin.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import type { Player } from '../tables/seats.ts';
import { Tables } from '../tables/tables.ts';
import { KINDS, type TestDatabase } from '../testing/databases.ts';
import { LONGEST_MESSAGE, readClientMessage } from './client-message.ts';
import { Harbor } from './harbor.ts';
import { Bucket, SocketSession } from './socket.ts';

const [anne, jack] = [
  { id: 'p1', name: 'Anne' },
  { id: 'p2', name: 'Jack' },
] as const satisfies readonly Player[];
const PLAYERS: Readonly<Record<string, Player>> = { anne, jack };

/** A client that keeps all that it is told. */
class Client {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  #waiting: (() => void)[] = [];
  closed = 0;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }
  async open(): Promise<this> {
    await new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
    return this;
  }
  say(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** The first message that is so, from the `from`th on. */
  async until<M extends ServerMessage>(is: (message: ServerMessage) => message is M, from = 0): Promise<M> {
    for (;;) {
      const found = this.heard.slice(from).find(is);
      if (found) return found;
      if (this.closed) throw new Error(`closed: ${this.closed}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}
const isA =
  <T extends ServerMessage['type']>(type: T) =>
  (message: ServerMessage): message is Extract<ServerMessage, { type: T }> =>
    message.type === type;

describe('a socket', () => {
  let place: TestDatabase;
  let base: Database;
  let harbor: Harbor;
  let tables: Tables;
  let server: Server;
  let address: string;
  const faults: unknown[] = [];
  beforeAll(async () => {
    place = await KINDS.sqlite();
    base = await openDatabase(place.url);
    const bulletin = new Bulletin();
    tables = new Tables(base.db, { now: Date.now, random: randomBytes }, bulletin);
    harbor = new Harbor({ db: base.db, tables, bulletin, ledger: new Ledger(base), onFault: (error) => faults.push(error) });
    server = createServer();
    const sockets = new WebSocketServer({ server, maxPayload: LONGEST_MESSAGE });
    sockets.on('connection', (socket, { url = '', socket: wire }) => {
      const player = PLAYERS[url.slice(1)] ?? null;
      new SocketSession({ socket, wire, harbor, player, onFault: (error) => faults.push(error), pace: { burst: 60, perSecond: 10_000 } });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await harbor.close();
    await base.close();
    await place.drop();
    expect(faults).toEqual([]);
  });
  const connect = (who: string): Promise<Client> => new Client(`${address}/${who}`).open();
  async function begun(bots: readonly (string | null)[] = [null, null], hasSpectators = true): Promise<string> {
    const id = await tables.lay(anne, {
      name: 'Nassau',
      options: { players: bots.length },
      bots,
      isListed: true,
      hasSpectators,
      windows: 'fast',
    });
    if (bots.includes(null, 1)) await tables.join(id, jack);
    if (bots.includes(null, 1)) await tables.ready(id, jack, null);
    await tables.ready(id, anne, null);
    return id;
  }

  /** Plays on, each client for its own seat, until there are so many choices or the game is over. */
  async function playOn(id: string, clients: readonly Client[], until: number): Promise<void> {
    const done = clients.map(async (client, me) => {
      let seen = client.heard.length - 1;
      for (let n = 0; ; n++) {
        const now = await client.until(
          (message): message is Extract<ServerMessage, { type: 'state' | 'update' }> =>
            (message.type === 'state' || message.type === 'update') &&
            (message.choices.length > 0 || !message.asked || message.seq >= until),
          Math.max(0, seen),
        );
        if (!now.asked || now.seq >= until) return;
        const choice = now.choices[(now.seq * 7919) % now.choices.length];
        if (!choice) throw new Error('nothing is offered');
        seen = client.heard.indexOf(now) + 1;
        client.say({ type: 'choose', table: id, seq: now.seq, key: `${me}-${now.seq}-${n}`, choice });
      }
    });
    await Promise.all(done);
  }

  test('who watches a table that gathers sees who comes, and the game when it begins', async () => {
    const wish = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true };
    const id = await tables.lay(anne, wish);
    const client = await connect('anne');
    client.say({ type: 'watch', table: id });
    const seats = async (from: number) => (await client.until(isA('table'), from)).card.seats.map(({ name }) => name);
    expect(await seats(0)).toEqual(['Anne', '']);
    await tables.join(id, jack);
    expect(await seats(1)).toEqual(['Anne', 'Jack']);
    for (const player of [anne, jack]) await tables.ready(id, player, null);
    const { view, seq } = await client.until(isA('state'));
    expect([view.you, client.heard.filter(isA('table')).at(-1)?.card.stage]).toEqual([0, 'playing']);
    expect(seq).toBeGreaterThan(0);
    client.socket.close();
  });

  test('what is to happen when his time is over he says at the socket, and nobody else hears of it', async () => {
    const id = await begun();
    const [a, j] = await Promise.all(['anne', 'jack'].map(connect));
    if (!a || !j) throw new Error('not connected');
    for (const client of [a, j]) client.say({ type: 'watch', table: id });
    await Promise.all([a, j].map((client) => client.until(isA('state'))));
    const heard = j.heard.length;
    a.say({ type: 'late', table: id, key: 'l', whenLate: 'boatswain' });
    expect(await a.until(isA('ordered'))).toMatchObject({ table: id, key: 'l', own: { whenLate: 'boatswain' } });
    a.say({ type: 'late', table: id, key: 'm', whenLate: 'a pigeon' });
    expect(await a.until(isA('fault'))).toMatchObject({ error: 'malformed' });
    j.say({ type: 'ping' });
    await j.until(isA('pong'));
    expect(j.heard.slice(heard).map(({ type }) => type)).toEqual(['pong']);
    for (const client of [a, j]) client.socket.close();
  });

  test('two play a whole game, a third looks on, and all know the same at the end', async () => {
    const id = await begun();
    const [a, j, spectator] = await Promise.all(['anne', 'jack', 'nobody'].map(connect));
    if (!a || !j || !spectator) throw new Error('not connected');
    for (const client of [a, j, spectator]) {
      client.say({ type: 'watch', table: id });
      await client.until(isA('state'));
    }
    expect((await a.until(isA('state'))).view.you).toBe(0);
    expect((await spectator.until(isA('state'))).view.you).toBe(null);
    await playOn(id, [a, j], Number.POSITIVE_INFINITY);
    const over = (message: ServerMessage): message is Extract<ServerMessage, { type: 'update' }> =>
      message.type === 'update' && message.outcome !== null;
    const ends = await Promise.all([a, j, spectator].map((client) => client.until(over)));
    expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(ends.every(({ dice }) => dice?.seed.length === 64)).toBe(true);
    // A card that is drawn is told to who draws it, and to nobody else.
    const drawn = (client: Client) =>
      client.heard.flatMap((message) => ('events' in message ? message.events.filter(({ type }) => type === 'cardDrawn') : []));
    expect(drawn(spectator).every((event) => !('card' in event) || event.card === -1)).toBe(true);
    expect(drawn(a).some((event) => 'card' in event && event.card !== -1)).toBe(true);
    for (const client of [a, j, spectator]) client.socket.close();
  });

  test('who was away is told what he has missed, once and without a gap', async () => {
    const id = await begun();
    const [a, j, away] = await Promise.all(['anne', 'jack', 'nobody'].map(connect));
    if (!a || !j || !away) throw new Error('not connected');
    for (const client of [a, j, away]) client.say({ type: 'watch', table: id });
    const first = await away.until(isA('state'));
    away.socket.close();
    await playOn(id, [a, j], 120);
    const back = await connect('nobody');
    back.say({ type: 'watch', table: id, since: first.seq });
    const missed = await back.until(isA('update'));
    const fresh = await connect('nobody');
    fresh.say({ type: 'watch', table: id });
    const whole = await fresh.until(isA('state'));
    expect([missed.from, missed.seq]).toEqual([first.seq, whole.seq]);
    expect(patchView(first.view, missed.patch)).toEqual(whole.view);
    expect([...first.events, ...missed.events]).toEqual(whole.events);
    // One that knows more than there is gets all anew.
    fresh.say({ type: 'watch', table: id, since: 999_999 });
    await fresh.until(isA('state'), fresh.heard.length);
    for (const client of [a, j, back, fresh]) client.socket.close();
  });

  test('bots play their seats, those that search too', async () => {
    const id = await begun([null, 'captain', 'commodore@bold']);
    const a = await connect('anne');
    a.say({ type: 'watch', table: id });
    await a.until(isA('state'));
    const bots = async () => (await new Ledger(base).read(id)).filter(({ key }) => key?.startsWith('bot '));
    const botsSeats = async () => new Set((await bots()).map(({ seat }) => seat));
    for (let until = 60; (await botsSeats()).size < 2; until += 20) await playOn(id, [a], until);
    expect([...(await botsSeats())].toSorted()).toEqual([1, 2]);
    // No client can call a message so: nobody takes a bot's choice from it.
    const [{ key, seq } = { key: '', seq: 0 }] = await bots();
    const message = { type: 'choose', table: id, seq, key, choice: { type: 'pass' } };
    expect([readClientMessage(JSON.stringify(message)), readClientMessage(JSON.stringify({ ...message, key: 'k' }))]).toEqual([
      null,
      { ...message, key: 'k' },
    ]);
    a.socket.close();
  });

  test('nobody answers for another, and what is refused says why', async () => {
    const id = await begun([null, null], false);
    const [a, stranger] = await Promise.all([connect('anne'), connect('nobody')]);
    a.say({ type: 'watch', table: id });
    const { seq, asked } = await a.until(isA('state'));
    stranger.say({ type: 'watch', table: id });
    expect(await stranger.until(isA('fault'))).toMatchObject({ error: 'noSpectators' });
    stranger.say({ type: 'choose', table: id, seq, key: 'k', choice: { type: 'pass' } });
    expect(await stranger.until(isA('fault'), 2)).toMatchObject({ error: 'notSeated' });
    stranger.say({ type: 'watch', table: 'nowhere' });
    expect(await stranger.until(isA('fault'), 3)).toMatchObject({ error: 'noTable' });
    a.say({ type: 'choose', table: id, seq: seq + 1, key: 'k', choice: { type: 'pass' } });
    expect(await a.until(isA('refused'))).toMatchObject({ refusal: { why: 'stale', seq } });
    a.say({ type: 'choose', table: id, seq, key: 'k', choice: { type: 'face' } });
    const { refusal } = await a.until(isA('refused'), a.heard.length);
    expect(['malformed', 'notYours']).toContain(refusal.why);
    expect(asked?.seat).toBeTypeOf('number');
    for (const client of [a, stranger]) client.socket.close();
  });

  test('what makes no sense is refused and does no harm; what is too long or too fast ends the socket', async () => {
    const client = await connect('anne');
    for (const text of ['', '{', 'null', '[]', '{"type":"watch"}', '{"type":"watch","table":{}}', '{"type":"ping","more":1}'])
      client.say(text);
    client.socket.send(Buffer.from([1, 2, 3]));
    client.say({ type: 'ping' });
    await client.until(isA('pong'));
    expect(client.heard.filter(isA('fault')).map(({ error }) => error)).toEqual(Array(8).fill('malformed'));
    client.socket.close();

    const long = await connect('anne');
    long.say('x'.repeat(LONGEST_MESSAGE + 1));
    await expect(long.until(isA('pong'))).rejects.toThrow('closed: 1009');

    const fast = await connect('anne');
    for (let n = 0; n < 5000; n++) fast.say({ type: 'ping' });
    await expect(fast.until((message): message is Extract<ServerMessage, { type: 'state' }> => message.type === 'state')).rejects.toThrow(
      'closed: 1008',
    );
    expect(fast.heard.filter(isA('pong')).length).toBeLessThan(5000);
  });

  test('who is gone before he is answered is forgotten', async () => {
    const id = await begun();
    for (let n = 0; n < 5; n++) {
      const client = await connect('nobody');
      client.say({ type: 'watch', table: id });
      client.socket.terminate();
    }
    const table = await harbor.table(id);
    const last = await connect('nobody');
    last.say({ type: 'watch', table: id });
    await last.until(isA('state'));
    // The harbor itself, and the last one.
    await expect.poll(() => table.listeners).toBe(2);
    last.socket.close();
  });

  test('a table that nobody looks at is forgotten, and read again', async () => {
    const id = await begun();
    const table = await harbor.table(id);
    await harbor.sweep(Date.now());
    expect(await harbor.table(id)).toBe(table);
    await harbor.sweep(Date.now() + 3_600_000);
    const again = await harbor.table(id);
    expect([again === table, again.seq]).toEqual([false, table.seq]);
  });
});

test('a bucket lets a burst through, then so many a second', () => {
  const bucket = new Bucket(3, 2, 0);
  const taken = (now: number) => [0, 1, 2, 3].map(() => bucket.take(now));
  expect(taken(0)).toEqual([true, true, true, false]);
  expect(taken(1000)).toEqual([true, true, false, false]);
  expect(taken(60_000)).toEqual([true, true, true, false]);
});
