/** `docs/classic/rules-map.md` is generated and must match the source. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Script {
  readonly RULES_MAP: URL;
  rulesMap(): { readonly page: string; readonly missing: readonly string[]; readonly untested: readonly string[] };
}
// Not a static import: the script is outside this package.
const { RULES_MAP, rulesMap }: Script = await import(new URL('../../../scripts/classic/rules-map.ts', import.meta.url).href);

test('docs/classic/rules-map.md is up to date (else run scripts/classic/rules-map.ts)', () => {
  expect(readFileSync(RULES_MAP, 'utf8')).toBe(rulesMap().page);
});

test('every section has code', () => {
  expect(rulesMap().missing).toEqual([]);
});
