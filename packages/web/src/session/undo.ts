/** How far a player at this device can undo. */
import { CHANCE, type Choice, type Decision, decision, legal, reveals, type Seat, view } from '@bb/golden-age/rules';
import { undoOf as undoIn } from '@bb/protocol';
import type { Undo } from './game-session.ts';
import type { History } from './session.ts';

/** @param isAutomatic whether the player would not be asked this, so that undo can't stop there */
export function undoOf(history: History, seat: Seat, isAutomatic: (d: Decision, choices: readonly Choice[]) => boolean): Undo {
  const undo = undoIn(
    { reveals },
    {
      isOver: history.game.ending !== '',
      length: history.length,
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
  if ('to' in undo) return undo;
  const { barrier } = undo;
  return { barrier: barrier === 'chance' ? chanceOf(history) : barrier };
}

/** What Chance did last. */
function chanceOf(history: History): 'die' | 'draw' {
  let at = history.length - 1;
  while (at > 0 && history.maker(at) !== CHANCE) at--;
  return history.choice(at)?.type === 'face' ? 'die' : 'draw';
}
