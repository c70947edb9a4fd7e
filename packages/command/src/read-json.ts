/** Reads a JSON file. */
import { readFileSync, statSync } from 'node:fs';
import { Failure } from './usage.ts';

/** By error code of the file system. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: "can't be read: permission denied",
};

/** What came from a pipe, such as `<(…)` of a shell: it can be read only once. */
const piped = new Map<string, string>();

function textOf(file: string): string {
  const known = piped.get(file);
  if (known !== undefined) return known;
  // Editors of Windows begin a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (statSync(file).isFIFO()) piped.set(file, text);
  return text;
}

/** No file of this project comes near this. */
const MAX_DEPTH = 200;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** @throws Failure that names the file and says why it can't be read */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = textOf(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Failure(`${file}: ${WHY[code] ?? `can't be read (${code})`}`);
  }
  if (isTooDeep(text)) throw new Failure(`${file}: is nested more than ${MAX_DEPTH} levels deep`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file}: is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
