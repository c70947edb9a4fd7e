/** The kinds of game that the lab sets side by side. */
import { type GameOptions, type Settings, SOLITAIRE_SEATS } from '@bb/engine';
import { gameOptions, settingsIn } from '../game-options.ts';
import { BadUsage, botList, botsAt, seated } from '../usage.ts';

export interface Variation {
  readonly options: GameOptions;
  /** In the order in which they sit down; who is first changes from game to game. */
  readonly bots: readonly string[];
}

/** More columns nobody can read. */
export const MOST_VARIATIONS = 12;
/** How the built-in component set is called among files. */
export const BUILT_IN = 'built-in';

/** Each of the one with each of the others. */
const product = <A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const));

/** `length=standard,long` is two settings. Options that are named multiply. @throws BadUsage */
function settingsEach(texts: readonly string[]): readonly Partial<Settings>[] {
  return texts
    .map((text) => {
      const [name, values] = text.split('=', 2);
      return values === undefined ? [text] : values.split(',').map((value) => `${name}=${value}`);
    })
    .reduce<readonly (readonly string[])[]>((all, one) => product(all, one).map(([some, text]) => [...some, text]), [[]])
    .map(settingsIn);
}

/** @throws BadUsage, Failure for a faulty component file */
export function variationsOf(
  players: readonly number[],
  options: readonly string[],
  components: readonly string[],
  bots: readonly string[],
): readonly Variation[] {
  const games = product(product(players, settingsEach(options)), components.length === 0 ? [BUILT_IN] : components);
  const variations = product(games, bots.length === 0 ? ['captain'] : bots);
  if (variations.length > MOST_VARIATIONS)
    throw new BadUsage(`these are ${variations.length} variations; at most ${MOST_VARIATIONS} stand side by side`);
  return variations.map(([[[count, settings], file], list]) => {
    const named = botList(list);
    const seats = settings.solitaire ? SOLITAIRE_SEATS : count;
    return {
      options: gameOptions(seats, settings, file === BUILT_IN ? undefined : file),
      bots: botsAt(seated(named, settings), seats),
    };
  });
}

/** Each sits on each seat equally often, so that what a seat is worth is not what its bot is worth. */
export const seatedAt = ({ options, bots }: Variation, game: number): readonly string[] =>
  options.solitaire ? bots : bots.map((_, seat) => bots[(seat + game) % bots.length] ?? 'random');
