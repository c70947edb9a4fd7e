/** `bb` plays a game that it knows only by its contract: Landfall. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landfall } from '@bb/landfall/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDARD_GAME } from './games.ts';
import { bb } from './testing/run-bb.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-any-game-'));
const file = join(folder, 'landfall.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('bots play Landfall, and the record is verified', async () => {
  const played = await bb(`play --game landfall --players 3 --humans 0 --bots search:20,random --seed 5 --option leagues=30 --out ${file}`);
  expect(played.code).toBe(0);
  expect(played.out.join('\n')).toContain('The coast! Anne');
  const { choices } = JSON.parse(readFileSync(file, 'utf8'));
  const verified = await bb(`verify ${file}`);
  expect(verified.out.join('\n')).toMatch(new RegExp(`a record, 3 players, ${choices.length} choices, \\d+ : \\d+ : \\d+ points`));
});

test('its record is told and analyzed', async () => {
  const told = await bb(`replay ${file}`);
  expect(told.code).toBe(0);
  expect(told.out[0]).toMatch(/^Anne is dealt /);
  expect(told.out.at(-1)).toMatch(/^Winner: /);
  const part = await bb(`replay ${file} --at 4`);
  expect(part.out.filter((line) => line.startsWith('Anne is dealt'))).toHaveLength(1);
  expect(part.out.at(-1)).toMatch(/^Jack: 0 leagues/);
  const analyzed = await bb(`analyze ${file} --iterations 30`);
  expect(analyzed.code).toBe(0);
  const text = analyzed.out.join('\n');
  expect(text).toMatch(/After \d+ choices, Anne: /);
  expect(text).toMatch(/→ +\d+\.\d % +±\d+\.\d +\d+\.\d +\d+ +\S/);
  expect(text).toMatch(/\nLuck and skill .*\n.* own mistakes .*\n +Anne +\d+\.\d /);
  expect(text).toMatch(/\d+ decisions analyzed\. All values are estimates\.$/);
});

test('two people at one screen see no more than their seats may know', async () => {
  const { out } = await bb('play --game landfall --players 2 --humans 2 --seed 3', Array(60).fill('1'));
  expect(out).toEqual(expect.arrayContaining(['Anne is dealt a card.', 'Mary is dealt a card.']));
  const dealt = out.filter((line) => / is dealt (?!a card)/.test(line)).map((line) => line.split(' ')[0]);
  expect(new Set(dealt)).toEqual(new Set(['Anne', 'Mary']));
  expect(out.indexOf('Anne is dealt a card.')).toBeGreaterThan(out.findIndex((line) => line.startsWith('Anne: ')));
});

test('many games of bots are summed up', async () => {
  const { code, out } = await bb('simulate --game landfall --games 6 --players 2..4 --bots random --seed 1');
  expect(code).toBe(0);
  expect(out[0]).toBe('games      6');
  expect(out).toContainEqual(expect.stringMatching(/^ +seats +points mean +wins$/));
  expect(out).toContain('verified   6 records replayed with the same results');
});

test('the arena rates its bots', async () => {
  const args = 'arena --game landfall --bots random,search:30 --option leagues=20 --games 20 --seed 1';
  const { code, out } = await bb(`${args} --workers 2`);
  expect([code, out.at(-1)]).toEqual([0, '20 games, seed 1; random is 1500']);
  expect(out).toContainEqual(expect.stringMatching(/^search:30 +1[5-9]\d\d +/));
  expect((await bb(`${args} --workers 1`)).out).toEqual(out);
});

test('the lab compares kinds of games, with the same dice for each', async () => {
  const args = 'lab --game landfall --bots random --players 2 --option leagues=20,30 --games 12 --seed 1';
  const { code, out } = await bb(`${args} --workers 2`);
  expect(code).toBe(0);
  expect(out[0]).toMatch(/^ +2 players, leagues=20 +2 players, leagues=30$/);
  expect(out).toContainEqual(expect.stringMatching(/^landed +1 \(1 to 1\) +1 \(1 to 1\)$/));
  expect(out).toContainEqual(expect.stringMatching(/^random wins +50 % /));
  expect(out).toContain('Differences from 2 players, leagues=20:');
  expect(out.at(-1)).toBe('24 games, seed 1');
  expect((await bb(`${args} --workers 1`)).out).toEqual(out);
  const { out: lines } = await bb(`${args} --json`);
  const [first, second, summary] = lines.map((line) => JSON.parse(line));
  expect([first.type, first.differences, second.name]).toEqual(['variation', null, '2 players, leagues=30']);
  // A longer way takes longer.
  expect(second.differences.sailed.estimate).toBeGreaterThan(0);
  expect(second.differences.sailed.estimate).toBeCloseTo(second.measures.sailed.estimate - first.measures.sailed.estimate, 9);
  expect(summary).toEqual({ type: 'summary', seed: '1', games: 24, repeatable: true });
});

test('a lab that was stopped goes on from its file, and no other does', async () => {
  const out = join(folder, 'lab.jsonl');
  const args = `lab --game landfall --bots random --option leagues=20 --games 6 --seed 1 --out ${out}`;
  const whole = await bb(args);
  writeFileSync(out, readFileSync(out, 'utf8').split('\n').slice(0, 4).join('\n'));
  expect((await bb(args)).out).toEqual(whole.out);
  expect(await bb(args.replace('leagues=20', 'leagues=30'))).toMatchObject({ code: 1 });
});

test.each([
  ['fuzz', 'there is no command "fuzz" for landfall'],
  ['arena --bots random,captain', 'there is no bot "captain" for this game'],
  ['simulate --options random', 'landfall has no options to draw'],
])('bb %s --game landfall fails with one line', async (args, error) => {
  const { code, err } = await bb(`${args} --game landfall`);
  expect([code, err.length]).toEqual([2, 1]);
  expect(err[0]).toContain(error);
});

describe('a record of other rules', () => {
  /** The record, played with older rules, and with a choice of theirs in the middle if it is to become another game. */
  function write(change: (choices: readonly object[]) => object): { readonly old: string; readonly of: number } {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    const old = join(folder, 'old.json');
    writeFileSync(old, JSON.stringify({ ...json, version: '0.9.0', ...change(json.choices) }));
    return { old, of: json.choices.length };
  }
  const spoiled = () => write((choices) => ({ choices: choices.toSpliced(6, 1, { type: 'parley', card: 'rum' }) }));

  test('that is the same game by these is verified, told and analyzed to its end', async () => {
    const { old, of } = write(() => ({}));
    const what = `was played with rules 0.9.0; by ${landfall.version} it is the same game`;
    const { code, out } = await bb(`verify ${old}`);
    expect([code, out]).toEqual([0, [expect.stringMatching(new RegExp(`^OK  .*, ${of} choices, .* points; it ${what}$`))]]);
    expect(await bb(`replay ${old}`)).toEqual({ ...(await bb(`replay ${file}`)), err: [`bb replay: ${old} ${what}`] });
    expect(await bb(`analyze ${old} --iterations 5`)).toMatchObject({ code: 0, err: [`bb analyze: ${old} ${what}`] });
  });

  test('that becomes another game is played up to there, and exits with 3', async () => {
    const { old, of } = spoiled();
    const why = 'choices[6]: no such choice: {"type":"parley","card":"rum"}';
    const what = `was played with rules 0.9.0; by ${landfall.version} it is another game from choice 7 of ${of} on (${why})`;
    const verified = await bb(`verify ${old}`);
    expect(verified).toEqual({
      code: 3,
      out: [expect.stringMatching(/^OTHER {2}/)],
      err: ['bb verify: 1 of 1 files is another game by these rules'],
    });
    expect(verified.out[0]).toContain(what);
    const [json] = (await bb(`verify ${old} --json`)).out.map((line) => JSON.parse(line));
    expect(json).toMatchObject({ ok: false, choices: of, otherRules: { version: '0.9.0', from: 6 } });
    const told = await bb(`replay ${old}`);
    expect([told.code, told.err]).toEqual([3, [`bb replay: ${old} ${what}`]]);
    expect(told.out).toEqual((await bb(`replay ${file} --at 6`)).out);
    expect((await bb(`replay ${old} --at 5`)).code).toBe(0);
    const analyzed = await bb(`analyze ${old} --iterations 5`);
    expect([analyzed.code, analyzed.err]).toEqual([3, [`bb analyze: ${old} ${what}`]]);
    expect(analyzed.out.join('\n')).toMatch(/\d+ decisions/);
  });

  test('with another result, or with options that these rules lack, exits with 3', async () => {
    const other = write(() => ({ result: null }));
    expect((await bb(`verify ${other.old}`)).out[0]).toContain(
      `was played with rules 0.9.0; by ${landfall.version} it has another result (result: the choices lead to {`,
    );
    const { old } = write(() => ({ options: { players: 3, oars: 4 } }));
    const { code, out } = await bb(`verify ${old}`);
    expect([code, out]).toEqual([
      3,
      [`OTHER  ${old}: was played with rules 0.9.0, and these are ${landfall.version}: options.oars: unknown option`],
    ]);
  });

  test('beside a wrong file exits with 1', async () => {
    expect((await bb(`verify ${spoiled().old} ${folder}`)).code).toBe(1);
  });
});

