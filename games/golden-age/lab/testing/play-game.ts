/** Plays a whole game between bots. */
import { playGame as playAny } from '@bb/command';
import { type GameRecord, goldenAge, newRecord, type Options, outcome } from '@bb/golden-age/rules';
import { BOTS } from '../bot-list.ts';

export interface Played {
  readonly record: GameRecord;
  /** How many Player-Turns were begun. */
  readonly turns: number;
}

/** The same seed gives the same game. @throws Broken */
export function playGame(options: Options, bots: readonly string[], seed: string): Played {
  const { choices, position } = playAny(goldenAge, BOTS, options, bots, seed);
  return { record: newRecord(options, choices, outcome(position)), turns: position.playerTurn };
}
