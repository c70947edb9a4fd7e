/** What `bb` needs of the 2008 edition: its bots and options, and the commands that it alone has or has richer. */
import type { GameCommands, OwnAnalysis } from '@bb/command';
import { valueBySearch, wastesAction } from '@bb/golden-age/bots';
import { decision, type GoldenAge, view } from '@bb/golden-age/rules';
import { whySlip } from '@bb/golden-age/text/slips';
import { BOTS } from './bot-list.ts';
import { components } from './components.ts';
import { FUZZED } from './fuzz/fuzzed.ts';
import { OPTIONS } from './game-options.ts';
import { localeOf, seatNames, speech } from './locale.ts';
import { OWN_LAB } from './own-lab.ts';
import { TALKER } from './talk.ts';

/** What `bb analyze` knows of this edition. */
const OWN_ANALYSIS: OwnAnalysis<GoldenAge> = {
  value: valueBySearch,
  isWaste: wastesAction,
  whySlip({ judgment: { chosen, best, isWaste, seat }, position: g }, language) {
    const asked = decision(g);
    const locale = localeOf(language);
    const names = speech(locale, g.tables, seatNames(locale, { players: g.vp.length, solitaire: g.tables.settings.solitaire }));
    const slip = { chosen: chosen.choice, best: best.choice, isWaste };
    return asked ? whySlip(slip, { view: view(g, seat), about: asked.about }, names) : '';
  },
};

export const goldenAgeCommands: GameCommands<GoldenAge> = {
  standardPlayers: 4,
  scoreName: 'VP',
  bots: BOTS,
  options: OPTIONS,
  talker: TALKER,
  turnOf: ({ playerTurn }) => playerTurn,
  fuzzed: FUZZED,
  lab: OWN_LAB,
  analysis: OWN_ANALYSIS,
  own: [components],
};
