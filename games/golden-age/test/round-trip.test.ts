/** A save opens at the same decision, and the game goes on as if it had not been saved. */

import { pick } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { CHOICES, choiceFromJson, choiceToJson, load, newGame, newRecord, outcome, play, replay } from '../rules/index.ts';
import {
  gamesEach,
  MANY_GAMES,
  optionsOf,
  PLAYER_COUNTS,
  playGame,
  playGames,
  playOut,
  same,
  seedsFor,
  textOf,
  xorshift,
} from './random-games.ts';
import { mustComeBack, saved } from './round-trip.ts';

describe.each(PLAYER_COUNTS)('%i players', MANY_GAMES, (players) => {
  test('at every decision', () => {
    playGames(players, gamesEach(1), mustComeBack);
  });

  test('to the end of the game', () => {
    playGames(players, gamesEach(2), ({ g, n }) => {
      if (n % 61 !== 0) return;
      same(textOf(playOut(load(saved(g)), xorshift(n))), textOf(playOut(load(saved(g)), xorshift(n))), 'the end');
    });
  });

  test('saving and opening again and again plays the same game', () => {
    let g = load(saved(playGame({ players, seed: 1 }, () => {})));
    const choices: number[] = [];
    const end = playGame({ players, seed: 3 }, ({ g: now, next, n }) => {
      if (choices.length === 0) g = load(saved(now));
      if (next === null) return;
      choices.push(next.id);
      play(g, next);
      if (n % 5 === 0) g = load(saved(g));
    });
    same(textOf(g), textOf(end), 'the end');
  });

  test('a record leads to the same end', () => {
    for (const seed of seedsFor(players, gamesEach(2))) {
      const choices: ReturnType<typeof choiceToJson>[] = [];
      const end = playGame({ players, seed }, ({ next }) => {
        if (next !== null) choices.push(choiceToJson(next));
      });
      const record = JSON.parse(JSON.stringify(newRecord(optionsOf({ players, seed }), choices, outcome(end))));
      same(textOf(replay(record)), textOf(end), 'the end');
    }
  });
});

test('every choice has a JSON form of its own, and comes back from it as itself', () => {
  const seen = new Set<string>();
  for (const choice of CHOICES) {
    const json = choiceToJson(choice);
    const text = JSON.stringify(json);
    if (seen.has(text)) throw new Error(`twice: ${text}`);
    seen.add(text);
    if (choiceFromJson(JSON.parse(text)) !== choice) throw new Error(`comes back as another: ${text}`);
  }
  expect(seen.size).toBe(CHOICES.length);
});

test('the order of the fields of a choice does not matter', () => {
  const random = xorshift(1);
  for (let i = 0; i < 200; i++) {
    const choice = pick(CHOICES, random);
    expect(choiceFromJson(Object.fromEntries(Object.entries(choiceToJson(choice)).reverse()))).toBe(choice);
  }
});

test.each<[string, (json: Record<string, unknown>) => void, RegExp]>([
  ['of another version', (json) => Object.assign(json, { engine: '0.9.0' }), /^engine: is 0\.9\.0; these rules are /],
  ['with bad options', (json) => Object.assign(json, { options: { players: 11 } }), /^options\.players: /],
  ['without a position', (json) => Object.assign(json, { position: 7 }), /^position: must be an object$/],
  [
    'of a procedure that is none',
    (json) => Object.assign(json, { position: { ...Object(json.position), stack: [{ proc: 'x' }] } }),
    /^position\.stack: /,
  ],
  ['that lacks a list', (json) => Object.assign(json, { position: { ...Object(json.position), deck: 7 } }), /^position\.deck: /],
])('a save %s is refused', (_what, spoil, message) => {
  const json: Record<string, unknown> = JSON.parse(JSON.stringify(saved(newGame({ players: 2 }))));
  spoil(json);
  expect(() => load(json)).toThrow(message);
});
