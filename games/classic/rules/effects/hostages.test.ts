import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { CARDS, HIDDEN, HOSTAGES, NO_CARD, NO_NATION, NO_PIRATE, NO_PLACE, NO_PORT } from '../data/ids.ts';
import { classic } from '../game.ts';
import { hostage, nationId, pirate, pirateId, placeId, portId } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { freeHostage, spendInformation, takeHostage } from './hostages.ts';

const teach = pirateId('teach');

function withHostages() {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  return { g: t.g, first: hostage(t, 'teach', 'havana'), second: hostage(t, 'teach', 'port-royal') };
}
const take = (g: ReturnType<typeof withHostages>['g']) => takeHostage(g, teach, CARDS[0], placeId('A0609'), nationId('spanish'));

test('C9.7 a new hostage takes the first free slot; one whose information is kept stays', () => {
  const { g, first, second } = withHostages();
  g.hostageOf[first] = NO_PIRATE;
  g.toldTo[first] = teach;
  expect(take(g)).toBe(HOSTAGES[2]);
  g.toldTo[first] = NO_PIRATE;
  expect(take(g)).toBe(first);
  expect([g.hostageOf[first], g.takenAt[first], g.homeSeen[first]]).toEqual([teach, placeId('A0609'), 1]);
  expect(g.hostageOf[second]).toBe(teach);
});

test('C9.8 information on a port is used up, that on another one kept', () => {
  const { g, first, second } = withHostages();
  for (const hostage of [first, second]) {
    g.hostageOf[hostage] = NO_PIRATE;
    g.toldTo[hostage] = teach;
  }
  spendInformation(g, teach, portId('havana'));
  expect([g.toldTo[first], g.homePort[first], g.homeSeen[first]]).toEqual([NO_PIRATE, NO_PORT, 0]);
  expect([g.toldTo[second], g.homePort[second]]).toEqual([teach, portId('port-royal')]);
});

test('[C18] [C88] the port of a hostage who is still aboard is known to all when his information is used, spectators included', () => {
  const { g, first } = withHostages();
  g.toldTo[first] = teach;
  const seen = () => [0, 1, null].map((you) => classic.view(g, you).homePort[first]);
  expect(seen()).toEqual([portId('havana'), HIDDEN, HIDDEN]);
  // Both players know him, as after a trade: a spectator still does not.
  g.homeSeen[first] = 3;
  expect(seen()).toEqual([portId('havana'), portId('havana'), HIDDEN]);
  spendInformation(g, teach, portId('havana'));
  expect([g.hostageOf[first], ...seen()]).toEqual([teach, portId('havana'), portId('havana'), portId('havana')]);
  for (const you of [1, null]) {
    const dealt = classic.clone(g);
    classic.resample(dealt, you, seeded(1));
    expect(dealt.homePort[first]).toBe(portId('havana'));
  }
});

test('C9.7 a slot is cleared only if it holds neither hostage nor information', () => {
  const { g, first } = withHostages();
  g.tortured[first] = 1;
  freeHostage(g, first);
  expect(g.homePort[first]).toBe(portId('havana'));
  g.hostageOf[first] = NO_PIRATE;
  g.toldTo[first] = teach;
  freeHostage(g, first);
  expect(g.homePort[first]).toBe(portId('havana'));
  g.toldTo[first] = NO_PIRATE;
  freeHostage(g, first);
  expect([g.tortured[first], g.takenAt[first], g.takenFrom[first], g.homePort[first], g.homeCard[first]]).toEqual([
    0,
    NO_PLACE,
    NO_NATION,
    NO_PORT,
    NO_CARD,
  ]);
});
