/** `docs/golden-age/components.md` is generated and must match the data. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ComponentSet, RECONSTRUCTED } from '../rules/index.ts';

interface Script {
  readonly COMPONENTS_PAGE: URL;
  componentsPage(set: ComponentSet): string;
}
// Not a static import: the script is outside this package.
const { COMPONENTS_PAGE, componentsPage }: Script = await import(
  new URL('../../../scripts/golden-age/components.ts', import.meta.url).href
);

test('docs/golden-age/components.md is up to date (else run scripts/golden-age/components.ts)', () => {
  expect(readFileSync(COMPONENTS_PAGE, 'utf8')).toBe(componentsPage(RECONSTRUCTED));
});

test('a changed figure changes the page', () => {
  const [boston, ...ports] = RECONSTRUCTED.ports;
  const changed = { ...RECONSTRUCTED, ports: [{ ...boston, value: 6 }, ...ports] };
  expect(componentsPage(changed)).not.toBe(componentsPage(RECONSTRUCTED));
});

test('a figure whose source says nothing of it is refused', () => {
  const [captain, ...hostages] = RECONSTRUCTED.hostages;
  const changed = { ...RECONSTRUCTED, hostages: [{ ...captain, source: 'value published' }, ...hostages] };
  expect(() => componentsPage(changed)).toThrow(/info/);
});
