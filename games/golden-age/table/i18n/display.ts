/** The texts of displays, loaded with them. */
import { type DisplayTexts, display as english } from './en/display.ts';
import { translated } from './say.ts';

export const display = (): DisplayTexts => translated()?.display ?? english;
