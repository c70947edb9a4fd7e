/** How far a player at this device can undo. */
import { CHANCE, type Seat } from '@bb/kernel';
import { undoOf as undoIn } from '@bb/protocol';
import type { Undo } from './game-session.ts';
import type { History } from './history.ts';
import type { SessionGame, SessionTypes } from './session-game.ts';

/** @param isAutomatic whether the player would not be asked this, so that undo can't stop there */
export function undoOf<T extends SessionTypes>(
  game: SessionGame<T>,
  history: History<T>,
  seat: Seat,
  isAutomatic: (d: T['decision'], choices: readonly T['choice'][]) => boolean,
): Undo {
  const { rules } = game;
  const undo = undoIn(
    rules,
    {
      isOver: rules.outcome(history.game) !== null,
      length: history.length,
      maker: (at) => history.maker(at),
      view: (length, viewer) => rules.view(history.at(length), viewer),
      events: (at) => history.events.slice(history.eventCountAt(at), history.eventCountAt(at + 1)),
      wasAsked(at) {
        const before = history.at(at);
        const d = rules.decision(before);
        return d !== null && !isAutomatic(d, rules.legal(before));
      },
    },
    seat,
  );
  if ('to' in undo) return undo;
  const { barrier } = undo;
  return { barrier: barrier === 'chance' ? chanceOf(game, history) : barrier };
}

/** What Chance did last. */
function chanceOf<T extends SessionTypes>(game: SessionGame<T>, history: History<T>): 'die' | 'draw' {
  let at = history.length - 1;
  while (at > 0 && history.maker(at) !== CHANCE) at--;
  const choice = history.choice(at);
  return choice && game.isThrow(choice) ? 'die' : 'draw';
}
