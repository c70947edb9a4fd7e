import { expect, test } from 'vitest';
import { TITLE_OF } from '../../data/cards.ts';
import { merchantsOnMap } from '../../queries/merchants.ts';
import { LOST } from '../../state/position.ts';
import { commissioner, governor, merchant, noMerchants, pirateId, pirateState, placeId } from '../../testing/arrange.ts';
import { awaits, d66, draws, happened, offers, passWindow, play, refusedBy } from '../../testing/scenario.ts';
import { drawAndPlay, HARMLESS_EVENT, lowActs, lowsTurn, solitaire, titlesOf } from '../../testing/solitaire.ts';

test('19.2 after Blackbeard’s Player-Turn each pirate of the System Player has one', () => {
  const t = solitaire();
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'), awaits('takeAction', 1));
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'), awaits('takeAction', 2));
  play(t, 'endActions', draws('european-turmoil'), drawAndPlay('wear-and-tear'), awaits('takeAction', 3));
  play(t, 'endActions', draws('fair-winds', 'heavy-guns', 'letter-of-marque', 'scurvy-outbreak'), awaits('playCard', 0));
  expect(t.g.playerTurn).toBe(5);
});

test('19.2 [R84] the turn’s Actions end when its pirate is gone', () => {
  const t = solitaire({ lowAt: 'goa', low: { loyalty: 0 }, ratings: { low: { leadership: 1 } } });
  play(
    t,
    'endActions',
    HARMLESS_EVENT,
    drawAndPlay('wear-and-tear'),
    { type: 'move', pirate: 'low', to: 'india' },
    6,
    { type: 'drawPirate', pirate: 'tew' },
    awaits('drawCard'),
  );
  expect(pirateState(t, 'tew')).toMatchObject({ owner: 1, at: 'goa', loyalty: 6 });
  expect(t.g.active).toBe(2);
});

test('19.12 a turn draws a card that must be played at once, then one to hold, each from its deck', () => {
  const t = solitaire();
  play(t, 'endActions', awaits('drawCard'));
  expect(offers(t)).toHaveLength(t.g.nowDeck.length);
  play(t, HARMLESS_EVENT, awaits('drawCard'));
  expect(offers(t)).toHaveLength(t.g.deck.length);
  play(t, drawAndPlay('local-resistance'), awaits('takeAction', 1));
  expect(happened(t, 'cardTurnedUp')).toMatchObject([{ rule: '19.12', seat: 1 }]);
  expect(t.g.actionsLeft).toBe(2);
  expect(titlesOf(t.g.discards).toSorted()).toEqual(['disease', 'local-resistance']);
});

test('19.12 a ◆ card gives the pirate’s Initiative', () => {
  const t = solitaire({ ratings: { low: { initiative: 3 } } });
  lowsTurn(t, 'warship-sighting');
  play(t, { type: 'playForInitiative', card: 'warship-sighting', pirate: 'low' });
  expect(t.g.actionsLeft).toBe(3);
});

test('19.12, 4.55 a card whose event can’t happen is discarded for one Action', () => {
  const t = solitaire();
  lowsTurn(t, 'heavy-guns');
  play(t, { type: 'discardForAction', card: 'heavy-guns' }, awaits('takeAction', 1));
  expect(t.g.actionsLeft).toBe(1);
});

test('19.12 the deck of cards that must be played at once is renewed when it runs out', () => {
  const t = solitaire();
  t.g.discards.push(...t.g.nowDeck);
  t.g.nowDeck = [];
  play(t, 'endActions', awaits('drawCard'));
  expect(happened(t, 'deckRenewed')).toMatchObject([{ rule: '19.12', cards: 21 }]);
  expect(t.g.discards.map((card) => TITLE_OF[card])).not.toContain('disease');
});

test('19.12 [R64] the deck of cards to hold is renewed from its own discards', () => {
  const t = solitaire();
  t.g.discards.push(...t.g.deck);
  t.g.deck = [];
  play(t, 'endActions', HARMLESS_EVENT, awaits('drawCard'));
  expect(happened(t, 'deckRenewed')).toHaveLength(1);
  expect(titlesOf(t.g.discards)).toEqual(['disease']);
});

