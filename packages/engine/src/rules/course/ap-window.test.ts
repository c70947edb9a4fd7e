import { expect, test } from 'vitest';
import { decision } from '../../engine.ts';
import { commissioner, count, hand, merchant, pirate, pirateHand, pirateId, the } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, pending, play, scenario, type Table } from '../../testing/scenario.ts';

const against = (card: string) => ({ type: 'playAgainst', card }) as const;
const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;

/** Seat 0’s Low in India, and so many players with these cards in the other hands. */
function atSea(...hands: readonly (readonly Parameters<typeof hand>[2][])[]): Table {
  const t = scenario({ players: hands.length + 1, actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india');
  for (const [i, cards] of hands.entries()) hand(t, i + 1, ...cards);
  return t;
}

test('4.63 seats are asked in player order from the active player’s left, at the announcement and in the aftermath', () => {
  const t = atSea(['fair-winds'], ['fair-winds'], ['fair-winds']);
  play(t, move('east-africa'), awaits('antiPirateAction', 1), 'pass', awaits('antiPirateAction', 2), 'pass', awaits('antiPirateAction', 3));
  expect(the(t, 'low').at).toBe('india');
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(the(t, 'low').at).toBe('east-africa');
  play(t, 'pass', 'pass', 'pass', awaits('takeAction', 0));
});

test('4.63 the round goes on past the last seat to the first, never to the active player', () => {
  const t = scenario({ players: 3, actions: 1 });
  for (const seat of [0, 2]) hand(t, seat, 'wear-and-tear');
  hand(t, 1, 'double-cross', 'double-cross', 'double-cross', 'double-cross');
  pirate(t, 'low', 'india', { seat: 1 });
  play(t, 'endActions', { type: 'playForInitiative', card: 'double-cross', pirate: 'low' });
  play(t, move('east-africa'), awaits('antiPirateAction', 2), 'pass', awaits('antiPirateAction', 0), 'pass', awaits('antiPirateAction', 2));
});

test('4.63 [R5] after a play the round begins again from the left of whoever played', () => {
  const t = atSea(['wear-and-tear'], ['fair-winds', 'scurvy-outbreak'], ['fair-winds']);
  play(t, move('east-africa'), 'pass', awaits('antiPirateAction', 2), against('scurvy-outbreak'), awaits('antiPirateAction', 3), 'pass');
  expect(pending(t)).toEqual(['antiPirateAction', 1]);
  expect(the(t, 'low').at).toBe('india');
  play(t, against('wear-and-tear'), 2, awaits('antiPirateAction', 3));
  expect(the(t, 'low').at).toBe('india');
  play(t, 'pass', awaits('antiPirateAction', 3), 'pass', awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ at: 'east-africa', scurvy: true, speed: 4 });
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

test('4.65 D each title is played once in a Player-Turn, over all players', () => {
  const t = atSea(['wear-and-tear'], ['wear-and-tear', 'scurvy-outbreak']);
  play(t, move('east-africa'), against('wear-and-tear'), 1, awaits('antiPirateAction', 2));
  expect(offers(t).map((c) => c.card ?? c.type)).toEqual(['pass', 'scurvy-outbreak-1']);
});

test('4.65 D [R21] a negated card uses up the AP action and the title all the same', () => {
  const t = atSea(['wear-and-tear', 'scurvy-outbreak'], ['wear-and-tear']);
  t.g.cunning[pirateId('low')] = 1;
  hand(t, 0, 'skull-and-crossbones');
  play(t, move('east-africa'), against('wear-and-tear'), { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pending(t)).toEqual(['antiPirateAction', 2]);
  expect(offers(t).map((c) => c.type)).toEqual(['pass']);
  play(t, 'pass', awaits('antiPirateAction', 2));
});

test('4.6 who is asked depends on public facts: any card in hand will do, an empty hand will not', () => {
  const t = atSea(['fair-winds'], [], ['heavy-guns']);
  play(t, move('east-africa'), awaits('antiPirateAction', 1), 'pass', awaits('antiPirateAction', 3));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('4.6 in port only Mutiny Conspiracy could come at the announcement; once it has been played nobody is asked then', () => {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'goa');
  hand(t, 1, 'wear-and-tear', 'mutiny-conspiracy', 'scurvy-outbreak');
  hand(t, 2, 'mutiny-conspiracy', 'wear-and-tear');
  play(t, { type: 'doPortActivities', pirate: 'low' }, awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.card ?? c.type)).toEqual(['pass', 'mutiny-conspiracy-1']);
  play(t, against('mutiny-conspiracy'), 1, 1, awaits('portActivity', 0));
});

test('4.6 in port Debauchery & Revelry could come in the aftermath, so that all with cards are asked', () => {
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
    play(t, move(the(t, 'low').at === 'india' ? 'east-africa' : 'india'), awaits('antiPirateAction', 1));
    expect(offers(t, 'moveCommissioner').map((c) => c.to)).toEqual(steps);
    play(t, passWindow(), passWindow());
  }
});

test('4.64 no window at drawing and deploying', () => {
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

test('4.6 the aftermath finds the pirate where he is now: one who has come into port is safe from Scurvy', () => {
  const t = atSea(['scurvy-outbreak']);
  play(t, move('goa'), awaits('antiPirateAction', 1));
  expect(offers(t)).toHaveLength(2);
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('4.6 [R54] a pirate who loses his ship at the announcement loses the Action, and a merchant involved goes to the pool', () => {
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
  expect(the(t, 'teach')).toMatchObject({ at: 'india', loyalty: 6 });
});

test('4.6 [R54] a Move is lost too, and its card’s other Actions remain', () => {
  const t = atSea(['wear-and-tear']);
  t.g.speed[pirateId('low')] = 0;
  play(t, move('east-africa'), against('wear-and-tear'), 6);
  expect(the(t, 'low')).toMatchObject({ fate: 'lost', at: null });
  expect(happened(t, 'pirateMoved')).toEqual([]);
  expect(t.g.actionsLeft).toBe(3);
});

test('4.67, 17.16 a card played against a pirate goes to the discards, and gives its player no Actions', () => {
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
