import { expect, test } from 'vitest';
import type { PortName } from '../../data/ids.ts';
import { RECONSTRUCTED } from '../../data/reconstructed.ts';
import { decision } from '../../game.ts';
import { portStatus } from '../../queries/ports.ts';
import {
  allied,
  commissioner,
  destroyed,
  governor,
  haven,
  pardons,
  pirate,
  pirateId,
  pirateState,
  portId,
  warship,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, pending, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const attack = (port: PortName = 'san-juan') => ({ type: 'attackPort', pirate: 'condent', port }) as const;
const EXAMPLE = {
  ratings: { condent: { ability: 4, leadership: 3 }, low: { ability: 3, leadership: 2 } },
  ports: { 'san-juan': { value: 2, defense: 7 } },
} as const;
/** The published example: a pirate with Ability 4 and Combat 4 against a port with Defense 7 and Value 2. */
function offSanJuan(options: Parameters<typeof pirate>[3] = {}, players = 2): Table {
  const t = scenario({ players, actions: 4, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean', { combat: 4, ...options });
  return t;
}
const lowestCombat = RECONSTRUCTED.tracks.combat.lowest;
const statusOf = ({ g }: Table, port: PortName) => portStatus(g.tables, g, pirateId('condent'), portId(port));

/** Wins: 14 against 8. */
const WON = [attack(), 6, 1] as const;
/** Fails by 3: 9 against 12. */
const LOST = [attack(), 1, 5] as const;

test('9.52, 9.54 the published example: 2 + 4 + 4 against 5 + 7 fails by 2, with two Combat hits', () => {
  const t = offSanJuan();
  play(t, attack(), 2, 5);
  expect(happened(t, 'contested')).toMatchObject([
    {
      purpose: 'portAttack',
      won: false,
      sides: [
        {
          pirate: pirateId('condent'),
          dice: 2,
          modifiers: [
            { cause: 'combat', amount: 4 },
            { cause: 'ability', amount: 4 },
          ],
          total: 10,
        },
        { port: portId('san-juan'), dice: 5, modifiers: [{ cause: 'defense', amount: 7 }], total: 12 },
      ],
    },
  ]);
  expect(pirateState(t, 'condent')).toMatchObject({ combat: 2, at: 'east-caribbean', loyalty: 7, notoriety: 0, holds: [] });
  expect(happened(t, 'portHeld')).toHaveLength(1);
  expect(t.g.destroyed[portId('san-juan')]).toBe(0);
});

test('4.5 G, 9.13, 9.53, 9.56 the published example: Value 2 and dice of 5 and 2 bring 700 doubloons into one hold, Loyalty +1, Combat −1', () => {
  const t = offSanJuan();
  play(t, ...WON, 5, 2);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', holds: [700], loyalty: 8, combat: 3, notoriety: 4 });
  expect(happened(t, 'portTaken')).toHaveLength(1);
  expect(happened(t, 'portPlundered')).toMatchObject([{ dice: 7, doubloons: 700 }]);
});

test('9.58 the published example: all Spanish ports become anti-pirate for him, and he loses his Spanish Letter', () => {
  const t = offSanJuan({ letter: 'spanish' });
  governor(t, 'havana', 'pro');
  play(t, ...WON, 5, 2);
  for (const port of ['honduras', 'havana', 'campeche'] as const) expect(statusOf(t, port)).toBe('anti');
  expect(statusOf(t, 'boston')).toBe('neutral');
  expect(pirateState(t, 'condent').letter).toBeNull();
  expect(t.g.removed).toHaveLength(1);
  expect(happened(t, 'letterLost')).toHaveLength(1);
});

test('9.53 each step of an attack has an event', () => {
  const t = offSanJuan({ scurvy: true, letter: 'spanish' });
  play(t, ...WON, 5, 2);
  expect(t.events.map(({ type }) => type)).toEqual([
    'actionAnnounced',
    'rolled',
    'rolled',
    'contested',
    'portAttacked',
    'historyEntered',
    'letterLost',
    'cardRemoved',
    'portTaken',
    'pirateMoved',
    'scurvyCured',
    'notorietyGained',
    'loyaltyChanged',
    'combatLost',
    'rolled',
    'portPlundered',
    'bootyStowed',
  ]);
});

test('9.53, 18.2 a port taken brings twice its Value in Notoriety', () => {
  const t = scenario({ actions: 1, ratings: EXAMPLE.ratings, ports: { 'san-juan': { value: 3, defense: 5 } } });
  pirate(t, 'condent', 'east-caribbean');
  play(t, attack(), 6, 1, 1, 1, 1, awaits('drawCard'));
  expect(pirateState(t, 'condent')).toMatchObject({ notoriety: 6, holds: [300] });
});

test('9.52 an equal total fails, without a hit', () => {
  const t = offSanJuan();
  play(t, attack(), 5, 6);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'east-caribbean', combat: 4, notoriety: 0 });
  expect(happened(t, 'combatLost')).toEqual([]);
});

test('9.52 a total one higher succeeds', () => {
  const t = offSanJuan();
  play(t, attack(), 6, 6, 1, 1);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', holds: [200], notoriety: 4 });
});

test('9.52, 8.46 only Information about this port counts', () => {
  const t = offSanJuan();
  t.g.info.push(pirateId('condent'), portId('san-juan'), 3, pirateId('condent'), portId('havana'), 5);
  play(t, attack(), 3, 6, 1, 1);
  expect(happened(t, 'contested')[0]?.sides[0]?.modifiers).toContainEqual({ cause: 'information', amount: 3 });
  expect(pirateState(t, 'condent').at).toBe('san-juan');
});

test('9.52 [R57] Heavy Guns add 2', () => {
  const t = offSanJuan({ guns: true });
  play(t, attack(), 4, 6, 1, 1);
  expect(pirateState(t, 'condent').at).toBe('san-juan');
});

test('9.58 a port that has been attacked before throws two dice', () => {
  const t = offSanJuan();
  play(t, attack(), 5, 6);
  expect(t.g.attacked[portId('san-juan')]).toBe(1);
  play(t, attack(), 6, 4, 3);
  expect(happened(t, 'contested')).toMatchObject([{ won: false, sides: [{ total: 14 }, { dice: 7, total: 14 }] }]);
});

test('9.57 an attack does not change Defense and Value', () => {
  const t = offSanJuan();
  t.g.attacked[portId('san-juan')] = 1;
  play(t, attack(), 6, 1, 1, 6, 6);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', holds: [1200], notoriety: 4 });
});

test('9.52 the player on the left throws for the port', () => {
  const t = offSanJuan({}, 3);
  play(t, attack(), 5, 6);
  expect(happened(t, 'rolled').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('9.58 a failed attack also enters the history, marks the port and costs the Letter', () => {
  const t = offSanJuan({ letter: 'spanish' });
  play(t, ...LOST);
  expect(t.g.attacked[portId('san-juan')]).toBe(1);
  expect(statusOf(t, 'havana')).toBe('anti');
  expect(pirateState(t, 'condent').letter).toBeNull();
  expect(happened(t, 'portAttacked')).toHaveLength(1);
  expect(happened(t, 'historyEntered')).toHaveLength(1);
});

test('9.58 an attack does not cost another nation’s Letter', () => {
  const t = offSanJuan({ letter: 'dutch' });
  play(t, ...WON, 1, 1);
  expect(pirateState(t, 'condent').letter).toBe('dutch');
  expect(happened(t, 'letterLost')).toEqual([]);
});

test('9.58, 9.34 a haven in the attacked port is lost; another haven of that nation stays', () => {
  const t = offSanJuan();
  haven(t, 'san-juan', 'condent');
  haven(t, 'havana', 'condent');
  play(t, ...LOST);
  expect(statusOf(t, 'san-juan')).toBe('anti');
  expect(statusOf(t, 'havana')).toBe('safeHaven');
  expect(happened(t, 'havenLost')).toMatchObject([{ port: portId('san-juan') }]);
});

test('9.34 another pirate’s haven in the attacked port stays', () => {
  const t = offSanJuan();
  pirate(t, 'tew', 'india', { seat: 1 });
  haven(t, 'san-juan', 'tew');
  play(t, ...WON, 1, 1);
  expect(t.g.havenOf[portId('san-juan')]).toBe(pirateId('tew'));
});

test.each([
  ['neutral', null],
  ['pro', 'pro'],
  ['anti', 'anti'],
] as const)('9.58 [R34] the port he has taken stays %s to him while he is there', (status, side) => {
  const t = offSanJuan();
  if (side) governor(t, 'san-juan', side);
  play(t, ...WON, 1, 1);
  expect(statusOf(t, 'san-juan')).toBe(status);
  play(t, { type: 'move', pirate: 'condent', to: 'east-caribbean' });
  expect(statusOf(t, 'san-juan')).toBe('anti');
});

test('9.58 [R34] a port of a nation attacked before is anti-pirate as soon as it is taken', () => {
  const t = offSanJuan({ history: ['spanish'] });
  play(t, ...WON, 1, 1);
  expect(statusOf(t, 'san-juan')).toBe('anti');
  expect(happened(t, 'historyEntered')).toEqual([]);
});

test('9.58 [R34] a port is anti-pirate when taken after a failed attack', () => {
  const t = offSanJuan();
  play(t, attack(), 5, 6);
  play(t, attack(), 6, 1, 1, 1, 1);
  expect(pirateState(t, 'condent').at).toBe('san-juan');
  expect(statusOf(t, 'san-juan')).toBe('anti');
});

test('9.51 an anti-pirate port can be entered by attack; 9.41 scurvy is cured there, 13.11 [R56] and the crew may revel', () => {
  const t = offSanJuan({ scurvy: true });
  governor(t, 'san-juan', 'anti');
  play(t, ...WON, 1, 1, { type: 'doPortActivities', pirate: 'condent' });
  expect(pirateState(t, 'condent').scurvy).toBe(false);
  expect(offers(t).map(({ type }) => type)).toEqual(['declareRevelry', 'finish']);
  play(t, 'declareRevelry');
  expect(pirateState(t, 'condent')).toMatchObject({ revelry: 'voluntary', loyalty: 9 });
});

test('9.53 without an empty hold the player chooses one to empty', () => {
  const t = offSanJuan({ holds: [400, 300] });
  play(t, ...WON, 5, 2, awaits('stowPlunder', 0));
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('condent'), port: portId('san-juan'), doubloons: 700 });
  expect(offers(t)).toEqual([{ type: 'takeCargo', hold: 0 }, { type: 'takeCargo', hold: 1 }, { type: 'abandonCargo' }]);
  play(t, { type: 'takeCargo', hold: 1 });
  expect(pirateState(t, 'condent').holds).toEqual([400, 700]);
  expect(happened(t, 'holdJettisoned')).toMatchObject([{ doubloons: 300 }]);
});

test('9.53 the player may leave the plunder behind, and keeps the rest', () => {
  const t = offSanJuan({ holds: [400, 300] });
  play(t, ...WON, 1, 1, 'abandonCargo', awaits('takeAction', 0));
  expect(happened(t, 'cargoAbandoned')).toMatchObject([{ doubloons: 200 }]);
  expect(pirateState(t, 'condent')).toMatchObject({ holds: [400, 300], notoriety: 4, loyalty: 8 });
  expect(happened(t, 'holdJettisoned')).toEqual([]);
});

test('9.53 nothing is asked with an empty hold', () => {
  const t = offSanJuan({ holds: [400] });
  play(t, ...WON, 1, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'condent').holds).toEqual([400, 200]);
});

test('9.53 [R58] a port taken with the last point of Combat brings Notoriety, but the ship is lost, without plunder', () => {
  const t = offSanJuan({ combat: lowestCombat, notoriety: 5, guns: true });
  play(t, attack(), 6, 1);
  expect(pirateState(t, 'condent').fate).toBe('lost');
  expect(t.g.vp).toEqual([9, 0]);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'portAttack', vp: 9 }]);
  expect(happened(t, 'portPlundered')).toEqual([]);
});

