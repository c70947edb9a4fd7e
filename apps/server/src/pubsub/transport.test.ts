import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { choose } from '../play/room/choose.ts';
import { TableRegistry } from '../play/table-registry.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { openDatabase } from '../storage/database.ts';
import { hasPostgres, TEST_DATABASES } from '../testing/databases.ts';
import { hasNats, NATS } from '../testing/nats.ts';
import { NetworkLink } from '../testing/network-link.ts';
import { stateFor } from '../testing/read-updates.ts';
import { testTables } from '../testing/test-database.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { withFallback } from './fallback-transport.ts';
import { natsTransport } from './nats-transport.ts';
import { postgresTransport } from './postgres-transport.ts';
import { PubSub } from './pubsub.ts';
import { newsText, readNews, type Transport } from './transport.ts';

const around = { now: Date.now, random: randomBytes };

test('is heard by others, not by the sender; nonsense is ignored', () => {
  const news = { table: 't', topic: 'choices', seq: 3 } as const;
  expect(readNews(newsText('a', news), 'b')).toEqual(news);
  expect(readNews(newsText('a', news), 'a')).toBeNull();
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"node":"a","topic":"choices","table":1,"seq":2}',
    '{"node":"a","topic":"?","table":"t","seq":2}',
  ])
    expect(readNews(text, 'b')).toBeNull();
});

test.skipIf(!hasNats)('opens while NATS is away, and says so; connects when it comes', async () => {
  const { line, url } = await NetworkLink.to(NATS);
  line.cut();
  const transport = natsTransport(url);
  let found = 0;
  transport.listen({ onNews: () => undefined, onReconnect: () => found++, onStateChange: () => undefined });
  expect([transport.missing, transport.isDeaf]).toEqual([['nats'], true]);
  line.mend();
  await expect.poll(() => transport.missing).toEqual([]);
  await expect.poll(() => found).toBe(1);
  line.cut();
  await expect.poll(() => transport.isDeaf).toBe(true);
  line.mend();
  await expect.poll(() => [transport.isDeaf, found], { timeout: 10_000 }).toEqual([false, 2]);
  await transport.close();
  await line.close();
});

test.skipIf(!hasNats || !hasPostgres)('a node without NATS and the others tell each other over the database meanwhile', async () => {
  const place = await TEST_DATABASES.postgres();
  const { line, url } = await NetworkLink.to(NATS);
  const open = (at: string) => {
    const transport = withFallback(natsTransport(at), postgresTransport(place.url));
    const heard: string[] = [];
    let connections = 0;
    transport.listen({ onNews: ({ table }) => void heard.push(table), onReconnect: () => undefined, onStateChange: () => connections++ });
    return { transport, heard, isConnected: () => connections >= 2 };
  };
  const [cut, whole] = [open(url), open(NATS)];
  // While NATS is there, `missing` says nothing of the database, on which a node has to listen before the other one speaks.
  await expect.poll(() => cut.isConnected() && whole.isConnected()).toBe(true);
  const isUp = () => cut.transport.missing.length + whole.transport.missing.length === 0;
  await expect.poll(isUp).toBe(true);
  line.cut();
  await expect.poll(() => cut.transport.missing).toEqual(['nats']);
  expect([cut.transport.isDeaf, whole.transport.missing]).toEqual([false, []]);
  cut.transport.tell({ table: 'from the one cut off', topic: 'choices', seq: 1 });
  await expect.poll(() => whole.heard).toEqual(['from the one cut off']);
  whole.transport.tell({ table: 'to it', topic: 'choices', seq: 2 });
  await expect.poll(() => cut.heard).toEqual(['to it']);
  line.mend();
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
  for (const { transport } of [cut, whole]) await transport.close();
  await line.close();
  await place.drop();
});

/** A game that is longer than `END` choices. */
const LONG = { players: 2, leagues: 60 };
const END = 80;

describe.each(['nats', 'postgres'] as const)('over %s', (kind) => {
  const isThere = hasPostgres && (kind === 'postgres' || hasNats);
  if (!isThere) {
    test.skip(`there is no ${kind} here`);
    return;
  }

  test('updates a table on both nodes at once', async () => {
    const place = await TEST_DATABASES.postgres();
    const open = (): Transport => (kind === 'nats' ? natsTransport(NATS) : postgresTransport(place.url));
    const faults: unknown[] = [];
    const nodes = await Promise.all(
      [0, 1].map(async () => {
        const base = await openDatabase(place.url);
        const pubsub = new PubSub(open());
        const registry = new TableRegistry({
          db: base.db,
          tables: testTables(base, around.now, around.random, pubsub),
          choiceLog: new ChoiceLog(base),
          pubsub,
          onFault: (error) => faults.push(error),
        });
        return { base, registry };
      }),
    );
    const [first, second] = nodes;
    if (!first || !second) throw new Error('there are no nodes');
    const tables = testTables(first.base, around.now, around.random);
    const id = await tables.create({ id: 'p1', name: 'Anne' }, { ...TABLE_SETTINGS, options: LONG, windows: 'fast' });
    const jack = { id: 'p2', name: 'Jack' };
    await tables.join(id, jack);
    await tables.ready(id, jack, null);
    await tables.ready(id, { id: 'p1', name: 'Anne' }, null);
    const seats = [await first.registry.table(id), await second.registry.table(id)];
    // Each seat knows only what its own node tells it.
    const told = seats.map((table, seat) => {
      const wakers: (() => void)[] = [];
      table.subscribers.listen(() => {
        for (const wake of wakers.splice(0)) wake();
      });
      return { table, seat, next: () => new Promise<void>((resolve) => wakers.push(resolve)) };
    });
    await Promise.all(
      told.map(async ({ table, seat, next }) => {
        while (table.reached.seq < END) {
          const woken = next();
          const { seq, choices } = await stateFor(table, seat);
          const choice = choices[(seq * 7919) % choices.length];
          if (choice) await choose(table, seat, seq, choice, `${seat}-${seq}`);
          else if (table.reached.seq < END) await woken;
        }
      }),
    );
    await expect
      .poll(() => seats.map(({ reached }) => reached.seq))
      .toEqual(Array(2).fill(Math.max(...seats.map(({ reached }) => reached.seq))));
    for (const { registry, base } of nodes) {
      await registry.close();
      await base.close();
    }
    await place.drop();
    expect(faults).toEqual([]);
  });
});
