/** What the tests of this page call. The address names the game. */
import { measureChoices, type Size } from './choices.ts';
import { openTable, pointOn, showQuestion, walkThroughTable } from './table.ts';
import type { AtTable, TestedTable } from './tested-table.svelte.ts';

const TABLES: Readonly<Record<string, () => Promise<TestedTable>>> = {
  'golden-age': async () => (await import('./golden-age.ts')).goldenAge,
  classic: async () => (await import('./classic.ts')).classic,
};

const game = new URLSearchParams(location.search).get('game') ?? '';
const table = await TABLES[game]?.();
if (!table) throw new Error(`?game=${game}: no table is tested by this name`);
let questions: readonly AtTable[] = [];
Object.assign(window, {
  /** @returns the questions that `showQuestion` shows by their numbers */
  openTable: async () => {
    questions = await openTable(table);
    return questions.map(({ ask, onBoard }) => ({ ask, onBoard }));
  },
  pointOn,
  answered: () => table.answered,
  showQuestion: async (i: number) => {
    const question = questions[i];
    if (question) await showQuestion(question);
  },
  measureChoices: (sizes: readonly Size[]) => measureChoices(table, sizes),
  walkThroughTable: () => walkThroughTable(table),
});
