/**
 * Subsets the fonts to the characters that the game uses, as `src/fonts/NAME-PART.woff2`. The files are committed.
 *
 *     node apps/web/fonts/build.ts
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** The characters of each part of a font. `src/fonts.css` has the same ranges. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Everything for English, the map and arithmetic. */
const BASE = `${range(0x20, 0x7e)}\u00a0ç·×–—‘’“”…−ﬁﬂ`;
/**
 * For fonts of names and headings. Other characters come from the next font in the stack, figures too: a 1 of IM Fell English is a
 * small I, so that 11 reads as II.
 */
const LETTERS = BASE.replace(/[\d#$%*+/<=>@[\\\]^_`{|}~×−]/g, '');
/** Latin-1 and the further characters of German and French. */
const ACCENTS = `${range(0xa1, 0xff).replace(/[ç·×]/g, '')}ŒœŸẞ‚„‹›†•€`;
/** For names of players: Polish, Czech, Turkish ... */
const EXTENDED = range(0x100, 0x17f).replace(/[Œœ]/g, '');

const PARTS = { base: BASE, letters: LETTERS, accents: ACCENTS, extended: EXTENDED } as const;
type Part = keyof typeof PARTS;

interface Face {
  readonly name: string;
  readonly package: string;
  /** The package's file name before and after the name of the character set. */
  readonly file: readonly [before: string, after: string];
  readonly parts: readonly Part[];
  /** The weights to keep of a variable font: a range or a single one. */
  readonly weights?: { min: number; max: number } | number;
}

const NAMES: readonly Part[] = ['letters', 'accents'];
const FACES: readonly Face[] = [
  { name: 'im-fell-english', package: '@fontsource/im-fell-english', file: ['im-fell-english', '400-normal'], parts: NAMES },
  { name: 'im-fell-english-italic', package: '@fontsource/im-fell-english', file: ['im-fell-english', '400-italic'], parts: NAMES },
  { name: 'im-fell-english-sc', package: '@fontsource/im-fell-english-sc', file: ['im-fell-english-sc', '400-normal'], parts: NAMES },
  { name: 'pirata-one', package: '@fontsource/pirata-one', file: ['pirata-one', '400-normal'], parts: ['letters'] },
  {
    name: 'eb-garamond',
    package: '@fontsource-variable/eb-garamond',
    file: ['eb-garamond', 'wght-normal'],
    parts: ['base', 'accents', 'extended'],
    weights: { min: 400, max: 700 },
  },
  {
    name: 'eb-garamond-italic',
    package: '@fontsource-variable/eb-garamond',
    file: ['eb-garamond', 'wght-italic'],
    parts: ['base', 'accents'],
    weights: 400,
  },
];

const OUT = fileURLToPath(new URL('../src/fonts', import.meta.url));
const require = createRequire(import.meta.url);

for (const face of FACES) {
  const folder = join(dirname(require.resolve(`${face.package}/package.json`)), 'files');
  for (const part of face.parts) {
    const [before, after] = face.file;
    const source = join(folder, `${before}-${part === 'extended' ? 'latin-ext' : 'latin'}-${after}.woff2`);
    const to = join(OUT, `${face.name}-${part}.woff2`);
    rmSync(to, { force: true });
    const weights = face.weights === undefined ? {} : { variationAxes: { wght: face.weights } };
    const bytes = await subset(readFileSync(source), PARTS[part], { targetFormat: 'woff2', noLayoutClosure: true, ...weights });
    writeFileSync(to, bytes);
    console.log(`${to}: ${bytes.length} bytes`);
  }
}
