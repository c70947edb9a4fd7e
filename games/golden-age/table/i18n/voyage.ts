/** The texts of the first voyage, loaded with it. */
import { voyage as english, type VoyageTexts } from './en/voyage.ts';
import { translated } from './say.ts';

export const voyage = (): VoyageTexts => translated()?.voyage ?? english;
