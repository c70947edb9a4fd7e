/** One whole game between bots. */
import { type Bot, type Memory, newMemory, playerNamed, seeded, situationOf, type Valuation, valuations } from '@bb/bots';
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
} from '@bb/engine';

/** No game comes near this many decisions; one that does will never end. */
const MOST_DECISIONS = 200_000;

export interface Played {
  readonly record: GameRecord;
  readonly turns: number;
}

/** A game that could not be played to its end; what was played of it is kept. */
export class Broken extends Error {
  readonly record: GameRecord;

  constructor(record: GameRecord, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Broken';
    this.record = record;
  }
}

/** Chance's own choice: each as likely as the next. */
export function chanceChoice(choices: readonly Choice[], random: () => number): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice) return choice;
  throw new Error('there is no legal choice');
}

/** 19.17 What the System Player makes of an Action before he takes it; nothing where he has no choice. */
export function valuationOf(g: Game, choice: Choice, choices: readonly Choice[]): Valuation | undefined {
  const at = choices.length === 1 ? null : situationOf(g, choices);
  return at ? valuations(at).find((one) => one.choice === choice) : undefined;
}

const players = new Map<string, Bot>();

/** One for all games: a bot keeps nothing between choices. @throws Error if there is none of this name. */
function playerOf(name: string): Bot {
  const player = players.get(name) ?? playerNamed(name);
  if (!player) throw new Error(`there is no bot "${name}"`);
  players.set(name, player);
  return player;
}

/** @throws Error if the bot doesn't choose one of `choices`. */
export function botChoice(g: Game, bot: string, choices: readonly Choice[], random: () => number, memory?: Memory): Choice {
  const at = situationOf(g, choices);
  if (!at) throw new Error('no player is asked');
  const choice = playerOf(bot).choose(at, random, memory);
  if (choices.includes(choice)) return choice;
  throw new Error(`the bot ${bot} chose what is not legal: ${JSON.stringify(choiceToJson(choice))}`);
}

/** The same seed, the same game. Chance and each seat draw from sequences of their own. @throws Broken */
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
      const choice =
        seat === CHANCE || !bot || !random ? chanceChoice(offered, chance) : botChoice(g, bot, offered, random, memories[seat]);
      choices.push(choiceToJson(choice));
      play(g, choice);
      if (choices.length > MOST_DECISIONS) throw new Error(`the game has not ended after ${MOST_DECISIONS} decisions`);
    }
  } catch (error) {
    throw new Broken(newRecord(options, choices, null), error);
  }
  return { record: newRecord(options, choices, outcome(g)), turns: g.playerTurn };
}
