import { BLACKBEARD, decision, type Game, legal, newGame, play } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { expect, it } from 'vitest';
import { appraise } from './value.ts';

/** The first turn of a solitaire game. */
function begun(printedRatings = false): Game {
  const random = seeded('begun');
  const g = newGame({ players: 4, solitaire: true, printedRatings });
  while (decision(g)?.ask !== 'playCard') play(g, pick(legal(g), random));
  return g;
}

const chancesIn = (g: Game): readonly number[] => Array.from(appraise(g).win);

it('19.9 Blackbeard’s chance is small at first, grows with what he has, and jumps when he has enough', () => {
  const g = begun();
  const [first = 1, ...others] = chancesIn(g);
  expect(first).toBeCloseTo(0.115, 3);
  expect(chancesIn(begun(true))[0]).toBeCloseTo(0.259, 3);
  expect(new Set(others).size).toBe(1);
  const chanceWith = (netWorth: number): number => {
    g.netWorth[BLACKBEARD] = netWorth;
    return chancesIn(g)[0] ?? 0;
  };
  const [some = 0, less = 0, more = 0, enough = 0, plenty] = [4000, 12_800, 12_900, 13_000, 30_000].map(chanceWith);
  expect(some).toBeGreaterThan(first);
  expect(less).toBeGreaterThan(some);
  expect(enough - more).toBeGreaterThan(10 * (more - less));
  expect(plenty).toBe(enough);
  g.vp[2] = 80;
  expect(chancesIn(g)[0]).toBeLessThan(enough);
});

it('the chances add up to 1 during setup too', () => {
  const g = newGame({ players: 4, solitaire: true });
  const random = seeded('setup');
  for (; decision(g)?.ask !== 'playCard'; play(g, pick(legal(g), random)))
    expect(chancesIn(g).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});
