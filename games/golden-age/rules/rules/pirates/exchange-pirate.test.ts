import { expect, test } from 'vitest';
import { CARD_COUNT } from '../../data/cards.ts';
import { NO_PIRATE, PIRATES } from '../../data/ids.ts';
import { redact } from '../../state/redact.ts';
import { hand, pirate, pirateHand, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, type Step, scenario, setUpTo, type Table } from '../../testing/scenario.ts';

const draw = { type: 'drawNewPirate' } as const;
const drawn = (name: string): Step => ({ type: 'drawPirate', pirate: name });
const ORDER = ['teach', 'vane', 'bonnet', 'low', 'kidd', 'tew'] as const;

/** A game of six players in which seat 0 is Player A and the pirates are dealt in `ORDER`. */
function dealt(): Table {
  const t = setUpTo(6, 'drawPirate');
  play(t, ...ORDER.map(drawn));
  return t;
}
const six = (): Table => scenario({ players: 6, actions: 4 });

test('2.7, 3.0 Step 6 each of six players is dealt one pirate, and may refuse him, in player order', () => {
  const t = dealt();
  expect(t.g.pirateHands.map((cards) => cards.length)).toEqual([1, 1, 1, 1, 1, 1]);
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    expect(pending(t)).toEqual(['keepOrRefuse', seat]);
    expect(offers(t)).toEqual([{ type: 'keepPirate' }, { type: 'refusePirate' }]);
    play(t, 'keepPirate');
  }
  expect(pending(t)).toEqual(['deployFleet', 0]);
  expect(t.g.vp).toEqual([0, 0, 0, 0, 0, 0]);
});

test('2.7 with five players a pirate can’t be refused', () => {
  const t = setUpTo(5, 'deployFleet');
  expect(t.g.pirateHands.map((cards) => cards.length)).toEqual([2, 2, 2, 2, 2]);
  const five = scenario({ players: 5, actions: 4 });
  play(five, draw, drawn('tew'), awaits('keepOrDeploy', 0));
  expect(refusedBy(five, { type: 'refusePirate' })).toBe('2.7');
});

