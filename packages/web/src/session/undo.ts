/** How far a person may take back what he chose at this device. */
import { type Choice, type Decision, decision, legal, type Seat, view } from '@bb/engine';
import { type Undo, undoOf as undoIn } from '@bb/protocol';
import type { History } from './history.ts';

/** `unasked`: what would not be put to the person at all, and so is no place to go back to. */
export const undoOf = (history: History, seat: Seat, unasked: (d: Decision, choices: readonly Choice[]) => boolean): Undo =>
  undoIn(
    {
      isOver: history.game.ending !== '',
      length: history.length,
      choice: (at) => history.choice(at),
      maker: (at) => history.maker(at),
      view: (length, viewer) => view(history.at(length), viewer),
      events: (at) => history.events.slice(history.heardAt(at), history.heardAt(at + 1)),
      wasAsked(at) {
        const before = history.at(at);
        const d = decision(before);
        return d !== null && !unasked(d, legal(before));
      },
    },
    seat,
  );
