import { BLACKBEARD, decision, type Game, legal, newGame, play } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { expect, it } from 'vitest';
import { appraise } from './value.ts';

/** The first turn of a solitaire game. */
function begun(): Game {
  const random = seeded('begun');
  const g = newGame({ players: 4, solitaire: true });
  while (decision(g)?.ask !== 'playCard') play(g, pick(legal(g), random));
  return g;
}

const chancesIn = (g: Game): readonly number[] => Array.from(appraise(g).win);

it('19.9 Blackbeard’s chance is small at first, grows with what he has, and jumps when he has enough', () => {
  const g = begun();
  const [first = 1, ...others] = chancesIn(g);
  expect(first).toBeGreaterThan(0.01);
  expect(first).toBeLessThan(0.05);
  expect(new Set(others).size).toBe(1);
  const chanceWith = (netWorth: number): number => {
    g.netWorth[BLACKBEARD] = netWorth;
    return chancesIn(g)[0] ?? 0;
  };
  const [some, more, enough, plenty] = [4000, 12_900, 13_000, 30_000].map(chanceWith);
  expect(some).toBeGreaterThan(first);
  expect(more).toBeGreaterThan(some ?? 1);
  expect(enough).toBeGreaterThan(2 * (more ?? 1));
  expect(plenty).toBe(enough);
  g.vp[2] = 80;
  expect(chancesIn(g)[0]).toBeLessThan(enough ?? 0);
});

it('the chances add up to 1 during setup too', () => {
  const g = newGame({ players: 4, solitaire: true });
  const random = seeded('setup');
  for (; decision(g)?.ask !== 'playCard'; play(g, pick(legal(g), random)))
    expect(chancesIn(g).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});
