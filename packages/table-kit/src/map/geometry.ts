/** A place in board units; x grows to the right, y downward. */
export type Place = [x: number, y: number];
/** Left, top, width, height in board units. */
export type Rectangle = [x: number, y: number, width: number, height: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a line of text stands: its baseline, and which end of it is at `x`. */
export interface TextSpot {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** @returns the outline of a rectangle as path data */
export const rectanglePath = ([x, y, width, height]: Rectangle): string => `M${x} ${y}h${width}v${height}h${-width}z`;
