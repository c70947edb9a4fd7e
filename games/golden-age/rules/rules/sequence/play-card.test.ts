import { expect, test } from 'vitest';
import { ACTIONS_OF, type CardTitle, cardsOf, GIVES_INITIATIVE } from '../../data/cards.ts';
import { commissioner, count, hand, pirate, pirateId, pirateState, placeId } from '../../testing/arrange.ts';
import { happened, offers, pending, play, refusedBy, scenario } from '../../testing/scenario.ts';

const forActions = (card: string) => ({ type: 'playForActions', card }) as const;

test.each<[CardTitle, number]>([
  ['debauchery-and-revelry', 2],
  ['kc-surprise', 2],
  ['letter-of-marque', 2],
  ['local-resistance', 2],
  ['pirate-converts', 3],
  ['scurvy-outbreak', 2],
  ['skull-and-crossbones', 3],
  ['wear-and-tear', 2],
])('17.13 %s gives %i Actions', (title, actions) => {
  const t = scenario();
  pirate(t, 'low', 'india');
  hand(t, 0, title, 'fair-winds');
  play(t, forActions(title));
  expect(t.g.actionsLeft).toBe(actions);
  expect(pending(t)).toEqual(['takeAction', 0]);
  expect(count(t.g.discards, title)).toBe(1);
});

test.each<CardTitle>(['double-cross', 'mutiny-conspiracy', 'piratical-ambition', 'warship-sighting'])(
  '4.52 %s gives one pirate’s Initiative',
  (title) => {
    expect(cardsOf(title).every((card) => GIVES_INITIATIVE[card] && ACTIONS_OF[card] === 0)).toBe(true);
    const t = scenario({ ratings: { teach: { initiative: 3 }, bonnet: { initiative: 2 } } });
    pirate(t, 'teach', 'india');
    pirate(t, 'bonnet', 'india');
    hand(t, 0, title);
    expect(offers(t).map((c) => c.pirate)).toEqual(['teach', 'bonnet']);
    play(t, { type: 'playForInitiative', card: title, pirate: 'teach' });
    expect(t.g.actionsLeft).toBe(3);
    expect([t.g.hands[0], count(t.g.discards, title)]).toEqual([[], 1]);
    expect(happened(t, 'cardPlayed')).toMatchObject([{ seat: 0, use: 'actions', pirate: pirateId('teach') }]);
  },
);

test('17.13 an anti-pirate card gives Actions only in its player’s own turn', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  hand(t, 0, 'scurvy-outbreak');
  expect(offers(t)).toEqual([{ type: 'playForActions', card: 'scurvy-outbreak-1' }]);
});

test('4.4 C, 17.14 one card must be played: there is no passing', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  hand(t, 0, 'wear-and-tear', 'fair-winds');
  expect(offers(t, 'pass')).toEqual([]);
  expect(offers(t).every((c) => c.type.startsWith('play'))).toBe(true);
});

test('17.12 an AND card gives its event, then one Action, which another pirate may take', () => {
  const t = scenario();
  pirate(t, 'low', 'charleston');
  pirate(t, 'vane', 'india');
  hand(t, 0, 'heavy-guns');
  play(t, { type: 'playHeavyGuns', card: 'heavy-guns', pirate: 'low' });
  expect(pirateState(t, 'low').guns).toBe(true);
  expect(happened(t, 'cardPlayed')).toMatchObject([{ use: 'eventAndAction', pirate: pirateId('low') }]);
  expect(happened(t, 'gunsMounted')).toMatchObject([{ pirate: pirateId('low') }]);
  expect(t.g.actionsLeft).toBe(1);
  expect(offers(t, 'move').some((c) => c.pirate === 'vane')).toBe(true);
});

test('17.12 [R46] an AND card whose event is impossible can’t be played', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'charleston', { guns: true });
  hand(t, 0, 'heavy-guns', 'wear-and-tear');
  expect(offers(t)).toEqual([{ type: 'playForActions', card: 'wear-and-tear-1' }]);
  expect(refusedBy(t, { type: 'playHeavyGuns', card: 'heavy-guns-2', pirate: 'low' })).toBe('17.12');
});

test('17.2 #10 Heavy Guns are for one’s own pirate in port, one card per ship', () => {
  const t = scenario();
  pirate(t, 'low', 'charleston');
  pirate(t, 'vane', 'havana', { guns: true });
  pirate(t, 'kidd', 'india');
  pirate(t, 'tew', 'goa', { seat: 1 });
  hand(t, 0, 'heavy-guns');
  expect(offers(t).map((c) => c.pirate)).toEqual(['low']);
});

