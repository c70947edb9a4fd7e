import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { commissioner, governor, hand, hasGovernor, haven, pirate, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const against = (port: string) => ({ type: 'playResistance', card: 'local-resistance', port }) as const;
const move = { type: 'move', pirate: 'low', to: 'east-africa' } as const;

/** Seat 0’s Low is in India; Bath has a pro-pirate governor, and seat 1 holds the card. */
function atSea(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 4 });
  pirate(t, 'low', 'india', options);
  governor(t, 'bath', 'pro');
  hand(t, 1, 'local-resistance');
  return t;
}
const value = (t: Table, port: 'bath' | 'charleston') => t.g.tables.portValue[portId(port)];

test('17.2 #13 a die above the port’s Value removes the governor for good', () => {
  const t = atSea();
  play(t, move, against('bath'), value(t, 'bath') + 1);
  expect(hasGovernor(t, 'bath')).toBe(null);
  expect(happened(t, 'governorRemoved')).toMatchObject([{ rule: '17.2 #13' }]);
  expect(happened(t, 'portRose')).toMatchObject([{ rule: '17.2 #13', port: portId('bath') }]);
  expect(happened(t, 'tested')).toMatchObject([{ purpose: 'localResistance', target: value(t, 'bath'), needed: 'above', passed: true }]);
  expect(t.g.governorPool).toHaveLength(16);
});

test('17.2 #13 a die equal to the Value has no effect', () => {
  const t = atSea();
  pirate(t, 'vane', 'bath', { seat: 2 });
  play(t, move, against('bath'), awaits('rollDie'));
  expect(decision(t.g)?.about.roll).toMatchObject({ target: value(t, 'bath'), needed: 'above' });
  play(t, value(t, 'bath'));
  expect(happened(t, 'tested')).toMatchObject([{ dice: value(t, 'bath'), modifiers: [], passed: false }]);
  expect(hasGovernor(t, 'bath')).toBe('pro');
  expect(pirateState(t, 'vane').at).toBe('bath');
});

test('17.2 #13 all pirates there are ousted, even the card’s player’s own, and havens end (9.34)', () => {
  const t = atSea();
  haven(t, 'charleston', 'low');
  pirate(t, 'vane', 'charleston', { seat: 2, revelry: 'voluntary' });
  pirate(t, 'tew', 'charleston', { seat: 1 });
  play(t, move, against('charleston'), 6);
  expect(pirateState(t, 'vane')).toMatchObject({ at: 'south-atlantic', notoriety: 0, revelry: 'voluntary' });
  expect(pirateState(t, 'tew')).toMatchObject({ at: 'south-atlantic', notoriety: 0 });
  expect(happened(t, 'havenLost')).toHaveLength(1);
});

test('17.2 #13 each port with a pro-pirate governor can be named, and no other', () => {
  const t = atSea();
  governor(t, 'boston', 'pro');
  governor(t, 'virginia', 'anti');
  play(t, move);
  expect(offers(t, 'playResistance').map((c) => c.port)).toEqual(['boston', 'bath']);
});

test('17.2 #13 [R5] the card can be played in any window, wherever the active pirate is', () => {
  for (const [at, step] of [
    ['india', move],
    ['goa', { type: 'doPortActivities', pirate: 'low' }],
    ['transit-gold-coast-east-africa', { ...move }],
  ] as const) {
    const t = scenario({ players: 2, actions: 4 });
    pirate(t, 'low', at);
    governor(t, 'bath', 'pro');
    hand(t, 1, 'local-resistance');
    play(t, step);
    expect(offers(t, 'playResistance')).toHaveLength(1);
    play(t, passWindow(), ...(at === 'goa' ? ['finish' as const] : []));
    expect(offers(t, 'playResistance')).toHaveLength(1);
  }
});

test('17.2 #19 [R21] the card can’t be negated, even for a pirate in that port', () => {
  const t = scenario({ players: 2, actions: 4 });
  pirate(t, 'low', 'bath', { cunning: 3 });
  governor(t, 'bath', 'pro');
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'local-resistance');
  play(t, { type: 'doPortActivities', pirate: 'low' }, against('bath'), 6, awaits('takeAction', 0));
  expect(happened(t, 'cardPlayedAgainst')).toMatchObject([{ pirate: -1 }]);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-atlantic', cunning: 3 });
});

test('12 [R44] no pirate’s Cunning can reroll the die', () => {
  const t = atSea({ cunning: 3 });
  play(t, move, against('bath'), 6, awaits('takeAction', 0));
  expect(happened(t, 'rolled')).toMatchObject([{ pirate: -1, seat: 1 }]);
});

test('4.61, 4.65 D the card is an AP action, and its title is played once in a Player-Turn', () => {
  const t = atSea();
  governor(t, 'boston', 'pro');
  hand(t, 1, 'local-resistance', 'wear-and-tear');
  hand(t, 2, 'local-resistance', 'fair-winds');
  play(t, move, against('bath'), 1, awaits('antiPirateAction', 2));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('10.52 [R43] each player chooses where their pirate goes from Bermuda', () => {
  const t = atSea();
  governor(t, 'bermuda', 'pro');
  pirate(t, 'vane', 'bermuda', { seat: 2 });
  commissioner(t, 2, 'ogle', 'north-atlantic');
  t.g.commissionerActed = 1;
  play(t, move, against('bermuda'), 6, awaits('chooseArea', 2), { type: 'sailTo', pirate: 'vane', to: 'central-atlantic' });
  expect(pirateState(t, 'vane').at).toBe('central-atlantic');
});
