/** The 2008 edition, as the analysis of finished games sees it. */
import { CHOICES, decision, save, view } from '@bb/golden-age/rules';
import { prompt } from '@bb/golden-age/text';
import { whySlip } from '@bb/golden-age/text/slips';
import type { AnalyzedGame } from '@bb/table-kit/table/analysis/analyzed-game.ts';
import { newsOf } from '@bb/table-kit/table/history/news.ts';
import { ending } from '../../i18n/ending.ts';
import { narrate } from '../../log-lines.ts';
import type { GoldenAgeSession } from '../../session/session.ts';
import { scaleFor } from '../news.ts';

export const goldenAgeAnalysis: AnalyzedGame<GoldenAgeSession> = {
  analyses: new WeakMap(),
  choices: CHOICES,
  save,
  startWorker: () => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
  languageOf: ({ language }) => language.id,
  questionAt(g, choices, names) {
    const d = decision(g);
    return d ? prompt(d, names, { view: view(g, d.seat), choices }) : '';
  },
  why(g, { chosen, best, seat, isWaste }, names) {
    const d = decision(g);
    return d ? whySlip({ chosen: chosen.choice, best: best.choice, isWaste }, { view: view(g, seat), about: d.about }, names) : '';
  },
  story(heard, { present }, names, isBrief) {
    const lines = narrate(heard, names);
    if (!isBrief) return lines.map(({ text }) => text).join(' ');
    const most = newsOf(lines, scaleFor(present.view), null, 1).lines.find(({ line }) => line.depth > 0);
    return (most?.line ?? lines[0])?.text ?? '';
  },
  pointsTitle: () => ending().expectedVp,
  pointDigits: 1,
};
