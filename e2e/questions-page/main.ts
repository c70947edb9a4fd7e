/** What the tests of this page call. The address names the game. */
import { measureChoices, type Size } from './choices.ts';
import { walkThroughTable } from './table.ts';
import type { TestedTable } from './tested-table.svelte.ts';

const TABLES: Readonly<Record<string, () => Promise<TestedTable>>> = {
  'golden-age': async () => (await import('./golden-age.ts')).goldenAge,
  classic: async () => (await import('./classic.ts')).classic,
};

const game = new URLSearchParams(location.search).get('game') ?? '';
const table = await TABLES[game]?.();
if (!table) throw new Error(`?game=${game}: no table is tested by this name`);
Object.assign(window, {
  measureChoices: (sizes: readonly Size[]) => measureChoices(table, sizes),
  walkThroughTable: () => walkThroughTable(table),
});
