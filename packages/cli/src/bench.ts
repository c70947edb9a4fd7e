/** `bb bench`: runs the measurements of bench/ in a process of their own, where they can ask for garbage collection. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadUsage, type Command, Failure, parse, wholeNumber } from './usage.ts';

const scriptAt = (file: string): string => fileURLToPath(new URL(`../../../bench/${file}`, import.meta.url));

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of the engine',
  help: `bb bench [--rounds N] [--peers | --load] [--json]

Decisions, games, clones, views and saves a second, heap and sizes; the median of several rounds.

  --rounds N   how many rounds (9)
  --peers      instead: decisions beside the moves of public libraries, and beside a bare loop;
               installs the libraries in bench/peers the first time
  --load       instead: the server under load, beside servers that do less and that of boardgame.io; 40 minutes
  --json       one line of JSON`,
  async run(args) {
    const { values } = parse(args, {
      rounds: { type: 'string' },
      peers: { type: 'boolean' },
      load: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const rounds = wholeNumber(values.rounds ?? '9', '--rounds', 1, 1000);
    const script = scriptAt(values.load ? 'load/load.ts' : values.peers ? 'peers.ts' : 'bench.ts');
    if (!existsSync(script)) throw new BadUsage(`there is no ${script}`);
    const flags = ['--conditions=bb-source', '--expose-gc', '--no-warnings'];
    const child = spawn(process.execPath, [...flags, script, String(rounds), ...(values.json ? ['--json'] : [])], { stdio: 'inherit' });
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exit) => resolve(exit ?? 1));
    });
    if (code !== 0) throw new Failure('the bench has failed');
    return 0;
  },
};