test('19.12 Mal de Mer ends the turn', () => {
  const t = solitaire();
  play(t, 'endActions', draws('mal-de-mer'), awaits('drawCard'));
  expect([t.g.active, t.g.hands[1]]).toEqual([2, []]);
});

test('17.2 #9, 19.12 New Governors places one governor', () => {
  const t = solitaire();
  play(t, 'endActions', draws('new-governors'), d66(11), { type: 'drawGovernor', governor: 'governor-9' }, awaits('drawCard'));
  expect(t.g.governorAt.filter((governor) => governor >= 0)).toHaveLength(1);
});

test('19.4, 19.9 a storm in which Blackbeard is lost ends the game before merchants are placed', () => {
  const t = solitaire({ at: 'transit-gold-coast-east-africa' });
  play(t, 'endActions', draws('storms-at-sea'), d66(46), 1, 6, 1);
  expect(t.g.ending).toBe('blackbeardLost');
  expect(merchantsOnMap(t.g)).toBe(8);
});

test('19.4 a storm brings the merchants back to ten', () => {
  const t = solitaire({ merchants: 9 });
  play(t, 'endActions', draws('storms-at-sea'), d66(44), d66(11), awaits('drawMerchant'));
  play(t, { type: 'drawMerchant', merchant: 'flute' }, awaits('drawCard'));
  expect(merchantsOnMap(t.g)).toBe(10);
});

test('17.2 #23, 19.4 [R93] Natural Disaster leaves eight merchants, not ten', () => {
  const t = solitaire({ merchants: 9 });
  const placed = [11, 12, 13, 14, 15, 16, 21, 22].flatMap((port, i) => [
    ...d66(port),
    { type: 'drawMerchant', merchant: i < 4 ? 'flute' : 'sloop' } as const,
  ]);
  play(t, 'endActions', draws('natural-disaster'), 6, placed, awaits('drawCard'));
  expect(merchantsOnMap(t.g)).toBe(8);
});

test('19.4 fewer than eight become eight in Blackbeard’s turn, and in no other', () => {
  const t = solitaire();
  play(t, 'endActions', draws('mal-de-mer'), HARMLESS_EVENT, drawAndPlay('wear-and-tear'));
  noMerchants(t);
  merchant(t, 'goa', 'flute');
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'), 'endActions', awaits('drawCard'));
  expect(merchantsOnMap(t.g)).toBe(1);
  const placed = [11, 12, 13, 14, 15, 16, 21].flatMap((port) => [...d66(port), { type: 'drawMerchant', merchant: 'sloop' } as const]);
  play(t, draws('fair-winds', 'heavy-guns', 'heavy-guns', 'scurvy-outbreak'), placed, awaits('playCard', 0));
  expect(merchantsOnMap(t.g)).toBe(8);
});

test('19.11 Blackbeard may answer each pirate of the System Player with one AP action', () => {
  const t = solitaire({ low: { notoriety: 20 } });
  t.g.commissionerPool = [];
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'));
  t.g.hands[0] = t.g.deck.filter((card) => TITLE_OF[card] === 'wear-and-tear').slice(0, 2);
  t.g.deck = t.g.deck.filter((card) => !t.g.hands[0].includes(card));
  play(t, { type: 'move', pirate: 'low', to: 'east-africa' }, awaits('antiPirateAction', 0));
  play(t, { type: 'playAgainst', card: 'wear-and-tear' }, 1, awaits('takeAction', 1));
  expect(t.g.apSpent).toEqual([1, 0, 0, 0]);
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'), { type: 'move', pirate: 'vane', to: 'gold-coast' });
  play(t, awaits('antiPirateAction', 0));
  play(t, passWindow());
});

test('19.11 Blackbeard draws and deploys no pirates', () => {
  const t = solitaire();
  expect(offers(t, 'drawNewPirate')).toEqual([]);
  expect(refusedBy(t, { type: 'drawNewPirate' })).toBe('19.11');
});

test('19.13 the System Player is not asked about its own pirates’ Actions', () => {
  const t = solitaire({ low: { notoriety: 20 } });
  commissioner(t, 2, 'rhett', 'india');
  lowActs(t);
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, awaits('takeAction', 1));
});

