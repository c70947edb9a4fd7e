import { expect, test } from 'vitest';
import { CARD_COUNT, TITLE_OF, USE_OF } from '../../data/cards.ts';
import { AREAS } from '../../data/ids.ts';
import { play as choose, decision, legal } from '../../game.ts';
import { parseOptions } from '../../options.ts';
import { merchantsOnMap } from '../../queries/merchants.ts';
import { startingAreas } from '../../queries/solitaire.ts';
import { merchant, noMerchants, pirateState } from '../../testing/arrange.ts';
import { awaits, beforeTurn, d66, draws, happened, offers, play, setUp, type Table } from '../../testing/scenario.ts';

const fresh = (): Table => setUp(4, { solitaire: true });

/** @returns a solitaire game that arbitrary choices have brought to this question, in a procedure or step of this name if given */
function at(ask: string, step = ''): Table {
  for (let seed = 1; seed < 50; seed++) {
    const t = fresh();
    let s = seed;
    for (let n = 0; n < 200; n++) {
      const d = decision(t.g);
      if (d?.ask === ask && d.path.join(' ').includes(step)) return t;
      const offered = legal(t.g);
      s = (s * 75 + 74) % 65537;
      choose(t.g, offered[s % offered.length]);
    }
  }
  throw new Error(`${ask} never comes`);
}

test('19.1 four seats: one is Blackbeard’s, three are the System Player’s', () => {
  expect(() => parseOptions({ players: 2, solitaire: true })).toThrow('must be 4');
  for (const other of [{ draft: true }, { length: 'long' }, { length: 'short' }, { deployment: 'secret' }, { retireInPiratePorts: true }])
    expect(() => parseOptions({ players: 4, solitaire: true, ...other })).toThrow("can't be changed in a solitaire game");
  expect(parseOptions({ players: 4, solitaire: true, cunning: false, draft: false })).toMatchObject({ solitaire: true });
});

test('19.1 the choice of Blackbeard’s Sloop or Schooner comes first', () => {
  const t = fresh();
  play(t, awaits('chooseShip', 0));
  expect(offers(t)).toEqual([
    { type: 'chooseShip', pirate: 'teach', ship: 'sloop' },
    { type: 'chooseShip', pirate: 'teach', ship: 'schooner' },
  ]);
  play(t, { type: 'chooseShip', pirate: 'teach', ship: 'schooner' }, awaits('rollDie'));
});

test.each([
  [1, 'sloop'],
  [4, 'sloop'],
  [5, 'schooner'],
  [6, 'schooner'],
] as const)('19.1 a die of %i gives a pirate of the System Player a %s', (die, ship) => {
  const t = at('rollDie', 'newRival/search');
  const area = pirateState(t, 'teach').at;
  const port = area === 'india' ? 22 : 62;
  play(t, die, d66(port), { type: 'drawPirate', pirate: 'kidd' }, awaits('rollDie'));
  expect(pirateState(t, 'kidd')).toMatchObject({ owner: 1, ship, loyalty: 7 });
});

test('19.3 two decks; Finger of Fate and Piratical Ambition are out of the game', () => {
  const { g } = fresh();
  expect(new Set(g.removed.map((card) => TITLE_OF[card]))).toEqual(new Set(['finger-of-fate', 'piratical-ambition']));
  const now = USE_OF.filter((use) => use === 'now').length;
  expect(g.nowDeck).toHaveLength(now - 1);
  expect(g.deck).toHaveLength(CARD_COUNT - now - 5);
  expect(g.nowDeck.every((card) => USE_OF[card] === 'now')).toBe(true);
  expect(g.deck.some((card) => USE_OF[card] === 'now')).toBe(false);
});

test('19.4, 19.5 ten merchants, then the eight pro-pirate governors', () => {
  const t = at('deployFleet');
  expect(merchantsOnMap(t.g)).toBe(10);
  expect(t.g.governorAt.filter((governor) => governor >= 0)).toHaveLength(8);
});

/** Merchants in these ports, and nowhere else. */
function lying(...ports: readonly Parameters<typeof merchant>[1][]): Table {
  const t = beforeTurn({ players: 4, settings: { solitaire: true } });
  noMerchants(t);
  for (const port of ports) merchant(t, port, 'flute');
  return t;
}
const areas = ({ g }: Table) => startingAreas(g.tables, g).map((area) => AREAS.indexOf(area));

test('19.6 Blackbeard begins where the most merchants are', () => {
  expect(areas(lying('boston', 'new-york', 'goa'))).toEqual([0]);
});

test('19.6 a merchant at Bermuda is in both of its Sea Areas', () => {
  expect(areas(lying('bermuda', 'goa', 'boston'))).toEqual([0]);
});

test('19.6 of several such areas he takes the one whose Cargo table begins highest', () => {
  expect(areas(lying('boston', 'whydah', 'havana', 'goa'))).toEqual([9]);
  expect(areas(lying('boston', 'whydah'))).toEqual([7]);
});

test('19.6 if they are still equal, the player chooses', () => {
  expect(areas(lying('havana', 'cartagena', 'boston'))).toHaveLength(2);
  const t = at('deployFleet');
  play(t, awaits('deployFleet', 0));
  expect(offers(t).length).toBeGreaterThan(1);
  expect(offers(t).every(({ type, pirate }) => type === 'deployPirate' && pirate === 'teach')).toBe(true);
  choose(t.g, legal(t.g)[0]);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'inPlay', owner: 0, loyalty: 7, notoriety: 0 });
});

test('19.7 [R81] each pirate of the System Player begins alone: the D66 is thrown again for an occupied Sea Area', () => {
  const t = at('rollDie', 'newRival/search');
  t.g.at[19] = AREAS[9];
  play(t, 1, d66(62), d66(64), d66(11), { type: 'drawPirate', pirate: 'kidd' }, 1, d66(12), d66(45), awaits('drawPirate'));
  expect(pirateState(t, 'kidd').at).toBe('north-atlantic');
  // [R81] He goes to the one of Bermuda's two Sea Areas that has no pirate.
  play(t, { type: 'drawPirate', pirate: 'low' }, 1, d66(41), { type: 'drawPirate', pirate: 'vane' }, awaits('drawCard'));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-atlantic', owner: 2 });
  expect(pirateState(t, 'vane').owner).toBe(3);
});

test('19.8, 19.11 four cards to hold, no pirate cards; Blackbeard begins, without drawing more', () => {
  const t = at('drawCard');
  play(t, { type: 'drawCard', card: 'fair-winds' }, awaits('drawCard'));
  expect(happened(t, 'cardDrawn')).toMatchObject([{ seat: 0, rule: '19.8' }]);
  play(t, draws('fair-winds', 'wear-and-tear', 'wear-and-tear'), awaits('playCard', 0));
  expect(t.g.hands.map((hand) => hand.length)).toEqual([4, 0, 0, 0]);
  expect(t.g.pirateHands.flat()).toEqual([]);
  expect(t.g.playerTurn).toBe(1);
});