test('9.54, 6.27 [R32] a failed attack can sink the ship; the pirate scores his Notoriety', () => {
  const t = offSanJuan({ combat: lowestCombat + 2, notoriety: 5 });
  play(t, attack(), 2, lowestCombat + 4);
  expect(pirateState(t, 'condent')).toMatchObject({ fate: 'lost' });
  expect(t.g.vp).toEqual([5, 0]);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'portAttack' }]);
});

test('9.54 the ship stays afloat with one hit less', () => {
  const t = offSanJuan({ combat: lowestCombat + 2 });
  play(t, attack(), 2, lowestCombat + 3);
  expect(pirateState(t, 'condent')).toMatchObject({ fate: 'inPlay', combat: lowestCombat });
});

test('12 [R44] the attack and the plunder can be rerolled, the port’s die can’t', () => {
  const t = offSanJuan({ cunning: 3 });
  play(t, attack(), 1, 6, awaits('rerollWithCunning', 0), 'rerollDice', 6, 1, 1, awaits('rerollWithCunning', 0));
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', cunning: 2 });
  play(t, 'rerollDice', 6, 6);
  expect(pirateState(t, 'condent')).toMatchObject({ holds: [1200], cunning: 1 });
});

test('12 [R44] the plunder of a port of Value 4 can’t be rerolled', () => {
  const t = scenario({ actions: 1, ratings: { condent: { ability: 4 } }, ports: { 'san-juan': { value: 4, defense: 5 } } });
  pirate(t, 'condent', 'east-caribbean', { cunning: 3 });
  play(t, attack(), 6, 1, 1, 2, 3, 4, awaits('drawCard'));
  expect(pirateState(t, 'condent')).toMatchObject({ holds: [1000], notoriety: 8 });
});

