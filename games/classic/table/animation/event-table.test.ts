import { classic, type GameEvent, tablesFor } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { board } from '../board/board.ts';
import { animatedBoard } from './animated-board.ts';
import { animationStepsOf, isStep, type Seen } from './event-table.ts';

const options = { players: 2 };
const seen: Seen = { view: classic.view(classic.newGame(options), 0), tables: tablesFor(options) };
const event = (json: object): GameEvent => {
  const known: GameEvent = { rule: '', type: 'turnPassed', seat: 0 };
  return Object.assign(known, json);
};
const steps = (...events: readonly object[]) => animationStepsOf(events.map(event), seen);
const kinds = (...events: readonly object[]) => steps(...events).map(({ animations }) => animations.map(({ kind }) => kind));

const moved = (from: number, to: number) => ({ type: 'pirateMoved', pirate: 3, from, to });

test('sails from hex to hex, and says which step is followed by another', () => {
  const [first, second] = steps(moved(0, 1), moved(1, 2));
  expect(first).toEqual({ animations: [{ kind: 'sail', actor: 'pirate-3', from: 0, to: 1, goesOn: true }], sounds: ['sail'] });
  expect(second?.animations[0]).toMatchObject({ from: 1, to: 2, goesOn: false });
  expect(animatedBoard.spotOf(1)).toEqual(board.hexes[1]?.berths[0]);
});

test('a step of a move needs no pause after it, anything else does', () => {
  expect(isStep([event(moved(0, 1))])).toBe(true);
  expect(isStep([event(moved(0, 1)), event({ type: 'searched', pirate: 3, at: 1 })])).toBe(false);
  expect(isStep([])).toBe(false);
});

test('merchants of several areas leave at once', () => {
  expect(kinds({ type: 'merchantRemoved', sighting: 1 }, { type: 'merchantRemoved', sighting: 2 })).toEqual([['vanish', 'vanish']]);
});

test('what a hit costs is shown with the hit', () => {
  expect(kinds({ type: 'combatLost', pirate: 1, hits: 2, now: 1, cause: 'battle' })).toEqual([['rock', 'pop']]);
});

test('a storm crosses the hexes of its ocean', () => {
  const [caribbean, everywhere] = [0, -1].map(
    (ocean) => steps({ type: 'randomEventRead', card: 1, event: 'storm', ocean })[0]?.animations[0],
  );
  expect(caribbean).toMatchObject({ kind: 'sweep', weather: 'storm' });
  const outline = caribbean?.kind === 'sweep' ? caribbean.outline : '';
  const ofOcean = seen.tables.oceanOf.filter((ocean, place) => ocean === 0 && board.hexes[place]).length;
  expect(outline.split('M').length).toBeGreaterThanOrEqual(ofOcean);
  expect(everywhere).not.toEqual(caribbean);
});

test('a sound that no animation goes with is played in a step without length', () => {
  expect(steps({ type: 'deckShuffled' })).toEqual([{ animations: [], sounds: ['card'] }]);
});

test('a card flies face down, whether or not the viewer may see it', () => {
  const drawn = (card: number) => steps({ type: 'cardDrawn', purpose: 'manifest', card, seat: 1 });
  expect(drawn(-1)[0]?.animations[0]).toMatchObject({ kind: 'card', from: [{ actor: 'deck' }] });
  expect(kinds({ type: 'cardDrawn', purpose: 'manifest', card: 4, seat: 1 })).toEqual([['card']]);
});

test('plunder comes from the port, also from one without a governor', () => {
  const [coins] = steps({ type: 'plunderTaken', pirate: 3, port: 7, pounds: 600 })[0]?.animations ?? [];
  const from = coins?.kind === 'coins' ? coins.from : [];
  expect(from.map(({ actor }) => actor)).toEqual(['governor-7', 'haven-7', 'port-7', 'table']);
});

test('dice of hunters roll beside the pirate they fight, others of nobody in the middle of the table', () => {
  const rolled = (purpose: string, pirate: number) => ({ type: 'rolled', purpose, pirate, dice: [3, 4] });
  const places = (...events: readonly object[]) =>
    steps(...events).flatMap(({ animations }) =>
      animations.map((animation) => (animation.kind === 'dice' ? animation.by[0]?.actor : animation.kind)),
    );
  expect(places(rolled('evasion', 3), rolled('evasion', -1))).toEqual(['pirate-3', 'pirate-3']);
  expect(places(rolled('storm', 3), rolled('storm', -1))).toEqual(['pirate-3', 'table']);
  expect(places(rolled('evasion', -1))).toEqual(['table']);
});
