/** Where a command writes and reads: the process's own streams, or a test's. */
import { createInterface } from 'node:readline';

export interface Terminal {
  /** A line of the result. */
  out(line: string): void;
  /** A line about the work: errors, progress. */
  err(line: string): void;
  /** Rewrites the line of progress; empty wipes it. */
  progress(line: string): void;
  /** The next line of input, after a question; null when there is none any more. */
  ask(question: string): Promise<string | null>;
  /** Gives the input back, so that the process can end. */
  close(): void;
}

/** Without a screen, progress is a line as seldom as this: milliseconds. */
const SELDOM = 10_000;
const OFTEN = 200;

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  let told = Date.now();
  let lines: { next(): Promise<IteratorResult<string>>; close(): void } | null = null;
  const open = () => {
    const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY === true && stdout.isTTY === true });
    reader.on('SIGINT', () => reader.close());
    const iterator = reader[Symbol.asyncIterator]();
    return { next: () => iterator.next(), close: () => reader.close() };
  };
  // A reader that has seen enough, as `head`, is no fault.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => stdout.write(`${line}\n`),
    err: (line) => stderr.write(`${line}\n`),
    progress(line) {
      if (stderr.isTTY === true) {
        if (line !== '' && Date.now() - told < OFTEN) return;
        stderr.write(`\r\u001b[K${line}`);
      } else {
        if (line === '' || Date.now() - told < SELDOM) return;
        stderr.write(`${line}\n`);
      }
      told = Date.now();
    },
    async ask(question) {
      lines ??= open();
      stdout.write(question);
      const { value, done } = await lines.next();
      return done === true ? null : value;
    },
    close: () => lines?.close(),
  };
}
