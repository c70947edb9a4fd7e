/** The screens of *How to play*: the figures that their texts take from the rules, and the texts in each language. */
import {
  DOUBLOONS_PER_VP,
  FIND_TARGET,
  HAND_SIZE,
  LAST_PARDON,
  MAX_SEATS,
  MERCHANTS_LOW,
  MERCHANTS_RESTORED,
  RETIRED_NOTORIETY_FACTOR,
} from '@bb/golden-age/rules';
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import type { HowToPlayText } from '@bb/table-kit/game-table.ts';
import { howToPlay as en } from './en/how-to-play.ts';

export const FIGURES = {
  seats: MAX_SEATS,
  handSize: HAND_SIZE,
  merchantsLow: MERCHANTS_LOW,
  merchantsRestored: MERCHANTS_RESTORED,
  findTarget: FIND_TARGET,
  lastPardon: LAST_PARDON,
  doubloonsPerVp: DOUBLOONS_PER_VP,
  notorietyFactor: RETIRED_NOTORIETY_FACTOR,
};
export type Figures = typeof FIGURES;

export interface HowToPlay {
  readonly title: string;
  readonly screens: (figures: Figures) => readonly HowToPlayText[];
}

/** @returns the texts of *How to play* in the current language, loaded with it */
export const howToPlay = catalogue<HowToPlay>(en, {
  de: async () => (await import('./de/how-to-play.ts')).howToPlay,
  fr: async () => (await import('./fr/how-to-play.ts')).howToPlay,
});
