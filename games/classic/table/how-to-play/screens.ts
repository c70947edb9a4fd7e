/** The screens of *How to play*: their texts, and a picture for each. */

import type { LanguageId } from '@bb/kernel';
import type { HowToPlayScreen } from '@bb/table-kit/game-table.ts';
import { FIGURES, howToPlayIn } from '../i18n/how-to-play.ts';
import AimPicture from './AimPicture.svelte';
import PortPicture from './PortPicture.svelte';
import PrizePicture from './PrizePicture.svelte';
import RivalsPicture from './RivalsPicture.svelte';
import TurnPicture from './TurnPicture.svelte';

const PICTURES = [AimPicture, TurnPicture, PrizePicture, PortPicture, RivalsPicture];

export async function howToPlayScreens(language: LanguageId): Promise<readonly HowToPlayScreen[]> {
  const { screens } = await howToPlayIn(language);
  return screens(FIGURES).map((screen, i) => ({ ...screen, Picture: PICTURES[i] }));
}
