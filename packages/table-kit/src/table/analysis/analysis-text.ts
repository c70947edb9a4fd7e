/** Formats the results of an analysis. */
import type { Point, Review } from '@bb/search';

/** Formats winning chances in this language. */
export function chanceFormat(language: string) {
  const digits = { style: 'percent', maximumFractionDigits: 1 } as const;
  const plain = new Intl.NumberFormat(language, digits);
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  const proper = (text: string): string => text.replace('-', '−');
  return {
    of: (chance: number): string => plain.format(chance),
    /** With its sign. */
    by: (change: number): string => proper(signed.format(Math.abs(change) < 0.0005 ? 0 : change)),
    error: (chance: number): string => `± ${plain.format(chance)}`,
  };
}
export type ChanceFormat = ReturnType<typeof chanceFormat>;

export interface TurnPoint extends Point {
  /** It is the end of the game. */
  readonly isEnd: boolean;
}

/** @returns the last analyzed point of each Player-Turn, and the end of the game if it was analyzed */
export function lastPointsOfTurns({ points }: Pick<Review, 'points'>, isDone: boolean): readonly TurnPoint[] {
  const end = isDone ? points.length - 1 : -1;
  return points.flatMap((point, i) => {
    const isEnd = i === end;
    const next = points[i + 1];
    return isEnd || next === undefined || next.turn !== point.turn || i + 1 === end ? [{ ...point, isEnd }] : [];
  });
}
