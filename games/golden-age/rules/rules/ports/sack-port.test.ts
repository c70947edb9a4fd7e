import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import {
  allied,
  commissioner,
  governor,
  hand,
  hasGovernor,
  haven,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  pirateId,
  pirateState,
  portId,
} from '../../testing/arrange.ts';
import { awaits, draws, happened, offers, passWindow, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const EXAMPLE = {
  ratings: { condent: { ability: 4, cruelty: 3, leadership: 3 } },
  ports: { 'san-juan': { value: 2, defense: 7 } },
} as const;
const attack = { type: 'attackPort', pirate: 'condent', port: 'san-juan' } as const;
const sack = { type: 'sackPort', pirate: 'condent' } as const;
const move = (to: string, name = 'condent') => ({ type: 'move', pirate: name, to }) as const;
const fourCards = ['fair-winds', 'letter-of-marque', 'letter-of-marque', 'warship-sighting'] as const;

/** Condent has just taken San Juan. */
function inSanJuan(): Table {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean');
  play(t, attack, 6, 1, 5, 2);
  return t;
}
const mayHeSack = (t: Table): boolean => offers(t, 'sackPort').length > 0;

test('4.5 H, 9.55, 9.56 the published example: 5 + 3 is one above Defense 7, and San Juan is destroyed', () => {
  const t = inSanJuan();
  expect(pirateState(t, 'condent')).toMatchObject({ notoriety: 4, loyalty: 8 });
  play(t, sack, 5);
  expect(happened(t, 'tested')).toMatchObject([
    { purpose: 'sack', dice: 5, modifiers: [{ cause: 'cruelty', amount: 3 }], total: 8, target: 7, needed: 'above', passed: true },
  ]);
  expect(t.g.destroyed[portId('san-juan')]).toBe(1);
  expect(pirateState(t, 'condent')).toMatchObject({
    at: 'east-caribbean',
    notoriety: 8,
    loyalty: 10,
    revelry: 'involuntary',
    holds: [700],
  });
  expect(happened(t, 'loyaltyChanged').map(({ cause }) => cause)).toEqual(['portSacked', 'revelry']);
});

test('9.55, 18.2 a sack brings twice the Value in Notoriety, with an event for each step', () => {
  const t = scenario({ actions: 5, ratings: EXAMPLE.ratings, ports: { 'san-juan': { value: 3, defense: 5 } } });
  pirate(t, 'condent', 'east-caribbean');
  merchant(t, 'san-juan', 'flute');
  governor(t, 'san-juan', 'anti');
  play(t, attack, 6, 1, 1, 1, 1, sack, awaits('rollDie'));
  expect(decision(t.g)?.about.roll).toMatchObject({ purpose: 'sack', modifier: 3, target: 5, needed: 'above' });
  play(t, 3);
  expect(t.events.map(({ type }) => type)).toEqual([
    'rolled',
    'tested',
    'portSacked',
    'notorietyGained',
    'loyaltyChanged',
    'portDestroyed',
    'governorRemoved',
    'merchantRemoved',
    'pirateOusted',
    'revelryBegan',
    'loyaltyChanged',
  ]);
  expect(pirateState(t, 'condent').notoriety).toBe(12);
});

test('9.55 a sack can’t fail if Cruelty is as high as the Defense', () => {
  const t = scenario({ actions: 5, ratings: { condent: { ability: 4, cruelty: 5 } }, ports: { 'san-juan': { value: 1, defense: 2 } } });
  pirate(t, 'condent', 'east-caribbean');
  play(t, attack, 6, 1, 1, sack, awaits('rollDie'));
  expect(decision(t.g)?.about.roll).toMatchObject({ modifier: 5, target: 2, needed: 'above' });
  play(t, 1);
  expect(t.g.destroyed[portId('san-juan')]).toBe(1);
});

test('9.55, 9.59 an equal total fails: nothing happens, and he stays in the port', () => {
  const t = inSanJuan();
  play(t, sack, 4);
  expect(t.g.destroyed[portId('san-juan')]).toBe(0);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', notoriety: 4, loyalty: 8, revelry: 'sober' });
  expect(happened(t, 'sackFailed')).toHaveLength(1);
});

test('9.55 a second try needs a new attack', () => {
  const t = inSanJuan();
  play(t, sack, 1);
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, sack)).toBe('9.55');
  play(t, move('east-caribbean'), attack, 6, 1, 1, 1, 1);
  expect(mayHeSack(t)).toBe(true);
});

