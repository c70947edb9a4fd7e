/** Reads what other nodes have written: choices, and the table record with its rewinds. */
import { readStored } from '../../tables/unreadable.ts';
import { readChoice } from '../choice-text.ts';
import { DecisionClocks } from '../decision-clocks.ts';
import { PendingPosition } from '../pending-position.ts';
import { windowOf } from '../secret-ask.ts';
import { StandingOrders } from '../standing-orders.ts';
import { recordAt, versionOf } from '../started-table.ts';
import { append } from './append.ts';
import { broadcast } from './broadcast.ts';
import { charge } from './clocks.ts';
import { deleteOrders } from './delete-orders.ts';
import { setPosition } from './set-position.ts';
import { hear, readStoredAnswers } from './stored-answers.ts';
import { startOf, type TableRoom } from './table-room.ts';
import { readVacations } from './vacations.ts';
import { responseDelayOf } from './window.ts';

/** The shared time of two nodes differs by less. */
const NODES_APART_MS = 3000;

/** Plays all stored choices of a table that stands at its start. */
export async function begin(room: TableRoom): Promise<void> {
  const { answerStore, orderStore, orders } = room;
  const { length: rewinds } = room.record.rewinds;
  room.subscribers.begin();
  orders.replace(await orderStore.read(rewinds));
  if (rewinds > 0)
    for (const { generation, seat, seq, thought } of await answerStore.thoughtsBefore(rewinds))
      if (thought !== null) responseDelayOf(room, seat).learn([generation, seq], thought);
  room.newestAnswer = 0;
  hear(room, await answerStore.read(rewinds, 0));
  await catchUp(room, false, true);
  // The choices of Chance that are due at the start of a game, or because a node died before it wrote them.
  while (!(await append(room, []))) await readConflictingChange(room);
  await readStoredAnswers(room);
  await readVacations(room);
}

/** Plays written choices that are unknown here. `isOurs`: this node may have written them. */
async function catchUp(room: TableRoom, isOurs: boolean, isSilent = false): Promise<void> {
  const { id, game, host, reached: from } = room;
  const stored = await host.choiceLog.read(id, from.seq);
  // If the game was rewound and this node was not told, they follow a different past.
  if ((await versionOf(host.db, id)) !== room.version) return reloadTable(room, isOurs, isSilent);
  const newest = stored.at(-1);
  if (!newest) return;
  // Another node may have noticed a gap that this one has not.
  if (newest.at > host.time.sure() + NODES_APART_MS) await host.time.look();
  const pending = new PendingPosition(game, from, room.orders);
  let last = from;
  for (const { seat, seq, key, body, at } of stored) {
    const choice = readChoice(game, body, `choices[${seq}]`);
    charge(room, last, seat, at);
    // Checked: a node with different rules must fail, and not play a different game.
    readStored(() => pending.choose(choice));
    if (key !== null) room.answered.add(seat, key, seq);
    last = { position: pending.position, seq: pending.seq, at };
  }
  // A clock that was wrong, or a restored backup, may have left a moment that has not come yet.
  const now = host.now();
  setPosition(room, pending.reached(last.at > now + NODES_APART_MS ? now : last.at), windowOf(game, pending.position), pending.orders);
  if (isSilent) room.subscribers.pass(pending.events);
  else broadcast(room, from, pending.events, isOurs);
  deleteOrders(room, pending.ended);
}

/** Another node has written choices. */
export function refresh(room: TableRoom): Promise<void> {
  return room.turns.do(() => catchUp(room, false));
}

/** The table record has changed: its seats, or a rewind. */
export function renew(room: TableRoom): Promise<void> {
  room.renewal ??= room.turns.do(() => {
    room.renewal = null;
    return reloadTable(room, false);
  });
  return room.renewal;
}

/** Call it after an append that was refused, because somebody else has written choices or changed the table record. */
export async function readConflictingChange(room: TableRoom): Promise<void> {
  const { version } = room;
  const { seq } = room.reached;
  await reloadTable(room, false);
  if (room.reached.seq === seq && room.version === version) throw new Error(`the choices of ${room.id} are not as many as its head says`);
}

/** Reads the table record and the choices. `isOurs`: this node may have written them. */
export async function reloadTable(room: TableRoom, isOurs: boolean, isSilent = false): Promise<void> {
  const { record, version, head } = await recordAt(room.host.db, room.id);
  const isRewound = record.rewinds.length !== room.record.rewinds.length;
  room.record = record;
  room.version = version;
  room.host.replan();
  if (isRewound) return rewind(room);
  if (head !== room.reached.seq) await catchUp(room, isOurs, isSilent);
}

async function rewind(room: TableRoom): Promise<void> {
  room.answered.clear();
  room.reached = startOf(room.game, room.record, room.host.now());
  room.clocks = new DecisionClocks(room.record.clock);
  room.orders = new StandingOrders(room.game);
  await begin(room);
  // Subscribers must start over: no update leads back.
  broadcast(room, room.reached, [], false);
}
