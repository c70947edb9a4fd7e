/** What `bb analyze` knows of this edition. */
import type { OwnAnalysis } from '@bb/command';
import { valueBySearch, wastesAction } from '@bb/golden-age/bots';
import { decision, type GoldenAge, view } from '@bb/golden-age/rules';
import { whySlip } from '@bb/golden-age/text/slips';
import { localeOf, seatNames, speech } from './locale.ts';

export const OWN_ANALYSIS: OwnAnalysis<GoldenAge> = {
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
