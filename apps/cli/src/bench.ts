/** `bb bench`: runs the benchmarks of bench/ in a process of their own, which can force garbage collection. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadUsage, Failure, parse, wholeNumber } from '@bb/command';
import type { AnyGameCommand } from './any-game-command.ts';

const scriptAt = (file: string): string => fileURLToPath(new URL(`../../../bench/${file}`, import.meta.url));

export const bench: AnyGameCommand = {
  name: 'bench',
  summary: 'measure the speed of the rules',
  help: () => `bb bench [--rounds N] [--games | --peers | --load] [--json]

Measures decisions, games, clones, views and saves per second, heap and sizes, and prints the median of several rounds.
With --game ID it measures another game; what --games, --peers and --load measure does not depend on it.

  --rounds N   how many rounds (9)
  --games      instead: compare the hosted games with one another, each in a process of its own
  --peers      instead: compare decisions with the moves of public libraries, and with a bare loop;
               installs the libraries in bench/peers the first time
  --load       instead: load the server, and compare it with simpler servers and with boardgame.io; takes 40 minutes
  --json       one line of JSON`,
  async run({ game }, args) {
    const { values } = parse(args, {
      rounds: { type: 'string' },
      games: { type: 'boolean' },
      peers: { type: 'boolean' },
      load: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const rounds = wholeNumber(values.rounds ?? '9', '--rounds', 1, 1000);
    const script = scriptAt(values.load ? 'load/load.ts' : values.peers ? 'peers.ts' : values.games ? 'games.ts' : 'bench.ts');
    if (!existsSync(script)) throw new BadUsage(`${script} is missing: run bb bench in a checkout of the repository`);
    const ofOne = !values.load && !values.peers && !values.games;
    const flags = ['--expose-gc', '--no-warnings'];
    const benchArgs = [String(rounds), ...(ofOne ? [game.id] : []), ...(values.json ? ['--json'] : [])];
    const child = spawn(process.execPath, [...flags, script, ...benchArgs], { stdio: 'inherit' });
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exit) => resolve(exit ?? 1));
    });
    if (code !== 0) throw new Failure('the benchmark failed');
    return 0;
  },
};
