/** A table of chances and other figures. */
export interface FigureTable {
  readonly title: string;
  /** The first one says what the heads of the rows are. */
  readonly heads: readonly string[];
  /** Numbers are chances from 0 to 1, drawn as bars too. */
  readonly rows: readonly { readonly head: string | number; readonly cells: readonly (number | string)[] }[];
}