test('9.55 the sack must be the pirate’s next Action', () => {
  const t = inSanJuan();
  play(t, { type: 'doPortActivities', pirate: 'condent' }, 'finish');
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, sack)).toBe('9.55');
});

test('9.55 another pirate’s Actions may come between', () => {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean');
  pirate(t, 'tew', 'india');
  play(t, attack, 6, 1, 1, 1, move('goa', 'tew'));
  expect(mayHeSack(t)).toBe(true);
});

test('9.55 a pirate who entered by a Move can’t sack the port', () => {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean');
  play(t, move('san-juan'));
  expect(mayHeSack(t)).toBe(false);
});

/** Seat 0 is at the start of its next Player-Turn, about to draw `missing` cards. */
function aTurnLater(missing: number): Table {
  const t = inSanJuan();
  hand(t, 0, ...fourCards.slice(missing));
  hand(t, 1, 'wear-and-tear', 'scurvy-outbreak', 'scurvy-outbreak', 'scurvy-outbreak');
  play(t, 'endActions', { type: 'playForActions', card: 'wear-and-tear' }, missing > 0 ? ['endActions', awaits('drawCard')] : 'endActions');
  return t;
}

/** Seat 1 passes a Player-Turn, and the next one is seat 0's. */
const theirTurn = [draws('wear-and-tear'), { type: 'playForActions', card: 'wear-and-tear' }, 'endActions'] as const;

test('9.55 [R37] the sack may come in his player’s next Player-Turn', () => {
  const t = aTurnLater(0);
  play(t, { type: 'playForActions', card: 'letter-of-marque' }, sack, passWindow(), 5);
  expect(t.g.destroyed[portId('san-juan')]).toBe(1);
});

test('9.55 [R37] the right to sack ends with that Player-Turn, even if he does not act', () => {
  const t = aTurnLater(0);
  play(t, { type: 'playForActions', card: 'letter-of-marque' }, 'endActions', ...theirTurn.flat(), draws('fair-winds'), {
    type: 'playForActions',
    card: 'letter-of-marque',
  });
  expect(t.g.active).toBe(0);
  expect(pirateState(t, 'condent').at).toBe('san-juan');
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, sack)).toBe('9.55');
});

test('9.55 [R37, R63] a Player-Turn lost to Mal de Mer counts', () => {
  const t = aTurnLater(1);
  play(t, draws('mal-de-mer', 'fair-winds'), ...theirTurn.flat(), { type: 'playForActions', card: 'letter-of-marque' });
  expect(t.g.active).toBe(0);
  expect(mayHeSack(t)).toBe(false);
});

test('9.55 [R18] a Debauchery & Revelry card in the aftermath of the attack prevents the sack', () => {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean');
  hand(t, 1, 'debauchery-and-revelry');
  play(t, attack, 'pass', 6, 1, 5, 2, { type: 'playAgainst', card: 'debauchery-and-revelry' });
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'san-juan', revelry: 'involuntary' });
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, sack)).toBe('13.22');
  play(t, { type: 'recover', pirate: 'condent' }, { type: 'recover', pirate: 'condent' });
  expect(pirateState(t, 'condent').revelry).toBe('sober');
  expect(mayHeSack(t)).toBe(false);
});

test('9.55 a pirate who takes over the ship can’t sack the port', () => {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean', { loyalty: 3 });
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'mutiny-conspiracy');
  play(t, attack, 'pass', 6, 1, 5, 2, { type: 'playAgainst', card: 'mutiny-conspiracy' }, 6, 6, 6, {
    type: 'takeCommand',
    pirate: 'teach',
  });
  expect(pirateState(t, 'teach').at).toBe('san-juan');
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, { type: 'sackPort', pirate: 'teach' })).toBe('9.55');
});

test('9.55 a pirate ousted at the announcement loses the Action and the right to sack', () => {
  const t = inSanJuan();
  commissioner(t, 1, 'ogle', 'east-caribbean');
  play(t, sack, 'oust', 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'condent').at).toBe('east-caribbean');
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(t.g.destroyed[portId('san-juan')]).toBe(0);
  expect(refusedBy(t, sack)).toBe('9.55');
});

test('9.55 all other pirates there are put to sea, with the markers they have', () => {
  const t = inSanJuan();
  pirate(t, 'tew', 'san-juan', { seat: 1, revelry: 'voluntary', loyalty: 5 });
  pirate(t, 'vane', 'san-juan');
  play(t, sack, 5);
  expect(pirateState(t, 'tew')).toMatchObject({ at: 'east-caribbean', revelry: 'voluntary', loyalty: 5 });
  expect(pirateState(t, 'vane')).toMatchObject({ at: 'east-caribbean', revelry: 'sober', loyalty: 7 });
});

