import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { pirateState } from '../../testing/arrange.ts';
import { awaits, d66, happened, offers, pending, play, type Step, setUpTo, type Table } from '../../testing/scenario.ts';

const ORDER = ['teach', 'vane', 'bonnet', 'low', 'kidd', 'tew', 'rackham', 'davis', 'england'] as const;

/** A game of three players in which seat 0 is Player A and the pirates are dealt in `ORDER`, three each. */
function atDeployment(): Table {
  const t = setUpTo(3, 'drawPirate', { deployment: 'random' });
  play(t, ...ORDER.map((pirate): Step => ({ type: 'drawPirate', pirate })), awaits('rollDie'));
  return t;
}

test('3.0 Step 7 [R80] a D66 deploys each of the first pirates in its port’s Sea Area, in rounds', () => {
  const t = atDeployment();
  expect(decision(t.g)?.about.roll?.purpose).toBe('randomDeployment');
  // Boston, Bath, Goa; Portobello, Cartagena, Havana; Whydah, Mocha, Isle Ste. Marie
  play(t, [11, 15, 64, 24, 25, 43, 52, 61, 66].flatMap(d66));
  expect(happened(t, 'pirateDeployed').map((e) => e.seat)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(ORDER.map((pirate) => pirateState(t, pirate).at)).toEqual([
    ...['north-atlantic', 'central-america', 'gold-coast'],
    ...['central-atlantic', 'south-america', 'east-africa'],
    ...['india', 'west-caribbean', 'east-africa'],
  ]);
  expect(pending(t)).toEqual(['chooseShipInSecret', 0]);
});

test('3.0 Step 7 [R43] for Bermuda the player chooses between its two Sea Areas', () => {
  const t = atDeployment();
  play(t, d66(11), d66(45));
  expect(pending(t)).toEqual(['deployFleet', 1]);
  expect(offers(t)).toEqual(['north-atlantic', 'central-atlantic'].map((to) => ({ type: 'deployPirate', pirate: 'low', to })));
  expect(decision(t.g)?.about).not.toHaveProperty('pirate');
  play(t, { type: 'deployPirate', pirate: 'low', to: 'central-atlantic' }, awaits('rollDie'));
  expect(pirateState(t, 'low').at).toBe('central-atlantic');
});

test('3.0 Step 7 a pirate port counts by its Sea Area, and areas may be shared', () => {
  const t = atDeployment();
  play(t, [44, 66, 36, 44, 66, 36, 44, 66, 36].flatMap(d66));
  expect(ORDER.map((pirate) => pirateState(t, pirate).at)).toEqual(
    ['south-atlantic', 'east-africa', 'east-caribbean'].flatMap((at) => [at, at, at]),
  );
});
