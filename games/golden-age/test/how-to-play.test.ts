import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Script {
  readonly HOW_TO_PLAY_DOC: string;
  readonly howToPlayDoc: () => string;
}
// Not a static import: the engine's type check doesn't include the web package.
const { HOW_TO_PLAY_DOC, howToPlayDoc }: Script = await import(new URL('../../../scripts/golden-age/how-to-play.ts', import.meta.url).href);

test('docs/golden-age/how-to-play.md is up to date (else run scripts/golden-age/how-to-play.ts)', () => {
  expect(readFileSync(HOW_TO_PLAY_DOC, 'utf8')).toBe(howToPlayDoc());
});
