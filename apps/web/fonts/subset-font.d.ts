declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly noLayoutClosure: boolean;
    /** For a variable font: the range of each axis to keep, or the one value. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** @returns the font with the glyphs of `text` alone */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
