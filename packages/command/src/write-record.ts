import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRecord } from '@bb/kernel';
import { Failure } from './usage.ts';

/** Writes a record to `folder`, which is created if missing. @returns the path of the file. @throws Failure */
export function writeRecord(folder: string, name: string, record: AnyRecord): string {
  const file = join(folder, `${name.replace(/[^\w.-]/g, '_')}.json`);
  written(file, () => mkdirSync(folder, { recursive: true }));
  writeRecordTo(file, record);
  return file;
}

/** @throws Failure */
export const writeRecordTo = (file: string, record: AnyRecord): void => writeText(file, `${JSON.stringify(record)}\n`);

/** @throws Failure */
export const writeText = (file: string, text: string): void => written(file, () => writeFileSync(file, text));

function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Failure(`${file}: can't be written (${error instanceof Error ? error.message : String(error)})`);
  }
}