test('9.55 [R12] the port loses its governor, merchant and havens', () => {
  const t = inSanJuan();
  pirate(t, 'tew', 'india', { seat: 1 });
  haven(t, 'san-juan', 'tew');
  merchant(t, 'san-juan', 'flute');
  play(t, sack, 6);
  expect(hasGovernor(t, 'san-juan')).toBeNull();
  expect(merchantPorts(t)).not.toContain('san-juan');
  expect(t.g.havenOf[portId('san-juan')]).toBe(-1);
  expect(refusedBy(t, attack)).toBe('13.22');
  expect(refusedBy(t, move('san-juan'))).toBe('9.51');
});

test('9.55 [R43] each player chooses between Bermuda’s two Sea Areas', () => {
  const t = scenario({ actions: 5, ratings: { condent: { ability: 9, cruelty: 9 } } });
  governor(t, 'bermuda', 'anti');
  pirate(t, 'condent', 'north-atlantic');
  pirate(t, 'tew', 'bermuda', { seat: 1 });
  const { portValue } = t.g.tables;
  const plunder = Array.from({ length: portValue[portId('bermuda')] ?? 0 }, () => 1);
  play(t, { ...attack, port: 'bermuda' }, 6, 1, ...plunder, sack, 6, awaits('chooseArea', 0));
  play(t, { type: 'sailTo', pirate: 'condent', to: 'north-atlantic' }, awaits('chooseArea', 1));
  play(t, { type: 'sailTo', pirate: 'tew', to: 'central-atlantic' });
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'north-atlantic', revelry: 'involuntary' });
  expect(pirateState(t, 'tew')).toMatchObject({ at: 'central-atlantic', revelry: 'sober' });
});

test('10.27 [R75] his own player’s Commissioner who closes the area prevents the sack', () => {
  const t = inSanJuan();
  commissioner(t, 0, 'ogle', 'east-caribbean');
  expect(mayHeSack(t)).toBe(false);
  expect(refusedBy(t, sack)).toBe('10.27');
  commissioner(t, 0, 'ogle', 'west-caribbean');
  expect(mayHeSack(t)).toBe(true);
});

test('12 [R44] the die can be rerolled', () => {
  const t = scenario({ actions: 5, ...EXAMPLE });
  pirate(t, 'condent', 'east-caribbean', { cunning: 1 });
  play(t, attack, 6, 1, 5, 2, 'keepDice', sack, 1, awaits('rerollWithCunning', 0), 'rerollDice', 6);
  expect(t.g.destroyed[portId('san-juan')]).toBe(1);
});

test('11.2, 11.3 allies have one sack with the higher Cruelty, Loyalty and revelry for both, and shared Notoriety', () => {
  const t = scenario({
    actions: 5,
    ratings: { condent: { cruelty: 3, ability: 4 }, low: { cruelty: 5, ability: 3 } },
    ports: EXAMPLE.ports,
  });
  pirate(t, 'condent', 'east-caribbean', { notoriety: 1 });
  pirate(t, 'low', 'east-caribbean');
  allied(t, 'condent', 'low');
  play(t, attack, 6, 1, { type: 'chooseAlly', pirate: 'low' }, 1, 1, sack, 3);
  expect(pirateState(t, 'condent')).toMatchObject({ at: 'east-caribbean', notoriety: 5, loyalty: 10, revelry: 'involuntary' });
  expect(pirateState(t, 'low')).toMatchObject({ at: 'east-caribbean', notoriety: 4, loyalty: 10, revelry: 'involuntary' });
});

test('9.55 after allies fail to sack a port, neither may try again', () => {
  const t = scenario({
    actions: 5,
    ratings: { condent: { cruelty: 1, ability: 4 }, low: { cruelty: 1, ability: 3 } },
    ports: EXAMPLE.ports,
  });
  pirate(t, 'condent', 'east-caribbean', { notoriety: 1 });
  pirate(t, 'low', 'east-caribbean');
  allied(t, 'condent', 'low');
  play(t, attack, 6, 1, { type: 'chooseAlly', pirate: 'low' }, 1, 1, sack, 1, { type: 'endAlliance', pirate: 'condent' });
  expect(t.g.sackThrough[pirateId('low')]).toBe(0);
  expect(offers(t, 'sackPort')).toEqual([]);
});