test('2.7 a drafted pirate can’t be refused', () => {
  const t = setUpTo(6, 'rollDie', { draft: true });
  const governors = Array.from({ length: 16 }, () => 1);
  play(t, governors, [6, 1, 1, 1, 1, 1], ...ORDER.map((name): Step => ({ type: 'draftPirate', pirate: name })), awaits('deployFleet'));
  expect(t.g.vp).toEqual([0, 0, 0, 0, 0, 0]);
  expect(t.g.pirateHands.map((cards) => cards.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('2.7 [R38] for a refusal each other player gets 10 VP, another pirate is drawn, and the refused one goes back', () => {
  const t = dealt();
  play(t, 'keepPirate', 'refusePirate', awaits('drawPirate', -1));
  expect(t.g.vp).toEqual([10, 0, 10, 10, 10, 10]);
  expect(offers(t)).toHaveLength(PIRATES.length - 6);
  expect(offers(t)).not.toContainEqual(drawn('vane'));
  play(t, drawn('quelch'));
  expect(t.g.pirateHands[1]).toEqual([pirateId('quelch')]);
  expect(t.g.pirateDeck).toContain(pirateId('vane'));
  expect(t.g.pirateDeck).toHaveLength(PIRATES.length - 6);
});

test('2.7 [R38] a refused pirate may be drawn again', () => {
  const t = dealt();
  play(t, 'refusePirate', drawn('quelch'), awaits('keepOrRefuse', 0), 'refusePirate', drawn('teach'), 'refusePirate', drawn('lusan'));
  expect(t.g.vp).toEqual([0, 30, 30, 30, 30, 30]);
  expect(pending(t)).toEqual(['keepOrRefuse', 0]);
});

test('2.7 [R38] a player may refuse as often as there are others to draw, and keeps the last; so may the next player', () => {
  const t = dealt();
  const others = t.g.pirateDeck.length;
  const refuse = () => {
    play(t, 'refusePirate', awaits('drawPirate', -1));
    play(
      t,
      ...offers(t)
        .slice(0, 1)
        .map(({ pirate }) => drawn(String(pirate))),
    );
  };
  for (let n = 1; n < others; n++) refuse();
  expect(pending(t)).toEqual(['keepOrRefuse', 0]);
  refuse();
  expect(pending(t)).toEqual(['keepOrRefuse', 1]);
  expect(offers(t)).toEqual([{ type: 'keepPirate' }, { type: 'refusePirate' }]);
  expect(t.g.vp).toEqual([0, 1, 1, 1, 1, 1].map((points) => points * others * 10));
});

test('2.7 the other players don’t learn the refused and the new pirate', () => {
  const t = dealt();
  const told = play(t, 'refusePirate', drawn('quelch'));
  expect(told.map((e) => redact(e, 0))).toEqual(told);
  expect(told.map((e) => redact(e, 1))).toEqual([
    { type: 'pirateRefused', rule: '2.7', seat: 0, vp: 10 },
    { type: 'pirateDrawn', rule: '2.7', seat: 0, pirate: NO_PIRATE },
  ]);
});

test('2.7, 5.16 with six players a player with a pirate in play or hand can’t draw', () => {
  const t = six();
  pirate(t, 'low', 'india');
  expect(refusedBy(t, draw)).toBe('2.7');
  const other = six();
  pirateHand(other, 0, 'low');
  expect(refusedBy(other, draw)).toBe('2.7');
  expect(offers(other, 'deployPirate')).toHaveLength(10);
  expect(offers(six(), 'drawNewPirate')).toHaveLength(1);
});

test('2.7, 5.16 a drawn pirate is kept, deployed or refused, in the same Action', () => {
  const t = six();
  play(t, draw, drawn('low'), awaits('keepOrDeploy', 0));
  expect(new Set(offers(t).map((c) => c.type))).toEqual(new Set(['keepPirate', 'refusePirate', 'deployPirate']));
  play(t, 'refusePirate', drawn('tew'), awaits('keepOrDeploy', 0));
  expect(offers(t, 'deployPirate').every((c) => c.pirate === 'tew')).toBe(true);
  play(t, 'keepPirate', awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(3);
  expect(t.g.vp).toEqual([0, 10, 10, 10, 10, 10]);
  expect(happened(t, 'pirateRefused')).toEqual([]);
  expect(refusedBy(t, draw)).toBe('2.7');
});

test('2.7 [R38] of two pirates left in the deck a drawn one can be refused for the other, who must be kept or deployed', () => {
  const t = six();
  t.g.pirateHands[1] = t.g.pirateDeck.splice(2);
  const [name = ''] = offersAfterDraw(t);
  play(t, drawn(name), 'refusePirate', awaits('drawPirate'));
  play(t, ...offers(t).map((c) => drawn(String(c.pirate))));
  expect(offers(t, 'refusePirate')).toEqual([]);
  expect(refusedBy(t, { type: 'refusePirate' })).toBe('2.7');
  expect(offers(t, 'keepPirate')).toHaveLength(1);
});

test('2.7 [R38] a pirate can’t be refused if the deck is empty', () => {
  for (const left of [1, 2]) {
    const t = six();
    t.g.pirateHands[1] = t.g.pirateDeck.splice(left);
    const [name] = offersAfterDraw(t);
    play(t, drawn(name));
    expect(offers(t, 'refusePirate')).toHaveLength(left - 1);
  }
});
function offersAfterDraw(t: Table): readonly string[] {
  play(t, draw, awaits('drawPirate'));
  return offers(t).map((c) => String(c.pirate));
}

test('2.7, 14.2 a mutiny’s successor from the deck can’t be refused', () => {
  const t = scenario({ players: 6, actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0 });
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, 4, drawn('tew'), awaits('takeAction', 0));
  expect(pirateState(t, 'tew')).toMatchObject({ fate: 'inPlay', owner: 0, at: 'india' });
  expect(t.g.fleet[0]).toHaveLength(1);
  expect(refusedBy(t, draw)).toBe('2.7');
});

test('2.7, 17.2 #17 with six players a pirate in hand can challenge while none is in play', () => {
  const t = six();
  pirate(t, 'low', 'india');
  hand(t, 1, 'piratical-ambition');
  pirateHand(t, 1, 'tew');
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, awaits('antiPirateAction', 1));
  expect(offers(t, 'playAmbition')).toHaveLength(1);
});

test('2.7 with ten players each has four cards and a pirate; the deck holds the rest', () => {
  const t = setUpTo(10, 'playCard');
  expect(t.g.hands.map((cards) => cards.length)).toEqual(Array.from({ length: 10 }, () => 4));
  expect(t.g.deck).toHaveLength(CARD_COUNT - 10 * 4);
  expect(t.g.pirateDeck).toHaveLength(13);
  expect(t.g.fleet.every((fleet) => fleet.length === 1)).toBe(true);
});
