/** Loads each dialog over the table. */
import type { Sheets } from '@bb/table-kit/table/SheetHost.svelte';
import type { GoldenAgeSession } from '../session/session.ts';
import type { SheetName } from './sheets.ts';

export const SHEETS: Sheets<GoldenAgeSession, SheetName> = {
  answers: () => import('../choices/Reactions.svelte'),
  odds: () => import('./OddsSheet.svelte'),
  rules: () => import('../reference/book.ts'),
  ports: () => import('./PortGrid.svelte'),
  navy: () => import('./NavySheet.svelte'),
  chart: () => import('../accessibility/MapAsText.svelte'),
  command: () => import('../accessibility/CommandLine.svelte'),
  settings: () => import('./SettingsSheet.svelte'),
};
