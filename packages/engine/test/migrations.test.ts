/** Files of format 1, which had no alliances, Commissioners or battles, continue under the current rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type ChoiceJson,
  choiceToJson,
  decision,
  legal,
  load,
  migrateChoices,
  outcome,
  RECORD_FORMAT,
  readRecord,
  replay,
  SAVE_FORMAT,
  save,
} from '../src/index.ts';
import { playOut, same, textOf, xorshift } from './random-games.ts';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
/** A fixture for each kind of frame that has changed since. */
const saves: Readonly<Record<string, unknown>> = fixture('saves-1');

/** Names that have changed since format 1. */
const RENAMED: Readonly<Record<string, string>> = {
  'deployFleets/chooseShip': 'chooseShips/chooseShip',
  'digForTreasure/stow': 'stowBooty/stow',
  'ransom/stow': 'stowBooty/stow',
};

describe.each(Object.keys(saves))('a save: %s', (name) => {
  const json = fixture('saves-1')[name];
  const { proc, at } = json.position.stack.at(-1) ?? {};

  test('asks what it asked', () => {
    const asked = proc === undefined ? undefined : `${proc}/${at}`;
    expect(decision(load(json))?.path.at(-1)).toBe(RENAMED[asked ?? ''] ?? asked);
  });

  test('is written in the newest format, and opens again', () => {
    const g = load(json);
    const written = JSON.parse(JSON.stringify(save(g)));
    expect(written.format).toBe(SAVE_FORMAT);
    same(textOf(load(written)), textOf(g));
  });

  test('plays on to the end', () => {
    for (let seed = 0; seed < 5; seed++) expect(outcome(playOut(load(json), xorshift(seed)))?.vp).toHaveLength(json.options.players);
  });
});

test('a prize that had been converted belongs to the pirate who looted it', () => {
  const { position } = save(load(saves.converted));
  expect(position.stack.find((f) => f.proc === 'lootMerchant')).toMatchObject({ converted: position.activePirate });
});

test('the General Pardon that is out of the deck still comes back', () => {
  const g = load(saves.pardon);
  const end = playOut(g, xorshift(1));
  expect([end.ending, end.pardons]).toEqual(['generalPardon', 3]);
});

const SILENCE = ['pass', 'decline'];

describe('a record', () => {
  const json = fixture('record-1-whole');
  const spoken = (choices: readonly ChoiceJson[]) => choices.filter(({ type }) => !SILENCE.includes(type));

  test('leads to its result, in silence wherever the rules ask more', () => {
    const record = readRecord(json);
    expect(outcome(replay(record))).toEqual(json.result);
    expect(record.format).toBe(RECORD_FORMAT);
    expect(record.choices.length).toBeGreaterThan(json.choices.length);
    expect(spoken(record.choices)).toEqual(spoken(json.choices));
  });

  test('a silence that nobody asks for any more is left out', () => {
    const choices = json.choices.toSpliced(1, 0, { type: 'pass' }, { type: 'decline' });
    expect(readRecord({ ...json, choices }).choices).toEqual(readRecord(json).choices);
  });

  test('a choice that no silence makes possible is refused', () => {
    const at = json.choices.findIndex(({ type }: ChoiceJson) => type === 'move');
    const choices = json.choices.with(at, { ...json.choices[at], to: 'transit-gold-coast-east-africa' });
    expect(() => replay(readRecord({ ...json, choices }))).toThrow(/^choices\[\d+\]: .* is not allowed at/);
    const newest = migrateChoices(json.options, choices);
    expect(newest.taken).toBe(at);
    const g = replay({ ...readRecord(json), choices: newest.choices, result: null });
    expect(legal(g).map(choiceToJson)).not.toContainEqual(choices[at]);
  });

  test('another result than its choices lead to is refused', () => {
    const [first, ...others] = json.result.vp;
    expect(() => replay(readRecord({ ...json, result: { ...json.result, vp: [first + 1, ...others] } }))).toThrow(/^result: /);
  });
});
