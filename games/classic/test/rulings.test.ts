/** Rulings that belong to no section of the rules alone, or that other tests only touch. */
import { expect, test } from 'vitest';
import { HEXES, LOG_NAMES, NO_PORT, PIRATE_NAMES, PORTS, placeOf, SHIP_NAMES } from '../rules/data/ids.ts';
import { RECONSTRUCTED } from '../rules/data/reconstructed.ts';
import { distance } from '../rules/data/tables.ts';
import { loseCombat, loseSpeed } from '../rules/effects/crew.ts';
import { classic, tablesFor } from '../rules/index.ts';
import { homePortBy } from '../rules/queries/hostages.ts';
import { closestPort } from '../rules/queries/ports.ts';
import {
  commissioner,
  hostage,
  merchant,
  nationId,
  pirate,
  pirateId,
  pirateState,
  placeId,
  portId,
  warship,
} from '../rules/testing/arrange.ts';
import { awaits, drawLine, isOffered, next, offers, play, scenario, type Table } from '../rules/testing/scenario.ts';

/** @returns the modifiers of the roll that is asked about */
const modifiersAt = ({ g }: Table): readonly number[] => {
  const about = classic.decision(g)?.about ?? {};
  return 'roll' in about && typeof about.roll === 'object' && about.roll && 'modifiers' in about.roll
    ? (about.roll.modifiers as readonly number[])
    : [];
};

test('[C1] an attack on a merchant is rolled with two dice', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  merchant(t, 'A0609', 3, 'english', true);
  play(t, { type: 'takePrize', pirate: 'teach' }, 6, awaits('rollDie'), 6);
  expect(classic.decision(t.g)?.ask).not.toBe('rollDie');
});

test('[C2] what pleases the crew raises Crew Unrest, what it resents lowers it', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { unrest: 5 });
  hostage(t, 'teach', 'havana');
  merchant(t, 'A0609', 9, 'spanish');
  play(t, { type: 'torture', hostage: 'hostage-1' }, 6);
  expect(pirateState(t, 'teach').unrest).toBe(6);
  play(t, { type: 'takePrize', pirate: 'teach' }, 'letGo');
  expect(pirateState(t, 'teach').unrest).toBe(5);
});

test('[C3] the 24 pirates are those of the 2008 edition without Bellamy and Hornigold, and three more', () => {
  expect(PIRATE_NAMES).toHaveLength(24);
  expect(PIRATE_NAMES).toEqual(expect.arrayContaining(['blood', 'misson', 'portugues']));
  expect(PIRATE_NAMES.filter((name) => /bellamy|hornigold/.test(name))).toEqual([]);
});

test('[C4] there are four logs of each kind, with a ship of the start and a bigger one', () => {
  const sides = RECONSTRUCTED.logs.map(({ sides: [one, other] }) => `${one} ${other}`);
  expect(sides).toHaveLength(LOG_NAMES.length);
  expect(sides.filter((side) => side === 'schooner brigantine')).toHaveLength(4);
  expect(sides.filter((side) => side === 'sloop square-rigger')).toHaveLength(4);
});

test('[C5] the Atlantic Crossing opens to the North Atlantic as well', () => {
  expect(RECONSTRUCTED.transitBoxes.map(({ joins }) => joins)).toEqual([
    ['caribbean', 'north-atlantic', 'gold-coast'],
    ['gold-coast', 'indian-ocean'],
  ]);
});

test('[C6] a ship sinks at Combat 0, and at Speed −5', () => {
  const t = scenario();
  const [teach, low] = [pirate(t, 'teach', 'A0609', { combat: 3 }), pirate(t, 'low', 'A0609', { speed: -3 })];
  loseCombat(t.g, teach, 2, 'storm', 'C6');
  loseSpeed(t.g, low, 1, 'storm', 'C6');
  expect([pirateState(t, 'teach').fate, pirateState(t, 'low').fate]).toEqual(['active', 'active']);
  loseCombat(t.g, teach, 1, 'storm', 'C6');
  loseSpeed(t.g, low, 1, 'storm', 'C6');
  expect([pirateState(t, 'teach').fate, pirateState(t, 'low').fate]).toEqual(['lost', 'lost']);
});

test('[C12] of two ports at the same distance the one with the lower Dr66 is closest', () => {
  const t = tablesFor({ players: 2 });
  let compared = 0;
  for (const hex of HEXES)
    for (const id of PORTS)
      for (const other of PORTS) {
        if (id >= other || distance(hex, t.hexOf[placeOf(id)]) !== distance(hex, t.hexOf[placeOf(other)])) continue;
        compared += 1;
        expect(closestPort(t, hex, (port) => port === id || port === other)).toBe(id);
      }
  expect(compared).toBeGreaterThan(0);
});

test('[C17] without a fitting home port it is the closest one that stands and is no pirate haven', () => {
  const { g } = scenario();
  const none = g.tables.hostageModifier.map(() => NO_PORT);
  const home = () => homePortBy(g, none, placeId('A0705'), nationId('arab'));
  const first = home();
  expect(first).not.toBe(portId('new-providence'));
  expect(g.tables.portNation[first]).not.toBe(nationId('arab'));
  g.destroyed.push(first);
  expect(home()).not.toBe(first);
});

