/** The bots, as commands name them. */

import type { BotList } from '@bb/command';
import { BOT_NAMES, isTimeLimited, newMemory, playerNamed, situationOf, TEMPERAMENTS } from '@bb/golden-age/bots';
import type { GoldenAge, Settings } from '@bb/golden-age/rules';

const NAMES = BOT_NAMES.join(', ');

export const BOTS: BotList<GoldenAge> = {
  missing: (name) => `there is no bot "${name}"; there are ${NAMES}, search:N and search:Nms`,
  help: `choose from ${NAMES};
                 search:N searches with N iterations per decision, search:Nms for N milliseconds; a bot that
                 searches can have a temperament: ${TEMPERAMENTS.map((name) => `@${name}`).join(', ')}`,
  standard: 'captain',
  quick: 'captain',
  isTimeLimited,
  player(name) {
    const bot = playerNamed(name);
    const memory = newMemory<GoldenAge>();
    return (
      bot &&
      ((g, random, legal) => {
        const at = situationOf(g, legal);
        if (at) return bot.choose(at, random, memory);
        throw new Error('no decision of a player is pending');
      })
    );
  },
  seated,
};

/** 19.1 The bots by seat: if one bot is named for a solitaire game, it plays Blackbeard against the System Player. */
function seated(bots: readonly string[], { solitaire }: Partial<Settings>): readonly string[] {
  return solitaire && bots.length === 1 ? [...bots, 'system', 'system', 'system'] : bots;
}
