/** The lists of procedures and cards are written from the exports of the rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Script {
  readonly RULES_LISTS: readonly { readonly file: URL; text(): string }[];
}
// Not a static import: the script is outside this package.
const { RULES_LISTS }: Script = await import(new URL('../../../scripts/golden-age/rules-lists.ts', import.meta.url).href);

test.each(RULES_LISTS)('$file.pathname is up to date (else run scripts/golden-age/rules-lists.ts)', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text());
});
