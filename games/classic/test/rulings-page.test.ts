/** The page of rulings: each has code, and a test that cites it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULINGS = 91;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../docs/classic/rulings.md');
const rows = page.split('\n').flatMap((line) => {
  const [, number = '', , , code = '', tests = ''] = line.split('|').map((cell) => cell.trim());
  return /^C\d+$/.test(number) ? [{ number, code, tests }] : [];
});
const filesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => (path.startsWith('test/') ? `../${path}` : `../rules/${path}`));

test('has all rulings', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: RULINGS }, (_, i) => `C${i + 1}`));
});

test.each(rows)('$number names code that exists, and tests that cite it', ({ number, code, tests }) => {
  const files = filesIn(code);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(read(file), file).not.toBe('');
  const cited = filesIn(tests);
  expect(cited.length).toBeGreaterThan(0);
  for (const file of cited) expect(read(file), file).toContain(`[${number}]`);
});
