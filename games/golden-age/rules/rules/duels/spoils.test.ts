import { expect, test } from 'vitest';
import { allied, count, haven, hostage, informationOf, pirate, pirateId, pirateState, portId, treasureMap } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const take = (hold: number) => ({ type: 'takeBooty', hold }) as const;
const stow = (hold: number) => ({ type: 'stow', hold }) as const;
const jettison = (hold: number) => ({ type: 'jettison', hold }) as const;
const kinds = (t: Table) => offers(t).map(({ type }) => type);

/** Low has won the duel against Bonnet of seat 1, who has booty aboard. */
function won(
  bonnet: Parameters<typeof pirate>[3] = {},
  low: Parameters<typeof pirate>[3] = {},
  prepare: (t: Table) => unknown = () => {},
): Table {
  const t = scenario({ actions: 4, ratings: { low: { ability: 3, duel: 1 }, bonnet: { ability: 2, duel: 1 } } });
  pirate(t, 'low', 'goa', low);
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'involuntary', ...bonnet });
  prepare(t);
  play(t, { type: 'grabBooty', pirate: 'low', target: 'bonnet' }, 1, 3, 6, 1, awaits('takeSpoils', 0));
  return t;
}

test('15.1 the winner may take booty, hostages, Letter, Information, treasure map or ship; the rest is lost', () => {
  const t = won({ holds: [500, 300], letter: 'dutch', guns: true }, {}, (t) => {
    hostage(t, 'bonnet', 'pilot', 'dutch');
    t.g.info.push(pirateId('bonnet'), portId('bath'), 2);
    treasureMap(t, 'bonnet');
  });
  expect(kinds(t)).toEqual([
    'takeBooty',
    'takeBooty',
    'takeHostage',
    'takeLetter',
    'takeInformation',
    'takeTreasureMap',
    'takeShip',
    'finish',
  ]);
  play(t, 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ holds: [], hostages: [], letter: null, treasureMap: false });
  expect(pirateState(t, 'bonnet').fate).toBe('lost');
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
  expect(count(t.g.discards, 'heavy-guns')).toBe(1);
  expect(count(t.g.discards, 'buried-treasure')).toBe(1);
  expect(t.g.hostageOf.every((of) => of === -1)).toBe(true);
  expect(t.g.info).toEqual([]);
});

test('15.1 all booty taken goes into one hold, which may have booty already', () => {
  const t = won({ holds: [500, 300] }, { holds: [100] });
  play(t, take(1), take(0), awaits('stowBooty', 0));
  expect(happened(t, 'bootyTaken').map(({ doubloons }) => doubloons)).toEqual([300, 500]);
  expect(offers(t)).toEqual([stow(0), stow(1)]);
  play(t, stow(0));
  expect(pirateState(t, 'low').holds).toEqual([900]);
});

test('15.1 the winner may take only some of the booty', () => {
  const t = won({ holds: [500, 300] });
  play(t, take(1), 'finish', stow(0));
  expect(pirateState(t, 'low').holds).toEqual([300]);
});

test('15.1 [R77] taking booty excludes taking the ship, and the other way round [R66]', () => {
  const loaded = won({ holds: [500, 300] });
  play(loaded, take(0));
  expect(kinds(loaded)).toEqual(['takeBooty', 'finish']);
  const boarding = won({ holds: [500, 300], letter: 'dutch' });
  play(boarding, 'takeShip');
  expect(kinds(boarding)).toEqual(['takeLetter', 'finish']);
});

test('15.1 a worthless cargo can’t be taken', () => {
  expect(kinds(won({ holds: [0, 300] }))).toEqual(['takeBooty', 'takeShip', 'finish']);
});

test('15.1 each thing taken has an event', () => {
  const t = won({ holds: [500], letter: 'dutch' }, {}, (t) => {
    hostage(t, 'bonnet', 'pilot', 'dutch');
    t.g.info.push(pirateId('bonnet'), portId('bath'), 2);
    treasureMap(t, 'bonnet');
  });
  play(t, 'takeLetter', 'takeInformation', 'takeTreasureMap', { type: 'takeHostage', hostage: 'pilot' }, 'takeShip');
  expect(t.events.map(({ type }) => type)).toEqual([
    'letterTaken',
    'informationTaken',
    'treasureMapDealt',
    'hostagePassedOn',
    'shipTaken',
    'pirateLost',
  ]);
});

test('15.1 Net Worth can’t be taken', () => {
  const t = won({ netWorth: 5000 }, { netWorth: 100 });
  play(t, 'takeShip');
  expect(pirateState(t, 'low').netWorth).toBe(100);
  expect(t.g.vp).toEqual([0, 0]);
});

test('15.1 [R35] hostages keep their nationality', () => {
  const t = won({}, {}, (t) => {
    hostage(t, 'low', 'captain', 'english');
    hostage(t, 'bonnet', 'pilot', 'dutch');
    hostage(t, 'bonnet', 'priest', 'spanish');
  });
  play(t, { type: 'takeHostage', hostage: 'pilot' });
  expect(pirateState(t, 'low').hostages).toEqual(['captain', 'pilot']);
  expect(happened(t, 'hostagePassedOn')).toHaveLength(1);
  expect(kinds(t)).toEqual(['takeHostage', 'takeShip', 'finish']);
  play(t, 'finish');
  expect(pirateState(t, 'low').hostages).toEqual(['captain', 'pilot']);
});

