/** Plays a whole game between bots. */
import { type AnyRecord, CHANCE, type ChoiceJson, type Game, type GameTypes, pick, recordOf, seeded } from '@bb/kernel';
import type { Player } from '@bb/search';
import type { BotList } from './game-commands.ts';

/** A game with more decisions is taken for one that never ends. Real games come nowhere near. */
const MAX_DECISIONS = 200_000;

export interface Played<T extends GameTypes> {
  readonly record: AnyRecord;
  readonly choices: readonly ChoiceJson<T['choice']['type']>[];
  readonly position: T['position'];
}

/** A game that failed, with the record up to the failure. */
export class Broken extends Error {
  readonly record: AnyRecord;

  constructor(record: AnyRecord, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Broken';
    this.record = record;
  }
}

/** @returns a player for one seat of one game that throws an error instead of an illegal choice. @throws RangeError if there is no such bot */
export function legalPlayer<T extends GameTypes>(game: Game<T>, bots: BotList<T>, name: string): Player<T> {
  const player = bots.player(name);
  if (!player) throw new RangeError(bots.missing(name));
  return (p, random, legal = game.legal(p)) => {
    const choice = player(p, random, legal);
    if (legal.includes(choice)) return choice;
    throw new Error(`the bot ${name} made an illegal choice: ${JSON.stringify(game.choices.toJson(choice))}`);
  };
}

/** Plays a game. The same seed gives the same game: Chance and each seat have random sequences of their own. @throws Broken */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  bots: BotList<T>,
  options: T['options'],
  names: readonly string[],
  seed: string,
): Played<T> {
  const chance = seeded(`${seed}/chance`);
  const randoms = names.map((_, seat) => seeded(`${seed}/${seat}`));
  const players = names.map((name) => legalPlayer(game, bots, name));
  const position = game.newGame(options);
  const choices: ChoiceJson<T['choice']['type']>[] = [];
  const offered: T['choice'][] = [];
  try {
    for (let seat = game.seatToChoose(position); seat !== null; seat = game.seatToChoose(position)) {
      game.legal(position, offered);
      const [player, random] = [players[seat], randoms[seat]];
      const choice = seat === CHANCE || !player || !random ? pick(offered, chance) : player(position, random, offered);
      choices.push(game.choices.toJson(choice));
      game.play(position, choice);
      if (choices.length > MAX_DECISIONS) throw new Error(`the game has not ended after ${MAX_DECISIONS} decisions`);
    }
  } catch (error) {
    throw new Broken(recordOf(game, options, choices, position), error);
  }
  return { record: recordOf(game, options, choices, position), choices, position };
}
