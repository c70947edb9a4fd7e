import type { Terminal } from '@bb/command';
import { main } from '../main.ts';

/** Runs `bb` with these arguments, separated by spaces. @param typed the lines to type at its prompts */
export async function bb(args: string, typed: readonly string[] = []) {
  const [out, err, left]: [string[], string[], string[]] = [[], [], [...typed]];
  const io: Terminal = {
    out: (line) => out.push(...line.split('\n')),
    err: (line) => err.push(line),
    progress: () => undefined,
    ask: async () => left.shift() ?? null,
    close: () => undefined,
  };
  const code = await main(args.split(' ').filter(Boolean), io);
  return { code, out, err };
}

export const parsed = (lines: readonly string[]): readonly Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
