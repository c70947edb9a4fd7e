import { expect, test } from 'vitest';
import type { CardTitle } from '../../data/cards.ts';
import { PIRATES } from '../../data/ids.ts';
import { isPardoned } from '../../queries/ports.ts';
import { count, deck, deckOf, governor, hand, haven, pardons, pirate, pirateHand, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, draws, happened, offers, pending, play, scenario, type Table } from '../../testing/scenario.ts';

const PARDON = 'general-pardon';
const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

/** Seat 0 is about to draw one card. */
function before(...rest: readonly CardTitle[]): Table {
  const t = beforeTurn();
  hand(t, 0, 'letter-of-marque', 'letter-of-marque', 'letter-of-marque');
  if (rest.length > 0) deck(t, ...rest);
  return t;
}

test('17.2 #8 the first Pardon has no effect, and is shuffled into the deck without the discards', () => {
  const t = before(PARDON, 'wear-and-tear');
  pirate(t, 'low', 'india');
  begin(t);
  play(t, draws(PARDON), awaits('drawCard'));
  expect(t.g.pardons).toBe(1);
  expect(t.g.deck).toHaveLength(2);
  expect(t.g.pardonThrough).toBe(0);
  expect(count(t.g.discards, PARDON)).toBe(0);
});

test('17.2 #8 a first Pardon that is the last card of the deck ends the game', () => {
  const t = before(PARDON);
  pirate(t, 'low', 'india', { notoriety: 7 });
  begin(t);
  play(t, draws(PARDON));
  expect(pending(t)).toBeNull();
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'generalPardon' }]);
  expect(t.g.vp).toEqual([7, 0]);
});

test('17.2 #8 the second Pardon pardons all pirates on the map, and the card is held out', () => {
  const t = before();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'havana', { seat: 1 });
  pirate(t, 'kidd', 'transit-gold-coast-east-africa', { seat: 1 });
  t.g.pardons = 1;
  begin(t);
  play(t, draws(PARDON), awaits('drawCard'));
  expect(happened(t, 'pardonProclaimed')).toMatchObject([{ seat: 0, pirates: (['kidd', 'low', 'vane'] as const).map(pirateId) }]);
  expect(PIRATES.filter((id) => isPardoned(t.g, id))).toEqual((['kidd', 'low', 'vane'] as const).map(pirateId));
  expect(happened(t, 'cardHeldOut')).toHaveLength(1);
  expect(count(t.g.deck, PARDON)).toBe(0);
  expect(count(t.g.aside, PARDON)).toBe(1);
});

test('17.2 #8 a second Pardon that is the last card ends the game', () => {
  const t = before(PARDON);
  t.g.pardons = 1;
  begin(t);
  play(t, draws(PARDON));
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'generalPardon' }]);
});

test('17.2 #8 the second Pardon returns to the deck at once with 20 cards left; with 21 it is held out', () => {
  for (const [left, back] of [
    [20, 1],
    [21, 0],
  ]) {
    const t = before();
    deckOf(t, left + 1, PARDON);
    t.g.pardons = 1;
    begin(t);
    play(t, draws(PARDON), awaits('drawCard'));
    expect(count(t.g.deck, PARDON)).toBe(back);
    expect(t.g.deck).toHaveLength(left + back);
  }
});

test('17.2 #8 a held-out Pardon returns to the deck when 20 cards are left', () => {
  const t = before();
  pardons(t, 2);
  deckOf(t, 21);
  begin(t);
  play(t, { type: 'drawCard', card: String(offers(t)[0].card) });
  expect(t.g.deck).toHaveLength(21);
  expect(count(t.g.deck, PARDON)).toBe(1);
  expect(t.g.aside).toEqual([]);
});

test('17.2 #8 a held-out Pardon stays out with 21 cards left', () => {
  const t = before();
  pardons(t, 2);
  deckOf(t, 22);
  begin(t);
  play(t, { type: 'drawCard', card: String(offers(t)[0].card) });
  expect(t.g.deck).toHaveLength(21);
  expect(t.g.aside).toHaveLength(1);
});

test('17.2 #8 the third Pardon ends the game at once; pirates in play score their Notoriety', () => {
  const t = before();
  pirate(t, 'low', 'india', { notoriety: 7, netWorth: 5000 });
  pirate(t, 'vane', 'india', { notoriety: 4, seat: 1 });
  t.g.pardons = 2;
  begin(t);
  play(t, draws(PARDON));
  expect(pending(t)).toBeNull();
  expect(t.g.vp).toEqual([7, 4]);
  expect(happened(t, 'pirateScored')).toHaveLength(2);
});

test('17.2 #8 the third Pardon is not shuffled in again, even with 20 cards left', () => {
  const t = before();
  deckOf(t, 21, PARDON);
  t.g.pardons = 2;
  begin(t);
  play(t, draws(PARDON));
  expect(pending(t)).toBeNull();
  expect(happened(t, 'cardShuffledIn')).toEqual([]);
  expect(count(t.g.deck, PARDON)).toBe(0);
});

/** Seat 0 acts under the Pardon; Low is pardoned. */
function pardoned(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'central-atlantic', { notoriety: 5, netWorth: 260, holds: [300, 401], ...options });
  pardons(t, 2);
  return t;
}

