import { expect, test } from 'vitest';
import { hand, pirate, the } from '../../testing/arrange.ts';
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
  expect(the(t, 'low').speed).toBe(speed);
});

test('17.2 #22, 6.26 Speed 1 and two hits: −1, and Loyalty −1', () => {
  const t = atSea(1);
  play(t, move, wear, 4);
  expect(the(t, 'low')).toMatchObject({ speed: -1, loyalty: 6 });
});

test('17.2 #22, 6.25, 6.26 [R32] Speed 0 and three hits sink her; two leave her afloat', () => {
  const t = atSea(0);
  play(t, move, wear, 6);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'sunk' }]);
  const other = atSea(0);
  play(other, move, wear, 5);
  expect(the(other, 'low')).toMatchObject({ speed: -2, fate: 'inPlay' });
});

test('17.2 #22 not against a pirate in port', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'wear-and-tear');
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});
