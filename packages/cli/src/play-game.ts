/** One whole game between bots. */
import { BOTS, type BotName, type Situation, seeded, type Valuation, valuations } from '@bb/bots';
import {
  CHANCE,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  decision,
  type Game,
  type GameOptions,
  type GameRecord,
  legal,
  newGame,
  newRecord,
  outcome,
  play,
  seatToChoose,
  view,
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

/** A position as the bot of its seat sees it; the view and the question are made only for bots that look. */
function situationOf(g: Game, seat: number, choices: readonly Choice[]): Situation {
  let seen: Situation['view'] | undefined;
  return {
    legal: choices,
    tables: g.tables,
    get view() {
      seen ??= view(g, seat);
      return seen;
    },
    get decision() {
      const asked = decision(g);
      if (asked) return asked;
      throw new Error('nobody is asked');
    },
  };
}

/** 19.17 What the System Player makes of an Action before he takes it; nothing where he has no choice. */
export const valuationOf = (g: Game, seat: number, choice: Choice, choices: readonly Choice[]): Valuation | undefined =>
  choices.length === 1 ? undefined : valuations(situationOf(g, seat, choices)).find((one) => one.choice === choice);

/** @throws Error if the bot doesn't choose one of `choices`. */
export function botChoice(g: Game, seat: number, bot: BotName, choices: readonly Choice[], random: () => number): Choice {
  const choice = BOTS[bot].choose(situationOf(g, seat, choices), random);
  if (choices.includes(choice)) return choice;
  throw new Error(`the bot ${bot} chose what is not legal: ${JSON.stringify(choiceToJson(choice))}`);
}

/** The same seed, the same game. Chance and each seat draw from sequences of their own. @throws Broken */
export function playGame(options: GameOptions, bots: readonly BotName[], seed: string): Played {
  const chance = seeded(`${seed}/chance`);
  const randoms = bots.map((_, seat) => seeded(`${seed}/${seat}`));
  const g = newGame(options);
  const choices: ChoiceJson[] = [];
  const offered: Choice[] = [];
  try {
    while (g.ask) {
      const seat = seatToChoose(g);
      legal(g, offered);
      const [bot, random] = [bots[seat], randoms[seat]];
      const choice = seat === CHANCE || !bot || !random ? chanceChoice(offered, chance) : botChoice(g, seat, bot, offered, random);
      choices.push(choiceToJson(choice));
      play(g, choice);
      if (choices.length > MOST_DECISIONS) throw new Error(`the game has not ended after ${MOST_DECISIONS} decisions`);
    }
  } catch (error) {
    throw new Broken(newRecord(options, choices, null), error);
  }
  return { record: newRecord(options, choices, outcome(g)), turns: g.playerTurn };
}
