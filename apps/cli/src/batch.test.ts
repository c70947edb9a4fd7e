import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Batch, durationText, type Plan, playGame, runBatch, type WorkerPool } from '@bb/command';
import { landfallBots } from '@bb/landfall/bots';
import { LEAGUES, landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsFor } from './commands-for.ts';
import { bb } from './testing/run-bb.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const GAMES = 20;
const batch = (plan: Plan = { seed: '1' }): Batch<number> => ({
  plan,
  games: GAMES,
  job: (game) => ({ game: landfall.id, options: { players: 2 }, bots: ['random', 'random'], seed: String(game) }),
  read: (json) => (typeof json === 'number' ? json : null),
});
/** A pool that returns ten times the number of each game, later games sooner, and notes which games it was given. */
function quick(asked: number[] = [], play: (game: number) => unknown = (game) => 10 * game, block = 1): WorkerPool {
  return {
    concurrency: 3,
    block,
    async play(jobs) {
      const games = jobs.map(({ seed }) => Number(seed));
      asked.push(...games);
      await new Promise((resolve) => setTimeout(resolve, (GAMES - (games[0] ?? 0)) / 4));
      return games.map(play);
    },
    close: async () => undefined,
  };
}
const quiet = { progress: () => undefined };
const never = new AbortController().signal;
const ALL = Array.from({ length: GAMES }, (_, game) => 10 * game);
const numbers = (name: string): unknown[] =>
  readFileSync(file(name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).game)
    .sort((a, b) => a - b);

describe('a batch', () => {
  test('returns results by number of the game, whatever order they finish in', async () => {
    expect(await runBatch(batch(), () => quick(), undefined, quiet, never)).toEqual(ALL);
    expect(await runBatch(batch(), () => quick([], (game) => 10 * game, 3), undefined, quiet, never)).toEqual(ALL);
  });

  test('goes on where it was stopped, and plays no game twice', async () => {
    const stop = new AbortController();
    const stopping = quick([], (game) => {
      if (game === 7) stop.abort();
      return 10 * game;
    });
    await expect(runBatch(batch(), () => stopping, file('stopped'), quiet, stop.signal)).rejects.toThrow(
      /^stopped after \d+ of 20 games; they are in .*stopped, and the same command goes on from there$/,
    );
    const before = numbers('stopped');
    expect(before.length).toBeGreaterThan(2);
    expect(before.length).toBeLessThan(GAMES);
    // As after a power cut.
    appendFileSync(file('stopped'), '{"game":19,"resu');
    const asked: number[] = [];
    expect(await runBatch(batch(), () => quick(asked), file('stopped'), quiet, never)).toEqual(ALL);
    expect(asked.filter((game) => before.includes(game))).toEqual([]);
    expect(numbers('stopped')).toEqual(ALL.map((_, game) => game));
    const third: number[] = [];
    expect(await runBatch(batch(), () => quick(third), file('stopped'), quiet, never)).toEqual(ALL);
    expect(third).toEqual([]);
  });

  test('begins again if not even the plan was written', async () => {
    writeFileSync(file('torn'), '{"plan":{"se');
    expect(await runBatch(batch(), () => quick(), file('torn'), quiet, never)).toEqual(ALL);
    expect(numbers('torn')).toHaveLength(GAMES);
  });

  test('counts a game once if it is in the file twice', async () => {
    writeFileSync(file('twice'), '{"plan":{"seed":"1"}}\n{"game":3,"result":30}\n{"game":3,"result":31}\n');
    expect((await runBatch(batch(), () => quick(), file('twice'), quiet, never))[3]).toBe(30);
  });

  test('refuses a file with another plan, or that is no file of games', async () => {
    await runBatch(batch(), () => quick(), file('other'), quiet, never);
    const kept = readFileSync(file('other'), 'utf8');
    const refused: readonly (readonly [string, Plan, string])[] = [
      [file('other'), { seed: '2' }, 'was begun with another plan: seed is "1" in the file, "2" now'],
      [file('other'), { seed: '1', bots: ['random'] }, 'was begun with another plan: bots is nothing in the file, ["random"] now'],
      [fileURLToPath(import.meta.url), { seed: '1' }, 'line 1 is not JSON'],
      [folder, { seed: '1' }, "can't be read or written (EISDIR)"],
    ];
    for (const [at, plan, why] of refused) {
      await expect(runBatch(batch(plan), () => quick(), at, quiet, never)).rejects.toThrow(`${at}: ${why}`);
    }
    expect(readFileSync(file('other'), 'utf8')).toBe(kept);
    for (const line of ['{"game":20,"result":1}', '{"game":1,"result":"x"}', '7']) {
      writeFileSync(file('bad'), `{"plan":{"seed":"1"}}\n{"game":1,"result":10}\n${line}\n`);
      await expect(runBatch(batch(), () => quick(), file('bad'), quiet, never)).rejects.toThrow('bad: line 3 is not a game of this plan');
    }
  });

  test('stops at the first game that fails, and writes its record', async () => {
    const { bots } = commandsFor(landfall, { en: english }, landfallBots, 2, 'points');
    const { record } = playGame(landfall, bots, { players: 2, leagues: LEAGUES.standard }, ['random', 'random'], '1');
    const pool = quick([], (game) => (game === 9 ? { broken: 'a card is missing', record } : 10 * game));
    const failed = await runBatch(batch(), () => pool, file('broken'), quiet, never).catch(String);
    expect(failed).toContain(`game 9 (2 players: random, random) after ${record.choices.length} choices: a card is missing; its record: `);
    expect(JSON.parse(readFileSync(file('9.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(record)));
    // The finished games are kept, and a pool that works goes on from there.
    expect(await runBatch(batch(), () => quick(), file('broken'), quiet, never)).toEqual(ALL);
  });

  test('formats time spans', () => {
    expect([0.2, 59, 60, 3599, 3600, 9000].map(durationText)).toEqual(['1 s', '59 s', '1 min', '60 min', '1 h 0 min', '2 h 30 min']);
  });
});

const LAB = ['lab', '--bots', 'random', '--players', '2', '--seed', '5', '--json'];

test('Ctrl-C leaves a valid file, and the same command goes on', async () => {
  const script = fileURLToPath(new URL('./bb.ts', import.meta.url));
  const at = file('interrupted');
  /** Stops a run of more games than it can finish, once the file has more than this number of games. @returns the numbers of the games in the file */
  const interrupted = async (games: number): Promise<readonly number[]> => {
    const args = [...LAB, '--games', '100000', '--workers', '2', '--out', at];
    const child = spawn(process.execPath, ['--no-warnings', script, ...args]);
    let errors = '';
    child.stderr.on('data', (data) => (errors += data));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    // The first line is the plan.
    while (!existsSync(at) || readFileSync(at, 'utf8').split('\n').length < games + 3)
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    const played = numbers('interrupted').map(Number);
    expect(errors).toContain(`bb lab: stopped after ${played.length} of 100000 games; they are in `);
    return played;
  };
  const first = await interrupted(1);
  const second = await interrupted(first.length + 1);
  expect(new Set(second).size).toBe(second.length);
  expect(second).toEqual(expect.arrayContaining([...first]));
});

test('a run that goes on from a file says the same as one that was never stopped', async () => {
  const command = [...LAB, '--games', '20', '--workers', '1', '--out', file('whole')].join(' ');
  const whole = await bb(command);
  const lines = readFileSync(file('whole'), 'utf8').split('\n');
  writeFileSync(file('whole'), lines.slice(0, 9).join('\n').concat('\n'));
  expect(await bb(command)).toEqual(whole);
  expect(numbers('whole')).toHaveLength(20);
});
