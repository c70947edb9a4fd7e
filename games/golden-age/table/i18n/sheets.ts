/** The texts of the dialogs over the table, loaded with them. */
import { sheets as english, type SheetsTexts } from './en/sheets.ts';
import { translated } from './say.ts';

export const sheets = (): SheetsTexts => translated()?.sheets ?? english;
