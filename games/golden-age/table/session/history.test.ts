import { playChoices, goldenAge as rules, save } from '@bb/golden-age/rules';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { BadInput, whatIfStart } from '@bb/kernel';
import { History } from '@bb/table-kit/session/history.ts';
import { expect, test } from 'vitest';

const options = { players: 3 };
const history = randomGame(7, options);

test('restores every earlier position', () => {
  for (const at of [0, 1, 63, 64, 65, 500, history.length - 1, history.length])
    expect(save(history.at(at)), `after ${at}`).toEqual(save(playChoices(options, history.choices.slice(0, at))));
});

test('returns the same positions in one pass', () => {
  const lengths = [0, 3, 64, 300, history.length];
  let i = 0;
  for (const g of history.positionsAt(lengths)) expect(save(g)).toEqual(save(history.at(lengths[i++] ?? 0)));
  expect(i).toBe(lengths.length);
});

test('finds the number of events at a choice, and the choice of an event', () => {
  const turns: unknown[] = [];
  expect(history.eventCountAt(0)).toBe(0);
  expect(history.eventCountAt(history.length)).toBe(history.events.length);
  for (let event = 0; event < history.events.length; event += 97) {
    const at = history.lengthAtEvent(event);
    expect(history.eventCountAt(at)).toBeGreaterThan(event);
    expect(history.eventCountAt(at - 1)).toBeLessThanOrEqual(event);
  }
  for (const { turn, at } of history.turns) {
    expect(history.at(at).playerTurn).toBe(turn);
    expect(history.at(at - 1).playerTurn).toBe(turn - 1);
    turns.push(turn);
  }
  expect(turns).toEqual(turns.map((_, i) => i + 1));
});

test('takes back choices and goes on from there', () => {
  const again = new History(goldenAge, options);
  again.replay(history.choices);
  again.truncate(130);
  expect([again.length, again.events.length]).toEqual([130, history.eventCountAt(130)]);
  expect(save(again.game)).toEqual(save(history.at(130)));
  again.replay(history.choices.slice(130));
  expect(save(again.game)).toEqual(save(history.game));
  expect(again.events).toEqual(history.events);
  expect(again.turns).toEqual(history.turns);
  expect(save(again.at(200))).toEqual(save(history.at(200)));
});

test('begins at the end of an origin', () => {
  const begun = new History(goldenAge, options, whatIfStart(rules, options, [{ choices: history.choices.slice(0, 400), deal: null }]));
  expect(begun.length).toBe(0);
  begun.replay(history.choices.slice(400));
  expect(save(begun.game)).toEqual(save(history.game));
});

test('names the first illegal choice and keeps those before it', () => {
  const broken = new History(goldenAge, options);
  const wrong = history.choices.with(20, { type: 'endActions' });
  expect(() => broken.replay(wrong)).toThrow(BadInput);
  expect(() => new History(goldenAge, options).replay(wrong)).toThrow(/^choices\[20\]/);
  expect(broken.length).toBe(20);
});