test('9.51 pirate ports, destroyed ports, those of other areas and the pirate’s own can’t be attacked', () => {
  const t = offSanJuan();
  pirate(t, 'low', 'havana');
  pirate(t, 'tew', 'west-caribbean');
  destroyed(t, 'martinique');
  const ports = offers(t, 'attackPort')
    .filter((c) => c.pirate === 'condent')
    .map((c) => c.port);
  expect(ports).toEqual(['guadeloupe', 'san-juan', 'santo-domingo']);
  expect(refusedBy(t, attack('martinique'))).toBe('9.51');
  expect(refusedBy(t, attack('isla-de-tortuga'))).toBe('9.51');
  expect(refusedBy(t, attack('boston'))).toBe('9.5');
  expect(refusedBy(t, { type: 'attackPort', pirate: 'low', port: 'havana' })).toBe('9.5');
});

test('9.51 [R43] Bermuda can be attacked from both its Sea Areas', () => {
  for (const area of ['north-atlantic', 'central-atlantic'] as const) {
    const t = scenario({ actions: 1 });
    pirate(t, 'condent', area);
    expect(offers(t, 'attackPort').map((c) => c.port)).toContain('bermuda');
  }
});

test('17.2 #8 nobody can attack an English port during the General Pardon', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'condent', 'north-atlantic');
  pardons(t, 2);
  pirate(t, 'low', 'central-america');
  expect(offers(t, 'attackPort').some((c) => c.pirate === 'condent')).toBe(false);
  expect(offers(t, 'attackPort').some((c) => c.pirate === 'low')).toBe(true);
  expect(refusedBy(t, attack('boston'))).toBe('17.2 #8');
  expect(refusedBy(t, attack('bath'))).toBe('9.5');
});

