/** The variations: the kinds of game that the lab compares. */
import { BUILT_IN, botList, botsAt, checkVariations, combinationsOf, product, rotated } from '@bb/command';
import { type GameOptions, SOLITAIRE_SEATS } from '@bb/golden-age/rules';
import { BOTS, seated } from './bot-list.ts';
import { gameOptions, settingsIn } from './game-options.ts';

export interface Variation {
  readonly options: GameOptions;
  /** The bots in order of play around the table; from game to game they move on by a seat. */
  readonly bots: readonly string[];
}

/** @throws BadUsage. @throws Failure if a component file is faulty */
export function variationsOf(
  players: readonly number[],
  options: readonly string[],
  components: readonly string[],
  bots: readonly string[],
): readonly Variation[] {
  const games = product(product(players, combinationsOf(options).map(settingsIn)), components.length === 0 ? [BUILT_IN] : components);
  const variations = product(games, bots.length === 0 ? ['captain'] : bots);
  checkVariations(variations);
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
export const seatedAt = ({ options, bots }: Variation, game: number): readonly string[] => (options.solitaire ? bots : rotated(bots, game));
