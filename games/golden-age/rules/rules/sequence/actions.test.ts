import { expect, test } from 'vitest';
import { commissioner, hand, haven, merchant, pirate, pirateHand, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, refusedBy, scenario } from '../../testing/scenario.ts';

const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

test('4.51 a number of Actions may be split over the pirates in any order', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'north-atlantic');
  play(t, move('low', 'east-africa'), move('vane', 'boston'), move('low', 'india'), awaits('drawCard'));
  expect(happened(t, 'actionAnnounced')).toHaveLength(3);
});

test('4.5 fewer Actions may be taken, or none', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'india');
  play(t, 'endActions', awaits('drawCard'));
  expect(happened(t, 'turnEnded')).toMatchObject([{ seat: 0 }]);
});

test('4.54 the same Action may be repeated', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'goa');
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'finish');
  expect(offers(t, 'doPortActivities')).toHaveLength(1);
});

/** Teach (Initiative 3) is about to act, with Bonnet beside him. */
function withInitiative(loyalty = 7) {
  const t = scenario({ ratings: { teach: { initiative: 3, leadership: 4 } } });
  pirate(t, 'teach', 'india', { loyalty, notoriety: 5 });
  pirate(t, 'bonnet', 'india');
  hand(t, 0, 'double-cross');
  pirateHand(t, 0, 'low', 'kidd');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'teach' });
  return t;
}

test('4.52 [R42] Actions from Initiative belong to that pirate, and can’t draw or deploy', () => {
  const t = withInitiative();
  expect(offers(t).every((c) => c.type === 'endActions' || c.pirate === 'teach')).toBe(true);
  expect(refusedBy(t, move('bonnet', 'east-africa'))).toBe('4.52');
  expect(refusedBy(t, { type: 'drawNewPirate' })).toBe('4.52');
  expect(refusedBy(t, { type: 'deployPirate', pirate: 'low', to: 'india' })).toBe('4.52');
});

test('4.53 [R42] once that pirate has left the game, other pirates may use the rest, also to draw and deploy', () => {
  const t = withInitiative(0);
  play(t, move('teach', 'east-africa'), 5, { type: 'takeCommand', pirate: 'low' });
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'move').some((c) => c.pirate === 'bonnet')).toBe(true);
  expect(offers(t, 'move').some((c) => c.pirate === 'low')).toBe(true);
  expect(offers(t, 'deployPirate').some((c) => c.pirate === 'kidd')).toBe(true);
});

test('4.53 [R42] a pirate who retires leaves the rest of the Actions too', () => {
  const t = scenario({ ratings: { teach: { initiative: 3 } } });
  pirate(t, 'teach', 'bath');
  pirate(t, 'bonnet', 'india');
  haven(t, 'bath', 'teach');
  hand(t, 0, 'double-cross');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'teach' }, { type: 'retireInHaven', pirate: 'teach' });
  expect(offers(t, 'move').every((c) => c.pirate === 'bonnet')).toBe(true);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('13.22 with a revelry marker he may only move, and recover in port', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'goa', { revelry: 'voluntary' });
  pirate(t, 'vane', 'india', { revelry: 'voluntary' });
  merchant(t, 'calicut', 'flute');
  expect(new Set(offers(t).flatMap((c) => (c.pirate === 'low' ? [c.type] : [])))).toEqual(new Set(['move', 'recover']));
  expect(new Set(offers(t).flatMap((c) => (c.pirate === 'vane' ? [c.type] : [])))).toEqual(new Set(['move']));
  expect(refusedBy(t, { type: 'doPortActivities', pirate: 'low' })).toBe('13.22');
  expect(refusedBy(t, { type: 'findMerchant', pirate: 'vane', port: 'calicut' })).toBe('13.22');
});

test('10.27 [R7] a pirate in the area of his own player’s Commissioner may only leave, also into a port', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'south-atlantic');
  merchant(t, 'charleston', 'flute');
  commissioner(t, 0, 'ogle', 'south-atlantic');
  expect(new Set(offers(t).flatMap((c) => (c.pirate === 'low' ? [c.type] : [])))).toEqual(new Set(['move']));
  expect(offers(t, 'move').map((c) => c.to)).toContain('charleston');
  expect(refusedBy(t, { type: 'findMerchant', pirate: 'low', port: 'charleston' })).toBe('10.27');
});

test('10.27 another player’s Commissioner does not restrict a pirate', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'south-atlantic');
  merchant(t, 'charleston', 'flute');
  commissioner(t, 1, 'ogle', 'south-atlantic');
  expect(offers(t, 'findMerchant')).toHaveLength(1);
});

test('2.6 a player can’t act with another player’s pirate', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india', { seat: 1 });
  expect(offers(t, 'move')).toEqual([]);
  expect(refusedBy(t, move('low', 'east-africa'))).toBe('2.6');
});

test('14.1 [R53] a pirate is activated again after drawing, and his crew at Loyalty 0 mutinies again', () => {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0 });
  play(t, move('low', 'east-africa'), 3);
  play(t, move('low', 'india'));
  play(t, { type: 'drawNewPirate' }, { type: 'drawPirate', pirate: 'tew' }, 'keepPirate');
  play(t, move('low', 'east-africa'), 2, awaits('drawCard'));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 0, at: 'east-africa' });
});

test('4.52 in the next turn all pirates may act again', () => {
  const t = withInitiative();
  hand(t, 0, 'wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'wear-and-tear');
  hand(t, 1, 'scurvy-outbreak', 'heavy-guns', 'heavy-guns', 'heavy-guns');
  play(t, 'endActions', { type: 'playForActions', card: 'scurvy-outbreak' }, 'endActions', {
    type: 'playForActions',
    card: 'wear-and-tear',
  });
  expect(offers(t, 'move').some((c) => c.pirate === 'bonnet')).toBe(true);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('7.12 a slow ship pays twice only for a Move', () => {
  const t = scenario({ actions: 2, ratings: { low: { ability: 3 } } });
  pirate(t, 'low', 'south-atlantic', { speed: -1 });
  merchant(t, 'charleston', 'flute');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'charleston' }, 1);
  expect(t.g.actionsLeft).toBe(1);
});
