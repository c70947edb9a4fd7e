import { expect, test } from 'vitest';
import { LOGS, MAX_HOLDS, SHIP_NAMES, SHIPS, type ShipName } from '../data/ids.ts';
import { firstHold } from '../queries/pirates.ts';
import { pirate, pirateId } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { changeShip, closeUp, surplusHolds } from './ships.ts';

const teach = pirateId('teach');
const ship = (name: ShipName) => SHIPS[SHIP_NAMES.indexOf(name)];

/** Teach in a sloop, with these pounds in his holds, and goods of the hold's number. */
function loaded(...pounds: readonly number[]) {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { ship: 'sloop' });
  const first = firstHold(t.g, teach);
  for (const [i, worth] of pounds.entries()) {
    t.g.holds[first + i] = worth;
    if (worth > 0) t.g.goods[first + i] = i + 1;
  }
  const held = () => [t.g.holds.slice(first, first + MAX_HOLDS), t.g.goods.slice(first, first + MAX_HOLDS)];
  return { g: t.g, held };
}

test('C9.6 booty goes over into the first holds of the new ship, with its goods', () => {
  const { g, held } = loaded(0, 300, 0, 500);
  changeShip(g, teach, ship('square-rigger'));
  const rest = Array.from({ length: MAX_HOLDS - 2 }, () => 0);
  expect(held()).toEqual([
    [300, 500, ...rest],
    [2, 4, ...rest],
  ]);
  expect([g.combat[teach], g.speed[teach]]).toEqual([g.tables.ships[ship('square-rigger')].combat, 0]);
});

test('[C53] without a free log he keeps his ship', () => {
  const { g } = loaded(200);
  for (const [i, log] of LOGS.entries()) if (!g.log.includes(log)) g.log[g.log.length - 1 - i] = log;
  const before = [g.ship[teach], g.log[teach], g.combat[teach]];
  changeShip(g, teach, ship('schooner'));
  expect([g.ship[teach], g.log[teach], g.combat[teach]]).toEqual(before);
});

test('C9.6 what fills more holds than the ship has is counted, and what is left closes up', () => {
  const { g, held } = loaded(100, 0, 200, 0, 400);
  g.ship[teach] = ship('schooner');
  expect(surplusHolds(g, teach)).toBe(1);
  closeUp(g, teach);
  const rest = Array.from({ length: MAX_HOLDS - 3 }, () => 0);
  expect(held()).toEqual([
    [100, 200, 400, ...rest],
    [1, 3, 5, ...rest],
  ]);
});
