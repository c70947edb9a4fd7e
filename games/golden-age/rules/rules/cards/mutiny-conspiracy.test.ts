import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { governor, hand, pirate, pirateHand, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, scenario } from '../../testing/scenario.ts';

const conspiracy = { type: 'playAgainst', card: 'mutiny-conspiracy' } as const;

/** Low (Leadership 3, Loyalty 7) is in this place, and seat 1 plays the card on him. */
function plot(at: Parameters<typeof pirate>[2], to: string) {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', at);
  hand(t, 1, 'mutiny-conspiracy');
  play(t, { type: 'move', pirate: 'low', to });
  return t;
}

test('14.1 2d6 above Loyalty start a mutiny', () => {
  const t = plot('india', 'goa');
  play(t, conspiracy, 2, 6, 2);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  expect(happened(t, 'tested')).toMatchObject([{ purpose: 'conspiracy', total: 8, target: 7, passed: true }, { purpose: 'leadership' }]);
});

test('14.1 2d6 equal to Loyalty have no effect', () => {
  const t = plot('india', 'goa');
  play(t, conspiracy, awaits('rollDie'));
  expect(decision(t.g)?.about.roll).toMatchObject({ target: 7, needed: 'above' });
  play(t, 2, 5);
  expect(happened(t, 'tested')).toMatchObject([{ dice: 7, modifiers: [], passed: false }]);
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 7, at: 'goa' });
});

test('17.2 #15 the card can be played in port, at sea and in a Transit Box', () => {
  for (const [at, to] of [
    ['goa', 'india'],
    ['india', 'east-africa'],
    ['transit-gold-coast-east-africa', 'gold-coast'],
  ] as const)
    expect(offers(plot(at, to), 'playAgainst')).toHaveLength(1);
});

test('17.2 #15, 14.2 a quashed mutiny does not stop the Action', () => {
  const t = plot('india', 'goa');
  play(t, conspiracy, 6, 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'goa', loyalty: 7 });
});

test('17.2 #15 the card can be played in the aftermath', () => {
  const t = plot('india', 'goa');
  pirateHand(t, 0, 'teach');
  play(t, 'pass', conspiracy, 6, 6, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'goa', loyalty: 6 });
  expect(pirateState(t, 'low').fate).toBe('lost');
});

test('17.2 #15 the card is resolved before the next seat is asked', () => {
  const t = scenario({ players: 3, actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india');
  pirateHand(t, 0, 'teach');
  governor(t, 'bath', 'pro');
  hand(t, 1, 'mutiny-conspiracy');
  hand(t, 2, 'fair-winds');
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, conspiracy, 6, 6, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(pending(t)).toEqual(['antiPirateAction', 2]);
  expect(pirateState(t, 'teach').at).toBe('india');
});
