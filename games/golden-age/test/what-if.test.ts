/** Records that begin in mid-game are read and played like whole ones, and errors name the damaged place. */
import { expect, test } from 'vitest';
import {
  type ChoiceJson,
  choiceToJson,
  newRecord,
  outcome,
  readWhatIf,
  replayWhatIf,
  save,
  WHAT_IF_FORMAT,
  type WhatIfRecord,
} from '../rules/index.ts';
import { playGame } from './random-games.ts';

const START = 400;
const GAME = { players: 3, seed: 5, settings: {} };

function whatIfOf(): WhatIfRecord {
  const choices: ChoiceJson[] = [];
  let start = null;
  let made = 0;
  const end = playGame(GAME, ({ g, next }) => {
    if (made === START) start = save(g);
    if (next !== null && made >= START) choices.push(choiceToJson(next));
    made += 1;
  });
  if (start === null) throw new Error('the game is too short');
  return { ...newRecord({ players: 3 }, choices, outcome(end)), format: WHAT_IF_FORMAT, start, whatIf: 4 };
}
const text = JSON.stringify(whatIfOf());
const whatIf = () => JSON.parse(text);
const reread = (json: unknown) => replayWhatIf(readWhatIf(json));

test('it is played on from where it begins, to its end or for some choices', () => {
  const read = readWhatIf(whatIf());
  expect(read).toMatchObject({ format: WHAT_IF_FORMAT, whatIf: 4 });
  expect(outcome(replayWhatIf(read))).toEqual(whatIf().result);
  expect(save(replayWhatIf(read, 0))).toEqual(whatIf().start);
  let events = 0;
  replayWhatIf(read, 50, (g) => {
    g.events = [];
    events += 1;
  });
  expect(events).toBe(1);
});

test('errors name the damaged place', () => {
  const { start, choices, result, ...rest } = whatIf();
  const cases: readonly (readonly [object, RegExp])[] = [
    [{ ...rest, choices, result }, /^start: a save must be an object/],
    [{ ...rest, choices, result, start: { ...start, format: 99 } }, /^start\.format: this program reads saves of format/],
    [{ ...rest, choices, result, start: { ...start, options: { players: 77 } } }, /^start\.options\.players: /],
    [{ ...rest, choices, result, start: { ...start, position: { ...start.position, first: 9 } } }, /^start\.position\.first: /],
    [{ ...rest, result, start }, /^choices: must be a list/],
    [{ ...rest, choices: choices.with(3, { type: 'sail' }), result, start }, /^choices\[3\]: /],
    [{ ...rest, choices: [{ type: 'breakOff' }, ...choices], result, start }, /^choices\[0\]: .*not allowed/],
    [{ ...rest, choices, result: null, start }, /^result: the choices lead to/],
    [{ ...rest, choices, result: { scores: [] }, start }, /^result\.ending: /],
    [{ ...rest, choices, result, start, format: 2 }, /^format: /],
  ];
  for (const [json, message] of cases) expect(() => reread(json)).toThrow(message);
});
