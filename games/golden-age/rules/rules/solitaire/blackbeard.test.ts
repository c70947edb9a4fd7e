import { expect, test } from 'vitest';
import { commissioner, governor, haven, pardons, pirateState } from '../../testing/arrange.ts';
import { awaits, draws, happened, offers, play, refusedBy } from '../../testing/scenario.ts';
import { pardonToHold, solitaire } from '../../testing/solitaire.ts';

const sail = { type: 'move', pirate: 'teach', to: 'north-atlantic' } as const;
const leaderOf3 = { ratings: { teach: { leadership: 3 } } } as const;

test('19.15 Blackbeard retires with a Letter of Marque in a port of its nation', () => {
  const t = solitaire({ at: 'boston', teach: { letter: 'english' } });
  expect(offers(t, 'retireByLetter')).toHaveLength(1);
});

test('19.15 Blackbeard can’t retire in a haven or by a bribe', () => {
  const t = solitaire({ at: 'boston', teach: { netWorth: 9000 } });
  haven(t, 'boston', 'teach');
  expect(offers(t, 'retireInHaven')).toEqual([]);
  expect(refusedBy(t, { type: 'retireInHaven', pirate: 'teach' })).toBe('19.15');
  const other = solitaire({ at: 'boston', teach: { netWorth: 9000 } });
  governor(other, 'boston', 'pro');
  expect(offers(other, 'bribeToRetire')).toEqual([]);
  expect(refusedBy(other, { type: 'bribeToRetire', pirate: 'teach' })).toBe('19.15');
});

test('19.15 Blackbeard can’t surrender to a Commissioner', () => {
  const t = solitaire({ teach: { letter: 'english' }, navy: { rhett: { speed: 9, combat: 1 } } });
  commissioner(t, 1, 'rhett', 'central-atlantic');
  play(t, sail, 'fight', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').fate).toBe('inPlay');
});

test('19.15 [R64] the General Pardon opens English ports to Blackbeard, but does not retire him', () => {
  const t = solitaire({ at: 'north-atlantic', teach: { holds: [500] } });
  governor(t, 'boston', 'anti');
  pardonToHold(t);
  pardons(t, 2);
  play(t, { ...sail, to: 'boston' }, draws('heavy-guns'), awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'inPlay', at: 'boston', holds: [500], netWorth: 0 });
});

test.each([
  [2, 7],
  [3, 5],
  [4, 4],
  [6, 4],
])('19.16 a mutiny with a die of %i leaves Blackbeard, of Leadership 3, a Loyalty of %i', (die, loyalty) => {
  const t = solitaire(leaderOf3);
  play(t, sail, draws('mutiny-conspiracy'), 6, 6, die, awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'inPlay', loyalty, at: 'north-atlantic' });
  expect(happened(t, 'mutinySucceeded')).toEqual([]);
});

test('19.16, 19.20 a mutiny that brings Loyalty to 0 costs 2d6 Notoriety at once', () => {
  const t = solitaire({ ...leaderOf3, teach: { loyalty: 2, notoriety: 20 } });
  t.g.commissionerPool = [];
  play(t, sail, draws('mutiny-conspiracy'), 6, 6, 6, 3, 4, awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ loyalty: 0, notoriety: 13 });
  expect(happened(t, 'notorietyLost')).toMatchObject([{ rule: '19.20', by: 7, now: 13 }]);
});

test('19.20 Notoriety never falls below 0', () => {
  const t = solitaire({ teach: { loyalty: 1, notoriety: 3 } });
  play(t, sail, draws('scurvy-outbreak'), 3, 4, awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ loyalty: 0, notoriety: 0 });
});

test('19.20, 14.1 [R83] a crew at Loyalty 0 does not also mutiny, not even when Blackbeard is activated', () => {
  const t = solitaire({ teach: { loyalty: 0, notoriety: 9 } });
  play(t, sail, draws('heavy-guns'), awaits('takeAction', 0));
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
});

test('19.20 Loyalty 0 at the end of each of Blackbeard’s Player-Turns costs 1d6 Notoriety', () => {
  const t = solitaire({ teach: { loyalty: 0, notoriety: 9 } });
  play(t, sail, draws('heavy-guns'), 'endActions', 4, awaits('drawCard'));
  expect(pirateState(t, 'teach').notoriety).toBe(5);
  expect([t.g.active, t.g.playerTurn]).toEqual([1, 2]);
});

test('19.20 no more Notoriety is lost once Loyalty is above 0', () => {
  const t = solitaire({ teach: { loyalty: 1, notoriety: 9 } });
  play(t, 'endActions', awaits('drawCard'));
  expect(pirateState(t, 'teach').notoriety).toBe(9);
});
