/** What there is to look back on when a game is over. */
import type { LookBack } from '@bb/table-kit/table/history/look-back.ts';
import { ending } from '../i18n/ending.ts';
import { say } from '../i18n/say.ts';
import type { GoldenAgeSession } from '../session/session.ts';

export const lookBack: LookBack<GoldenAgeSession> = {
  titles: () => ({ chronicle: ending().chronicleTitle, charts: ending().figures, analysis: say().history.analysis }),
  chronicle: () => import('./ChronicleSheet.svelte'),
  charts: () => import('./StatisticsSheet.svelte'),
  analysis: async () => (await import('./analysis/golden-age-analysis.ts')).goldenAgeAnalysis,
  news: async () => (await import('./news.ts')).news,
  inReplay: ['analysis'],
};
