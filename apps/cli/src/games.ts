/** The games that `bb` knows. A new game is an entry here. */
import { classicBots } from '@bb/classic/bots';
import { classic } from '@bb/classic/rules';
import { en, gameText } from '@bb/classic/text';
import { de } from '@bb/classic/text/de';
import { fr } from '@bb/classic/text/fr';
import { BadUsage, type GameCommands } from '@bb/command';
import { GAME_ID, goldenAge } from '@bb/golden-age/rules';
import { type Game, type GameTypes, isRecord } from '@bb/kernel';
import { landfallBots } from '@bb/landfall/bots';
import { landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { commandsFor } from './commands-for.ts';

/** A game with all that commands need of it. */
export interface ListedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly commands: GameCommands<T>;
}
/** Passes a listed game on, whatever its types: to those who know no game, positions and choices are opaque. */
type Visitor = <R>(work: <T extends GameTypes>(listed: ListedGame<T>) => R) => R;

/** The game that is meant if none is named. */
export const STANDARD_GAME = GAME_ID;

const GAMES: Readonly<Record<string, () => Promise<Visitor>>> = {
  [GAME_ID]: async () => {
    const { goldenAgeCommands: commands } = await import('@bb/golden-age/lab');
    return (work) => work({ game: goldenAge, commands });
  },
  [landfall.id]: async () => (work) =>
    work({ game: landfall, commands: commandsFor(landfall, { en: english }, landfallBots, 4, 'points') }),
  [classic.id]: async () => {
    const { components, FUZZED, OWN_ANALYSIS: analysis } = await import('@bb/classic/lab');
    const texts = { en: gameText(en), de: gameText(de), fr: gameText(fr) };
    const commands = commandsFor(classic, texts, classicBots, 4, 'pounds');
    return (work) =>
      work({ game: classic, commands: { ...commands, turnOf: ({ turn }) => turn, analysis, fuzzed: FUZZED, own: [components] } });
  },
};

/** @throws BadUsage if there is no such game */
export async function gameNamed(id: string): Promise<Visitor> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load) return load();
  throw new BadUsage(`there is no game "${id}"; there are ${Object.keys(GAMES).join(', ')}`);
}

/** @returns the id of the game that a record names, if it is in the list; the standard game if not */
export function idOfRecord(json: unknown): string {
  const id = isRecord(json) ? json.game : null;
  return typeof id === 'string' && Object.hasOwn(GAMES, id) ? id : STANDARD_GAME;
}