test('15.1 [R35] the Letter passes with its card to a winner who has none', () => {
  const t = won({ letter: 'dutch' });
  play(t, 'takeLetter', 'finish');
  expect(pirateState(t, 'low').letter).toBe('dutch');
  expect(pirateState(t, 'bonnet').letter).toBeNull();
  expect(t.g.removed).toEqual([]);
  const lettered = won({ letter: 'dutch' }, { letter: 'french' });
  expect(kinds(lettered)).toEqual(['takeShip', 'finish']);
  play(lettered, 'finish');
  expect(pirateState(lettered, 'low').letter).toBe('french');
  expect(count(lettered.g.removed, 'letter-of-marque')).toBe(1);
});

test('15.1 [R35], 8.46 Information taken adds up with the winner’s own', () => {
  const t = won({}, {}, (t) => {
    t.g.info.push(pirateId('bonnet'), portId('bath'), 2, pirateId('low'), portId('bath'), 3, pirateId('bonnet'), portId('goa'), 1);
  });
  play(t, 'takeInformation', 'finish');
  expect(informationOf(t, 'low', 'bath')).toBe(5);
  expect(informationOf(t, 'low', 'goa')).toBe(1);
  expect(informationOf(t, 'bonnet', 'bath')).toBe(0);
});

test('15.1 the treasure map passes to the winner', () => {
  const t = won({}, {}, (t) => treasureMap(t, 'bonnet'));
  play(t, 'takeTreasureMap', 'finish');
  expect(pirateState(t, 'low').treasureMap).toBe(true);
  expect(count(t.g.discards, 'buried-treasure')).toBe(0);
});

test('15.1 the loser’s havens, attack history and governors tried are lost [R1]', () => {
  const t = won({ history: ['dutch'] }, {}, (t) => haven(t, 'bath', 'bonnet'));
  play(t, 'finish');
  expect(t.g.havenOf[portId('bath')]).toBe(-1);
  expect(t.g.history[pirateId('low')]).toBe(0);
  expect(pirateState(t, 'low').bribed).toEqual([]);
});

test('15.1 [R66] on the loser’s ship the winner has her type, damage and guns; his own guns are lost', () => {
  const t = won({ ship: 'schooner', combat: 4, speed: 1, guns: true, holds: [500] }, { combat: 2, guns: true, loyalty: 3, holds: [100] });
  hostage(t, 'low', 'captain', 'english');
  play(t, 'takeShip', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({
    ship: 'schooner',
    combat: 4,
    speed: 1,
    guns: true,
    holds: [500, 100],
    loyalty: 3,
    hostages: ['captain'],
    revelry: 'sober',
  });
  expect(count(t.g.discards, 'heavy-guns')).toBe(1);
  expect(pirateState(t, 'bonnet')).toMatchObject({ fate: 'lost', ship: null });
});

test('15.1 [R66] a ship without guns has none, even if the winner’s old ship had', () => {
  const t = won({}, { guns: true });
  play(t, 'takeShip');
  expect(pirateState(t, 'low').guns).toBe(false);
  expect(count(t.g.discards, 'heavy-guns')).toBe(1);
});

test('15.1 [R66] the loser’s hostages stay aboard only if he takes them', () => {
  const t = won({}, {}, (t) => {
    hostage(t, 'bonnet', 'pilot', 'dutch');
    hostage(t, 'bonnet', 'priest', 'dutch');
  });
  play(t, 'takeShip', { type: 'takeHostage', hostage: 'priest' }, 'finish');
  expect(pirateState(t, 'low').hostages).toEqual(['priest']);
});

test('15.1 [R66] cargo beyond the ship’s holds goes overboard, of hers as he chooses', () => {
  const t = won({ holds: [500, 300] }, { holds: [400, 200] });
  play(t, 'takeShip', awaits('clearPrize', 0));
  expect(offers(t)).toEqual([jettison(0), jettison(1), { type: 'finish' }]);
  play(t, jettison(1), awaits('clearPrize', 0), 'finish', awaits('clearHolds', 0));
  expect(offers(t)).toEqual([jettison(0), jettison(1)]);
  play(t, jettison(1));
  expect(pirateState(t, 'low').holds).toEqual([500, 400]);
});

test('15.1 [R66] his own cargo all fits if he clears the loser’s', () => {
  const t = won({ holds: [500, 300] }, { ship: 'schooner', holds: [400, 200] });
  play(t, 'takeShip', jettison(1), jettison(0), awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ ship: 'sloop', holds: [400, 200] });
  expect(happened(t, 'holdJettisoned').map(({ doubloons }) => doubloons)).toEqual([300, 500]);
});

test('15.1 [R66] nothing is asked if there is room', () => {
  const t = won({ ship: 'brigantine', holds: [500, 300] }, { holds: [400, 200] }, (t) => pirate(t, 'lowther', 'bath', { holds: [50] }));
  play(t, 'takeShip', awaits('takeAction', 0));
  expect(pirateState(t, 'low').holds).toEqual([500, 300, 400, 200]);
  expect(pirateState(t, 'lowther').holds).toEqual([50]);
});

test('11.3, 11.5 an allied winner shares the booty, and takes no Letter', () => {
  const t = scenario({
    actions: 4,
    ratings: { low: { ability: 3, duel: 1, leadership: 2 }, tew: { ability: 1, duel: 1 }, bonnet: { ability: 2, duel: 1 } },
  });
  pirate(t, 'low', 'goa', { notoriety: 2 });
  pirate(t, 'tew', 'goa');
  allied(t, 'low', 'tew');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', holds: [501], letter: 'dutch' });
  play(t, { type: 'grabBooty', pirate: 'low', target: 'bonnet' }, 1, 3, 6, 1);
  expect(kinds(t)).toEqual(['takeBooty', 'takeShip', 'finish']);
  play(t, take(0), stow(0), stow(0));
  expect([pirateState(t, 'low').holds, pirateState(t, 'tew').holds]).toEqual([[251], [250]]);
});
