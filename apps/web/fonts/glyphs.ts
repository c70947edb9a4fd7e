/** The characters of each part of a font. `src/fonts.css` has the same ranges. */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Everything for English, the map and arithmetic. */
const BASE = `${range(0x20, 0x7e)}\u00a0ç·×–—‘’“”…−ﬁﬂ`;
/** For fonts of names and headings. Other characters come from the next font in the stack. */
const LETTERS = BASE.replace(/[#$%*+/<=>@[\\\]^_`{|}~×−]/g, '');
/** Latin-1 and the further characters of German and French. */
const ACCENTS = `${range(0xa1, 0xff).replace(/[ç·×]/g, '')}ŒœŸẞ‚„‹›†•€`;
/** For names of players: Polish, Czech, Turkish ... */
const EXTENDED = range(0x100, 0x17f).replace(/[Œœ]/g, '');

export const PARTS = { base: BASE, letters: LETTERS, accents: ACCENTS, extended: EXTENDED } as const;
export type Part = keyof typeof PARTS;
