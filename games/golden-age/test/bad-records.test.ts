/** A damaged record is refused with the place of the fault. */

import { BadInput, RECORD_FORMAT } from '@bb/kernel';
import { checkDamage } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type ChoiceJson, choiceToJson, newRecord, outcome, readRecord, replay } from '../rules/index.ts';
import { gamesEach, MANY_GAMES, playGame } from './random-games.ts';

function recordOf(players: number, seed: number) {
  const choices: ChoiceJson[] = [];
  const end = playGame({ players, seed, settings: {} }, ({ next }) => {
    if (next !== null) choices.push(choiceToJson(next));
  });
  return JSON.stringify(newRecord({ players }, choices, outcome(end)));
}
const text = recordOf(3, 1);
const record = () => JSON.parse(text);

function refusalOf(json: unknown): BadInput | null {
  try {
    replay(readRecord(json));
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

test('sound records are read', () => {
  expect(refusalOf(record())).toBeNull();
  expect(refusalOf({ ...record(), choices: record().choices.slice(0, 100), result: null })).toBeNull();
});

test('an unknown choice', () => {
  for (const choice of [{ type: 'sail' }, { type: 'move' }, { type: 'move', pirate: 'teach', to: 'atlantis' }, null, 7, {}, []]) {
    const json = record();
    json.choices[40] = choice;
    expect(refusalOf(json)?.path).toBe('choices[40]');
  }
});

test('a choice that was not allowed names its rule', () => {
  const json = record();
  const at = json.choices.findLastIndex((choice: ChoiceJson) => choice.type === 'move');
  json.choices[at] = { ...json.choices[at], to: 'transit-gold-coast-east-africa' };
  expect(refusalOf(json)?.message).toMatch(new RegExp(`^choices\\[${at}\\]: .* is not allowed at takeAction \\(\\d+`));
});

test('another result than the choices lead to', () => {
  const json = record();
  json.result.scores[0] += 1;
  expect(refusalOf(json)).toMatchObject({ path: 'result' });
  expect(refusalOf({ ...record(), result: null })).toMatchObject({ path: 'result' });
});

test('choices after the end', () => {
  const json = record();
  json.choices.push({ type: 'pass' });
  expect(refusalOf(json)).toMatchObject({ path: `choices[${json.choices.length - 1}]` });
});

test('another format is refused by its number', () => {
  expect(refusalOf({ ...record(), format: RECORD_FORMAT + 1 })?.message).toBe(
    `format: this program reads records of formats 1 to ${RECORD_FORMAT}, not ${RECORD_FORMAT + 1}`,
  );
});

test('a record of another game, or of none, is refused by its id', () => {
  expect(refusalOf({ ...record(), game: 'landfall' })?.message).toBe('game: is landfall, not golden-age');
  expect(refusalOf({ ...record(), game: undefined })?.message).toBe('game: is undefined, not golden-age');
});

test.each([[null], [1], ['record'], [[]], [undefined]])('%o is no record', (json) => {
  expect(refusalOf(json)).toBeInstanceOf(BadInput);
});

test('any damage is refused with its place, or harmless', MANY_GAMES, () => {
  expect(checkDamage(record(), (json) => replay(readRecord(json)), gamesEach(40) * 4, 11)).toBeGreaterThan(50);
});
