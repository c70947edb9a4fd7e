/** `docs/golden-age/rules-map.md` is generated and must match the source: the rules in force, their code and their tests. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Script {
  readonly RULES_MAP: URL;
  rulesMap(entries?: readonly object[]): { page: string; gaps: readonly string[]; unknown: readonly string[] };
}
// Not a static import: the script is outside this package.
const { RULES_MAP, rulesMap }: Script = await import(new URL('../../../scripts/golden-age/rules-map.ts', import.meta.url).href);
const map = rulesMap();

test('docs/golden-age/rules-map.md is up to date (else run scripts/golden-age/rules-map.ts)', () => {
  expect(readFileSync(RULES_MAP, 'utf8')).toBe(map.page);
});

test('no rule or ruling is called done that no code names', () => {
  expect(map.gaps).toEqual([]);
});

test('the code names no rule that is not on the list', () => {
  expect(map.unknown).toEqual([]);
});

test('a rule without code is found out, unless it says later', () => {
  const nowhere = { rule: '21.99', title: 'Sea serpents' };
  expect(rulesMap([nowhere]).gaps).toContain('21.99');
  expect(rulesMap([{ ...nowhere, later: 'monsters' }]).gaps).not.toContain('21.99');
  expect(rulesMap([{ ...nowhere, folder: 'games/golden-age/bots/system' }]).gaps).toContain(
    '21.99: nothing in games/golden-age/bots/system',
  );
  expect(rulesMap([{ ...nowhere, data: 'data/serpents.ts' }]).gaps).toContain('21.99: no file data/serpents.ts');
});
