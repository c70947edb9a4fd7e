import { expect, test } from 'vitest';
import { hand, pirate, the } from '../../testing/arrange.ts';
import { happened, offers, play, scenario } from '../../testing/scenario.ts';

const conspiracy = { type: 'playAgainst', card: 'mutiny-conspiracy' } as const;

/** Seat 1 plots against Low (Leadership 3, Loyalty 7) somewhere. */
function plot(at: Parameters<typeof pirate>[2], to: string) {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', at);
  hand(t, 1, 'mutiny-conspiracy');
  play(t, { type: 'move', pirate: 'low', to });
  return t;
}

test('14.1 2d6 above Loyalty: a mutiny breaks out', () => {
  const t = plot('india', 'goa');
  play(t, conspiracy, 2, 6, 2);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  expect(happened(t, 'tested')).toMatchObject([{ purpose: 'conspiracy', total: 8, target: 7, passed: true }, { purpose: 'leadership' }]);
});

test('14.1 2d6 at Loyalty: nothing', () => {
  const t = plot('india', 'goa');
  play(t, conspiracy, 2, 5);
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
  expect(the(t, 'low')).toMatchObject({ loyalty: 7, at: 'goa' });
});

test('17.2 #15 in port, at sea and in a Transit Box', () => {
  for (const [at, to] of [
    ['goa', 'india'],
    ['india', 'east-africa'],
    ['transit-gold-coast-east-africa', 'gold-coast'],
  ] as const)
    expect(offers(plot(at, to), 'playAgainst')).toHaveLength(1);
});
