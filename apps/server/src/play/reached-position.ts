/** A position, the number of choices that led to it, and when the last of them was made. */
export interface ReachedPosition {
  readonly position: object;
  readonly seq: number;
  readonly at: number;
}