test('17.2 #6 Fair Winds moves any pirate from anywhere to any Sea Area, even a slow or revelling one', () => {
  const t = scenario();
  pirate(t, 'low', 'goa', { speed: -1, revelry: 'involuntary' });
  hand(t, 0, 'fair-winds');
  expect(offers(t)).toHaveLength(10);
  play(t, { type: 'playFairWinds', card: 'fair-winds', pirate: 'low', to: 'north-atlantic' });
  expect(pirateState(t, 'low')).toMatchObject({ at: 'north-atlantic', revelry: 'involuntary', speed: -1 });
  expect(happened(t, 'pirateMoved')).toMatchObject([{ pirate: pirateId('low'), from: placeId('goa'), to: placeId('north-atlantic') }]);
  expect([t.g.hands[0], count(t.g.discards, 'fair-winds')]).toEqual([[], 1]);
  expect(t.g.actionsLeft).toBe(1);
  expect(happened(t, 'actionAnnounced')).toEqual([]);
});

test('17.2 #6 Fair Winds is no Action, so it opens no window', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  hand(t, 0, 'fair-winds', 'wear-and-tear');
  hand(t, 1, 'wear-and-tear');
  play(t, { type: 'playFairWinds', card: 'fair-winds', pirate: 'low', to: 'gold-coast' });
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('17.2 #6, 10.27 Fair Winds can’t move a pirate to his own player’s Commissioner', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  commissioner(t, 0, 'ogle', 'gold-coast');
  hand(t, 0, 'fair-winds');
  const to = offers(t, 'playFairWinds').map((c) => c.to);
  expect(to).toHaveLength(8);
  expect(to).not.toContain('gold-coast');
});

test('17.2 #6, 10.27 Fair Winds can’t move a pirate out of a port that his own player’s Commissioner closes', () => {
  const t = scenario();
  pirate(t, 'low', 'goa');
  pirate(t, 'vane', 'bermuda');
  commissioner(t, 0, 'ogle', 'india');
  hand(t, 0, 'fair-winds');
  expect(offers(t, 'playFairWinds').some((c) => c.pirate === 'low')).toBe(false);
  t.g.commissionerAt[0] = placeId('north-atlantic');
  expect(offers(t, 'playFairWinds').filter((c) => c.pirate === 'low')).toHaveLength(9);
  expect(offers(t, 'playFairWinds').filter((c) => c.pirate === 'vane')).toHaveLength(9);
});

test('17.2 #6 Fair Winds may move one’s own Commissioner instead, even without a pirate', () => {
  const t = scenario();
  commissioner(t, 0, 'ogle', 'gold-coast');
  hand(t, 0, 'fair-winds');
  expect(offers(t)).toHaveLength(9);
  play(t, { type: 'playFairWindsForCommissioner', card: 'fair-winds', to: 'india' });
  expect(happened(t, 'commissionerMoved')).toMatchObject([{ seat: 0 }]);
  expect([t.g.hands[0], count(t.g.discards, 'fair-winds')]).toEqual([[], 1]);
  expect(t.g.commissionerAt[0]).toBe(9);
});

test('4.55 without a card that gives Actions, one or two may be discarded for one Action each', () => {
  const t = scenario();
  hand(t, 0, 'double-cross', 'warship-sighting', 'heavy-guns', 'fair-winds');
  expect(offers(t).map((c) => c.type)).toEqual(['discardForAction', 'discardForAction', 'discardForAction', 'discardForAction']);
  play(t, { type: 'discardForAction', card: 'double-cross' });
  expect(offers(t).map((c) => c.type)).toEqual(['decline', 'discardForAction', 'discardForAction', 'discardForAction']);
  play(t, { type: 'discardForAction', card: 'heavy-guns' });
  expect(happened(t, 'cardPlayed')).toMatchObject([{ rule: '4.55', use: 'discard' }]);
  expect(t.g.actionsLeft).toBe(2);
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('4.55 one discard is enough', () => {
  const t = scenario();
  hand(t, 0, 'double-cross', 'heavy-guns');
  play(t, { type: 'discardForAction', card: 'double-cross' }, 'decline');
  expect(t.g.actionsLeft).toBe(1);
  expect(t.g.hands[0]).toHaveLength(1);
});

test('4.55 no discard for an Action is allowed with a card that gives Actions', () => {
  const t = scenario();
  hand(t, 0, 'double-cross', 'wear-and-tear');
  expect(offers(t).map((c) => c.type)).toEqual(['playForActions']);
  expect(refusedBy(t, { type: 'discardForAction', card: 'double-cross-1' })).toBe('4.55');
});

test('4.55 [R46] a ◆ card gives Actions with a pirate in play, Heavy Guns with one in port', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  hand(t, 0, 'double-cross', 'heavy-guns');
  expect(offers(t).map((c) => c.type)).toEqual(['playForInitiative']);
});
