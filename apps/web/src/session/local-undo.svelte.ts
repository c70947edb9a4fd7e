/** Undo in a local game. */
import type { Seat } from '@bb/kernel';
import type { Undo, UndoControl } from '@bb/table-kit/session/game-session.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { undoOf } from '@bb/table-kit/session/undo.ts';
import type { LocalTable } from './local-table.svelte.ts';

export class LocalUndo<T extends SessionTypes> implements UndoControl {
  reach = $state.raw<Undo>({ barrier: 'nothing' });
  private readonly table: LocalTable<T>;

  constructor(table: LocalTable<T>) {
    this.table = table;
  }

  /** @param isAsked the player at the screen is asked; otherwise only a bot that thinks can be stopped */
  update(isAsked: boolean): void {
    const { person, present } = this.table;
    if (isAsked && person !== null) this.look(person);
    else this.reach = { barrier: present.decision ? 'otherSeat' : 'over' };
  }

  /** Finds how far `person` can undo now. */
  look(person: Seat): void {
    const { game, history } = this.table;
    this.reach = undoOf(game, history, person, (d, choices) => this.table.automatic(d, choices) !== null);
  }

  async take(): Promise<void> {
    const { reach, table } = this;
    const { person, length, history } = table;
    if (person === null || table.replay !== null || !('to' in reach)) return;
    if (table.thinking !== null) {
      table.botClient?.cancel();
      await table.running;
    }
    if (!table.mayChoose || history.length > length) return;
    table.isBusy = true;
    history.truncate(reach.to);
    table.writer.takeBack(reach.to);
    table.orders.cancel(person);
    table.orders.show(person);
    table.answered.set(person, reach.to);
    table.book.truncate(history.events.length);
    table.answeredNow = history.events.length;
    await table.flush();
    table.isBusy = false;
    if (!table.isClosed) table.show(true);
  }
}
