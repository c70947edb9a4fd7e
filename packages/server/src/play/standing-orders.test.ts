/** Passes given in advance, on a table that does not wait: each one that the server makes is held against what the order assumed. */

import { choiceFromJson, decision, type Game, legal, newGame, play, type Seat, view } from '@bb/golden-age/rules';
import { giveOrder, isForAnotherAction, lapseReason, type PassOrder, SPANS, type StandingOrder } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOf } from '../rules/kept-rules.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { choose } from './room/choose.ts';
import { openRoom } from './room/open-room.ts';
import { setOrder } from './room/order.ts';
import { isOver } from './room/table-room.ts';
import { windowOf } from './secret-ask.ts';

const SEATS = [0, 1, 2] as const;

let place: TestDatabase;
let base: Database;
beforeAll(async () => {
  place = await TEST_DATABASES.sqlite();
  base = await openDatabase(place.url);
});
afterAll(async () => {
  await base.close();
  await place.drop();
});

test('passes for nobody by an order that has ended since the last pause', async () => {
  const choiceLog = new ChoiceLog(base);
  const body = { ...testTableRecord(SEATS.length), windows: 'fast' as const };
  await insertTable(base.db, 'fast', body);
  const table = await openRoom('fast', singleTableNode(base.db, choiceLog));
  const given = new Map<string, PassOrder>();
  for (let n = 0; !isOver(table); n++) {
    for (const seat of SEATS) {
      const { seq, own, asked, choices } = await stateFor(table, seat);
      const choice = choices.find(({ type }) => type === 'pass') ?? choices[(seq * 7919) % choices.length];
      if (!choice) continue;
      if (asked?.ask === 'antiPirateAction' && !own?.order) {
        const order: PassOrder = { span: SPANS[n % SPANS.length] ?? 'turn', except: [] };
        given.set(`${seat}/${seq}`, order);
        await setOrder(table, seat, order);
      }
      await choose(table, seat, seq, choice, `${n}-${seat}`);
    }
  }

  const rules = rulesOf(body.engine);
  const game = newGame(body.options);
  const held = new Map<Seat, StandingOrder>();
  const hasEnded = (seat: Seat, order: StandingOrder, at: Game): boolean =>
    lapseReason(order, view(at, seat), seat, at.hands[seat] ?? []) !== null ||
    windowOf(rules, at).some((ask) => ask.seat === seat && isForAnotherAction(order, ask.decision));
  const wrong: unknown[] = [];
  let passes = 0;
  for (const choice of await choiceLog.read('fast')) {
    for (const [seat, order] of held) if (hasEnded(seat, order, game)) held.delete(seat);
    for (const seat of SEATS) {
      const order = given.get(`${seat}/${choice.seq}`);
      const about = windowOf(rules, game).find((ask) => ask.seat === seat)?.decision.about;
      if (order) held.set(seat, giveOrder(order, view(game, seat), seat, game.hands[seat] ?? [], about));
    }
    if (choice.seat >= 0 && choice.key === null && legal(game).length > 1) {
      passes++;
      if (!held.has(choice.seat)) wrong.push({ seq: choice.seq, seat: choice.seat, ask: decision(game)?.ask });
    }
    play(game, choiceFromJson(JSON.parse(choice.body), 'choice'));
  }
  expect(wrong).toEqual([]);
  expect(passes).toBeGreaterThan(20);
});
