/** Reads a JSON file. */
import { readFileSync } from 'node:fs';
import { Failure } from './usage.ts';

/** By error code of the file system. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: "can't be read: permission denied",
};

/** @throws Failure that names the file and says why it can't be read */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Failure(`${file}: ${WHY[code] ?? `can't be read (${code})`}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file}: is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
