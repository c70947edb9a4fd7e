/** The texts of the end of a game, loaded with it. */
import { type EndingWords, ending as english } from '../i18n/en-ending.ts';
import { translated } from '../words.ts';

export const endingWords = (): EndingWords => translated()?.ending ?? english;
