/** Loads each dialog over the table. */
import { withTexts } from '@bb/table-kit/catalogue.svelte.ts';
import type { Sheets } from '@bb/table-kit/table/SheetHost.svelte';
import type { ClassicSession } from '../session.ts';
import type { SheetName } from './sheets.ts';

export const SHEETS: Sheets<ClassicSession, SheetName> = {
  odds: () => withTexts(import('./OddsSheet.svelte')),
  rules: () => withTexts(import('../reference/book.ts')),
  ports: () => withTexts(import('./PortGrid.svelte')),
  pirates: () => withTexts(import('./PiratesSheet.svelte')),
  map: () => withTexts(import('./MapAsText.svelte')),
  command: () => withTexts(import('./CommandLine.svelte')),
  settings: () => withTexts(import('./SettingsSheet.svelte')),
};
