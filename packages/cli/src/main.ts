/** The command line: runs the command, and turns errors into one line and an exit code. */
import { ENGINE_VERSION } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import { admin } from './admin.ts';
import { analyze } from './analyze.ts';
import { arena } from './arena/arena.ts';
import { bench } from './bench.ts';
import { components } from './components.ts';
import { fuzz } from './fuzz.ts';
import { lab } from './lab/lab.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';
import { BadUsage, type Command, Failure } from './usage.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [play, simulate, replay, analyze, verify, fuzz, components, arena, lab, bench, admin];

const OVERVIEW = `bb COMMAND [options]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

  bb COMMAND --help   the options of a command
  bb --version

Exit codes: 0 success, 1 failure, 2 bad usage.`;

/** Is one of these options given? What follows `--` is no option. */
const wants = (args: readonly string[], ...options: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => options.includes(arg));
};

/** @returns the exit code */
export async function main(args: readonly string[], io: Terminal): Promise<number> {
  const [name, ...rest] = args;
  const command = COMMANDS.find((c) => c.name === name);
  try {
    if (!command) return overview(name, args, io);
    if (wants(rest, '--help', '-h')) {
      io.out(command.help);
      return 0;
    }
    return await command.run(rest, io);
  } catch (error) {
    io.progress('');
    if (error instanceof BadUsage) {
      io.err(`bb${command ? ` ${command.name}` : ''}: ${error.message} (see bb ${command ? `${command.name} ` : ''}--help)`);
      return 2;
    }
    if (error instanceof Failure || error instanceof BadInput) {
      io.err(`bb ${name}: ${error.message}`);
      return 1;
    }
    throw error;
  }
}

/** @throws BadUsage */
function overview(name: string | undefined, args: readonly string[], io: Terminal): number {
  if (name === undefined) throw new BadUsage('no command is given');
  if (wants(args, '--version')) io.out(ENGINE_VERSION);
  else if (wants(args, '--help', '-h') || name === 'help') io.out(OVERVIEW);
  else throw new BadUsage(name.startsWith('-') ? `unknown option '${name}'` : `there is no command "${name}"`);
  return 0;
}
