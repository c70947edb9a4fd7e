/** What a table says of a place that can be chosen on its map. */

export interface PlaceFacts {
  readonly title: string;
  /** The way there, what lies there, and the odds. */
  readonly lines: readonly { readonly text: string; readonly isBad?: boolean }[];
  /** The words of the button that chooses it. */
  readonly act?: string | undefined;
  /** Chooses it: where it was pointed at by touch, which has to be confirmed. */
  readonly take?: (() => void) | undefined;
}