test('10.27 his own player’s Commissioner prevents an attack, another player’s doesn’t', () => {
  const t = offSanJuan();
  commissioner(t, 1, 'ogle', 'east-caribbean');
  t.g.commissionerActed = 1;
  expect(offers(t, 'attackPort')).not.toEqual([]);
  commissioner(t, 0, 'rhett', 'east-caribbean');
  expect(offers(t, 'attackPort')).toEqual([]);
  expect(refusedBy(t, attack())).toBe('10.27');
});

test('13.22 a revelling crew can’t attack a port', () => {
  const t = offSanJuan({ revelry: 'voluntary' });
  expect(offers(t, 'attackPort')).toEqual([]);
  expect(refusedBy(t, attack())).toBe('13.22');
});

test('4.6 a warship may attack at the announcement, and in the aftermath only after a failure', () => {
  const t = offSanJuan({ ship: 'brigantine', combat: 7 });
  warship(t, 'east-caribbean', 'shark');
  play(t, attack(), awaits('antiPirateAction', 1));
  expect(offers(t).map(({ type }) => type)).toEqual(['pass', 'useWarship']);
  play(t, 'pass', 1, 6, awaits('antiPirateAction', 1));
  expect(offers(t).map(({ type }) => type)).toEqual(['pass', 'useWarship']);
  play(t, 'pass', attack(), 'pass', 6, 1, 1, 1, 1, awaits('takeAction', 0));
});

