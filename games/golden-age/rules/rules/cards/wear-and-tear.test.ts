import { expect, test } from 'vitest';
import { hand, pirate, pirateState } from '../../testing/arrange.ts';
import { happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const move = { type: 'move', pirate: 'low', to: 'india' } as const;
const wear = { type: 'playAgainst', card: 'wear-and-tear' } as const;

function atSea(speed = 5): Table {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'east-africa', { speed });
  hand(t, 1, 'wear-and-tear');
  return t;
}

test.each([
  [1, 5],
  [2, 4],
  [3, 4],
  [4, 3],
  [5, 3],
  [6, 2],
])('17.2 #22 a die of %i leaves Speed %i: half of it, rounded down', (die, speed) => {
  const t = atSea();
  play(t, move, wear, die);
  expect(pirateState(t, 'low').speed).toBe(speed);
});

test('17.2 #22, 6.26 two hits take Speed 1 to −1 and cost one Loyalty', () => {
  const t = atSea(1);
  play(t, move, wear, 4);
  expect(pirateState(t, 'low')).toMatchObject({ speed: -1, loyalty: 6 });
});

test('17.2 #22, 6.25, 6.26 [R32] at Speed 0 three hits sink the ship, two do not', () => {
  const t = atSea(0);
  play(t, move, wear, 6);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'sunk' }]);
  const other = atSea(0);
  play(other, move, wear, 5);
  expect(pirateState(other, 'low')).toMatchObject({ speed: -2, fate: 'inPlay' });
});

test('17.2 #22 the card can’t be played on a pirate in port', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'wear-and-tear');
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});
