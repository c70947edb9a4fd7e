import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { commissioner, count, hand, merchant, pirate, pirateHand, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, pending, play, scenario, type Table } from '../../testing/scenario.ts';

const against = (card: string) => ({ type: 'playAgainst', card }) as const;
const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;

/** Seat 0’s Low is in India, and the other players hold these cards. */
function atSea(...hands: readonly (readonly Parameters<typeof hand>[2][])[]): Table {
  const t = scenario({ players: hands.length + 1, actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india');
  for (const [i, cards] of hands.entries()) hand(t, i + 1, ...cards);
  return t;
}

test('4.63 seats are asked in player order from the active player’s left, at the announcement and in the aftermath', () => {
  const t = atSea(['fair-winds'], ['fair-winds'], ['fair-winds']);
  play(t, move('east-africa'), awaits('antiPirateAction', 1), 'pass', awaits('antiPirateAction', 2), 'pass', awaits('antiPirateAction', 3));
  expect(pirateState(t, 'low').at).toBe('india');
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(pirateState(t, 'low').at).toBe('east-africa');
  play(t, 'pass', 'pass', 'pass', awaits('takeAction', 0));
});

test('4.63 the round passes from the last seat to the first, without the active player', () => {
  const t = scenario({ players: 3, actions: 1 });
  for (const seat of [0, 2]) hand(t, seat, 'wear-and-tear');
  hand(t, 1, 'double-cross', 'double-cross', 'double-cross', 'double-cross');
  pirate(t, 'low', 'india', { seat: 1 });
  play(t, 'endActions', { type: 'playForInitiative', card: 'double-cross', pirate: 'low' });
  play(t, move('east-africa'), awaits('antiPirateAction', 2), 'pass', awaits('antiPirateAction', 0), 'pass', awaits('antiPirateAction', 2));
});

test('4.63 [R5] after a play the round begins again at the left of its player', () => {
  const t = atSea(['wear-and-tear'], ['fair-winds', 'scurvy-outbreak'], ['fair-winds']);
  play(t, move('east-africa'), 'pass', awaits('antiPirateAction', 2), against('scurvy-outbreak'), awaits('antiPirateAction', 3), 'pass');
  expect(pending(t)).toEqual(['antiPirateAction', 1]);
  expect(pirateState(t, 'low').at).toBe('india');
  play(t, against('wear-and-tear'), 2, awaits('antiPirateAction', 3));
  expect(pirateState(t, 'low').at).toBe('india');
  play(t, 'pass', awaits('antiPirateAction', 3), 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'east-africa', scurvy: true, speed: 4 });
});

test('4.63 a play is resolved at once, before the Action', () => {
  const t = atSea(['wear-and-tear']);
  play(t, move('east-africa'), against('wear-and-tear'), 4);
  expect(t.events.map((e) => e.type)).toEqual(['actionAnnounced', 'cardPlayedAgainst', 'rolled', 'shipWorn', 'speedLost', 'pirateMoved']);
});

test('4.61 each seat has one anti-pirate action in a Player-Turn', () => {
  const t = atSea(['wear-and-tear', 'scurvy-outbreak', 'mutiny-conspiracy']);
  play(t, move('east-africa'), against('wear-and-tear'), 1, awaits('takeAction', 0));
  play(t, move('india'), awaits('takeAction', 0));
});

test('4.65 D each title is played once in a Player-Turn by all players together', () => {
  const t = atSea(['wear-and-tear'], ['wear-and-tear', 'scurvy-outbreak']);
  play(t, move('east-africa'), against('wear-and-tear'), 1, awaits('antiPirateAction', 2));
  expect(offers(t).map((c) => c.card ?? c.type)).toEqual(['pass', 'scurvy-outbreak-1']);
});

test('4.65 D [R21] a negated card still spends the AP action and the title', () => {
  const t = atSea(['wear-and-tear', 'scurvy-outbreak'], ['wear-and-tear']);
  t.g.cunning[pirateId('low')] = 1;
  hand(t, 0, 'skull-and-crossbones');
  play(t, move('east-africa'), against('wear-and-tear'), { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pending(t)).toEqual(['antiPirateAction', 2]);
  expect(offers(t).map((c) => c.type)).toEqual(['pass']);
  play(t, 'pass', awaits('antiPirateAction', 2));
});

test('4.6 a seat is asked by public facts: any card in hand is enough, an empty hand is not', () => {
  const t = atSea(['fair-winds'], [], ['heavy-guns']);
  play(t, move('east-africa'), awaits('antiPirateAction', 1), 'pass', awaits('antiPirateAction', 3));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('4.6 at an announcement in port nobody is asked once Mutiny Conspiracy has been played', () => {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'wear-and-tear', 'mutiny-conspiracy', 'scurvy-outbreak');
  hand(t, 2, 'mutiny-conspiracy', 'wear-and-tear');
  play(t, { type: 'doPortActivities', pirate: 'low' }, awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.card ?? c.type)).toEqual(['pass', 'mutiny-conspiracy-1']);
  play(t, against('mutiny-conspiracy'), 1, 1, awaits('portActivity', 0));
});

test('4.6 in an aftermath in port all seats with cards are asked because of Debauchery & Revelry', () => {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'mutiny-conspiracy');
  hand(t, 2, 'fair-winds');
  play(t, { type: 'doPortActivities', pirate: 'low' }, against('mutiny-conspiracy'), 1, 1, 'finish', awaits('antiPirateAction', 2));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
  play(t, 'pass', awaits('takeAction', 0));
});

test('4.6 in a Transit Box Wear and Tear, Scurvy and Mutiny Conspiracy can all be played', () => {
  const t = atSea(['wear-and-tear', 'mutiny-conspiracy', 'scurvy-outbreak']);
  play(t, move('east-africa'), passWindow(), passWindow());
  play(t, move('transit-gold-coast-east-africa'), passWindow(), awaits('antiPirateAction', 1));
  expect(offers(t)).toHaveLength(4);
});

test('4.65 C, 7.11, 7.2, 10.26 a Commissioner moves one step, into Sea Areas and Transit Boxes, never into a port', () => {
  const t = atSea([]);
  for (const [at, steps] of [
    ['gold-coast', ['transit-south-america-gold-coast', 'transit-gold-coast-east-africa']],
    ['transit-gold-coast-east-africa', ['gold-coast', 'east-africa']],
    ['north-atlantic', ['central-atlantic']],
  ] as const) {
    commissioner(t, 1, 'ogle', at);
    play(t, move(pirateState(t, 'low').at === 'india' ? 'east-africa' : 'india'), awaits('antiPirateAction', 1));
    expect(offers(t, 'moveCommissioner').map((c) => c.to)).toEqual(steps);
    play(t, passWindow(), passWindow());
  }
});

test('4.64 drawing and deploying open no window', () => {
  const t = atSea(['wear-and-tear']);
  pirateHand(t, 0, 'teach');
  play(t, { type: 'drawNewPirate' }, { type: 'drawPirate', pirate: 'tew' }, 'keepPirate', awaits('takeAction', 0));
  play(
    t,
    { type: 'deployPirate', pirate: 'teach', to: 'india' },
    { type: 'chooseShip', pirate: 'teach', ship: 'sloop' },
    awaits('takeAction', 0),
  );
});

test('4.6 the aftermath applies where the pirate is now: in port he is safe from Scurvy', () => {
  const t = atSea(['scurvy-outbreak']);
  play(t, move('goa'), awaits('antiPirateAction', 1));
  expect(offers(t)).toHaveLength(2);
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('4.6 [R54] a pirate who loses his ship at the announcement loses the Action, and a merchant involved returns to the pool', () => {
  const t = atSea(['mutiny-conspiracy'], ['wear-and-tear']);
  merchant(t, 'calicut', 'flute');
  pirateHand(t, 0, 'teach');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'calicut' }, against('mutiny-conspiracy'), 4, 4, 4, {
    type: 'takeCommand',
    pirate: 'teach',
  });
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(happened(t, 'merchantRemoved')).toHaveLength(1);
  expect(t.g.actionsLeft).toBe(3);
  expect(pending(t)).toEqual(['takeAction', 0]);
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'india', loyalty: 6 });
});

test('4.6 [R54] such a pirate loses a Move too, and the card’s other Actions remain', () => {
  const t = atSea(['wear-and-tear']);
  t.g.speed[pirateId('low')] = 0;
  play(t, move('east-africa'), against('wear-and-tear'), 6);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'lost', at: null });
  expect(happened(t, 'pirateMoved')).toEqual([]);
  expect(t.g.actionsLeft).toBe(3);
});

test('4.67, 17.16 a card played against a pirate is discarded, and gives its player no Actions', () => {
  const t = atSea(['wear-and-tear']);
  play(t, move('east-africa'), against('wear-and-tear'), 1);
  expect(count(t.g.discards, 'wear-and-tear')).toBe(1);
  expect(t.g.actionsLeft).toBe(3);
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('4.6 the question names the target of a grab', () => {
  const t = scenario({ players: 3, actions: 2 });
  pirate(t, 'low', 'goa');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary' });
  hand(t, 2, 'mutiny-conspiracy');
  play(t, { type: 'grabBooty', pirate: 'low', target: 'bonnet' }, awaits('antiPirateAction', 2));
  expect(decision(t.g)?.about).toMatchObject({ action: 'bootyGrab', target: pirateId('bonnet') });
});
