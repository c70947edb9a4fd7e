/** What `bb analyze` knows of this edition. */

import { valueBySearch } from '@bb/classic/bots';
import { type Classic, classic, decision } from '@bb/classic/rules';
import { en } from '@bb/classic/text';
import { de } from '@bb/classic/text/de';
import { fr } from '@bb/classic/text/fr';
import { whySlip } from '@bb/classic/text/slips';
import type { OwnAnalysis } from '@bb/command';

export const OWN_ANALYSIS: OwnAnalysis<Classic> = {
  value: valueBySearch,
  whySlip({ judgment: { chosen, best, seat }, position: g }, language) {
    const asked = decision(g);
    if (!asked) return '';
    const { ask, about } = asked;
    const words = { en, de, fr }[language] ?? en;
    return whySlip(
      { asked: { ask, about, view: classic.view(g, seat), tables: g.tables }, chosen: chosen.choice, best: best.choice },
      words,
    );
  },
};
