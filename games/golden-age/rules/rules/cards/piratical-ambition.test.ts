import { expect, test } from 'vitest';
import type { CardTitle } from '../../data/cards.ts';
import {
  commissioner,
  count,
  hand,
  haven,
  hostage,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  pirateId,
  pirateState,
  portId,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const move = (to: string, name = 'low') => ({ type: 'move', pirate: name, to }) as const;
const ambition = (name = 'teach') => ({ type: 'playAmbition', card: 'piratical-ambition', pirate: name }) as const;
const skull = { type: 'playSkull', card: 'skull-and-crossbones' } as const;
const RATINGS = { low: { duel: 1, initiative: 3 }, teach: { duel: 2, cunning: 0 } } as const;

/** Seat 1 holds the card and Teach; Low of seat 0 is about to sail from Goa. */
function rebels(low: Parameters<typeof pirate>[3] = {}, ...cards: readonly CardTitle[]): Table {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'goa', low);
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition', ...cards);
  return t;
}
/** The new pirate wins, or the old one. */
const WINS = [1, 6, 6] as const;
const LOSES = [6, 1, 1] as const;

test('17.2 #17 a pirate from a hand fights the active one, and takes the ship for his player if he wins', () => {
  const t = rebels({ notoriety: 7, netWorth: 800, loyalty: 3 });
  play(t, move('india'), awaits('antiPirateAction', 1), ambition(), ...WINS);
  expect(happened(t, 'duelBegan')).toMatchObject([{ pirate: pirateId('low'), target: pirateId('teach') }]);
  expect(happened(t, 'contested')).toMatchObject([
    {
      purpose: 'duel',
      sides: [
        { pirate: pirateId('low'), dice: 1 },
        { pirate: pirateId('teach'), dice: 12 },
      ],
    },
  ]);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'inPlay', owner: 1, at: 'goa', loyalty: 6, notoriety: 3, netWorth: 0 });
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(happened(t, 'pirateLost')).toMatchObject([{ seat: 0, how: 'ambition', vp: 7 }]);
  expect(happened(t, 'pirateTookCommand')).toMatchObject([{ seat: 1, pirate: pirateId('teach'), from: pirateId('low') }]);
  expect(t.g.vp).toEqual([7, 0]);
  expect(t.g.fleet).toEqual([[], [pirateId('teach')]]);
  expect(t.g.pirateHands[1]).toEqual([]);
});

test('17.2 #17 [R54] the Action is spent; the player’s other pirates may use the rest', () => {
  const t = rebels();
  play(t, move('india'), ambition(), ...WINS);
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(t.g.actionsLeft).toBe(3);
  expect(offers(t).map(({ type }) => type)).toEqual(['drawNewPirate', 'endActions']);
});

test('8.23 [R54] a merchant involved returns to the pool', () => {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'india');
  merchant(t, 'calicut', 'flute');
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'calicut' }, ambition(), ...WINS);
  expect(merchantPorts(t)).not.toContain('calicut');
});

test('15.1 [R1] the ship keeps her booty, hostages, damage, guns, scurvy and revelling crew', () => {
  const t = rebels({ ship: 'schooner', combat: 3, speed: 1, holds: [700], guns: true, revelry: 'involuntary', letter: 'dutch' });
  hostage(t, 'low', 'pilot', 'dutch');
  haven(t, 'bath', 'low');
  t.g.info.push(pirateId('low'), portId('bath'), 3);
  play(t, move('india'), ambition(), ...WINS);
  expect(pirateState(t, 'teach')).toMatchObject({
    ship: 'schooner',
    combat: 3,
    speed: 1,
    holds: [700],
    guns: true,
    hostages: ['pilot'],
    revelry: 'involuntary',
    letter: null,
    bribed: [],
  });
  expect(t.g.havenOf[portId('bath')]).toBe(-1);
  expect(t.g.info).toEqual([]);
  expect(count(t.g.removed, 'letter-of-marque')).toBe(1);
});

test('17.2 #17 a challenger who loses never comes into play; the active pirate gains one Loyalty and the Notoriety, and goes on', () => {
  const t = rebels({ notoriety: 7 });
  play(t, move('india'), ambition(), ...LOSES);
  expect(pirateState(t, 'teach').fate).toBe('lost');
  expect(happened(t, 'pirateLost')).toMatchObject([{ seat: 1, pirate: pirateId('teach'), how: 'duel', vp: 0 }]);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'india', loyalty: 8, notoriety: 10 });
  expect(t.g.fleet).toEqual([[pirateId('low')], []]);
  expect(t.g.vp).toEqual([0, 0]);
});

