/** The texts of the command line, loaded with it. */
import { type CommandWords, command as english } from './i18n/en-command.ts';
import { translated } from './words.ts';

export const commandWords = (): CommandWords => translated()?.command ?? english;
