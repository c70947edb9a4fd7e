import { expect, test } from 'vitest';
import { hand, hostage, pirate, pirateHand, pirateState } from '../../testing/arrange.ts';
import { happened, offers, passWindow, play, scenario } from '../../testing/scenario.ts';

const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;
const scurvy = { type: 'playAgainst', card: 'scurvy-outbreak' } as const;

test('17.2 #18 the crew gets a marker and loses one Loyalty, and all hostages aboard die', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'east-africa');
  hostage(t, 'low', 'pilot', 'dutch');
  hostage(t, 'low', 'priest', 'spanish');
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('india'), scurvy);
  expect(pirateState(t, 'low')).toMatchObject({ scurvy: true, loyalty: 6, hostages: [], at: 'india' });
  expect(happened(t, 'hostageDied')).toHaveLength(2);
});

test('17.2 #18 a crew with scurvy can’t get it again', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'east-africa', { scurvy: true });
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('india'));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('17.2 #18 the card can’t be played on a pirate in port', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('india'));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, passWindow());
  expect(offers(t).map((c) => c.card ?? c.type)).toEqual(['pass', 'scurvy-outbreak-1']);
});

test('17.2 #18, 14.1 Loyalty 1 becomes 0, and the crew mutinies at once', () => {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'east-africa', { loyalty: 1 });
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('india'), scurvy, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'east-africa', scurvy: true, loyalty: 6 });
});
