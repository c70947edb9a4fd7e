import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HIDDEN } from '@bb/landfall/rules';
import type { ClientMessage } from '@bb/protocol';
import { patchView } from '@bb/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { PubSub } from '../pubsub/pubsub.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { MAX_MESSAGE_BYTES } from '../tables/message-fields.ts';
import type { Player } from '../tables/table-seats.ts';
import type { Tables } from '../tables/tables.ts';
import { WITH_SEARCH } from '../testing/hosted-with.ts';
import type { ServerMessage } from '../testing/messages.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { readClientMessage } from './client-message.ts';
import { Bucket, SocketSession } from './socket.ts';
import { TableRegistry } from './table-registry.ts';

const [anne, jack] = [
  { id: 'p1', name: 'Anne' },
  { id: 'p2', name: 'Jack' },
] as const satisfies readonly Player[];
const PLAYERS: Readonly<Record<string, Player>> = { anne, jack };

/** A client that keeps all messages it receives. */
class Client {
  readonly received: ServerMessage[] = [];
  readonly socket: WebSocket;
  #waiting: (() => void)[] = [];
  closed = 0;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
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
  send(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** Waits for the first message for which `is` is true, among those from index `from` on. */
  async until<M extends ServerMessage>(is: (message: ServerMessage) => message is M, from = 0): Promise<M> {
    for (;;) {
      const found = this.received.slice(from).find(is);
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
  const base = useDatabase();
  let registry: TableRegistry;
  let tables: Tables;
  let server: Server;
  let address: string;
  const faults: unknown[] = [];
  beforeAll(async () => {
    const pubsub = new PubSub();
    tables = testTables(base, Date.now, randomBytes, pubsub);
    registry = new TableRegistry({ db: base.db, tables, pubsub, choiceLog: new ChoiceLog(base), onFault: (error) => faults.push(error) });
    server = createServer();
    const sockets = new WebSocketServer({ server, maxPayload: MAX_MESSAGE_BYTES });
    sockets.on('connection', (socket, { url = '', socket: wire }) => {
      const player = PLAYERS[url.slice(1)] ?? null;
      new SocketSession({ socket, wire, registry, player, onFault: (error) => faults.push(error), pace: { burst: 60, perSecond: 10_000 } });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await registry.close();
    expect(faults).toEqual([]);
  });
  const connect = (who: string): Promise<Client> => new Client(`${address}/${who}`).open();
  async function begun(bots: readonly (string | null)[] = [null, null], hasSpectators = true, hasSearch = false): Promise<string> {
    const id = await tables.create(anne, {
      game: hasSearch ? WITH_SEARCH.game.id : 'landfall',
      options: Object.assign({ players: bots.length }, hasSearch ? {} : { leagues: 60 }),
      name: 'Nassau',
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

  /** Lets each client play its own seat, up to this number of choices or the end of the game. */
  async function playOn(id: string, clients: readonly Client[], until: number): Promise<void> {
    const done = clients.map(async (client, me) => {
      let seen = client.received.length - 1;
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
        seen = client.received.indexOf(now) + 1;
        client.send({ type: 'choose', table: id, seq: now.seq, key: `${me}-${now.seq}-${n}`, choice });
      }
    });
    await Promise.all(done);
  }

  test('shows a watcher of a waiting table who joins, and the game when it starts', async () => {
    const settings = { ...TABLE_SETTINGS, isListed: false };
    const id = await tables.create(anne, settings);
    const client = await connect('anne');
    client.send({ type: 'watch', table: id });
    const seats = async (from: number) => (await client.until(isA('table'), from)).card.seats.map(({ name }) => name);
    expect(await seats(0)).toEqual(['Anne', '']);
    await tables.join(id, jack);
    expect(await seats(1)).toEqual(['Anne', 'Jack']);
    for (const player of [anne, jack]) await tables.ready(id, player, null);
    const { view, seq } = await client.until(isA('state'));
    expect([view.you, client.received.filter(isA('table')).at(-1)?.card.stage]).toEqual([0, 'inProgress']);
    expect(seq).toBeGreaterThan(0);
    client.socket.close();
  });

  test('sets what happens when a player runs out of time, and tells nobody else', async () => {
    const id = await begun();
    const [a, j] = await Promise.all(['anne', 'jack'].map(connect));
    if (!a || !j) throw new Error('not connected');
    for (const client of [a, j]) client.send({ type: 'watch', table: id });
    await Promise.all([a, j].map((client) => client.until(isA('state'))));
    const received = j.received.length;
    a.send({ type: 'late', table: id, key: 'l', whenLate: 'random' });
    expect(await a.until(isA('ordered'))).toMatchObject({ table: id, key: 'l', own: { whenLate: 'random' } });
    a.send({ type: 'late', table: id, key: 'm', whenLate: 'a pigeon' });
    expect(await a.until(isA('fault'))).toMatchObject({ error: 'malformed' });
    j.send({ type: 'ping' });
    await j.until(isA('pong'));
    expect(j.received.slice(received).map(({ type }) => type)).toEqual(['pong']);
    for (const client of [a, j]) client.socket.close();
  });

  test('lets two play a whole game and a third watch, who all know the same at the end', async () => {
    const id = await begun();
    const [a, j, spectator] = await Promise.all(['anne', 'jack', 'nobody'].map(connect));
    if (!a || !j || !spectator) throw new Error('not connected');
    for (const client of [a, j, spectator]) {
      client.send({ type: 'watch', table: id });
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
    // Only the player who draws a card sees it.
    const drawn = (client: Client) =>
      client.received.flatMap((message) => ('events' in message ? message.events.filter(({ type }) => type === 'cardDealt') : []));
    expect(drawn(spectator).every((event) => !('card' in event) || event.card === HIDDEN)).toBe(true);
    expect(drawn(a).some((event) => 'card' in event && event.card !== HIDDEN)).toBe(true);
    for (const client of [a, j, spectator]) client.socket.close();
  });

  test('sends what a client missed, once and without a gap', async () => {
    const id = await begun();
    const [a, j, away] = await Promise.all(['anne', 'jack', 'nobody'].map(connect));
    if (!a || !j || !away) throw new Error('not connected');
    for (const client of [a, j, away]) client.send({ type: 'watch', table: id });
    const first = await away.until(isA('state'));
    away.socket.close();
    await playOn(id, [a, j], 60);
    const back = await connect('nobody');
    back.send({ type: 'watch', table: id, since: first.seq });
    const missed = await back.until(isA('update'));
    const fresh = await connect('nobody');
    fresh.send({ type: 'watch', table: id });
    const whole = await fresh.until(isA('state'));
    expect([missed.from, missed.seq]).toEqual([first.seq, whole.seq]);
    expect(patchView(first.view, missed.patch)).toEqual(whole.view);
    expect([...first.events, ...missed.events]).toEqual(whole.events);
    // A client that knows more choices than exist gets the whole state.
    fresh.send({ type: 'watch', table: id, since: 999_999 });
    await fresh.until(isA('state'), fresh.received.length);
    for (const client of [a, j, back, fresh]) client.socket.close();
  });

  test('lets bots play, those that search too', async () => {
    const id = await begun([null, 'captain', 'commodore@bold'], true, true);
    const a = await connect('anne');
    a.send({ type: 'watch', table: id });
    await a.until(isA('state'));
    const bots = async () => (await new ChoiceLog(base).read(id)).filter(({ key }) => key?.startsWith('bot '));
    const botsSeats = async () => new Set((await bots()).map(({ seat }) => seat));
    for (let until = 60; (await botsSeats()).size < 2; until += 20) await playOn(id, [a], until);
    expect([...(await botsSeats())].toSorted()).toEqual([1, 2]);
    // Clients can't use the keys of bots' messages, so none can block a bot's choice.
    const [{ key, seq } = { key: '', seq: 0 }] = await bots();
    const message = { type: 'choose', table: id, seq, key, choice: { type: 'pass' } };
    expect([readClientMessage(JSON.stringify(message)), readClientMessage(JSON.stringify({ ...message, key: 'k' }))]).toEqual([
      null,
      { ...message, key: 'k' },
    ]);
    a.socket.close();
  });

  test('refuses answers for other seats, with the reason', async () => {
    const id = await begun([null, null], false);
    const [a, stranger] = await Promise.all([connect('anne'), connect('nobody')]);
    a.send({ type: 'watch', table: id });
    const { seq, asked } = await a.until(isA('state'));
    stranger.send({ type: 'watch', table: id });
    expect(await stranger.until(isA('fault'))).toMatchObject({ error: 'noSpectators' });
    stranger.send({ type: 'choose', table: id, seq, key: 'k', choice: { type: 'pass' } });
    expect(await stranger.until(isA('fault'), 2)).toMatchObject({ error: 'notSeated' });
    stranger.send({ type: 'watch', table: 'nowhere' });
    expect(await stranger.until(isA('fault'), 3)).toMatchObject({ error: 'noTable' });
    a.send({ type: 'choose', table: id, seq: seq + 1, key: 'k', choice: { type: 'pass' } });
    expect(await a.until(isA('refused'))).toMatchObject({ refusal: { error: 'stale', seq } });
    a.send({ type: 'choose', table: id, seq, key: 'k', choice: { type: 'rollDie' } });
    const { refusal } = await a.until(isA('refused'), a.received.length);
    expect(['malformed', 'notYours']).toContain(refusal.error);
    expect(asked?.seat).toBeTypeOf('number');
    for (const client of [a, stranger]) client.socket.close();
  });

  test('refuses nonsense, and closes a socket that sends too much or too fast', async () => {
    const client = await connect('anne');
    for (const text of ['', '{', 'null', '[]', '{"type":"watch"}', '{"type":"watch","table":{}}', '{"type":"ping","more":1}'])
      client.send(text);
    client.socket.send(Buffer.from([1, 2, 3]));
    client.send({ type: 'ping' });
    await client.until(isA('pong'));
    expect(client.received.filter(isA('fault')).map(({ error }) => error)).toEqual(Array(8).fill('malformed'));
    client.socket.close();

    const long = await connect('anne');
    long.send('x'.repeat(MAX_MESSAGE_BYTES + 1));
    await expect(long.until(isA('pong'))).rejects.toThrow('closed: 1009');

    const fast = await connect('anne');
    for (let n = 0; n < 5000; n++) fast.send({ type: 'ping' });
    await expect(fast.until((message): message is Extract<ServerMessage, { type: 'state' }> => message.type === 'state')).rejects.toThrow(
      'closed: 1008',
    );
    expect(fast.received.filter(isA('pong')).length).toBeLessThan(5000);
  });

  test('forgets a client that leaves before the answer', async () => {
    const id = await begun();
    for (let n = 0; n < 5; n++) {
      const client = await connect('nobody');
      client.send({ type: 'watch', table: id });
      client.socket.terminate();
    }
    const table = await registry.table(id);
    const last = await connect('nobody');
    last.send({ type: 'watch', table: id });
    await last.until(isA('state'));
    // The listeners left are the registry's own and the last client's.
    await expect.poll(() => table.subscribers.size).toBe(2);
    last.socket.close();
  });

  test('closes a table that nobody uses, and reads it again', async () => {
    const id = await begun();
    const table = await registry.table(id);
    await registry.sweep(Date.now());
    expect(await registry.table(id)).toBe(table);
    await registry.sweep(Date.now() + 3_600_000);
    const again = await registry.table(id);
    expect([again === table, again.reached.seq]).toEqual([false, table.reached.seq]);
  });
});

test('allows a burst, then a fixed rate', () => {
  const bucket = new Bucket(3, 2, 0);
  const taken = (now: number) => [0, 1, 2, 3].map(() => bucket.take(now));
  expect(taken(0)).toEqual([true, true, true, false]);
  expect(taken(1000)).toEqual([true, true, false, false]);
  expect(taken(60_000)).toEqual([true, true, true, false]);
});
