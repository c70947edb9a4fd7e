import { BadInput, load, newGame, playChoices, save } from '@bb/engine';
import { expect, test } from 'vitest';
import { History } from './history.ts';
import { played } from './played.ts';

const options = { players: 3 };
const history = played(7, options);

test('each position it came through is found again', () => {
  for (const at of [0, 1, 63, 64, 65, 500, history.length - 1, history.length])
    expect(save(history.at(at)), `after ${at}`).toEqual(save(playChoices(options, history.choices.slice(0, at))));
});

test('the positions in one pass are the same', () => {
  const lengths = [0, 3, 64, 300, history.length];
  let i = 0;
  for (const g of history.through(lengths)) expect(save(g)).toEqual(save(history.at(lengths[i++] ?? 0)));
  expect(i).toBe(lengths.length);
});

test('it knows how much had happened when, and which choice brought it', () => {
  const heard: unknown[] = [];
  const g = newGame(options);
  g.events = [];
  expect(history.heardAt(0)).toBe(0);
  expect(history.heardAt(history.length)).toBe(history.events.length);
  for (let event = 0; event < history.events.length; event += 97) {
    const at = history.whenHeard(event);
    expect(history.heardAt(at)).toBeGreaterThan(event);
    expect(history.heardAt(at - 1)).toBeLessThanOrEqual(event);
  }
  for (const { turn, at } of history.turns) {
    expect(history.at(at).playerTurn).toBe(turn);
    expect(history.at(at - 1).playerTurn).toBe(turn - 1);
    heard.push(turn);
  }
  expect(heard).toEqual(heard.map((_, i) => i + 1));
});

test('what is taken back is gone, and play goes on from there', () => {
  const again = new History(options);
  again.follow(history.choices);
  again.cut(130);
  expect([again.length, again.events.length]).toEqual([130, history.heardAt(130)]);
  expect(save(again.game)).toEqual(save(history.at(130)));
  again.follow(history.choices.slice(130));
  expect(save(again.game)).toEqual(save(history.game));
  expect(again.events).toEqual(history.events);
  expect(again.turns).toEqual(history.turns);
  expect(save(again.at(200))).toEqual(save(history.at(200)));
});

test('a game may begin from a position', () => {
  const begun = new History(options, load(save(history.at(400))));
  expect(begun.length).toBe(0);
  begun.follow(history.choices.slice(400));
  expect(save(begun.game)).toEqual(save(history.game));
});

test('what is not allowed is named, and what came before it stands', () => {
  const broken = new History(options);
  const wrong = history.choices.with(20, { type: 'endActions' });
  expect(() => broken.follow(wrong)).toThrow(BadInput);
  expect(() => new History(options).follow(wrong)).toThrow(/^choices\[20\]/);
  expect(broken.length).toBe(20);
});
