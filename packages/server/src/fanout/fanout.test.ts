import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Harbor } from '../live/harbor.ts';
import { openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { hasPostgres, KINDS } from '../testing/databases.ts';
import { stateFor } from '../testing/read.ts';
import { Bulletin } from './bulletin.ts';
import { type Fanout, newsText, readNews } from './fanout.ts';
import { NoNats, natsFanout } from './nats.ts';
import { postgresFanout } from './postgres.ts';

const NATS = process.env.BB_TEST_NATS ?? 'nats://127.0.0.1:4222';
const around = { now: Date.now, random: randomBytes };
const hasNats: boolean = await natsFanout(NATS).then(
  (fanout) => fanout.close().then(() => true),
  () => false,
);

test('what is said is heard by others, not by oneself, and nonsense by nobody', () => {
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

test('a NATS that is not there is one clear error', async () => {
  await expect(natsFanout('nats://127.0.0.1:1')).rejects.toThrow(NoNats);
});

describe.each(['nats', 'postgres'] as const)('over %s', (kind) => {
  const isThere = hasPostgres && (kind === 'postgres' || hasNats);
  if (!isThere) {
    test.skip(`there is no ${kind} here`);
    return;
  }

  test('a table played with its seats on two nodes goes on at both, at once', async () => {
    const place = await KINDS.postgres();
    const open = (): Promise<Fanout> => (kind === 'nats' ? natsFanout(NATS) : Promise.resolve(postgresFanout(place.url)));
    const faults: unknown[] = [];
    const nodes = await Promise.all(
      [0, 1].map(async () => {
        const base = await openDatabase(place.url);
        const bulletin = new Bulletin(await open());
        const harbor = new Harbor({
          db: base.db,
          tables: new Tables(base.db, around, bulletin),
          ledger: new Ledger(base),
          bulletin,
          onFault: (error) => faults.push(error),
        });
        return { base, harbor };
      }),
    );
    const [first, second] = nodes;
    if (!first || !second) throw new Error('there are no nodes');
    const tables = new Tables(first.base.db, around);
    const id = await tables.lay(
      { id: 'p1', name: 'Anne' },
      { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true, windows: 'fast' },
    );
    const jack = { id: 'p2', name: 'Jack' };
    await tables.join(id, jack);
    await tables.ready(id, jack, null);
    await tables.ready(id, { id: 'p1', name: 'Anne' }, null);
    const seats = [await first.harbor.table(id), await second.harbor.table(id)];
    // Each seat knows only what its own node tells it.
    const told = seats.map((table, seat) => {
      const wakers: (() => void)[] = [];
      table.listen(() => {
        for (const wake of wakers.splice(0)) wake();
      });
      return { table, seat, next: () => new Promise<void>((resolve) => wakers.push(resolve)) };
    });
    await Promise.all(
      told.map(async ({ table, seat, next }) => {
        while (table.seq < 200) {
          const woken = next();
          const { seq, choices } = await stateFor(table, seat);
          const choice = choices[(seq * 7919) % choices.length];
          if (choice) expect((await table.choose(seat, seq, choice, `${seat}-${seq}`)).taken).toBe(true);
          else if (table.seq < 200) await woken;
        }
      }),
    );
    await expect.poll(() => seats.map(({ seq }) => seq)).toEqual(Array(2).fill(Math.max(...seats.map(({ seq }) => seq))));
    for (const { harbor, base } of nodes) {
      await harbor.close();
      await base.close();
    }
    await place.drop();
    expect(faults).toEqual([]);
  });
});
