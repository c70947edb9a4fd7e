/** The variations: the kinds of game that the lab compares. */
import { BadUsage, botList, botsAt, combinationsOf, product } from '@bb/command';
import { type GameOptions, SOLITAIRE_SEATS } from '@bb/golden-age/rules';
import { BOTS, seated } from './bot-list.ts';
import { gameOptions, settingsIn } from './game-options.ts';

export interface Variation {
  readonly options: GameOptions;
  /** The bots in order of play around the table; from game to game they move on by a seat. */
  readonly bots: readonly string[];
}

/** A page with more columns would be unreadable. */
export const MAX_VARIATIONS = 12;
/** The name of the built-in component set, in place of a file's. */
export const BUILT_IN = 'built-in';

/** @throws BadUsage. @throws Failure if a component file is faulty */
export function variationsOf(
  players: readonly number[],
  options: readonly string[],
  components: readonly string[],
  bots: readonly string[],
): readonly Variation[] {
  const games = product(product(players, combinationsOf(options).map(settingsIn)), components.length === 0 ? [BUILT_IN] : components);
  const variations = product(games, bots.length === 0 ? ['captain'] : bots);
  if (variations.length > MAX_VARIATIONS)
    throw new BadUsage(`these are ${variations.length} variations: at most ${MAX_VARIATIONS} can be compared`);
  return variations.map(([[[count, settings], file], list]) => {
    const named = botList(list, BOTS);
    const seats = settings.solitaire ? SOLITAIRE_SEATS : count;
    return {
      options: gameOptions(seats, settings, file === BUILT_IN ? undefined : file),
      bots: botsAt(seated(named, settings), seats),
    };
  });
}

/** The bots by seat in this game. Each bot plays each seat equally often, so that seats and bots can be told apart. */
export const seatedAt = ({ options, bots }: Variation, game: number): readonly string[] =>
  options.solitaire ? bots : bots.map((_, seat) => bots[(seat + game) % bots.length] ?? 'random');
