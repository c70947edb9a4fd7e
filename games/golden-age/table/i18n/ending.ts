/** The texts of the end of a game, loaded with its scores and charts. */
import { type EndingTexts, ending as english } from './en/ending.ts';
import { translated } from './say.ts';

export const ending = (): EndingTexts => translated()?.ending ?? english;
