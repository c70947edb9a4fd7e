/** The check of `npm run lint` for phrases that are hard to read. */
import { expect, test } from 'vitest';

interface Check {
  faultsOf(path: string, source: string): readonly string[];
  newFaults(
    faults: readonly string[],
    known: Readonly<Record<string, number>>,
  ): { faults: readonly string[]; known: Record<string, number> };
}
const { faultsOf, newFaults }: Check = await import(new URL('../scripts/plain-english.mjs', import.meta.url).href);

test.each([
  ['a sentence without its subject', 'a.ts', '/** Who is late loses the turn. */', 'a.ts:1'],
  ['yields', 'a.ts', '/** Yields the seat. */', 'returns'],
  ['null with a colon', 'a.ts', '/** The seat; null: nobody. */', '@returns null if'],
  ['a number without a name', 'a.ts', '// Waits for so many seconds.', 'name the number'],
  ['a time without its unit', 'a.ts', '/** Milliseconds until it is closed. */\nconst PATIENCE = 5000;', 'PATIENCE_MS'],
  ['a length without its unit', 'a.ts', '/** In characters. */\nconst LONGEST = 24;', 'LONGEST_CHARS'],
  ['a size without its unit', 'a.ts', 'const LONGEST = 64 * 1024;', 'LONGEST_MS or LONGEST_BYTES'],
  ['a text on a screen', 'a.ts', "const text = 'Only who has laid the table may do that.';", 'begin with who does what'],
  ['a result without a name', 'a.ts', '/** What came of the roll. */', 'name the result'],
  ['a clause that hangs on another', 'a.ts', '/** Two seats, the first of\n * which plays. */', 'write two sentences'],
  ['whom in a document', 'a.md', 'The player whom a bot replaces can return.', 'write two sentences'],
  ['a note without its subject', 'a.ts', '/** Likewise of a trade. */', 'say who does the same'],
  ['a note that begins with of', 'a.ts', '/** C16.3 Of one hunter. */', 'begin with who does what'],
  ['a note that points to another', 'a.ts', '/** The seats. As above, but sorted. */', 'a subject and a verb'],
  ['the name of a test', 'a.test.ts', "test('names the one of whom it is asked', () => {});", 'write two sentences'],
  ['a document', 'a.md', 'Whoever has the link can join.', 'begin with who does what'],
])('finds %s', (_what, path, source, part) => {
  expect(faultsOf(path, source).join('\n')).toContain(part);
});

test.each([
  ['a question', 'a.ts', "const text = 'Who plays seat 1?';"],
  ['plain English', 'a.ts', '/** @returns the seat whose turn it is, or null if the game is over */'],
  ['a constant with its unit', 'a.ts', '/** Milliseconds until it is closed. */\nconst TIMEOUT_MS = 5000;'],
  ['a constant in seconds', 'a.ts', '/** Seconds until it is closed. */\nconst TIMEOUT_S = 5;'],
  ['a constant with its unit inside', 'a.ts', '/** Bytes of one message. */\nconst MAX_KIB_PER_MESSAGE = 4;'],
  ['words on a screen that tests look for', 'a.test.ts', "const text = 'The pirate whom he hunts.';"],
  ['CSS classes', 'a.svelte', '<p class="who grows">Anne</p>'],
  ['code in a document', 'a.md', '```\nWho is late\n```'],
  ['a line that says why it must stay', 'a.ts', '// plain-english-ignore: a quotation\n// Who is late loses.'],
])('lets %s pass', (_what, path, source) => {
  expect(faultsOf(path, source)).toEqual([]);
});

test('tolerates the known number of faults in a file, and no more', () => {
  const faults = ['a.ts:1: x', 'a.ts:9: y', 'b.ts:3: z'];
  expect(newFaults(faults, { 'a.ts': 2, 'b.ts': 1 }).faults).toEqual([]);
  expect(newFaults(faults, { 'a.ts': 1, 'b.ts': 1 }).faults).toEqual(['a.ts:1: x', 'a.ts:9: y']);
  expect(newFaults(['b.ts:3: z'], { 'a.ts': 2, 'b.ts': 1 }).known).toEqual({ 'b.ts': 1 });
});
