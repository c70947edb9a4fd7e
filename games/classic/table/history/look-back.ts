/** What there is to look back on when a game is over. */
import { LOOK_BACK_PARTS, type LookBack } from '@bb/table-kit/table/history/look-back.ts';
import { ending } from '../i18n/ending.ts';
import type { ClassicSession } from '../session.ts';

export const lookBack: LookBack<ClassicSession> = {
  titles: () => ending().lookBack,
  chronicle: () => import('./ChronicleSheet.svelte'),
  charts: () => import('./StatisticsSheet.svelte'),
  analysis: async () => (await import('./analysis/classic-analysis.ts')).classicAnalysis,
  news: async () => (await import('./news.ts')).news,
  inReplay: LOOK_BACK_PARTS,
};