test.each([
  ['an illegal choice', { choices: [{ type: 'sail' }] }, 'choices[0]: {"type":"sail"} is not allowed at dealCard (1)'],
  ['a game that is not there', { game: 'chess' }, `game: is chess, not ${STANDARD_GAME}`],
])('a record with %s gets one error that names the place, and stays as it is', async (_what, change, error) => {
  const changed = join(folder, 'changed.json');
  const text = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change });
  writeFileSync(changed, text);
  const { code, out } = await bb(`verify ${changed}`);
  expect(code).toBe(1);
  expect(out).toEqual([`WRONG  ${changed}: ${error}`]);
  expect(readFileSync(changed, 'utf8')).toBe(text);
});

test.each([
  ['--game chess', 2, `there is no game "chess"; there are ${STANDARD_GAME}, landfall`],
  ['--game landfall --players 5', 1, 'options.players: must be a whole number from 2 to 4'],
  ['--game landfall --players 2 --bots captain', 2, 'there is no bot "captain" for this game; there are random, mate and search:N'],
  ['--game landfall --players 2 --option sails=3', 1, 'options.sails: unknown option'],
])('bb play %s fails with one line', async (args, code, error) => {
  const result = await bb(`play ${args}`);
  expect(result.code).toBe(code);
  expect(result.err.join('\n')).toContain(error);
});
