import { type GameEvent, newGame, type View, view } from '@bb/engine';
import { expect, test } from 'vitest';
import { beatsOf } from './beats.ts';

const seen: View = view(newGame({ players: 2 }), 0);
const event = (json: object): GameEvent => {
  const known: GameEvent = { rule: '', type: 'turnEnded', seat: 0 };
  return Object.assign(known, json);
};
const kinds = (...events: readonly object[]) => beatsOf(events.map(event), seen).map(({ scenes }) => scenes.map(({ kind }) => kind));

test('merchants that are placed come all together, whatever is rolled for them', () => {
  const dice = { type: 'rolled', purpose: 'merchantPlacement', pirate: -1, seat: 0, dice: [3, 4] };
  const placed = (port: number) => ({ type: 'merchantPlaced', port });
  expect(kinds(dice, placed(1), dice, placed(2), dice, placed(3))).toEqual([['appear', 'appear', 'appear']]);
});

test('a figure that changes goes with what changed it', () => {
  expect(kinds({ type: 'combatLost', pirate: 1, hits: 2, now: 1 }, { type: 'loyaltyChanged', pirate: 1, by: -1, now: 3 })).toEqual([
    ['rock', 'pop', 'pop'],
  ]);
});

test('one counter does one thing after another', () => {
  expect(kinds({ type: 'speedLost', pirate: 1, hits: 0, now: 1 }, { type: 'scurvyBrokeOut', pirate: 1 })).toEqual([['rock'], ['rock']]);
});

test('a counter that goes on does not come to rest between', () => {
  const [first, second] = beatsOf(
    [event({ type: 'pirateMoved', pirate: 1, from: 0, to: 1 }), event({ type: 'pirateMoved', pirate: 1, from: 1, to: 2 })],
    seen,
  );
  expect(first?.scenes[0]).toMatchObject({ kind: 'sail', goesOn: true });
  expect(second?.scenes[0]).toMatchObject({ kind: 'sail', goesOn: false });
});

test('a card that somebody else draws stays face down', () => {
  const [drawn] = beatsOf([event({ type: 'cardDrawn', seat: 1, card: -1 })], seen);
  expect(drawn?.scenes[0]).toMatchObject({ kind: 'card', card: -1 });
});

test('what has no picture takes no time, but is heard', () => {
  expect(kinds({ type: 'recovered', pirate: 1, done: true })).toEqual([]);
  expect(beatsOf([event({ type: 'stoodToFight', pirate: 1 })], seen)).toEqual([{ scenes: [], cues: ['cannon'] }]);
});

test('coins fly to the hold they are stowed in', () => {
  const [stowed] = beatsOf([event({ type: 'cargoTaken', pirate: 1, hold: 2, doubloons: 900 })], seen);
  expect(stowed?.scenes[0]).toMatchObject({ kind: 'coins', to: [{ actor: 'display-1', part: 'hold-2' }, {}, {}] });
});

test('plunder comes aboard before it is stowed', () => {
  expect(
    kinds(
      { type: 'portPlundered', pirate: 1, port: 2, dice: 9, doubloons: 900 },
      { type: 'bootyStowed', pirate: 1, hold: 0, doubloons: 900 },
    ),
  ).toEqual([['coins'], ['coins']]);
});

test('19.13 a card that is turned up and does not apply is one picture; one that does lies on the table already', () => {
  const turned = { type: 'cardTurnedUp', rule: '19.13', seat: 1, card: 3 };
  expect(kinds(turned, { type: 'cardDiscarded', rule: '19.13', seat: 1, card: 3 })).toEqual([['card']]);
  const [, played] = beatsOf([turned, { type: 'cardPlayedAgainst', rule: '19.13', seat: 1, card: 3, pirate: 1 }].map(event), seen);
  expect(played?.scenes[0]).toMatchObject({ kind: 'card', from: [{ actor: 'table' }], to: [{ actor: 'table' }] });
});

test('19.10 a card that must be played at once comes from its own deck', () => {
  const [shown] = beatsOf([event({ type: 'cardShown', rule: '19.10', seat: 1, card: 3 })], seen);
  expect(shown?.scenes[0]).toMatchObject({ kind: 'card', from: [{ actor: 'nowDeck' }, { actor: 'deck' }, { actor: 'deckSize' }] });
});