test('4.6 a Commissioner may react at the announcement, and in the aftermath only after a failure', () => {
  const t = offSanJuan({ ship: 'brigantine', combat: 7 });
  commissioner(t, 1, 'ogle', 'east-caribbean');
  t.g.commissionerActed = 1;
  play(t, attack(), awaits('antiPirateAction', 1), 'pass', 1, 6, awaits('antiPirateAction', 1));
  expect(offers(t).map(({ type }) => type)).toEqual(['pass', 'react']);
  play(t, 'pass', attack(), passWindow(), 6, 1, 1, 1, 1);
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('4.6 an Attack Port stopped at the announcement has no roll, no marker and no history', () => {
  const t = offSanJuan({ speed: 5 });
  warship(t, 'east-caribbean', 'shark');
  play(t, attack(), 'useWarship', 'flee', 6, 1);
  expect(happened(t, 'portAttacked')).toEqual([]);
  expect(t.g.attacked[portId('san-juan')]).toBe(0);
  expect(pirateState(t, 'condent').at).toBe('east-caribbean');
});

test('11.2–11.4 [R74] allies add both Abilities, use the better Information, share gains, and assign the hit', () => {
  const t = scenario({ actions: 4, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean', { combat: 4, letter: 'spanish' });
  pirate(t, 'low', 'east-caribbean', { combat: 3, letter: 'spanish', history: ['spanish'], holds: [100, 200] });
  allied(t, 'condent', 'low');
  t.g.info.push(pirateId('low'), portId('san-juan'), 2, pirateId('condent'), portId('san-juan'), 1);
  play(t, attack(), 1, 1, awaits('bearOddHit', 0), { type: 'chooseAlly', pirate: 'low' }, 5, 2, awaits('stowPlunder', 0));
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ total: 1 + 4 + 4 + 3 + 2 }, { total: 8 }] }]);
  play(t, { type: 'takeCargo', hold: 0 });
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', holds: [350], loyalty: 8, notoriety: 2, combat: 4, letter: null });
  expect(pirateState(t, 'low')).toMatchObject({ at: 'san-juan', holds: [350, 200], loyalty: 8, notoriety: 2, combat: 2, letter: null });
  expect(t.g.taken[pirateId('condent')]).toBe(1);
  expect(t.g.taken[pirateId('low')]).toBe(0);
  expect(offers(t, 'sackPort')).not.toEqual([]);
});
