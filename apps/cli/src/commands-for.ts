/** What commands need of a game that has nothing of its own for them. */
import { type BotList, checked, type GameCommands, type OptionList, readJson } from '@bb/command';
import type { Game, GameBots, GameTypes } from '@bb/kernel';
import { DEFAULT_SEARCH, type Player, type SearchHooks, type SearchSettings, searchingPlayer } from '@bb/search';
import { plainTalk, type Texts } from './plain-talk.ts';

const SEARCH = /^search:([1-9]\d{0,5})$/;

function botsFor<T extends GameTypes>(game: Game<T>, own: GameBots<T>, hooks: SearchHooks<T>): BotList<T> {
  const settings: SearchSettings<T> = { ...DEFAULT_SEARCH, hooks };
  const levels = own.levels.join(', ');
  return {
    help: `choose from ${levels} and search:N, which searches with N iterations per decision`,
    missing: (name) => `there is no bot "${name}" for this game; there are ${levels} and search:N`,
    standard: 'search:300',
    quick: own.substitute,
    // A level that searches stops by the clock.
    isTimeLimited: (name) => own.levels.includes(name) && own.isSearching(name),
    player(name): Player<T> | null {
      const named = own.player(name);
      if (named) return (p, random) => named.choose(p, random);
      const [, iterations] = SEARCH.exec(name) ?? [];
      return iterations === undefined
        ? null
        : searchingPlayer(game, { iterations: Number(iterations), milliseconds: Number.POSITIVE_INFINITY }, settings);
    },
  };
}

/** @returns a number or a boolean where the text looks like one */
function optionValue(text: string): number | boolean | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

const optionsFor = <T extends GameTypes>(game: Game<T>): OptionList<T> => ({
  help: '  --option NAME[=VALUE]\n                 an option of the game; can be repeated',
  read: (texts) =>
    Object.fromEntries(
      texts.map((text) => {
        const [name = '', value = 'true'] = text.split('=', 2);
        return [name, optionValue(value)];
      }),
    ),
  complete(players, options, file) {
    if (file === undefined) return game.parseOptions({ ...options, players }, 'options');
    return checked(file, () => game.parseOptions({ ...options, players, components: readJson(file) }, 'options'));
  },
  brief: (options) => options,
});

/** @param scoreName  what scores are counted in @param search  what makes `search:N` and `bb analyze` stronger in this game */
export const commandsFor = <T extends GameTypes>(
  game: Game<T>,
  texts: Texts<T>,
  bots: GameBots<T>,
  standardPlayers: number,
  scoreName: string,
  search: SearchHooks<T> = {},
): GameCommands<T> => ({
  standardPlayers,
  scoreName,
  ...(search.turnOf && { turnOf: search.turnOf }),
  search,
  bots: botsFor(game, bots, search),
  options: optionsFor(game),
  talker: plainTalk(game, texts),
  own: [],
});
