import { CHANCE, type ChoiceJson, recordOf } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { landfallGame } from '@bb/landfall/table/play.ts';
import { commitmentOf, DICE_FORMULA, Dice, seedOf } from '@bb/protocol';
import { expect, test } from 'vitest';
import { checkRecord } from './dice-check.ts';

const seed = 'c0ffee'.padEnd(64, '0');
const proof = { formula: DICE_FORMULA, table: 'table-1', commitment: commitmentOf(seedOf(seed)), clientSeeds: [null, null] };

/** A game whose seats take the first choice, with dice that follow from the seed. */
function sealedRecord() {
  const dice = new Dice(seedOf(seed), proof.table, proof.clientSeeds);
  const options = { players: 2, leagues: 30 };
  const p = landfall.newGame(options);
  const choices: ChoiceJson[] = [];
  for (let seat = landfall.seatToChoose(p); seat !== null; seat = landfall.seatToChoose(p)) {
    const offered = landfall.legal(p);
    const choice = offered[seat === CHANCE ? dice.throw(choices.length, 0, offered.length) : 0];
    if (!choice) throw new Error('nothing is offered');
    choices.push(landfall.choices.toJson(choice));
    landfall.play(p, choice);
  }
  return { ...recordOf(landfall, options, choices, p), dice: { ...proof, seed, rewinds: [] } };
}

const record = sealedRecord();
const check = (json: Readonly<Record<string, unknown>>) => checkRecord(landfallGame, json, (seat) => `Seat ${seat}`);
const own = landfall.version;

test('the dice of a record of these rules are checked to its end', async () => {
  const { other, choices, throws, wrong, result } = await check(record);
  expect([other, choices, wrong]).toEqual([null, record.choices.length, []]);
  expect(throws.length).toBeGreaterThan(5);
  expect(result?.scores).toEqual(record.result?.scores);
  await expect(check({ ...record, result: null })).rejects.toThrow('result: ');
});

test('those of other rules as far as it is the same game', async () => {
  const old = { ...record, version: '0.9.0' };
  expect(await check(old)).toMatchObject({ other: { version: '0.9.0', own }, choices: record.choices.length, wrong: [] });
  const { throws } = await check(record);
  const at = throws[4]?.choice ?? 0;
  const spoiled = await check({ ...old, choices: record.choices.toSpliced(at, 0, { type: 'parley' }) });
  expect(spoiled).toMatchObject({ other: { version: '0.9.0', own, from: at }, choices: at, wrong: [], result: null });
  expect(spoiled.throws).toEqual(throws.slice(0, 4));
  // Another die may be right by the other rules.
  const die = throws.find(({ found }) => found.type === 'rollDie');
  if (!die) throw new Error('no die is thrown');
  const turned = record.choices.with(die.choice, { type: 'rollDie', face: die.found.face === 1 ? 2 : 1 });
  expect(await check({ ...old, choices: turned })).toMatchObject({ other: { from: die.choice }, wrong: [] });
});
