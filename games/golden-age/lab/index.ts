/** What `bb` needs of the 2008 edition: its bots and options, and the commands that it alone has or has richer. */
import type { GameCommands } from '@bb/command';
import type { GoldenAge } from '@bb/golden-age/rules';
import { BOTS } from './bot-list.ts';
import { components } from './components.ts';
import { FUZZED } from './fuzz/fuzzed.ts';
import { OPTIONS } from './game-options.ts';
import { OWN_ANALYSIS } from './own-analysis.ts';
import { OWN_LAB } from './own-lab.ts';
import { TALKER } from './talk.ts';

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
