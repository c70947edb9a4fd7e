import { expect, test } from 'vitest';
import {
  commissioner,
  count,
  deck,
  destroyed,
  governor,
  hand,
  merchant,
  merchantPorts,
  noMerchants,
  pirate,
  pirateHand,
  pirateState,
  placeId,
} from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, passWindow, pending, play, scenario } from '../../testing/scenario.ts';

const four = draws('wear-and-tear', 'scurvy-outbreak', 'letter-of-marque', 'fair-winds');

test('4.4 A draws until four cards are in hand', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india');
  hand(t, 0, 'wear-and-tear', 'double-cross', 'kc-surprise');
  begin(t);
  play(t, draws('wear-and-tear'));
  expect(happened(t, 'cardDrawn')).toHaveLength(1);
  expect(pending(t)).toEqual(['playCard', 0]);
  expect(t.g.hands[0]).toHaveLength(4);
});

test('4.4 A draws nothing with four in hand', () => {
  const t = beforeTurn();
  hand(t, 0, 'wear-and-tear', 'double-cross', 'kc-surprise', 'wear-and-tear');
  begin(t);
  expect(pending(t)).toEqual(['playCard', 0]);
});

test('4.4 A, 17.15 a card that must be played at once is shown, resolved and discarded before drawing continues', () => {
  const t = beforeTurn();
  begin(t);
  play(t, draws('wear-and-tear', 'european-turmoil', 'wear-and-tear', 'disease'), d66(63), draws('fair-winds', 'fair-winds'));
  expect(happened(t, 'cardShown')).toHaveLength(2);
  expect(happened(t, 'cardDrawn')).toHaveLength(4);
  expect(count(t.g.discards, 'european-turmoil')).toBe(1);
  expect(count(t.g.discards, 'disease')).toBe(1);
  expect(t.g.hands[0]).toHaveLength(4);
});

test('4.4 A [R4] the game is over if a card must be drawn from an empty deck', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india', { seat: 1, notoriety: 9 });
  deck(t, 'wear-and-tear', 'double-cross');
  begin(t);
  play(t, draws('wear-and-tear', 'double-cross'));
  expect(pending(t)).toBeNull();
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'deckEmpty' }]);
  expect(t.g.vp).toEqual([0, 9]);
});

test('4.4 A [R4] the last card of the deck may be drawn', () => {
  const t = beforeTurn();
  deck(t, 'wear-and-tear', 'double-cross', 'fair-winds', 'kc-surprise');
  begin(t);
  play(t, draws('wear-and-tear', 'double-cross', 'fair-winds', 'kc-surprise'));
  expect(pending(t)).toEqual(['playCard', 0]);
});

test('17.2 #18 each of the active player’s crews with scurvy loses one Loyalty at the start of the turn', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india', { scurvy: true });
  pirate(t, 'vane', 'india', { scurvy: true });
  pirate(t, 'kidd', 'india');
  pirate(t, 'tew', 'india', { seat: 1, scurvy: true });
  begin(t);
  expect(pending(t)?.[0]).toBe('drawCard');
  expect([
    pirateState(t, 'low').loyalty,
    pirateState(t, 'vane').loyalty,
    pirateState(t, 'kidd').loyalty,
    pirateState(t, 'tew').loyalty,
  ]).toEqual([6, 6, 7, 7]);
});

test('17.2 #18, 14.1 scurvy that brings Loyalty to 0 causes a mutiny before the draw', () => {
  const t = beforeTurn({ ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { scurvy: true, loyalty: 1 });
  pirateHand(t, 0, 'teach');
  begin(t);
  play(t, 4, { type: 'takeCommand', pirate: 'teach' }, awaits('drawCard'));
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'india', loyalty: 6, scurvy: true });
});

test('17.2 #14 Mal de Mer leaves only the draw: no merchants, no card to play, no Actions', () => {
  const t = beforeTurn();
  noMerchants(t);
  pirate(t, 'low', 'india', { scurvy: true });
  begin(t);
  play(t, draws('mal-de-mer'), four, awaits('drawCard'));
  expect(happened(t, 'turnLost')).toMatchObject([{ seat: 0 }]);
  expect(happened(t, 'turnEnded')).toMatchObject([{ seat: 0 }]);
  expect(merchantPorts(t)).toEqual([]);
  expect(t.g.hands[0]).toHaveLength(4);
  expect(pirateState(t, 'low').loyalty).toBe(6);
  expect(t.g.active).toBe(1);
  expect(count(t.g.discards, 'mal-de-mer')).toBe(1);
});