test.each<[string, ((t: Table) => void) | null, number]>([
  ['neutral', null, 351],
  ['pro-pirate', (t) => governor(t, 'bath', 'pro'), 701],
  ['safe haven', (t) => haven(t, 'bath', 'low'), 772],
  ['anti-pirate, as a neutral one', (t) => governor(t, 'bath', 'anti'), 351],
])('17.2 #8, 18.41 E [R19] a pardoned pirate who moves into an English port converts his booty and retires: %s', (_, arrange, gained) => {
  const t = pardoned();
  arrange?.(t);
  play(t, move('low', 'bath'));
  expect(happened(t, 'bootyConverted')).toMatchObject([{ booty: 701, doubloons: gained }]);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', netWorth: 260 + gained });
  expect(t.g.vp[0]).toBe(10 + Math.floor((260 + gained) / 100));
});

test('17.2 #8 [R19] a history of attacks on the English does not keep a pardoned pirate out', () => {
  const t = pardoned({ history: ['english'] });
  play(t, move('low', 'bath'));
  expect(happened(t, 'bootyConverted')).toMatchObject([{ percent: 50 }]);
});

test('17.2 #8 the Pardon does not change other nations’ ports', () => {
  const t = pardoned();
  play(t, move('low', 'south-atlantic'));
  governor(t, 'st-augustine', 'anti');
  expect(offers(t, 'move').map((c) => c.to)).not.toContain('st-augustine');
  play(t, move('low', 'new-providence'));
  expect(pirateState(t, 'low').fate).toBe('inPlay');
});

test('17.2 #8 [R19] a pirate already in an English port must leave it and come back', () => {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'bath');
  pardons(t, 2);
  expect(offers(t, 'retireInHaven')).toEqual([]);
  play(t, move('low', 'central-atlantic'), move('low', 'bath'));
  expect(pirateState(t, 'low').fate).toBe('retired');
});

test('17.2 #8 a pirate who comes into play later is not pardoned', () => {
  const t = scenario({ actions: 4 });
  pardons(t, 2);
  pirateHand(t, 0, 'low');
  governor(t, 'virginia', 'anti');
  play(t, { type: 'deployPirate', pirate: 'low', to: 'central-atlantic' }, { type: 'chooseShip', pirate: 'low', ship: 'sloop' });
  expect(offers(t, 'move').map((c) => c.to)).not.toContain('virginia');
  play(t, move('low', 'bath'));
  expect(pirateState(t, 'low').fate).toBe('inPlay');
});

test('17.2 #8 the Pardon ends with the next Player-Turn of the player who drew it', () => {
  const t = before();
  t.g.pardons = 1;
  pirate(t, 'low', 'india');
  hand(t, 1, 'fair-winds', 'wear-and-tear', 'wear-and-tear', 'scurvy-outbreak');
  begin(t);
  play(t, draws(PARDON, 'wear-and-tear'), { type: 'playForActions', card: 'letter-of-marque' }, 'endActions');
  play(t, { type: 'playForActions', card: 'wear-and-tear' }, 'endActions', draws('wear-and-tear'));
  expect(t.g.pardonThrough).toBe(3);
  play(t, { type: 'playForActions', card: 'letter-of-marque' }, 'endActions', awaits('drawCard'));
  expect(happened(t, 'pardonEnded')).toHaveLength(1);
  expect(t.g.pardoned).toBe(0);
});

test('17.2 #8, #14 [R63] a turn lost to Mal de Mer counts as that Player-Turn', () => {
  const t = before();
  pirate(t, 'low', 'india');
  pardons(t, 2, 1);
  begin(t);
  play(t, draws('mal-de-mer', 'wear-and-tear'), awaits('drawCard'));
  expect(happened(t, 'pardonEnded')).toHaveLength(1);
});

/** Seat 0 draws the card for the second time, with this number of others left. */
function late(left: number): Table {
  const t = beforeTurn({ settings: { latePardon: true } });
  hand(t, 0, 'letter-of-marque', 'letter-of-marque', 'letter-of-marque');
  deckOf(t, left + 1, PARDON);
  t.g.pardons = 1;
  begin(t);
  play(t, draws(PARDON), left > 0 ? awaits('drawCard') : []);
  return t;
}

test.each([
  [1, 0],
  [2, 1],
  [11, 5],
  [20, 10],
  [21, 10],
  [40, 10],
  [42, 10],
  [50, 10],
])('17.2 #8 [R79] with the option, a second Pardon with %i cards left returns to the deck when %i are left', (left, returns) => {
  const t = late(left);
  expect(t.g.pardonReturn).toBe(returns);
  expect(count(t.g.aside, PARDON)).toBe(1);
  expect(happened(t, 'cardHeldOut')).toHaveLength(1);
});

test('17.2 #8 with the option, a second Pardon that is the last card still ends the game', () => {
  const t = late(0);
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'generalPardon' }]);
});

test.each([
  [7, 0],
  [6, 1],
])('17.2 #8 [R79] with the option, half of the deck being 5, a draw from %i cards leaves the card %i times in the deck', (cards, times) => {
  const t = beforeTurn({ settings: { latePardon: true } });
  hand(t, 0, 'letter-of-marque', 'letter-of-marque', 'letter-of-marque');
  pardons(t, 2);
  t.g.pardonReturn = 5;
  deckOf(t, cards);
  begin(t);
  play(t, { type: 'drawCard', card: String(offers(t)[0].card) });
  expect(count(t.g.deck, PARDON)).toBe(times);
});
