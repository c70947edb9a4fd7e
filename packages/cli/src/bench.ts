/** `bb bench`: runs bench/bench.ts in a process of its own, where it can ask for garbage collection. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadUsage, type Command, Failure, parse, wholeNumber } from './usage.ts';

const SCRIPT = fileURLToPath(new URL('../../../bench/bench.ts', import.meta.url));

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of the engine',
  help: `bb bench [--rounds N] [--json]

Decisions, games, clones, views and saves a second, heap and sizes; the median of several rounds.

  --rounds N   how many rounds (9)
  --json       one line of JSON`,
  async run(args) {
    const { values } = parse(args, { rounds: { type: 'string' }, json: { type: 'boolean' } });
    const rounds = wholeNumber(values.rounds ?? '9', '--rounds', 1, 1000);
    if (!existsSync(SCRIPT)) throw new BadUsage(`there is no ${SCRIPT}`);
    const flags = ['--conditions=bb-source', '--expose-gc', '--no-warnings'];
    const child = spawn(process.execPath, [...flags, SCRIPT, String(rounds), ...(values.json ? ['--json'] : [])], { stdio: 'inherit' });
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exit) => resolve(exit ?? 1));
    });
    if (code !== 0) throw new Failure('the bench has failed');
    return 0;
  },
};