test('19.3, 9.61 two pirates of the System Player never grab each other’s booty', () => {
  const t = solitaire({ lowAt: 'goa' });
  t.g.at[21] = t.g.at[11];
  t.g.revelry[21] = 1;
  lowActs(t);
  expect(offers(t, 'grabBooty')).toEqual([]);
});

test('19.3 [R24] a tied Booty Grab ends without a duel', () => {
  const t = solitaire({
    lowAt: 'goa',
    low: { revelry: 'voluntary', holds: [900] },
    at: 'goa',
    ratings: { low: { ability: 1 }, teach: { ability: 1 } },
  });
  play(t, { type: 'grabBooty', pirate: 'teach', target: 'low' }, draws('heavy-guns'), 3, 4, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').loyalty).toBe(7);
  expect(pirateState(t, 'low').holds).toEqual([900]);
});

test('19.19 a pirate of the System Player revels after looting without a question', () => {
  const t = solitaire({ merchants: 8, lowAt: 'india' });
  lowActs(t);
  t.g.merchantFinders[33] = 1 << 11;
  t.g.merchantSince[33] = t.g.playerTurn;
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'drawHostage', hostage: 'captain' });
  play(t, 'seize', { type: 'takeCargo', hold: 0 }, 'holdForRansom', 'finish', awaits('takeAction', 1));
  expect(pirateState(t, 'low').revelry).toBe('voluntary');
});

test('19.19 a pirate of the System Player revels at the end of In-Port Activities', () => {
  const t = solitaire({ lowAt: 'goa' });
  governor(t, 'goa', 'pro');
  lowActs(t);
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(offers(t, 'declareRevelry')).toEqual([]);
  play(t, 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'voluntary', loyalty: 8 });
});

test('19.17 the seat of a System Player’s pirate chooses among all Actions that the rules allow', () => {
  const t = solitaire({ lowAt: 'india' });
  lowActs(t);
  play(t, awaits('takeAction', 1));
  expect(new Set(offers(t).map(({ type }) => type))).toEqual(new Set(['move', 'findMerchant', 'attackPort', 'endActions']));
});

test('19.1 [R64, R84] a lost pirate of the System Player is replaced at once', () => {
  const t = solitaire({ lowAt: 'bombay', low: { notoriety: 5 } });
  play(t, 'endActions', draws('disease'), d66(62), 5, d66(11), { type: 'drawPirate', pirate: 'tew' }, awaits('drawCard'));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(pirateState(t, 'tew')).toMatchObject({ owner: 1, at: 'north-atlantic', ship: 'schooner' });
  expect(t.g.vp).toEqual([0, 5, 0, 0]);
  // [R84]
  expect(t.g.active).toBe(2);
});

test('19.2 a seat whose pirate is gone for good has no Player-Turn', () => {
  const t = solitaire({ lowAt: 'bombay' });
  for (const name of t.g.pirateDeck.splice(0)) t.g.fate[name] = LOST;
  play(
    t,
    'endActions',
    draws('disease'),
    d66(62),
    draws('mal-de-mer'),
    HARMLESS_EVENT,
    drawAndPlay('wear-and-tear'),
    'endActions',
    awaits('drawCard'),
  );
  play(t, draws('fair-winds', 'heavy-guns', 'scurvy-outbreak', 'wear-and-tear'));
  expect([t.g.active, t.g.playerTurn]).toEqual([0, 5]);
  play(t, { type: 'playForActions', card: 'wear-and-tear' }, 'endActions', awaits('drawCard'));
  expect(t.g.active).toBe(2);
});

test('10.27, 19.14 [R88] a Commissioner restricts only the System Player’s pirate of his own seat', () => {
  const t = solitaire({ lowAt: 'india' });
  t.g.at[pirateId('vane')] = placeId('india');
  play(t, 'endActions', draws('european-turmoil'), drawAndPlay('wear-and-tear'));
  commissioner(t, 1, 'rhett', 'india');
  expect(new Set(offers(t).map(({ type }) => type))).toEqual(new Set(['move', 'endActions']));
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'), awaits('takeAction', 2));
  expect(offers(t, 'findMerchant').length).toBeGreaterThan(0);
});
