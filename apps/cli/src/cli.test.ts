import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playGame } from '@bb/command';
import { type AnyRecord, CHANCE, type ChoiceJson, recordOf, replayRecord, seeded, type WhatIf, whatIfOf } from '@bb/kernel';
import { landfallBots } from '@bb/landfall/bots';
import { type Landfall, landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { commitmentOf, DICE_FORMULA, Dice, seedOf } from '@bb/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsFor } from './commands-for.ts';
import { bb, parsed } from './testing/run-bb.ts';

const OPTIONS = { players: 3, leagues: 60 };

/** A random game, with dice that follow from the seed. */
function sealedRecord(dice: Dice): AnyRecord {
  const random = seeded('sealed');
  const p = landfall.newGame(OPTIONS);
  const choices: ChoiceJson[] = [];
  for (let seat = landfall.seatToChoose(p); seat !== null; seat = landfall.seatToChoose(p)) {
    const offered = landfall.legal(p);
    const i = seat === CHANCE ? dice.throw(choices.length, 0, offered.length) : Math.floor(random() * offered.length);
    const choice = offered[i];
    if (!choice) throw new Error('nothing is offered');
    choices.push(landfall.choices.toJson(choice));
    landfall.play(p, choice);
  }
  return recordOf(landfall, OPTIONS, choices, p);
}

const folder = mkdtempSync(join(tmpdir(), 'bb-cli-'));
const file = (name: string): string => join(folder, name);
const write = (name: string, json: unknown): string => {
  writeFileSync(file(name), JSON.stringify(json));
  return file(name);
};
let record: AnyRecord;
let good: string;
/** The what-if begins after this many choices of the record. */
const WHAT_IF_START = 30;
let whatIf: WhatIf<Landfall['options']>;

beforeAll(() => {
  ({ record } = playGame(
    landfall,
    commandsFor(landfall, { en: english }, landfallBots, 4, 'points').bots,
    OPTIONS,
    ['random', 'random', 'random'],
    'a test',
  ));
  good = write('good.json', record);
  const origin = [{ choices: record.choices.slice(0, WHAT_IF_START), deal: null }];
  whatIf = whatIfOf(landfall, OPTIONS, origin, record.choices.slice(WHAT_IF_START), replayRecord(landfall, record));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('bb', () => {
  test('prints help for itself and for each command', async () => {
    const { code, out } = await bb('--help');
    expect(code).toBe(0);
    for (const name of ['play', 'simulate', 'replay', 'verify', 'components', 'arena', 'bench']) {
      expect(out.join('\n')).toContain(`\n  ${name} `);
      const help = await bb(`${name} --help`);
      expect([help.code, help.err]).toEqual([0, []]);
      expect(help.out[0]).toMatch(new RegExp(`^bb ${name}`));
    }
  });

  test('answers bad usage with one line and exit code 2', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', 'bb: no command is given'],
      ['frobnicate', 'there is no command "frobnicate"'],
      ['--frob', "unknown option '--frob'"],
      ['simulate --frob', "bb simulate: unknown option '--frob'"],
      ['simulate --games', "'--games <value>' argument missing"],
      ['simulate --games x', '--games must be a whole number from 1 to 10000000, not "x"'],
      ['simulate --games 0', '--games must be'],
      ['simulate --games -1', "'--games' argument is ambiguous"],
      ['simulate --games 1.5', '--games must be'],
      ['simulate --options all', '--options can only be random, not "all"'],
      ['simulate --players 4..2', '--players must be'],
      ['simulate here', 'unexpected word: here'],
      ['replay', 'no file is given'],
      ['verify', 'no file is given'],
      ['play --humans 5 --players 4', '--humans must be a whole number from 0 to 4'],
      ['arena', '--bots is missing: name the bots to compare'],
      ['arena --bots random', '--bots must name two bots or more'],
      ['bench --rounds 0', '--rounds must be'],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await bb(args);
      expect([args, code, out, err.length]).toEqual([args, 2, [], 1]);
      expect(err[0]).toContain(message);
    }
  });

  test('runs as a program', () => {
    const script = fileURLToPath(new URL('./bb.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'verify', good, file('none.json')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe(
      `OK  ${good}: a record, 3 players, ${record.choices.length} choices, ${record.result?.scores.join(' : ')} points\nWRONG  ${file('none.json')}: there is no such file\n`,
    );
    expect(stderr).toBe('bb verify: 1 of 2 files is wrong\n');
  });
});

describe('bb simulate', () => {
  test('plays and verifies whole games, the same for the same seed', async () => {
    const once = await bb('simulate --game landfall --games 6 --players 2..4 --bots random --seed 7 --json');
    expect([once.code, once.err]).toEqual([0, []]);
    expect(await bb('simulate --game landfall --games 6 --players 2..4 --bots random --seed 7 --json')).toEqual(once);
    const games = parsed(once.out.slice(0, -1));
    expect(games.map(({ players, verified }) => [players, verified])).toEqual([2, 3, 4, 2, 3, 4].map((players) => [players, true]));
    const [summary] = parsed(once.out.slice(-1));
    expect(summary).toMatchObject({ type: 'summary', seed: '7', games: 6, verified: 6 });
    const sum = games.reduce((n, { decisions }) => n + Number(decisions), 0);
    expect(summary).toMatchObject({ decisions: { sum }, seats: [{ games: 6 }, { games: 6 }, { games: 4 }, { games: 2 }] });
    const other = await bb('simulate --game landfall --games 6 --players 2..4 --bots random --seed 8 --json');
    expect(other.out).not.toEqual(once.out);
  });

  test('prints a summary', async () => {
    const { code, out } = await bb('simulate --game landfall --games 2 --players 2 --bots random --seed 7 --no-verify');
    expect(code).toBe(0);
    expect(out[0]).toBe('games      2');
    expect(out.find((line) => line.startsWith('verified'))).toContain('--no-verify');
    expect(out.at(-1)).toMatch(/^seed {7}7; /);
  });

  test('writes records that verify', async () => {
    const out = file('records');
    expect((await bb(`simulate --game landfall --games 3 --players 3 --seed s/1 --out ${out}`)).code).toBe(0);
    const written = readdirSync(out);
    expect(written).toEqual(['s_1-0.json', 's_1-1.json', 's_1-2.json']);
    expect((await bb(`verify ${written.map((name) => join(out, name)).join(' ')}`)).code).toBe(0);
  });

  test('reports a folder that it can’t write to', async () => {
    const { code, err } = await bb(`simulate --game landfall --games 1 --out ${good}`);
    expect(code).toBe(1);
    expect(err[0]).toContain("can't be written");
  });
});

describe('bb verify', () => {
  test('names the place of each fault', async () => {
    const { choices, result } = record;
    const cases: readonly (readonly [string, string])[] = [
      [write('format.json', { ...record, format: 99 }), 'format: this program reads records of formats '],
      [write('choice.json', { ...record, choices: choices.with(5, { type: 'rollDie', face: 9 }) }), 'choices[5]: no such choice'],
      [
        write('order.json', { ...record, choices: choices.toSpliced(9, 0, { type: 'landAt', cove: 'north' }) }),
        'choices[9]: {"type":"landAt","cove":"north"} is not allowed',
      ],
      [write('result.json', { ...record, result: { ...result, winners: [] } }), 'result: the choices lead to'],
      [write('short.json', { ...record, choices: choices.slice(0, -1) }), 'result: the choices lead to null'],
      [write('save.json', landfall.save(replayRecord(landfall, record, 30))), 'format: this program reads records of formats '],
      [write('no-origin.json', { ...whatIf, origin: null }), 'origin: must be a list, and not empty'],
      [write('bad-origin.json', { ...whatIf, origin: [{ choices: [], deal: 7 }] }), 'origin[0].deal: must be an object or null'],
      [write('old-whatif.json', { ...whatIf, format: 'what-if-1' }), 'format: this program reads what-ifs of format 1, not what-if-1'],
      [
        write('bad-whatif.json', { ...whatIf, choices: [{ type: 'landAt', cove: 'north' }] }),
        'choices[0]: {"type":"landAt","cove":"north"} is not allowed',
      ],
      [write('list.json', []), 'a record must be an object'],
      [folder, 'is a folder, not a file'],
      [file('none.json'), 'there is no such file'],
    ];
    for (const [at, message] of cases) {
      const { code, out, err } = await bb(`verify ${at}`);
      expect([code, out.length, err]).toEqual([1, 1, ['bb verify: 1 of 1 files is wrong']]);
      expect(out[0]).toContain(`WRONG  ${at}: ${message}`);
    }
    writeFileSync(file('torn.json'), JSON.stringify(record).slice(0, 500));
    expect((await bb(`verify ${file('torn.json')}`)).out[0]).toContain('is not JSON');
  });

  test('goes on after a fault', async () => {
    const { code, out } = await bb(`verify ${file('none.json')} ${write('what-if.json', whatIf)} ${good} --json`);
    expect(code).toBe(1);
    expect(parsed(out)).toMatchObject([{ ok: false }, { ok: true, kind: 'what-if' }, { ok: true, kind: 'record', players: 3 }]);
  });

  test('verifies a what-if', async () => {
    const { code, out } = await bb(`verify ${write('what-if.json', whatIf)}`);
    expect([code, out.length]).toEqual([0, 1]);
    expect(out[0]).toContain(`: a what-if, 3 players, ${whatIf.choices.length} choices, `);
  });
});

describe('bb verify of dice', () => {
  const seed = 'c0ffee'.padEnd(64, '0');
  const promise = { formula: DICE_FORMULA, table: 'table-1', commitment: commitmentOf(seedOf(seed)), clientSeeds: ['salt', null, null] };
  const sealed = { ...sealedRecord(new Dice(seedOf(seed), promise.table, promise.clientSeeds)), dice: { ...promise, seed, rewinds: [] } };

  test('checks every die against the seed', async () => {
    const { code, out } = await bb(`verify --dice --json ${write('sealed.json', sealed)}`);
    expect([code, parsed(out)]).toMatchObject([0, [{ ok: true }]]);
    expect(parsed(out)).toMatchObject([{ throws: expect.any(Number) }]);
    expect((await bb(`verify ${file('sealed.json')}`)).out[0]).toMatch(/ points, \d{2,} dice match the seed$/);
  });

  test('detects changed dice and a changed seed', async () => {
    const turned = { ...sealed, dice: { ...sealed.dice, table: 'table-2' } };
    expect((await bb(`verify ${write('turned.json', turned)}`)).out[0]).toMatch(/: choices\[\d+\]: is {.*}, but the seed gives {.*}$/);
    const other = { ...sealed, dice: { ...sealed.dice, seed: seed.replace('c0', 'c1') } };
    expect((await bb(`verify ${write('other.json', other)}`)).out[0]).toContain('dice.seed: does not match the commitment');
  });

  test('takes no die of other rules for a wrong one, since it chooses among what is legal by them', async () => {
    const old = { ...sealed, version: '0.9.0' };
    expect((await bb(`verify ${write('old.json', old)}`)).out[0]).toMatch(
      / dice match the seed; it was played with rules 0\.9\.0; by .* the same game$/,
    );
    const at = sealed.choices.findLastIndex(({ type }) => type === 'rollDie');
    const face = sealed.choices[at]?.face;
    const choices = sealed.choices.slice(0, at + 1).with(at, { type: 'rollDie', face: Number(face) === 1 ? 2 : 1 });
    const { code, out } = await bb(`verify ${write('old.json', { ...old, choices, result: null })}`);
    expect([code, out.length]).toEqual([3, 1]);
    expect(out[0]).toMatch(
      new RegExp(`^OTHER .* by .* it is another game from choice ${at + 1} of ${at + 1} on \\(choices\\[${at}\\]: is {.*}, but the seed`),
    );
  });

  test('fails with --dice if the record has no proof of its dice', async () => {
    expect((await bb(`verify ${good}`)).code).toBe(0);
    const { code, out } = await bb(`verify --dice ${good}`);
    expect([code, out[0]]).toEqual([1, `WRONG  ${good}: dice: is missing: the record has no proof of its dice`]);
  });
});
