import { BLACKBEARD, decision, type Game, legal, newGame, play } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { softmax, sumOfOutputs, weightStartsOf } from '@bb/search';
import { expect, it } from 'vitest';
import { SOLITAIRE_VALUE } from './solitaire.ts';
import { appraise, shippedSolitaireWeights } from './value.ts';

/** The first turn of a solitaire game. */
function begun(printedRatings = false): Game {
  const random = seeded('begun');
  const g = newGame({ players: 4, solitaire: true, printedRatings });
  while (decision(g)?.ask !== 'playCard') play(g, pick(legal(g), random));
  return g;
}

const chancesIn = (g: Game): readonly number[] => Array.from(appraise(g).win);

it('19.9 Blackbeard’s chance is small at first, greater on the easier sea, and grows with what he has', () => {
  const g = begun();
  const [first = 1, ...others] = chancesIn(g);
  expect(first).toBeGreaterThan(0.05);
  expect(first).toBeLessThan(0.3);
  expect(chancesIn(begun(true))[0]).toBeGreaterThan(first + 0.05);
  expect(new Set(others).size).toBe(1);
  const chanceWith = (netWorth: number): number => {
    g.netWorth[BLACKBEARD] = netWorth;
    return chancesIn(g)[0] ?? 0;
  };
  const [some = 0, less = 0, enough = 0] = [4000, 10_000, 13_000].map(chanceWith);
  expect(some).toBeGreaterThan(first);
  expect(less).toBeGreaterThan(some);
  expect(enough).toBeGreaterThan(less);
  g.vp[2] = 80;
  expect(chancesIn(g)[0]).toBeLessThan(enough);
});

it('the chances of a search are those of the features that were fitted', () => {
  const g = begun();
  const { networks, describe } = SOLITAIRE_VALUE;
  const weights = shippedSolitaireWeights();
  const values = Float64Array.from(describe(g), (rows) => sumOfOutputs(networks, weightStartsOf(networks), weights, rows));
  softmax(values);
  for (const [seat, chance] of chancesIn(g).entries()) expect(chance).toBeCloseTo(values[seat] ?? 0, 6);
});

it('the chances add up to 1 during setup too', () => {
  const g = newGame({ players: 4, solitaire: true });
  const random = seeded('setup');
  for (; decision(g)?.ask !== 'playCard'; play(g, pick(legal(g), random)))
    expect(chancesIn(g).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});
