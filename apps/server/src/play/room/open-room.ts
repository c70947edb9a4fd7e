/** Opens a table on this node. */
import { Dice, seedOf } from '@bb/protocol';
import { hostedGame } from '../../tables/hosted-games.ts';
import { DecisionClocks } from '../decision-clocks.ts';
import { OrderStore } from '../order-store.ts';
import { SealedAnswerStore } from '../sealed-answer-store.ts';
import { SeatPresence } from '../seat-presence.ts';
import { SeenMessages } from '../seen-messages.ts';
import { SerialQueue } from '../serial-queue.ts';
import { StandingOrders } from '../standing-orders.ts';
import { recordAt } from '../started-table.ts';
import { Subscribers } from '../subscribers.ts';
import type { TableHost } from '../table-host.ts';
import { begin } from './catch-up.ts';
import { startOf, type TableRoom } from './table-room.ts';

/** @throws Refused */
export async function openRoom(id: string, host: TableHost): Promise<TableRoom> {
  await host.time.settle();
  const { record, version } = await recordAt(host.db, id);
  const { game, bots } = hostedGame(record.game, record.version);
  const room: TableRoom = {
    id,
    host,
    game,
    bots,
    dice: new Dice(seedOf(record.seed), id, record.clientSeeds),
    answerStore: new SealedAnswerStore(host.db, host.choiceLog, id),
    orderStore: new OrderStore(host.db, host.choiceLog, id),
    presence: new SeatPresence(host),
    subscribers: new Subscribers(game, host.choiceLog),
    turns: new SerialQueue(),
    answered: new SeenMessages(),
    responseDelays: new Map(),
    record,
    version,
    reached: startOf(game, record, host.now()),
    window: null,
    chances: new Map(),
    orders: new StandingOrders(game),
    clocks: new DecisionClocks(record.clock),
    standIns: new Map(),
    whenLate: new Map(),
    vacations: new Map(),
    newestAnswer: 0,
    renewal: null,
  };
  await begin(room);
  return room;
}
