/** Which letters are in which font file; `src/fonts.css` has the same ranges. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** All that English, the map and the arithmetic need. */
const BASE = `${range(0x20, 0x7e)}\u00a0ç·×–—‘’“”…−ﬁﬂ`;
/** Of faces for names and headings: what else there is comes from the next face of the stack. */
const LETTERS = BASE.replace(/[#$%*+/<=>@[\\\]^_`{|}~×−]/g, '');
/** Latin-1, and what German and French have beyond it. */
const ACCENTS = `${range(0xa1, 0xff).replace(/[ç·×]/g, '')}ŒœŸẞ‚„‹›†•€`;
/** For the names of people: Polish, Czech, Turkish ... */
const EXTENDED = range(0x100, 0x17f).replace(/[Œœ]/g, '');

export const PARTS = { base: BASE, letters: LETTERS, accents: ACCENTS, extended: EXTENDED } as const;
export type Part = keyof typeof PARTS;
