/** Runs the search of a bot in a worker thread. */
import type { ChoiceJson } from '@bb/kernel';
import { hostedGame } from '../tables/hosted-games.ts';
import type { Question } from './bot-players.ts';
import { random } from './random.ts';

export default function answer({ game: id, version, bot: name, save, maxMs }: Question): ChoiceJson {
  const { game, bots } = hostedGame(id, version);
  const position = game.load(save);
  const bot = bots.player(name);
  if (!bot) throw new Error(`there is no bot "${name}"`);
  const search = bot.think?.(position, random);
  if (!search) return game.choices.toJson(bot.choose(position, random));
  const end = performance.now() + maxMs;
  while (!search.step() && performance.now() < end);
  return game.choices.toJson(search.best());
}
