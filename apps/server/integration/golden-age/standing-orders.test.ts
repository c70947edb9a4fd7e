/** Passes given in advance, on a table that does not wait: each one that the server makes is held against what the order assumed. */

import {
  choiceFromJson,
  type Decision,
  decision,
  type Game,
  giveOrder,
  goldenAge,
  isForAnotherAction,
  lapseReason,
  legal,
  newGame,
  type PassOrder,
  play,
  type Seat,
  SPANS,
  type StandingOrder,
  view,
} from '@bb/golden-age/rules';
import type { Game as Contract } from '@bb/kernel';
import { choose } from '@bb/server/src/play/room/choose.ts';
import { openRoom } from '@bb/server/src/play/room/open-room.ts';
import { setOrder } from '@bb/server/src/play/room/order.ts';
import { isOver } from '@bb/server/src/play/room/table-room.ts';
import { windowOf } from '@bb/server/src/play/secret-ask.ts';
import { ChoiceLog } from '@bb/server/src/storage/choice-log.ts';
import { stateFor } from '@bb/server/src/testing/read-updates.ts';
import { singleTableNode } from '@bb/server/src/testing/single-table-host.ts';
import { insertTable, testTableRecord } from '@bb/server/src/testing/stored-table.ts';
import { useDatabase } from '@bb/server/src/testing/test-database.ts';
import { expect, test } from 'vitest';

const rules: Contract = goldenAge;
const SEATS = [0, 1, 2] as const;
/** The pending decision of each seat that is asked in a window. */
const asksAt = (g: Game) => windowOf(rules, g).map(({ seat, decision: d }) => ({ seat, decision: d as Decision }));

const base = useDatabase();

test('passes for nobody by an order that has ended since the last pause', async () => {
  const choiceLog = new ChoiceLog(base);
  const body = { ...testTableRecord(SEATS.length, goldenAge), windows: 'fast' as const };
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
      // The order may have answered, and ended the game.
      await choose(table, seat, seq, choice, `${n}-${seat}`).catch(
        (error) => isOver(table) || expect(error).toMatchObject({ code: 'stale' }),
      );
    }
  }

  const game = newGame(body.options);
  const held = new Map<Seat, StandingOrder>();
  const hasEnded = (seat: Seat, order: StandingOrder, at: Game): boolean =>
    lapseReason(order, view(at, seat), seat, at.hands[seat] ?? []) !== null ||
    asksAt(at).some((ask) => ask.seat === seat && isForAnotherAction(order, ask.decision));
  const wrong: unknown[] = [];
  let passes = 0;
  for (const choice of await choiceLog.read('fast')) {
    for (const [seat, order] of held) if (hasEnded(seat, order, game)) held.delete(seat);
    for (const seat of SEATS) {
      const order = given.get(`${seat}/${choice.seq}`);
      const about = asksAt(game).find((ask) => ask.seat === seat)?.decision.about;
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
