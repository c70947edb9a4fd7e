/** How far a player at this device can undo. */
import { type Choice, type Decision, decision, legal, type Seat, view } from '@bb/golden-age/rules';
import { type Undo, undoOf as undoIn } from '@bb/protocol';
import type { History } from './session.ts';

/** @param isAutomatic whether the player would not be asked this, so that undo can't stop there */
export const undoOf = (history: History, seat: Seat, isAutomatic: (d: Decision, choices: readonly Choice[]) => boolean): Undo =>
  undoIn(
    {
      isOver: history.game.ending !== '',
      length: history.length,
      choice: (at) => history.choice(at),
      maker: (at) => history.maker(at),
      view: (length, viewer) => view(history.at(length), viewer),
      events: (at) => history.events.slice(history.eventCountAt(at), history.eventCountAt(at + 1)),
      wasAsked(at) {
        const before = history.at(at);
        const d = decision(before);
        return d !== null && !isAutomatic(d, legal(before));
      },
    },
    seat,
  );
