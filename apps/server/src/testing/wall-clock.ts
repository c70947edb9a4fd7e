/** The wall clock of a process that a test starts, set by libfaketime. Its monotonic clock is left alone, as when somebody sets a real clock. */
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIBRARY = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  .map((folder) => `${folder}/faketime/libfaketime.so.1`)
  .find(existsSync);

export const hasFakeTime: boolean = LIBRARY !== undefined;

export class WallClock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bb-clock-'));
  readonly #file = join(this.#folder, 'offset');

  constructor() {
    this.set(0);
  }

  /** Sets the clock to the true time and this number of seconds, which may be negative. */
  set(seconds: number): void {
    // The process reads the file at any moment: it must always be whole.
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** The variables of a process that has this clock. */
  get environment(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: LIBRARY ?? '',
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
