import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@bb/engine';
import { Failure } from './usage.ts';

/** Writes a record to `folder`, which is created if missing. @returns the path of the file. @throws Failure */
export function writeRecord(folder: string, name: string, record: GameRecord): string {
  const file = join(folder, `${name.replace(/[^\w.-]/g, '_')}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new Failure(`${file}: can't be written (${error instanceof Error ? error.message : String(error)})`);
  }
  return file;
}
