import { expect, test } from 'vitest';
import { AREAS, PIRATE_NAMES } from '../../data/ids.ts';
import { IN_PLAY } from '../../state/position.ts';
import { resampleGame } from '../../state/resample.ts';
import { viewOf } from '../../state/views.ts';
import { pirateState, placeId } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, type Step, setUpTo, type Table } from '../../testing/scenario.ts';

/** A game with secret deployment in which seat 0 is Player A. */
const atDeployment = (players: number): Table => setUpTo(players, 'deployInSecret', { deployment: 'secret' });
const name = (t: Table, seat: number, i: number) => PIRATE_NAMES[t.g.pirateHands[seat][i]];
const send = (pirate: string, to: string): Step => ({ type: 'deployPirate', pirate, to });

test('3.0 Step 7, 5.12 [R80] each seat must deploy its first pirate in secret, and may deploy more', () => {
  const t = atDeployment(4);
  expect(pending(t)).toEqual(['deployInSecret', 0]);
  expect(offers(t)).toHaveLength(2 * AREAS.length);
  expect(refusedBy(t, { type: 'pass' })).toBe('5.12');
  play(t, send(name(t, 0, 0), 'india'), awaits('deployInSecret', 0));
  expect(offers(t, 'pass')).toHaveLength(1);
  expect(offers(t, 'deployPirate').every((c) => c.pirate === name(t, 0, 1))).toBe(true);
  play(t, 'pass');
  expect(pending(t)).toEqual(['deployInSecret', 1]);
});

test('3.0 Step 7 all secret choices are revealed together, in player order', () => {
  const t = atDeployment(4);
  const names = [0, 1, 2, 3].map((seat) => name(t, seat, 0));
  for (const [seat, pirate] of names.entries()) {
    play(t, send(pirate, 'india'), seat === 2 ? send(name(t, 2, 1), 'gold-coast') : 'pass');
    if (seat < 3) expect(t.g.fate).not.toContain(IN_PLAY);
  }
  expect(happened(t, 'pirateDeployed').map((e) => e.seat)).toEqual([0, 1, 2, 2, 3]);
  expect(pending(t)).toEqual(['chooseShipInSecret', 0]);
  for (const pirate of names) expect(pirateState(t, pirate).at).toBe('india');
  expect(t.g.fleet.map((fleet) => fleet.length)).toEqual([1, 1, 2, 1]);
  expect(t.g.pirateHands.map((hand) => hand.length)).toEqual([1, 1, 0, 1]);
  expect(t.g.secretArea.every((area) => area === -1)).toBe(true);
});

test.each([
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 1],
])('3.0 Step 7 with %i players each is asked %i times, no matter how many it deploys', (players, times) => {
  for (const answer of ['pass', 'deployPirate'] as const) {
    const t = atDeployment(players);
    const seats: number[] = [];
    while (pending(t)?.[0] === 'deployInSecret') {
      seats.push(pending(t)?.[1] ?? -1);
      const [choice] = offers(t, answer).length > 0 ? offers(t, answer) : offers(t);
      play(t, choice);
    }
    expect(seats).toEqual(Array.from({ length: players * times }, (_, i) => Math.floor(i / times)));
  }
});

test('3.0 Step 7 a seat sees only its own secret areas; hands keep their sizes', () => {
  const t = atDeployment(3);
  const pirate = t.g.pirateHands[0][0];
  play(t, send(name(t, 0, 0), 'east-africa'));
  expect(viewOf(t.g, 0).secretArea[pirate]).toBe(placeId('east-africa'));
  for (const you of [1, 2, null]) {
    const seen = viewOf(t.g, you);
    expect(seen.secretArea.every((area) => area === -1)).toBe(true);
    expect(seen.pirateHandSizes).toEqual([3, 3, 3]);
    expect(seen.fleet).toEqual([[], [], []]);
  }
});

test('3.0 Step 7 resampling changes the other seats’ secret areas, with at least one each', () => {
  const t = atDeployment(3);
  play(t, send(name(t, 0, 0), 'india'), send(name(t, 0, 1), 'india'), 'pass', send(name(t, 1, 0), 'india'));
  const mine = viewOf(t.g, 1).secretArea;
  const areas = new Set<number>();
  const counts = new Set<number>();
  for (let i = 0; i < 200; i++) {
    resampleGame(t.g, 1, Math.random);
    expect(viewOf(t.g, 1).secretArea).toEqual(mine);
    const sent = t.g.pirateHands[0].map((pirate) => t.g.secretArea[pirate]).filter((area) => area >= 0);
    for (const area of sent) areas.add(area);
    counts.add(sent.length);
    expect(t.g.pirateHands[2].every((pirate) => t.g.secretArea[pirate] === -1)).toBe(true);
  }
  expect(counts).toEqual(new Set([1, 2, 3]));
  expect(areas.size).toBe(AREAS.length);
});
