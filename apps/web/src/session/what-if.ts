/** What-ifs: new tables that branch off another game, against bots. Fetched for the first one. */
import { type Seat, type Segment, whatIfStart } from '@bb/kernel';
import type { WholeGame } from '@bb/table-kit/session/game-session.ts';
import type { History } from '@bb/table-kit/session/history.ts';
import { HUMAN, isHuman, type SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { randomBelow } from '@bb/table-kit/session/secure-random.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { storeNewGame } from './new-game.ts';

/** @returns the position in which a what-if begins. @throws BadInput */
export const startOf = async <T extends SessionTypes>(
  game: SessionGame<T>,
  options: T['options'],
  origin: readonly Segment[],
): Promise<T['position']> => whatIfStart(await game.allRules(), options, origin);

/**
 * The origin of a what-if that branches off a game after `at` choices. Unless the game is over, everything that `you` could not see is dealt anew,
 * so that playing the what-if tells nothing about the game that goes on.
 *
 * @param before  the origin of the game itself, if that is a what-if
 */
export function originAt<T extends SessionTypes>(
  { rules }: SessionGame<T>,
  history: History<T>,
  at: number,
  you: Seat,
  seed: string,
  before: readonly Segment[] = [],
): readonly Segment[] {
  const deal = rules.outcome(history.game) === null ? { seat: you, seed } : null;
  return [...before, { choices: history.choices.slice(0, at), deal }];
}

/** A person on seat `you`, and bots on all others. */
export const seatsWithBots = (seats: readonly SeatSetup[], you: Seat, substitute: string): readonly SeatSetup[] =>
  seats.map((seat, i) => (i === you ? { name: seat.name, kind: HUMAN } : isHuman(seat) ? { name: seat.name, kind: substitute } : seat));

/** Stores the new table. @returns its id */
export function createWhatIf<T extends SessionTypes>(
  { game, history, table: from }: WholeGame<T> & { readonly game: SessionGame<T> },
  at: number,
  you: Seat,
): Promise<string> {
  return storeNewGame(game, {
    options: from.options,
    seats: seatsWithBots(from.seats, you, game.bots?.substitute ?? HUMAN),
    skipIdle: true,
    origin: originAt(game, history, at, you, String(randomBelow(2 ** 32)), from.origin),
    whatIf: game.turnNumber(history.at(at)),
  });
}
