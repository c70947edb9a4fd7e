import { seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { contrastOf, meanOf, shareOf } from './interval.ts';
import { type PairingResult, ratings } from './rating.ts';
import { criticalT, twoSided } from './student.ts';

describe('Student’s t', () => {
  test.each([
    [1, 12.7062],
    [2, 4.302653],
    [5, 2.570582],
    [10, 2.228139],
    [30, 2.042272],
    [120, 1.97993],
    [100_000, 1.95999],
  ])('at %d degrees of freedom agrees with printed tables', (degrees, t) => {
    expect(criticalT(0.95, degrees)).toBeCloseTo(t, 4);
    expect(twoSided(t, degrees)).toBeCloseTo(0.05, 5);
    expect(twoSided(-t, degrees)).toBeCloseTo(0.05, 5);
    expect(twoSided(0, degrees)).toBe(1);
  });
});

describe('a mean', () => {
  test('has Student’s interval', () => {
    const { estimate, low, high } = meanOf([4.2, 5.1, 3.9, 4.8, 5.5]);
    expect([estimate, low, high].map((x) => Number(x.toFixed(3)))).toEqual([4.7, 3.891, 5.509]);
  });

  test('of one number has an infinite interval', () => {
    expect(meanOf([3])).toEqual({ estimate: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });
});

/** 1 with the chance `p`. */
const toss = (random: () => number, p: number): number => (random() < p ? 1 : 0);

describe('a share', () => {
  test('of many independent games has Wilson’s interval', () => {
    // 300 of 1,000: Wilson gives 0.2724 to 0.3291.
    const random = seeded('shuffled');
    const games = Array.from({ length: 1000 }, (_, i) => ({ won: i < 300 ? 1 : 0, at: random() })).sort((a, b) => a.at - b.at);
    const { estimate, low, high, effective, p } = shareOf(
      games.map(({ won }) => won),
      1,
      0.3,
    );
    expect(estimate).toBeCloseTo(0.3, 9);
    expect(low).toBeCloseTo(0.2724, 3);
    expect(high).toBeCloseTo(0.3291, 3);
    expect(Math.abs(effective - 1000)).toBeLessThan(5);
    expect(p).toBe(1);
  });

  test('has an effective size that depends on the variance between rounds', () => {
    const together = shareOf([...Array(100).fill(0), ...Array(100).fill(1)], 2, 0.5);
    expect(together.effective).toBeCloseTo(200, -1);
    const against = shareOf([...Array(10).fill(0), ...Array(180).fill(0.5), ...Array(10).fill(1)], 2, 0.5);
    expect(against.effective).toBeGreaterThan(1900);
    expect(against.high - against.low).toBeLessThan((together.high - together.low) / 2);
  });

  test('of no wins or all wins is not certain', () => {
    const none = shareOf(Array(50).fill(0), 2, 0.5);
    expect(none.low).toBeCloseTo(0, 9);
    expect(none.high).toBeGreaterThan(0.02);
    expect(none.p).toBeLessThan(1e-6);
    const all = shareOf(Array(50).fill(1), 2, 0.5);
    expect(all.high).toBeCloseTo(1, 9);
    expect(all.low).toBeCloseTo(1 - none.high, 9);
    const alone = shareOf([1], 2, 0.5);
    expect(alone.high - alone.low).toBeGreaterThan(0.8);
  });

  /** Ways to play a round of games that are each won with the chance `p`. */
  const ROUNDS: Readonly<Record<string, (random: () => number, size: number, p: number) => number>> = {
    'that are independent': (random, size, p) => Array.from({ length: size }, () => toss(random, p)).reduce((a, b) => a + b, 0) / size,
    'that have the same result half the time': (random, size, p) => {
      const first = toss(random, p);
      return Array.from({ length: size }, () => (random() < 0.5 ? first : toss(random, p))).reduce((a, b) => a + b, 0) / size;
    },
    'that all have the same result': (random, _size, p) => toss(random, p),
    'that share the luck evenly': (random, size, p) => {
      const offset = random();
      return Array.from({ length: size }, (_, i) => ((offset + i / size) % 1 < p ? 1 : 0)).reduce((a: number, b) => a + b, 0) / size;
    },
  };
  describe.each(Object.entries(ROUNDS))('of tosses %s', (_, round) => {
    test.each([
      [2, 15, 0.5],
      [2, 100, 0.5],
      [2, 100, 0.1],
      [2, 100, 0.9],
      [4, 25, 0.25],
      [4, 100, 0.4],
      [5, 40, 0.1],
    ])('in rounds of %d, %d of them, won with %d: the interval covers p', (size, count, p) => {
      const random = seeded(`tosses/${size}/${count}/${p}`);
      const trials = 1500;
      let covered = 0;
      for (let i = 0; i < trials; i++) {
        const { low, high } = shareOf(
          Array.from({ length: count }, () => round(random, size, p)),
          size,
          p,
        );
        if (low <= p && p <= high) covered += 1;
      }
      // Wilson's own interval covers 93.6 % where 100 games are won with 0.1; three standard errors below that.
      expect(covered / trials).toBeGreaterThan(0.917);
    });
  });
});

describe('a contrast', () => {
  test('of two groups without common rounds is close to Welch’s', () => {
    const [a, b] = [
      [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5, 22.1],
      [20.2, 16.9, 18.5, 17.3, 20.5, 16.2, 18.8, 19.1],
    ];
    const { estimate, low, high } = contrastOf([...a.map((x) => ({ yes: [x], no: [] })), ...b.map((x) => ({ yes: [], no: [x] }))]);
    expect(estimate).toBeCloseTo(163.7 / 8 - 147.5 / 8, 9);
    // Welch: 2.025 ± 2.38, with the sums of squares over n − 1 each.
    expect((high - low) / 2).toBeGreaterThan(1.9);
    expect((high - low) / 2).toBeLessThan(2.5);
  });

  test('of groups with common rounds covers the truth', () => {
    const random = seeded('contrast');
    const trials = 600;
    let covered = 0;
    for (let i = 0; i < trials; i++) {
      const rounds = Array.from({ length: 60 }, () => {
        const level = 20 * random();
        const seats = Array.from({ length: 4 }, () => ({ on: random() < 0.4, noise: 6 * random() }));
        const value = ({ on, noise }: { on: boolean; noise: number }): number => level + noise + (on ? 2 : 0);
        return { yes: seats.filter(({ on }) => on).map(value), no: seats.filter(({ on }) => !on).map(value) };
      });
      const { low, high } = contrastOf(rounds);
      if (low <= 2 && 2 <= high) covered += 1;
    }
    expect(covered / trials).toBeGreaterThan(0.92);
  });
});

describe('ratings', () => {
  const share = (a: number, b: number, k: number): number => 1 / (1 + (k - 1) * 10 ** ((b - a) / 400));

  test('are recovered from the shares that follow from them', () => {
    const strengths = [1500, 1700, 1350, 1580];
    const results: PairingResult[] = [];
    for (const k of [2, 4])
      for (const [index, a] of strengths.entries())
        for (const [rest, b] of strengths.entries())
          if (index !== rest) results.push({ one: index, rest, players: k, share: share(a, b, k), effective: 1e7 });
    const found = ratings(4, results, 0);
    for (const [i, { estimate }] of found.entries()) expect(estimate).toBeCloseTo(strengths[i] ?? 0, 1);
    expect(found[0]).toEqual({ estimate: 1500, low: 1500, high: 1500 });
  });

  test('of two bots have the interval of the log-odds', () => {
    // 64 of 100: log odds 0.5754, with a standard error of 1 / √(100 · 0.64 · 0.36).
    const [, found] = ratings(2, [{ one: 1, rest: 0, players: 2, share: 0.64, effective: 100 }], 0);
    expect(Math.round(found?.estimate ?? 0)).toBe(1600);
    expect(Math.abs((found?.high ?? 0) - (found?.low ?? 0) - (2 * 1.96 * 173.72) / 4.8)).toBeLessThan(1);
  });

  test('of a bot that has lost every game are finite, with a wide interval', () => {
    const [, found] = ratings(2, [{ one: 1, rest: 0, players: 2, share: 0, effective: 100 }], 0);
    expect(found?.estimate).toBeLessThan(900);
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeGreaterThan(500);
  });

  test('are covered by their intervals as often as they should be', () => {
    const random = seeded('rated');
    const strengths = [1500, 1600, 1400];
    const trials = 400;
    const rounds = 60;
    let covered = 0;
    for (let i = 0; i < trials; i++) {
      const results: PairingResult[] = [];
      for (const k of [2, 3])
        for (const [index, a] of strengths.entries())
          for (const [rest, b] of strengths.entries()) {
            if (index === rest || (k === 2 && index > rest)) continue;
            const p = share(a, b, k);
            const won = Array.from(
              { length: rounds },
              () => Array.from({ length: k }, () => toss(random, p)).reduce((x, y) => x + y, 0) / k,
            );
            const { estimate, effective } = shareOf(won, k, 1 / k);
            results.push({ one: index, rest, players: k, share: estimate, effective });
          }
      const [, , third] = ratings(3, results, 0);
      if (third && third.low <= 1400 && 1400 <= third.high) covered += 1;
    }
    expect(covered / trials).toBeGreaterThan(0.917);
    expect(covered / trials).toBeLessThan(0.983);
  });
});
