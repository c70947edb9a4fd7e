/** The screens of *How to play*: their texts, and what draws their pictures. */
import type { HowToPlay } from '@bb/table-kit/game-table.ts';
import { howToPlay as texts } from '../i18n/how-to-play.ts';
import { FIGURES } from './figures.ts';
import Picture from './ScreenPicture.svelte';

export const howToPlay: HowToPlay = { screens: () => texts().screens(FIGURES), Picture };