test('15.1 a tied duel is fought again until one dies; nobody is asked', () => {
  const t = rebels();
  play(t, move('india'), ambition(), 5, 1, 4, 2, 1, 1, ...WINS);
  expect(happened(t, 'duelTied')).toMatchObject([{ goesOn: true }, { goesOn: true }]);
  expect(pirateState(t, 'teach').fate).toBe('inPlay');
});

test('17.2 #17 the card needs a pirate in hand, and its player chooses which', () => {
  const t = rebels();
  pirateHand(t, 1, 'kidd');
  play(t, move('india'), awaits('antiPirateAction', 1));
  expect(offers(t, 'playAmbition').map(({ pirate: name }) => name)).toEqual(['teach', 'kidd']);
  const without = scenario({ actions: 4, ratings: RATINGS });
  pirate(without, 'low', 'goa');
  hand(without, 1, 'piratical-ambition', 'mutiny-conspiracy');
  play(without, move('india'), awaits('antiPirateAction', 1));
  expect(offers(without, 'playAmbition')).toEqual([]);
});

test('17.2 #17 the card needs room for another pirate in play', () => {
  for (const [fleet, plays] of [
    [['kidd', 'avery', 'vane', 'tew'], 0],
    [['kidd', 'avery', 'vane'], 1],
  ] as const) {
    const t = rebels({}, 'mutiny-conspiracy');
    for (const name of fleet) pirate(t, name, 'boston', { seat: 1 });
    play(t, move('india'), awaits('antiPirateAction', 1));
    expect(offers(t, 'playAmbition')).toHaveLength(plays);
  }
});

test('17.2 #19 [R21] if the card is negated, the challenger returns to the hand, and the card to the deck', () => {
  const t = rebels({ cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  const before = count(t.g.deck, 'piratical-ambition');
  play(t, move('india'), ambition(), awaits('negate', 0), skull);
  expect(t.g.pirateHands[1]).toEqual([pirateId('teach')]);
  expect(t.g.challenger).toBe(-1);
  expect(count(t.g.deck, 'piratical-ambition')).toBe(before + 1);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', at: 'india' });
  expect(happened(t, 'duelBegan')).toEqual([]);
});

test('12 [R44, R78] both duelists may reroll; Cunning that the new captain has spent stays spent', () => {
  const t = scenario({ actions: 4, ratings: { ...RATINGS, teach: { duel: 2, cunning: 3 } } });
  pirate(t, 'low', 'goa', { cunning: 1 });
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition');
  play(t, move('india'), ambition(), 1, 1, 1, awaits('rerollWithCunning', 0), 'rerollDice', 4);
  play(t, awaits('rerollWithCunning', 1), 'rerollDice', 5, 5);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'inPlay', cunning: 2 });
});

test('5.15 the new captain has his full Cunning if he has spent none', () => {
  const t = scenario({ actions: 4, ratings: { ...RATINGS, teach: { duel: 2, cunning: 3 } } });
  pirate(t, 'low', 'goa');
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition');
  play(t, move('india'), ambition(), 1, 6, 6);
  expect(pirateState(t, 'teach').cunning).toBe(3);
});

test('4.53 [R42] the rest of Initiative Actions may be used by other pirates, or to draw or deploy', () => {
  const t = scenario({ ratings: RATINGS });
  pirate(t, 'low', 'goa');
  pirate(t, 'tew', 'boston');
  hand(t, 0, 'double-cross');
  pirateHand(t, 0, 'kidd');
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'low' });
  expect(offers(t).every((c) => c.type === 'endActions' || c.pirate === 'low')).toBe(true);
  play(t, move('india'), ambition(), ...WINS, awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'move').map((c) => c.pirate)).toContain('tew');
  expect(offers(t, 'move').map((c) => c.pirate)).not.toContain('teach');
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
  play(t, { type: 'deployPirate', pirate: 'kidd', to: 'india' }, { type: 'chooseShip', pirate: 'kidd', ship: 'sloop' });
  expect(t.g.actionsLeft).toBe(1);
});

test('10.32 [R13] Commissioners may react to the new captain in the same Player-Turn', () => {
  const t = rebels();
  play(t, move('india'), ambition(), ...WINS);
  expect(t.g.deployedOn[pirateId('teach')]).toBe(-1);
});

test('10.27 [R31] the new captain may be in the area of his own player’s Commissioner', () => {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'india');
  pirateHand(t, 1, 'teach');
  hand(t, 1, 'piratical-ambition');
  commissioner(t, 1, 'ogle', 'india');
  play(t, move('goa'), ambition(), ...WINS);
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'india', owner: 1 });
});

test('17.2 #17 a challenge in the aftermath does not undo the Action', () => {
  const t = rebels({}, 'fair-winds');
  play(t, move('india'), 'pass', ambition(), ...WINS);
  expect(pirateState(t, 'teach').at).toBe('india');
  expect(happened(t, 'actionLost')).toEqual([]);
});
