import { createHash, createHmac } from 'node:crypto';
import { BadInput, CHANCE, type ChoiceJson, type Game } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { describe, expect, test } from 'vitest';
import { checkDice, readDiceProof } from './check-dice.ts';
import { commitmentOf, DICE_FORMULA, Dice, type DiceProof, generationOf, hexOf, seedOf } from './dice.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const CLIENT_SEEDS = ['a pinch of salt', null];
const game: Game = landfall;
const options = game.parseOptions({ players: 4, leagues: 60 });

describe('the formula', () => {
  test('matches the formula of docs/dice.md, computed with another library', () => {
    const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update(JSON.stringify(CLIENT_SEEDS)).digest();
    const dice = new Dice(seedOf(SEED), 'table-1', CLIENT_SEEDS);
    for (let sequence = 0; sequence < 200; sequence++) {
      const hash = createHmac('sha256', key).update(`table-1/2/${sequence}/0`).digest();
      expect(dice.throw(sequence, 2, 6)).toBe(hash.readUIntBE(0, 6) % 6);
    }
    expect(commitmentOf(seedOf(SEED))).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  test('favors no face', () => {
    const dice = new Dice(seedOf(SEED), 'fair', [null]);
    for (const faces of [2, 6, 35, 87]) {
      const throws = 2000 * faces;
      const counts = new Array<number>(faces).fill(0);
      for (let i = 0; i < throws; i++) {
        const face = dice.throw(i, 0, faces);
        counts[face] = (counts[face] ?? 0) + 1;
      }
      const chiSquared = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
      // Five standard deviations above the mean of a chi-squared distribution with `faces - 1` degrees of freedom.
      expect(chiSquared).toBeLessThan(faces - 1 + 5 * Math.sqrt(2 * (faces - 1)));
    }
  });

  test('depends on each of its inputs', () => {
    const throws = (dice: Dice, generation = 0) => Array.from({ length: 40 }, (_, i) => dice.throw(i, generation, 6)).join('');
    const all = [
      throws(new Dice(seedOf(SEED), 'a', [null, null])),
      throws(new Dice(seedOf(SEED), 'b', [null, null])),
      throws(new Dice(seedOf(SEED), 'a', ['x', null])),
      throws(new Dice(seedOf(SEED), 'a', [null, 'x'])),
      throws(new Dice(seedOf(SEED.replace('00', '01')), 'a', [null, null])),
      throws(new Dice(seedOf(SEED), 'a', [null, null]), 1),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('gives new dice only to choices that were rewound', () => {
    expect([0, 49, 50, 79, 80, 200].map((at) => generationOf([50, 80], at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 19, 20, 60, 200].map((at) => generationOf([50, 20], at))).toEqual([0, 0, 2, 2, 2]);
  });
});

/** A game whose dice follow from the seed. The players' choices follow from their index. */
function played(): { choices: ChoiceJson[]; proof: DiceProof } {
  const dice = new Dice(seedOf(SEED), 'table-1', CLIENT_SEEDS);
  const p = game.newGame(options);
  const choices: ChoiceJson[] = [];
  for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
    const offered = game.legal(p);
    const i = seat === CHANCE ? dice.throw(choices.length, 0, offered.length) : choices.length % offered.length;
    const choice = offered[i];
    if (!choice) throw new Error('no legal choice');
    choices.push(game.choices.toJson(choice));
    game.play(p, choice);
  }
  const commitment = commitmentOf(seedOf(SEED));
  return { choices, proof: { formula: DICE_FORMULA, table: 'table-1', commitment, clientSeeds: CLIENT_SEEDS, seed: SEED, rewinds: [] } };
}

describe('a finished game', () => {
  const { choices, proof } = played();

  test('has every die verified', () => {
    const { throws, wrong } = checkDice(game, { options, choices }, proof);
    expect(wrong).toEqual([]);
    expect(throws.length).toBeGreaterThan(100);
    for (const { choice, found, expected } of throws) expect([choices[choice], found]).toEqual([found, expected]);
  });

  test('fails at each throw that does not follow from the seed', () => {
    expect(checkDice(game, { options, choices }, { ...proof, table: 'table-2' }).wrong.length).toBeGreaterThan(50);
    expect(
      checkDice(game, { options, choices }, { ...proof, rewinds: [choices.length - 60] }).wrong.every(
        ({ choice }) => choice >= choices.length - 60,
      ),
    ).toBe(true);
  });

  test('fails first at a single die that was changed', () => {
    const { throws } = checkDice(game, { options, choices }, proof);
    const dieThrows = throws.filter(({ found }) => found.type === 'rollDie').slice(0, 20);
    expect(dieThrows.length).toBeGreaterThan(5);
    for (const { choice, found } of dieThrows) {
      const other = choices.with(choice, { ...found, face: found.face === 6 ? 5 : 6 });
      expect(checkDice(game, { options, choices: other }, proof).wrong[0]).toMatchObject({ choice, expected: found });
    }
  });

  test('gets one clear error for a malformed proof', () => {
    expect(readDiceProof(JSON.parse(JSON.stringify(proof)))).toEqual(proof);
    const faulty: readonly (readonly [unknown, string])[] = [
      [null, 'dice'],
      [[], 'dice.formula'],
      [{ ...proof, formula: 2 }, 'dice.formula'],
      [{ ...proof, table: 7 }, 'dice.table'],
      [{ ...proof, commitment: 'x' }, 'dice.commitment'],
      [{ ...proof, seed: SEED.toUpperCase() }, 'dice.seed'],
      [{ ...proof, seed: hexOf(seedOf(SEED).reverse()) }, 'dice.seed'],
      [{ ...proof, clientSeeds: 'none' }, 'dice.clientSeeds'],
      [{ ...proof, clientSeeds: ['x'.repeat(65)] }, 'dice.clientSeeds[0]'],
      [{ ...proof, rewinds: [1, -1] }, 'dice.rewinds[1]'],
    ];
    for (const [json, path] of faulty) {
      let thrown: unknown;
      try {
        readDiceProof(json);
      } catch (error) {
        thrown = error;
      }
      expect([path, thrown instanceof BadInput && thrown.path]).toEqual([path, path]);
    }
  });
});
