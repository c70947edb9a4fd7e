import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { choose } from '../play/room/choose.ts';
import { TableRegistry } from '../play/table-registry.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { openDatabase } from '../storage/database.ts';
import { hasPostgres, TEST_DATABASES } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { testTables } from '../testing/test-database.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { NoNats, natsTransport } from './nats-transport.ts';
import { postgresTransport } from './postgres-transport.ts';
import { PubSub } from './pubsub.ts';
import { newsText, readNews, type Transport } from './transport.ts';

const NATS = process.env.BB_TEST_NATS ?? 'nats://127.0.0.1:4222';
const around = { now: Date.now, random: randomBytes };
const hasNats: boolean = await natsTransport(NATS).then(
  (transport) => transport.close().then(() => true),
  () => false,
);

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

test('gives one clear error if NATS is not there', async () => {
  await expect(natsTransport('nats://127.0.0.1:1')).rejects.toThrow(NoNats);
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
    const open = (): Promise<Transport> => (kind === 'nats' ? natsTransport(NATS) : Promise.resolve(postgresTransport(place.url)));
    const faults: unknown[] = [];
    const nodes = await Promise.all(
      [0, 1].map(async () => {
        const base = await openDatabase(place.url);
        const pubsub = new PubSub(await open());
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
