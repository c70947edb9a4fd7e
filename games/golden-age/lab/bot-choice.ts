/** What a bot chooses, and why. */

import { type Bot, type Memory, playerNamed, situationOf, type Valuation, valuations } from '@bb/golden-age/bots';
import { type Choice, choiceToJson, type Game } from '@bb/golden-age/rules';

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
