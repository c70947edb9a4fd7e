/** Fetches the fonts of the table, so that texts have their widths. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all(
    ['16px "EB Garamond Variable"', '16px "IM Fell English SC"', '16px "IM Fell English"'].map((font) => document.fonts.load(font)),
  );
