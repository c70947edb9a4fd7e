/** How the 2008 edition's solitaire game is trained: `scripts/train.ts golden-age/solitaire`. */
import { BLACKBEARDS_SEAT, type GoldenAge, goldenAge, type Options } from '@bb/golden-age/rules';
import { shareOfWin } from '@bb/kernel';
import type { Training } from '@bb/search';
import { situationOf } from '../bots/bot.ts';
import { BOTS } from '../bots/index.ts';
import { solitaireSettingsWith } from '../bots/search/hooks.ts';
import { SOLITAIRE_VALUE } from '../bots/value/solitaire.ts';
import { leastRandomShare, thinkingBy } from './index.ts';

const TABLES: readonly Options[] = [false, true].map((printedRatings) =>
  goldenAge.parseOptions({ players: 4, solitaire: true, printedRatings }),
);

export const TRAINING: Training<GoldenAge> = {
  game: goldenAge,
  options: (number) => TABLES[number % TABLES.length],
  advise(g, random, legal = goldenAge.legal(g)) {
    const at = situationOf(g, legal);
    if (!at) return legal[0];
    return (at.decision.seat === BLACKBEARDS_SEAT ? BOTS.captain : BOTS.system).choose(at, random);
  },
  value: SOLITAIRE_VALUE,
  thinkingWith: (fits) => thinkingBy(solitaireSettingsWith(fits)),
  leastRandomShare,
  learns: (_options, seat) => seat === BLACKBEARDS_SEAT,
  /** 19.9 If Blackbeard does not win, the System Player's seats share the win. */
  shares: (_g, end) => {
    const own = shareOfWin(end, BLACKBEARDS_SEAT);
    return end.scores.map((_, seat) => (seat === BLACKBEARDS_SEAT ? own : (1 - own) / (end.scores.length - 1)));
  },
  sampleShare: 0.25,
};

export const MODULES = { value: new URL('../bots/value/solitaire-weights.ts', import.meta.url) };
