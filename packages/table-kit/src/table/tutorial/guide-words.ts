/** The texts of the guide through a tutorial, loaded with it. */
import { guide as english, type GuideWords } from '../i18n/en-guide.ts';
import { translated } from '../words.ts';

export const guideWords = (): GuideWords => translated()?.guide ?? english;
