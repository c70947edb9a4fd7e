/** A bot that searches thinks here, off the thread that serves people. */
import { playerNamed, seeded, situationOf } from '@bb/bots';
import { type ChoiceJson, choiceToJson, load } from '@bb/engine';
import type { Question } from './bots.ts';

export default function answer({ bot: name, save, seed }: Question): ChoiceJson {
  const bot = playerNamed(name);
  const at = situationOf(load(save));
  if (!bot || !at) throw new Error(`"${name}" has nothing to choose`);
  return choiceToJson(bot.choose(at, seeded(seed)));
}
