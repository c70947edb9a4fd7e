/** Plays a whole game between bots. */

import { type Bot, type Memory, newMemory, playerNamed, situationOf, type Valuation, valuations } from '@bb/golden-age/bots';
import {
  CHANCE,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  type Game,
  type GameOptions,
  type GameRecord,
  legal,
  newGame,
  newRecord,
  outcome,
  play,
  seatToChoose,
} from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';

/** A game with more decisions is taken for one that never ends. Real games come nowhere near. */
const MAX_DECISIONS = 200_000;

export interface Played {
  readonly record: GameRecord;
  /** How many Player-Turns were begun. */
  readonly turns: number;
}

/** A game that failed, with the record up to the failure. */
export class Broken extends Error {
  readonly record: GameRecord;

  constructor(record: GameRecord, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Broken';
    this.record = record;
  }
}

/** 19.17 What an Action is worth to the System Player before he takes it. @returns undefined if `choices` has no other */
export function valuationOf(g: Game, choice: Choice, choices: readonly Choice[]): Valuation | undefined {
  const at = choices.length === 1 ? null : situationOf(g, choices);
  return at ? valuations(at).find((one) => one.choice === choice) : undefined;
}

const bots = new Map<string, Bot>();

/** Bots keep no state, so all games share them. @throws Error if there is no bot of this name */
function botOf(name: string): Bot {
  const bot = bots.get(name) ?? playerNamed(name);
  if (!bot) throw new Error(`there is no bot "${name}"`);
  bots.set(name, bot);
  return bot;
}

/** Asks a bot for a choice. @throws Error if it is not one of `choices` */
export function botChoice(g: Game, bot: string, choices: readonly Choice[], random: () => number, memory?: Memory): Choice {
  const at = situationOf(g, choices);
  if (!at) throw new Error('no decision of a player is pending');
  const choice = botOf(bot).choose(at, random, memory);
  if (choices.includes(choice)) return choice;
  throw new Error(`the bot ${bot} made an illegal choice: ${JSON.stringify(choiceToJson(choice))}`);
}

/** Plays a game. The same seed gives the same game: Chance and each seat have random sequences of their own. @throws Broken */
export function playGame(options: GameOptions, bots: readonly string[], seed: string): Played {
  const chance = seeded(`${seed}/chance`);
  const randoms = bots.map((_, seat) => seeded(`${seed}/${seat}`));
  const memories = bots.map(newMemory);
  const g = newGame(options);
  const choices: ChoiceJson[] = [];
  const offered: Choice[] = [];
  try {
    while (g.ask) {
      const seat = seatToChoose(g);
      legal(g, offered);
      const [bot, random] = [bots[seat], randoms[seat]];
      const choice = seat === CHANCE || !bot || !random ? pick(offered, chance) : botChoice(g, bot, offered, random, memories[seat]);
      choices.push(choiceToJson(choice));
      play(g, choice);
      if (choices.length > MAX_DECISIONS) throw new Error(`the game has not ended after ${MAX_DECISIONS} decisions`);
    }
  } catch (error) {
    throw new Broken(newRecord(options, choices, null), error);
  }
  return { record: newRecord(options, choices, outcome(g)), turns: g.playerTurn };
}
