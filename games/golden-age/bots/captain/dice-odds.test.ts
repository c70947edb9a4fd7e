import { describe, expect, it } from 'vitest';
import { atLeast, beats, below, equalsOrBeats, expected, winsDuel } from './dice-odds.ts';

describe('odds', () => {
  it('are exact for totals', () => {
    expect(below(1, 4)).toBeCloseTo(3 / 6);
    expect(below(3, 4)).toBeCloseTo(1 / 216);
    expect(below(3, 11)).toBeCloseTo(1 / 2);
    expect(atLeast(2, 12)).toBeCloseTo(1 / 36);
    expect(atLeast(1, 7)).toBeCloseTo(0);
  });

  it('count a tie of opposed dice as a win for neither', () => {
    expect(beats(0)).toBeCloseTo(15 / 36);
    expect(equalsOrBeats(0)).toBeCloseTo(21 / 36);
    expect(beats(5)).toBeCloseTo(35 / 36);
    expect(beats(6)).toBeCloseTo(1);
    expect(beats(-5)).toBe(0);
    expect(beats(0, 1, 2)).toBeCloseTo(20 / 216);
  });

  it('of all margins add up to one', () => {
    expect(expected(3, () => 1, 1, 2)).toBeCloseTo(1);
    expect(expected(3, (margin) => margin)).toBeCloseTo(3);
  });

  it('of a duel are even between equals, and rise with each die', () => {
    expect(winsDuel(3, 3)).toBeCloseTo(0.5);
    expect(winsDuel(4, 3) + winsDuel(3, 4)).toBeCloseTo(1);
    expect(winsDuel(4, 3)).toBeGreaterThan(0.7);
  });
});
