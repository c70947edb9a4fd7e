/** Plays a local game on: for Chance, for bots, and for players who need not be asked. */
import { CHANCE } from '@bb/kernel';
import { isHuman } from '@bb/table-kit/session/seat-setup.ts';
import { randomBelow } from '@bb/table-kit/session/secure-random.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { LocalTable } from './local-table.svelte.ts';

/** Plays on until a player must choose or the game is over. */
export function run<T extends SessionTypes>(table: LocalTable<T>): Promise<void> {
  if (!table.isBusy) table.running = playOn(table);
  return table.running;
}

async function playOn<T extends SessionTypes>(table: LocalTable<T>): Promise<void> {
  table.isBusy = true;
  table.botsFailed = false;
  try {
    while (!table.isClosed && (await step(table)));
    await table.flush();
  } finally {
    table.isBusy = false;
  }
  if (!table.isClosed) table.show(true);
}

/** Makes one choice. @returns false if there is none to make */
async function step<T extends SessionTypes>(table: LocalTable<T>): Promise<boolean> {
  const { history, position } = table;
  const script = table.scripted?.(history.choices);
  if (script?.isOver) return false;
  const d = table.game.rules.decision(position);
  if (!d) return false;
  const choices = table.game.rules.legal(position);
  const scripted = script?.wanted(choices)[0];
  if (d.seat === CHANCE) {
    const choice = scripted ?? choices[randomBelow(choices.length)];
    if (choice) table.take(choice);
    return true;
  }
  const seat = table.table.seats[d.seat];
  if (seat && isHuman(seat)) {
    const automatic = scripted
      ? script?.asks
        ? null
        : scripted
      : (table.orders.answer(position, d, choices) ?? table.automatic(d, choices));
    if (automatic) {
      table.take(automatic);
      return true;
    }
    if (table.person !== d.seat) {
      table.seat(null);
      table.handOverTo = d.seat;
    }
    return false;
  }
  const before = table.book.log.length;
  const choice = scripted ?? (await (await import('./local-bots.ts')).think(table, d.seat));
  if (!choice || table.isClosed) return false;
  table.take(choice);
  if (table.book.log.length > before) {
    table.show(false);
    await table.flush();
    await table.waitForAnimations();
  }
  return true;
}
