/** `docs/classic/components.md` is generated and must match the data. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../rules/index.ts';

interface Script {
  readonly COMPONENTS_PAGE: URL;
  componentsPage(set: object): string;
}
// Not a static import: the script is outside this package.
const { COMPONENTS_PAGE, componentsPage }: Script = await import(new URL('../../../scripts/classic/components.ts', import.meta.url).href);

test('docs/classic/components.md is up to date (else run scripts/classic/components.ts)', () => {
  expect(readFileSync(COMPONENTS_PAGE, 'utf8')).toBe(componentsPage(RECONSTRUCTED));
});

test('a changed figure changes the page', () => {
  const [schooner, ...ships] = RECONSTRUCTED.ships;
  const changed = { ...RECONSTRUCTED, ships: [{ ...schooner, combat: 7 }, ...ships] };
  expect(componentsPage(changed)).not.toBe(componentsPage(RECONSTRUCTED));
});
