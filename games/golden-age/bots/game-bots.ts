/** The bots that take seats at tables: those with a time limit. */
import type { Game, GoldenAge } from '@bb/golden-age/rules';
import type { GameBots } from '@bb/kernel';
import { type Bot, type Situation, situationOf } from './bot.ts';
import { isBotName, LEVELS } from './level-names.ts';
import { playerNamed } from './levels.ts';

function situationAt(g: Game): Situation {
  const at = situationOf(g);
  if (at) return at;
  throw new Error('nobody is asked');
}

/** The System Player's own bot plays for nobody else. */
function botNamed(name: string): Bot | null {
  const [level = ''] = name.split('@');
  return isBotName(level) && level !== 'system' ? playerNamed(name) : null;
}

export const goldenAgeBots: GameBots<GoldenAge> = {
  levels: LEVELS,
  substitute: 'captain',
  isSearching: (name) => botNamed(name)?.think !== undefined,
  player(name) {
    const bot = botNamed(name);
    if (!bot) return null;
    const { think } = bot;
    return {
      choose: (g, random) => bot.choose(situationAt(g), random),
      ...(think && { think: (g, random) => think(situationAt(g), random) }),
    };
  },
};
