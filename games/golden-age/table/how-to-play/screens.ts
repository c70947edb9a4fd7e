/** The screens of *How to play*: their texts, and what draws their pictures. */
import type { LanguageId } from '@bb/kernel';
import type { HowToPlay } from '@bb/table-kit/game-table.ts';
import { FIGURES, howToPlayIn } from '../i18n/how-to-play.ts';
import Picture from './ScreenPicture.svelte';

export const howToPlay = async (language: LanguageId): Promise<HowToPlay> => ({
  screens: (await howToPlayIn(language)).screens(FIGURES),
  Picture,
});