test('17.2 #14 a card drawn after Mal de Mer that must be played at once is still resolved', () => {
  const t = beforeTurn();
  governor(t, 'goa', 'pro');
  begin(t);
  play(t, draws('mal-de-mer', 'disease'), d66(64), four, awaits('drawCard'));
  expect(happened(t, 'governorRemoved')).toHaveLength(1);
  expect(t.g.active).toBe(1);
});

test('4.3, 4.4 D turns pass to the left, from the last player to the first', () => {
  const t = beforeTurn({ players: 3 });
  hand(t, 0, 'wear-and-tear', 'double-cross', 'kc-surprise', 'wear-and-tear');
  hand(t, 1, 'wear-and-tear', 'wear-and-tear', 'kc-surprise', 'wear-and-tear');
  hand(t, 2, 'fair-winds', 'scurvy-outbreak', 'scurvy-outbreak', 'wear-and-tear');
  begin(t);
  for (const seat of [0, 1, 2]) {
    expect(pending(t)).toEqual(['playCard', seat]);
    play(
      t,
      { type: 'playForActions', card: seat === 2 ? 'scurvy-outbreak' : 'wear-and-tear' },
      'endActions',
      ...(seat === 2 ? [awaits('drawCard')] : []),
    );
  }
  expect(t.g.active).toBe(0);
  expect(t.g.playerTurn).toBe(4);
});

test('4.61 AP actions, titles and finds are reset in each Player-Turn', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'india');
  merchant(t, 'calicut', 'flute', { found: ['low'] });
  hand(t, 1, 'wear-and-tear', 'wear-and-tear', 'fair-winds', 'double-cross', 'kc-surprise');
  t.g.commissionerActed = 1;
  play(t, { type: 'move', pirate: 'low', to: 'east-africa' }, { type: 'playAgainst', card: 'wear-and-tear' }, 2);
  expect(pending(t)).toEqual(['playCard', 1]);
  expect(t.g.apSpent).toEqual([0, 0]);
  expect([t.g.titlesSpent, t.g.commissionerActed]).toEqual([0, 0]);
  expect(t.g.merchantFinders.every((mask) => mask === 0)).toBe(true);
});

test('4.5 the published example of a Player-Turn', () => {
  const [marco, holly, , todd] = [0, 1, 2, 3];
  const t = beforeTurn({ players: 4, ratings: { low: { ability: 3 } } });
  pirate(t, 'low', 'central-atlantic', { seat: marco });
  merchant(t, 'charleston', 'flute');
  commissioner(t, todd, 'ogle', 'east-caribbean');
  hand(t, marco, 'wear-and-tear', 'double-cross', 'kc-surprise');
  hand(t, holly, 'scurvy-outbreak');
  hand(t, todd, 'letter-of-marque', 'fair-winds', 'fair-winds', 'heavy-guns');
  begin(t);
  play(t, draws('double-cross'), { type: 'playForActions', card: 'wear-and-tear' });
  play(t, { type: 'move', pirate: 'low', to: 'south-atlantic' }, awaits('antiPirateAction', holly));
  play(t, { type: 'playAgainst', card: 'scurvy-outbreak' }, awaits('antiPirateAction', todd));
  expect(pirateState(t, 'low')).toMatchObject({ scurvy: true, loyalty: 6, at: 'central-atlantic' });
  play(t, passWindow(), awaits('antiPirateAction', todd), passWindow());
  expect(pirateState(t, 'low').at).toBe('south-atlantic');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'charleston' }, passWindow(), 2, awaits('antiPirateAction', todd));
  expect(happened(t, 'tested')).toMatchObject([{ total: 5, passed: false }]);
  play(t, { type: 'moveCommissioner', to: 'west-caribbean' }, awaits('antiPirateAction', todd));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'react']);
  play(t, 'pass', awaits('drawCard'));
  expect(t.g.commissionerAt[todd]).toBe(placeId('west-caribbean'));
  expect(t.g.active).toBe(holly);
});

test('4.4 B destroyed ports and pirate ports get no merchant', () => {
  const t = beforeTurn();
  noMerchants(t);
  for (const port of ['boston', 'new-york', 'philadelphia', 'virginia'] as const) merchant(t, port, 'schooner');
  destroyed(t, 'bath');
  begin(t);
  play(t, four, d66(15), { type: 'drawMerchant', merchant: 'sloop' }, d66(66), { type: 'drawMerchant', merchant: 'schooner' });
  expect(merchantPorts(t)).toEqual(['boston', 'new-york', 'philadelphia', 'virginia', 'charleston', 'st-augustine']);
});