test('[C28] a careened pirate is caught without dice, and fights at −2', () => {
  const battle = (careened: boolean) => {
    const t = scenario();
    commissioner(t, 'maynard', 0, 'A0708');
    pirate(t, 'teach', 'A0708', { seat: 1, careened });
    play(t, { type: 'interceptWith', commissioner: 'maynard' });
    if (classic.decision(t.g)?.ask === 'chooseQuarry') play(t, { type: 'hunt', pirate: 'teach' });
    if (!careened) play(t, 1, 6);
    return modifiersAt(t);
  };
  const [own, hunter] = battle(false);
  expect(battle(true)).toEqual([(own ?? 0) - 2, hunter]);
});

test('[C32] hits on a warship count for one battle only', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { seat: 1, ship: 'square-rigger' });
  warship(t, 'A0609', 8);
  const meet = () => {
    drawLine(t, 'move-warships');
    play(t, { type: 'moveWarship', slot: 'slot-1' }, 'stop', { type: 'hunt', pirate: 'teach' }, 1, 6);
    return modifiersAt(t)[1];
  };
  const before = meet();
  play(t, 5, 5, 5, 5);
  while (classic.decision(t.g)?.ask === 'rollDie') play(t, 6);
  play(t, awaits('endBattle'), 'endBattle');
  expect(t.g.warshipOn).toHaveLength(1);
  play(t, next(0));
  expect(meet()).toBe(before);
});

test('[C33] a wound does not touch Cunning', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { wound: 'crippling', cunning: 1 });
  play(t, { type: 'sail', pirate: 'teach' }, 3, awaits('rerollWithCunning'));
});

test('[C37], [C38] a challenge may be left out; a duel brings no booty', () => {
  const equal = { duelAttack: 3, duelDefense: 3 };
  const t = scenario({ pirates: { teach: equal, low: equal } });
  pirate(t, 'teach', 'port-royal', { holds: [100] });
  pirate(t, 'low', 'port-royal', { seat: 1, holds: [700], netWorth: 900 });
  play(t, { type: 'doBusiness', pirate: 'teach' }, { type: 'sellHold', hold: 0 }, 'declareRevelry', awaits('challenge'));
  expect(offers(t).map(({ type }) => type)).toEqual(['decline', 'challenge']);
  const { netWorth } = pirateState(t, 'teach');
  play(t, 'challenge');
  for (let n = 0; n < 4; n++) play(t, 3);
  play(t, awaits('backOff', 1), 'backOff');
  expect(pirateState(t, 'teach')).toMatchObject({ netWorth, holds: [] });
  expect(pirateState(t, 'teach').notoriety).toBeGreaterThan(1);
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 900, holds: [700] });
});

test('[C45] with more than four players each has one active pirate', () => {
  expect([2, 4, 5, 6].map((players) => tablesFor({ players }).activeEach)).toEqual([2, 2, 1, 1]);
});

test('[C53] his own log is free when he changes ship', () => {
  const t = scenario();
  const names = ['teach', 'low', 'vane', 'england'] as const;
  for (const [i, name] of names.entries()) pirate(t, name, 'A0609', { seat: i % 2, ship: i === 0 ? 'sloop' : 'square-rigger' });
  merchant(t, 'A0609', 6, 'english', true);
  play(t, { type: 'takePrize', pirate: 'teach' }, 1, 1, awaits('takeShip'), 'takeShip');
  expect(pirateState(t, 'teach').ship).toBe(SHIP_NAMES[3]);
});

test('[C59] the player of the strongest Commissioner ends the battle for a mixed group', () => {
  const t = scenario({ players: 3 });
  pirate(t, 'teach', 'A0609', { ship: 'square-rigger' });
  warship(t, 'A0610', 6);
  commissioner(t, 'maynard', 2, 'A0610');
  play(t, { type: 'sail', pirate: 'teach' }, 6, { type: 'moveTo', to: 'A0610' }, awaits('tryIntercept', 2), 'intercept', 1, 6, 2, 2, 4, 4);
  while (classic.decision(t.g)?.ask === 'rollDie') play(t, 6);
  play(t, awaits('endBattle', 2));
});

test('[C64] a wounded pirate begins a duel with at least 1 Endurance', () => {
  const t = scenario({ pirates: { low: { endurance: 2 } } });
  pirate(t, 'teach', 'port-royal');
  pirate(t, 'low', 'port-royal', { seat: 1, wound: 'crippling' });
  play(t, { type: 'doBusiness', pirate: 'teach' }, 'declareRevelry', 'challenge');
  expect(pirateState(t, 'low').fate).toBe('active');
  expect(t.g.stack.find(({ proc }) => proc === 'duel')).toMatchObject({ endurance: [expect.any(Number), 1] });
});

test('[C70] after a battle the move is over', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { ship: 'square-rigger' });
  warship(t, 'A0610', 7);
  play(t, { type: 'sail', pirate: 'teach' }, 6, { type: 'moveTo', to: 'A0610' }, 1, 6, 4, 4, 5, 5);
  while (classic.decision(t.g)?.ask === 'rollDie') play(t, 6);
  play(t, awaits('endBattle'), 'endBattle');
  expect(classic.decision(t.g)?.ask).not.toBe('moveStep');
  expect(isOffered(t, 'search')).toBe(false);
  expect(t.g.at[pirateId('teach')]).toBe(placeId('A0610'));
});

test('[C74] a hostage is tortured once, D&R or not', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { revelry: true });
  hostage(t, 'teach', 'havana');
  play(t, { type: 'torture', hostage: 'hostage-1' }, 6);
  expect(isOffered(t, { type: 'release', hostage: 'hostage-1' })).toBe(true);
  expect(isOffered(t, { type: 'torture', hostage: 'hostage-1' })).toBe(false);
});
