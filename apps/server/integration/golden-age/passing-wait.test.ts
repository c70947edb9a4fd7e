/**
 * How long a player who passes by order all along waits at a table of three people, in windows in which they are asked. The other two play as
 * captains, and think like people or answer at once. `BB_WHOLE=1` before `vitest run` plays whole games; without it, a stretch of each.
 */

import type { Choice } from '@bb/golden-age/rules';
import { goldenAge } from '@bb/golden-age/rules';
import { openBots } from '@bb/server/src/play/bot-players.ts';
import { choose } from '@bb/server/src/play/room/choose.ts';
import { nextDue } from '@bb/server/src/play/room/next-due.ts';
import { openRoom } from '@bb/server/src/play/room/open-room.ts';
import { setOrder } from '@bb/server/src/play/room/order.ts';
import { isOver } from '@bb/server/src/play/room/table-room.ts';
import { tick } from '@bb/server/src/play/room/tick.ts';
import { secretAskOf } from '@bb/server/src/play/room/window.ts';
import { ChoiceLog } from '@bb/server/src/storage/choice-log.ts';
import type { TableRecord } from '@bb/server/src/tables/table-record.ts';
import { singleTableNode } from '@bb/server/src/testing/single-table-host.ts';
import { insertTable, testTableRecord } from '@bb/server/src/testing/stored-table.ts';
import { useDatabase } from '@bb/server/src/testing/test-database.ts';
import { afterAll, expect, test } from 'vitest';

const SEATS = [0, 1, 2] as const;
/** The seat that passes by order. */
const PASSER = 0;
const PASS_ALL = { span: 'ownTurn', except: [] };
/** By seat: the median of the player's thinking time. */
const MEDIANS_MS = [4000, 2500, 4500];
/** The standard deviation of the logarithm of thinking times. */
const SPREAD = 0.6;
const STRETCH = process.env.BB_WHOLE ? Number.POSITIVE_INFINITY : 250;

const base = useDatabase();
const bots = openBots();
afterAll(() => bots.close());

/** A seeded random number generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Case {
  readonly windows: TableRecord['windows'];
  /** The seats that pass by order, and those of them that tell everybody. */
  readonly ordering: readonly number[];
  readonly openly: readonly number[];
  /** The others think like people; if not, they answer at once. */
  readonly thinks: boolean;
}

/** @returns the mean wait per window in milliseconds */
async function meanWait(id: string, { windows, ordering, openly, thinks }: Case): Promise<number> {
  const random = generator(7);
  const thought = (seat: number): number =>
    !thinks ? 0 : (MEDIANS_MS[seat] ?? 0) * Math.exp(SPREAD * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  let clock = 1_800_000_000_000;
  await insertTable(base.db, id, { ...testTableRecord(SEATS.length, goldenAge), windows });
  const choiceLog = new ChoiceLog(base, () => clock);
  const table = await openRoom(
    id,
    singleTableNode(base.db, choiceLog, () => clock),
  );
  for (const seat of SEATS) table.presence.arrive(seat);
  const answer = async (seat: number, position: object) => {
    const { choice } = await bots.choose('captain', table, position, seat, 'p0');
    await choose(table, seat, table.reached.seq, choice, `k${seat}-${table.reached.seq}-${clock}`);
  };
  let waited = 0;
  while (!isOver(table) && table.reached.seq < STRETCH) {
    for (const seat of ordering)
      if (table.orders.of(seat) === null && table.game.seatToChoose(table.reached.position) !== seat)
        await setOrder(table, seat, PASS_ALL, openly.includes(seat));
    const { window, reached } = table;
    if (!window) {
      clock += 1000;
      const seat = table.game.seatToChoose(reached.position);
      if (seat === null) break;
      await answer(seat, reached.position);
      continue;
    }
    const since = clock;
    const thinking = new Map(
      window.asks.flatMap((ask) =>
        ask.isForced || table.orders.orderedAt(ask) !== null ? [] : [[ask.seat, since + thought(ask.seat)] as const],
      ),
    );
    const isAsked = window.asks.some(({ seat }) => seat === PASSER);
    while (table.reached === reached) {
      const [seat, at] = [...thinking].toSorted(([, a], [, b]) => a - b)[0] ?? [null, Number.POSITIVE_INFINITY];
      const due = nextDue(table, clock) ?? Number.POSITIVE_INFINITY;
      clock = Math.max(clock, Math.min(at, due));
      if (seat === null || due < at) await tick(table);
      else {
        thinking.delete(seat);
        const position = secretAskOf(table, seat)?.position();
        if (position) await answer(seat, position);
      }
    }
    if (isAsked) waited += clock - since;
  }
  const made = await choiceLog.read(id);
  const isPass = (body: string): boolean => {
    const choice: Choice = JSON.parse(body);
    return choice.type === 'pass' || choice.type === 'decline';
  };
  // Passes that nobody waited for are windows, too.
  const count = made.filter(({ seat, body }) => seat === PASSER && isPass(body)).length;
  console.log(`${id}: ${made.length} choices, ${count} windows, on average ${(waited / count / 1000).toFixed(2)} s`);
  return waited / count;
}

const QUICK = { windows: 'fast', ordering: [PASSER], openly: [] } as const;
const ALL_OPEN = { windows: 'sealed', ordering: SEATS, openly: SEATS } as const;
const ONE_OPEN = { windows: 'sealed', ordering: [PASSER], openly: [PASSER] } as const;
const ONE_SECRET = { windows: 'sealed', ordering: [PASSER], openly: [] } as const;

test.each([
  ['quick responses, the others answer at once', QUICK, false, 1000],
  ['quick responses, the others think', QUICK, true, 5000],
  ['secret responses, all pass openly', ALL_OPEN, true, 1],
  ['secret responses, one passes openly, the others answer at once', ONE_OPEN, false, 5000],
  ['secret responses, one passes openly, the others think', ONE_OPEN, true, 10_000],
  ['secret responses, one passes in secret, the others think', ONE_SECRET, true, 10_000],
] as const)('%s', { timeout: 400_000 }, async (name, how, thinks, mostMs) => {
  expect(await meanWait(name, { ...how, thinks })).toBeLessThan(mostMs);
});
