/** The screens of *How to play*: the figures that their texts take from the rules, and the texts in each language. */
import { PAID_PER_HUNDRED, RECONSTRUCTED as SET } from '@bb/classic/rules';
import type { LanguageId } from '@bb/kernel';
import type { HowToPlayText } from '@bb/table-kit/game-table.ts';

export const FIGURES = {
  notorietyToWin: SET.tracks.notorietyToWin,
  pirates: SET.limits.pirates,
  active: SET.limits.activePirates,
  commissioners: SET.limits.commissioners,
  startUnrest: SET.tracks.crewUnrest.start,
  paidNeutral: PAID_PER_HUNDRED.neutral,
  paidPro: PAID_PER_HUNDRED.pro,
  paidHaven: PAID_PER_HUNDRED.safeHaven,
  paidPirates: PAID_PER_HUNDRED.pirateHaven,
};
export type Figures = typeof FIGURES;

export interface HowToPlay {
  readonly screens: (figures: Figures) => readonly HowToPlayText[];
}

const TEXTS: Readonly<Record<LanguageId, () => Promise<HowToPlay>>> = {
  en: async () => (await import('./en/how-to-play.ts')).howToPlay,
  de: async () => (await import('./de/how-to-play.ts')).howToPlay,
  fr: async () => (await import('./fr/how-to-play.ts')).howToPlay,
};
export const howToPlayIn = (language: LanguageId): Promise<HowToPlay> => TEXTS[language]();
