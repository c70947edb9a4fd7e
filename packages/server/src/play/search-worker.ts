/** Runs the search of a bot in a worker thread. */

import type { ChoiceJson } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import { rulesOf } from '../rules/kept-rules.ts';
import type { Question } from './bot-players.ts';

export default function answer({ engine, bot: name, save, seed, maxMs }: Question): ChoiceJson {
  const { choiceToJson, load, playerNamed, situationOf } = rulesOf(engine);
  const bot = playerNamed(name);
  const at = situationOf(load(save));
  if (!bot || !at) throw new Error(`"${name}" has nothing to choose`);
  const random = seeded(seed);
  const thinking = bot.think?.(at, random);
  if (!thinking) return choiceToJson(bot.choose(at, random));
  const end = performance.now() + maxMs;
  while (!thinking.step() && performance.now() < end);
  return choiceToJson(thinking.best());
}
