/** The kinds of games that the lab compares. */
import { basename } from 'node:path';
import { BUILT_IN, botList, botsAt, checkVariations, combinationsOf, product, rotated } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { ListedGame } from '../games.ts';

export interface Variation<O extends GameTypes['options'] = GameTypes['options']> {
  /** What tells it apart, such as `3 players, short`. */
  readonly name: string;
  /** Its options and component set, as they were typed. */
  readonly typed: readonly string[];
  readonly options: O;
  /** In order of play around the table; from game to game they move on by a seat. */
  readonly bots: readonly string[];
}

/** @returns all combinations. @throws BadUsage, or Failure if a component file is faulty */
export function variationsOf<T extends GameTypes>(
  { commands: { bots: list, options: optionList } }: ListedGame<T>,
  players: readonly number[],
  settings: readonly string[],
  files: readonly string[],
  lineups: readonly string[],
): readonly Variation<T['options']>[] {
  const named = lineups.map((text) => ({ text, names: botList(text, list) }));
  const all = product(product(product(players, combinationsOf(settings)), files), named);
  checkVariations(all);
  return all.map(([[[count, option], file], { text, names }]) => {
    const read = optionList.read(option);
    const options = optionList.complete(count, read, file === BUILT_IN ? undefined : file);
    const typed = [...option, ...(files.length > 1 ? [file === BUILT_IN ? file : basename(file)] : [])];
    const parts = [`${options.players} players`, ...typed, ...(named.length > 1 ? [text] : [])];
    return { name: parts.join(', '), typed, options, bots: botsAt(list.seated?.(names, read) ?? names, options.players) };
  });
}

/** The bots by seat in this game: each plays each seat equally often, except where the seats differ by the rules. */
export const seatedAt = <T extends GameTypes>(
  { game }: ListedGame<T>,
  { options, bots }: Variation<T['options']>,
  n: number,
): readonly string[] => (game.soloOption?.(options) ? bots : rotated(bots, n));
