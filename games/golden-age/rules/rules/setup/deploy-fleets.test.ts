import { expect, test } from 'vitest';
import { choose, decision, legal } from '../../game.ts';
import { viewOf } from '../../state/views.ts';
import { pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, type Step, setUp, setUpTo, type Table } from '../../testing/scenario.ts';

const ORDER = ['teach', 'vane', 'bonnet', 'low', 'kidd', 'tew', 'rackham', 'davis', 'england'] as const;
const deploy = (pirate: string, to = 'india') => ({ type: 'deployPirate', pirate, to }) as const;
const ship = (pirate: string, choice: 'sloop' | 'schooner') => ({ type: 'chooseShip', pirate, ship: choice }) as const;

/** A game of three players in which seat 1 is Player A and is dealt to first; the pirates are dealt in `ORDER`, three each. */
function atDeployment(): Table {
  const t = setUp(3);
  play(t, 1, 6, 2, awaits('drawCard'));
  while (pending(t)?.[0] !== 'drawPirate') choose(t.g, legal(t.g)[0]);
  play(t, ...ORDER.map((pirate): Step => ({ type: 'drawPirate', pirate })));
  return t;
}

test('3.0 Step 6 pirates are dealt in player order: three each with three players', () => {
  const t = atDeployment();
  expect(t.g.pirateHands.map((cards) => cards.length)).toEqual([3, 3, 3]);
  expect(offers(t).every((c) => ['teach', 'vane', 'bonnet'].includes(String(c.pirate)))).toBe(true);
});

test.each([
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 1],
  [10, 1],
])('3.0 Step 6 with %i players each is dealt %i pirates', (players, dealt) => {
  const { g } = setUpTo(players, 'deployFleet');
  expect(g.pirateHands.map((cards) => cards.length)).toEqual(Array.from({ length: players }, () => dealt));
});

test('5.12 the first pirate must be deployed, in player order', () => {
  const t = atDeployment();
  expect(pending(t)).toEqual(['deployFleet', 1]);
  expect(offers(t, 'pass')).toEqual([]);
  play(t, deploy('teach'), awaits('deployFleet', 2), deploy('low'), awaits('deployFleet', 0), deploy('rackham'));
  expect(pending(t)).toEqual(['deployFleet', 1]);
  expect(offers(t, 'pass')).toHaveLength(1);
});

test('3.0 Step 7 [R3] a seat that passes may deploy in a later round; the rounds end when all pass', () => {
  const t = atDeployment();
  play(t, deploy('teach'), deploy('low'), deploy('rackham'));
  play(t, 'pass', deploy('kidd'), 'pass', awaits('deployFleet', 1), deploy('vane'), 'pass', 'pass');
  expect(pending(t)).toEqual(['deployFleet', 1]);
  play(t, 'pass', 'pass', 'pass');
  expect(pending(t)).toEqual(['chooseShipInSecret', 1]);
  expect(t.g.fleet.map((fleet) => fleet.length)).toEqual([1, 2, 2]);
});

test('3.0 Step 7 the rounds end when all are full; areas may be shared', () => {
  const t = atDeployment();
  for (let round = 0; round < 3; round++) play(t, ...[0, 3, 6].map((i) => deploy(ORDER[i + round])));
  expect(pending(t)).toEqual(['chooseShipInSecret', 1]);
});

test('3.0 Step 7 a player with a full fleet is not asked while others deploy', () => {
  const t = atDeployment();
  play(t, deploy('teach'), deploy('low'), deploy('rackham'));
  play(t, deploy('vane'), 'pass', 'pass', deploy('bonnet'), 'pass', 'pass');
  expect(pending(t)).toEqual(['deployFleet', 2]);
});

test('3.0 Step 7 ships are chosen in secret and shown together, undamaged, with Loyalty 7', () => {
  const t = atDeployment();
  play(t, deploy('teach'), deploy('low'), deploy('rackham'), 'pass', 'pass', 'pass');
  play(t, ship('teach', 'schooner'), awaits('chooseShipInSecret', 2));
  expect(viewOf(t.g, 1).secretShip).toContain(1);
  expect(viewOf(t.g, 2).secretShip).not.toContain(1);
  expect(viewOf(t.g, 2).ship).toEqual(viewOf(t.g, 0).ship);
  play(t, ship('low', 'sloop'), ship('rackham', 'schooner'), awaits('rollDie'));
  expect(pirateState(t, 'teach')).toMatchObject({
    ship: 'schooner',
    combat: 6,
    speed: 3,
    loyalty: 7,
    at: 'india',
    notoriety: 0,
    netWorth: 0,
  });
  expect(pirateState(t, 'low')).toMatchObject({ ship: 'sloop', combat: 5, speed: 5, loyalty: 7 });
});

test('6.21 a Brigantine can’t be chosen', () => {
  const t = atDeployment();
  play(t, deploy('teach'), deploy('low'), deploy('rackham'), 'pass', 'pass', 'pass');
  expect(offers(t)).toEqual([ship('teach', 'sloop'), ship('teach', 'schooner')]);
});

test('3.0 Step 7 a ship is chosen for each pirate of a fleet, one after the other', () => {
  const t = atDeployment();
  play(t, deploy('teach'), deploy('low'), deploy('rackham'), deploy('vane'), 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(pending(t)).toEqual(['chooseShipInSecret', 1]);
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('teach') });
  play(t, ship('teach', 'schooner'), awaits('chooseShipInSecret', 1));
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('vane') });
  expect(offers(t)).toEqual([ship('vane', 'sloop'), ship('vane', 'schooner')]);
  play(t, ship('vane', 'sloop'), ship('low', 'sloop'), ship('rackham', 'schooner'), awaits('rollDie'));
  expect(happened(t, 'shipChosen').map((e) => e.pirate)).toEqual((['low', 'rackham', 'teach', 'vane'] as const).map(pirateId));
  expect([pirateState(t, 'teach').ship, pirateState(t, 'vane').ship]).toEqual(['schooner', 'sloop']);
});

test.each([0, 1, 2])('3.0 Steps 4 to 7 everything begins with seat %i if it is Player A', (first) => {
  const t = setUp(3);
  play(
    t,
    [0, 1, 2].map((seat) => (seat === first ? 6 : 1)),
    awaits('drawCard'),
  );
  expect(happened(t, 'rolled').every((e) => e.purpose === 'playerOrder')).toBe(true);
  while (pending(t)?.[0] !== 'deployFleet') choose(t.g, legal(t.g)[0]);
  const order = [first, (first + 1) % 3, (first + 2) % 3];
  const dealt = (each: number) => order.flatMap((seat) => Array.from({ length: each }, () => seat));
  expect(happened(t, 'cardDrawn').map((e) => e.seat)).toEqual(dealt(4));
  expect(happened(t, 'pirateDrawn').map((e) => e.seat)).toEqual(dealt(3));
  const governors = happened(t, 'rolled').filter((e) => e.purpose === 'governorPlacement');
  expect(governors.map((e) => e.seat)).toEqual(Array.from({ length: 8 }, () => first));
  expect(pending(t)).toEqual(['deployFleet', first]);
});
