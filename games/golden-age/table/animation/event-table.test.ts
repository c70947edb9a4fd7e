import { type GameEvent, newGame, type View, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { stepsOf } from './event-table.ts';

const seen: View = view(newGame({ players: 2 }), 0);
const event = (json: object): GameEvent => {
  const known: GameEvent = { rule: '', type: 'turnEnded', seat: 0 };
  return Object.assign(known, json);
};
const kinds = (...events: readonly object[]) =>
  stepsOf(events.map(event), seen).map(({ animations }) => animations.map(({ kind }) => kind));

test('shows all merchants being placed at once, despite the rolls between them', () => {
  const dice = { type: 'rolled', purpose: 'merchantPlacement', pirate: -1, seat: 0, dice: [3, 4] };
  const placed = (port: number) => ({ type: 'merchantPlaced', port });
  expect(kinds(dice, placed(1), dice, placed(2), dice, placed(3))).toEqual([['appear', 'appear', 'appear']]);
});

test('shows a changed rating together with its cause', () => {
  expect(kinds({ type: 'combatLost', pirate: 1, hits: 2, now: 1 }, { type: 'loyaltyChanged', pirate: 1, by: -1, now: 3 })).toEqual([
    ['rock', 'pop', 'pop'],
  ]);
});

test('plays two animations of one counter one after the other', () => {
  expect(kinds({ type: 'speedLost', pirate: 1, hits: 0, now: 1 }, { type: 'scurvyBrokeOut', pirate: 1 })).toEqual([['rock'], ['rock']]);
});

test('marks a move that another move of the same counter follows', () => {
  const [first, second] = stepsOf(
    [event({ type: 'pirateMoved', pirate: 1, from: 0, to: 1 }), event({ type: 'pirateMoved', pirate: 1, from: 1, to: 2 })],
    seen,
  );
  expect(first?.animations[0]).toMatchObject({ kind: 'sail', goesOn: true });
  expect(second?.animations[0]).toMatchObject({ kind: 'sail', goesOn: false });
});

test('keeps a card face down that another player draws', () => {
  const [drawn] = stepsOf([event({ type: 'cardDrawn', seat: 1, card: -1 })], seen);
  expect(drawn?.animations[0]).toMatchObject({ kind: 'card', card: -1 });
});

test('plays the sound of an event that has no animation, in a step without length', () => {
  expect(kinds({ type: 'recovered', pirate: 1, done: true })).toEqual([]);
  expect(stepsOf([event({ type: 'stoodToFight', pirate: 1 })], seen)).toEqual([{ animations: [], sounds: ['cannon'] }]);
});

test('flies coins to the hold they are stowed in', () => {
  const [stowed] = stepsOf([event({ type: 'cargoTaken', pirate: 1, hold: 2, doubloons: 900 })], seen);
  expect(stowed?.animations[0]).toMatchObject({ kind: 'coins', to: [{ actor: 'display-1', part: 'hold-2' }, {}, {}] });
});

test('brings plunder aboard before it is stowed', () => {
  expect(
    kinds(
      { type: 'portPlundered', pirate: 1, port: 2, dice: 9, doubloons: 900 },
      { type: 'bootyStowed', pirate: 1, hold: 0, doubloons: 900 },
    ),
  ).toEqual([['coins'], ['coins']]);
});

test('19.13 shows a turned-up card once if it does not apply, and plays it from the table if it does', () => {
  const turned = { type: 'cardTurnedUp', rule: '19.13', seat: 1, card: 3 };
  expect(kinds(turned, { type: 'cardDiscarded', rule: '19.13', seat: 1, card: 3 })).toEqual([['card']]);
  const [, played] = stepsOf([turned, { type: 'cardPlayedAgainst', rule: '19.13', seat: 1, card: 3, pirate: 1 }].map(event), seen);
  expect(played?.animations[0]).toMatchObject({ kind: 'card', from: [{ actor: 'table' }], to: [{ actor: 'table' }] });
});

test('19.10 draws a card that must be played immediately from its own deck', () => {
  const [shown] = stepsOf([event({ type: 'cardShown', rule: '19.10', seat: 1, card: 3 })], seen);
  expect(shown?.animations[0]).toMatchObject({ kind: 'card', from: [{ actor: 'nowDeck' }, { actor: 'deck' }, { actor: 'deckSize' }] });
});
