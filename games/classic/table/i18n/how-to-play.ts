/** The screens of *How to play*: the figures that their texts take from the rules, and the texts in each language. */
import { PAID_PER_HUNDRED, RECONSTRUCTED as SET } from '@bb/classic/rules';
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import type { HowToPlayText } from '@bb/table-kit/game-table.ts';
import { howToPlay as en } from './en/how-to-play.ts';

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

/** @returns the texts of *How to play* in the current language, loaded with it */
export const howToPlay = catalogue<HowToPlay>(en, {
  de: async () => (await import('./de/how-to-play.ts')).howToPlay,
  fr: async () => (await import('./fr/how-to-play.ts')).howToPlay,
});
