/** A bot that searches thinks here, off the thread that serves people. */
import type { ChoiceJson } from '@bb/engine';
import { rulesOf } from '../rules/rules.ts';
import type { Question } from './bots.ts';

export default function answer({ engine, bot: name, save, seed }: Question): ChoiceJson {
  const { choiceToJson, load, playerNamed, seeded, situationOf } = rulesOf(engine);
  const bot = playerNamed(name);
  const at = situationOf(load(save));
  if (!bot || !at) throw new Error(`"${name}" has nothing to choose`);
  return choiceToJson(bot.choose(at, seeded(seed)));
}
