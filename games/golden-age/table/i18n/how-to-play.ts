import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import type { HowToPlayText } from '@bb/table-kit/game-table.ts';
import type { Figures } from '../how-to-play/figures.ts';
import { howToPlay as en } from './en/how-to-play.ts';

export interface HowToPlay {
  readonly title: string;
  readonly screens: (figures: Figures) => readonly HowToPlayText[];
}

/** @returns the texts of *How to play* in the current language, loaded with it */
export const howToPlay = catalogue<HowToPlay>(en, {
  de: async () => (await import('./de/how-to-play.ts')).howToPlay,
  fr: async () => (await import('./fr/how-to-play.ts')).howToPlay,
});
