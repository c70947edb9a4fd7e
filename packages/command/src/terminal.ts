/** Where a command reads and writes: the process's streams, or those of a test. */
import { createInterface } from 'node:readline';

export interface Terminal {
  /** A line of the result. */
  out(line: string): void;
  /** A line about the work: errors, progress. */
  err(line: string): void;
  /** Replaces the progress line; an empty one clears it. */
  progress(line: string): void;
  /** Prints a question and reads a line of input. @returns null at the end of input */
  ask(question: string): Promise<string | null>;
  /** Stops reading input, so that the process can end. */
  close(): void;
}

/** How often progress is printed to a log, and to a screen. */
const LOG_INTERVAL_MS = 10_000;
const SCREEN_INTERVAL_MS = 200;

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  let lastProgress = Date.now();
  let lines: { next(): Promise<IteratorResult<string>>; close(): void } | null = null;
  const open = () => {
    const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY === true && stdout.isTTY === true });
    reader.on('SIGINT', () => reader.close());
    const iterator = reader[Symbol.asyncIterator]();
    return { next: () => iterator.next(), close: () => reader.close() };
  };
  // A reader such as `head` may close the pipe early, which is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => stdout.write(`${line}\n`),
    err: (line) => stderr.write(`${line}\n`),
    progress(line) {
      if (stderr.isTTY === true) {
        if (line !== '' && Date.now() - lastProgress < SCREEN_INTERVAL_MS) return;
        stderr.write(`\r\u001b[K${line}`);
      } else {
        if (line === '' || Date.now() - lastProgress < LOG_INTERVAL_MS) return;
        stderr.write(`${line}\n`);
      }
      lastProgress = Date.now();
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
