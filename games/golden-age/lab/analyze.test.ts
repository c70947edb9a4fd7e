import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bb, parsed } from '@bb/cli/src/testing/run-bb.ts';
import { type GameRecord, goldenAge, newRecord, replay, save } from '@bb/golden-age/rules';
import { whatIfOf } from '@bb/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playGame } from './testing/play-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-analyze-'));
const write = (name: string, json: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(json));
  return file;
};
let record: GameRecord;
let good: string;
/** How many choices to analyze here: up to the first Actions. */
const FEW = 160;

beforeAll(() => {
  ({ record } = playGame({ players: 2 }, ['random', 'captain'], 'a look back'));
  good = write('good.json', record);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('bb analyze', () => {
  test('prints what the choices of each decision were worth, and a summary', async () => {
    const { code, out, err } = await bb(`analyze ${good} --to ${FEW} --iterations 20`);
    expect([code, err]).toEqual([0, []]);
    const text = out.join('\n');
    expect(text).toMatch(/After \d+ choices, turn \d+, Player [12]: /);
    expect(text).toMatch(/→ +\d+\.\d % +±\d+\.\d +\d+\.\d +\d+ +\S/);
    expect(text).toMatch(/(cost \d+\.\d % and \d+\.\d VP(, within the error)?; better: |no better choice was found)/);
    expect(text).toContain('\nTurning points');
    expect(text).toContain('\nLuck and skill');
    expect(text).toMatch(/\d+ decisions analyzed\. All values are estimates\.$/);
  });

  test('prints JSON for each decision, then a summary that adds up', async () => {
    const { code, out } = await bb(`analyze ${good} --from 40 --to ${FEW} --iterations 20 --json`);
    expect(code).toBe(0);
    const lines = parsed(out);
    const [review] = lines.slice(-1);
    const decisions = lines.slice(0, -1);
    expect(decisions.every(({ type, at, loss }) => type === 'decision' && Number(at) >= 40 && Number(at) < FEW && Number(loss) >= 0)).toBe(
      true,
    );
    expect(review).toMatchObject({ type: 'review', judged: decisions.length, of: decisions.length });
    const seats = review?.seats as readonly { first: number; last: number; win: Record<string, number> }[];
    for (const { first, last, win } of seats) expect(first + Object.values(win).reduce((sum, x) => sum + x, 0)).toBeCloseTo(last, 6);
  });

  test('is repeatable, and takes --seat, --language and --seconds', async () => {
    const once = await bb(`analyze ${good} --to 60 --iterations 10 --json`);
    expect((await bb(`analyze ${good} --to 60 --iterations 10 --json`)).out).toEqual(once.out);
    const own = parsed((await bb(`analyze ${good} --seat 2 --to 80 --iterations 5 --json`)).out).filter(({ type }) => type === 'decision');
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ seat }) => seat === 1)).toBe(true);
    const german = (await bb(`analyze ${good} --to 50 --seconds 1 --language de`)).out.join('\n');
    expect(german).toContain('\nWendepunkte (Siegchance)');
  });

  test('sums up after Ctrl-C', async () => {
    const listeners = process.listenerCount('SIGINT');
    const work = bb(`analyze ${good} --iterations 300`);
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(listeners);
    process.emit('SIGINT');
    const { code, out } = await work;
    expect(code).toBe(0);
    expect(out).toContain('Turning points (chance to win)');
    expect(out.at(-1)).toMatch(/^Stopped after \d+ of \d+ decisions\.$/);
  });

  test('analyzes an unfinished game, and a what-if', async () => {
    const part = write('part.json', newRecord(record.options, record.choices.slice(0, 80), null));
    expect((await bb(`analyze ${part} --iterations 5`)).code).toBe(0);
    const origin = [{ choices: record.choices.slice(0, 80), deal: null }];
    const whatIf = write('what-if.json', whatIfOf(goldenAge, record.options, origin, record.choices.slice(80), replay(record)));
    const { code, err } = await bb(`analyze ${whatIf} --to 20 --iterations 5`);
    expect([code, err]).toEqual([0, []]);
  });

  test('answers bad usage with one line', async () => {
    const spoiled = write('spoiled.json', { ...record, choices: record.choices.toSpliced(50, 1) });
    const cases: readonly (readonly [string, number, RegExp])[] = [
      ['', 2, /no file is given/],
      [`${good} --iterations 5 --seconds 5`, 2, /--iterations and --seconds: give only one of them/],
      [`${good} --seat 3`, 2, /--seat must be a whole number from 1 to 2, not "3"/],
      [`${good} --to 999999`, 2, /--to must be a whole number from 0 to \d+/],
      [`${good} --iterations 0`, 2, /--iterations must be/],
      [join(folder, 'none.json'), 1, /there is no such file/],
      [spoiled, 1, /spoiled\.json: choices\[\d+\]: /],
      [write('save.json', save(replay(record, 50))), 1, /save\.json: format: this program reads records of formats /],
    ];
    for (const [args, code, line] of cases) {
      const answered = await bb(`analyze ${args}`);
      expect([answered.code, answered.out, answered.err.length]).toEqual([code, [], 1]);
      expect(answered.err[0]).toMatch(line);
    }
  });
});
