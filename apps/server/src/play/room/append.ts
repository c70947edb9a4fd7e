/** Writes choices to the choice log: those of players, and all that follow of themselves. */
import { CHANCE } from '@bb/kernel';
import { generationOf } from '@bb/protocol';
import type { NewChoice } from '../../storage/choice-log.ts';
import { choiceText } from '../choice-text.ts';
import { PendingPosition } from '../pending-position.ts';
import { windowOf } from '../secret-ask.ts';
import type { SeatChoice } from '../windows.ts';
import { broadcast } from './broadcast.ts';
import { charge, wakeAt } from './clocks.ts';
import { deleteOrders } from './delete-orders.ts';
import { setPosition } from './set-position.ts';
import type { TableRoom } from './table-room.ts';
import { passAtOnce } from './window.ts';

/** Plays these choices, and all that Chance does after them, on a copy, which becomes the table when it is durable. @returns false if another node was first */
export async function append(room: TableRoom, choices: readonly SeatChoice[]): Promise<boolean> {
  const { id, game, host, reached: from } = room;
  const at = host.now();
  const pending = new PendingPosition(game, from, room.orders);
  const added: NewChoice[] = [];
  const make = ({ seat, key, choice }: SeatChoice): void => {
    pending.play(choice);
    added.push({ seat, key, body: choiceText(game, choice) });
  };
  for (const choice of choices) make(choice);
  for (let choice = byItself(room, pending); choice; choice = byItself(room, pending)) make(choice);
  if (added.length === 0) return true;
  const reached = pending.reached(at);
  const asks = windowOf(game, reached.position);
  if (!(await host.choiceLog.append(id, from.seq, room.version, added, wakeAt(room, reached, asks)))) return false;
  for (const [i, { seat, key }] of choices.entries()) if (key !== null) room.answered.add(seat, key, from.seq + i);
  for (const { seat } of choices.slice(0, 1)) charge(room, from, seat, at);
  setPosition(room, reached, asks, pending.orders);
  broadcast(room, from, pending.events, true);
  deleteOrders(room, pending.ended);
  return true;
}

/** The choice that follows although nobody chooses; null if the table waits for a player. */
function byItself(room: TableRoom, { position, seq, orders }: PendingPosition): SeatChoice | null {
  const { game, dice, record } = room;
  const seat = game.seatToChoose(position);
  if (seat === null) return null;
  if (seat !== CHANCE) return passAtOnce(room, position, orders);
  const legal = game.legal(position);
  const choice = legal[legal.length === 1 ? 0 : dice.throw(seq, generationOf(record.rewinds, seq), legal.length)];
  if (!choice) throw new Error(`Chance has no choice at ${room.id}/${seq}`);
  return { seat, key: null, choice };
}
