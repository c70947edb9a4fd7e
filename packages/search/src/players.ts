/** Players of any game, and matches between them. */
import { CHANCE, type ChoiceJson, type Game, type GameTypes, type Outcome, pick, type Random, shareOfWin } from '@bb/kernel';
import { DEFAULT_SEARCH, questionOf, type SearchSettings } from './search.ts';
import { type Budget, Thinking } from './thinking.ts';

/** Chooses for the seat that is asked. Must not change the position. The caller may pass the legal choices, if it has them at hand. */
export type Player<T extends GameTypes> = (p: T['position'], random: Random, legal?: readonly T['choice'][]) => T['choice'];

export const randomPlayer =
  <T extends GameTypes>(game: Game<T>): Player<T> =>
  (p, random, legal = game.legal(p)) =>
    pick(legal, random);

/** @returns a player that searches within the budget, by default with what every game has */
export const searchingPlayer =
  <T extends GameTypes>(game: Game<T>, budget: Budget, settings: SearchSettings<T> = DEFAULT_SEARCH): Player<T> =>
  (p, random) => {
    const at = questionOf(game, p);
    const [only] = at?.legal ?? [];
    if (!at || !only || at.legal.length === 1) return only ?? pick(game.legal(p), random);
    const thinking = new Thinking(game, at, random, { budget, settings });
    while (!thinking.step());
    return thinking.best();
  };

export interface PlayedGame<T extends GameTypes> {
  readonly position: T['position'];
  readonly choices: readonly ChoiceJson[];
  readonly outcome: Outcome;
}

/**
 * Plays a game to its end.
 *
 * @param players  by seat
 * @param random  throws the dice as well
 */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  players: readonly Player<T>[],
  random: Random,
): PlayedGame<T> {
  const position = game.newGame(options);
  const choices: ChoiceJson[] = [];
  for (let seat = game.seatToChoose(position); seat !== null; seat = game.seatToChoose(position)) {
    const player = seat === CHANCE ? undefined : players[seat];
    const choice = player ? player(position, random) : pick(game.legal(position), random);
    choices.push(game.choices.toJson(choice));
    game.play(position, choice);
  }
  const outcome = game.outcome(position);
  if (outcome) return { position, choices, outcome };
  throw new Error('the game asks nobody, and has not ended');
}

export interface MatchResult {
  readonly games: number;
  /** The mean share of the win of the first player's side, from 0 to 1. */
  readonly share: number;
  /** Its standard error. */
  readonly error: number;
}

/** Plays one player alone against copies of another, in each seat in turn. An even match gives one share in the number of players. */
export function match<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  player: Player<T>,
  others: Player<T>,
  games: number,
  random: Random,
): MatchResult {
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < games; n++) {
    const own = n % options.players;
    const seats = Array.from({ length: options.players }, (_, seat) => (seat === own ? player : others));
    const share = shareOfWin(playGame(game, options, seats, random).outcome, own);
    sum += share;
    squares += share * share;
  }
  const mean = sum / games;
  return { games, share: mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / games) };
}
