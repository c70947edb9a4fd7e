/** A place in board units; x grows to the right, y downward. */
export type Place = [x: number, y: number];
/** Left, top, width, height in board units. */
export type Rectangle = [x: number, y: number, width: number, height: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}
