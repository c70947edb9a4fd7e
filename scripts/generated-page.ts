/** For scripts that write a page of the documentation, or check with `--check` that it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const pathOf = (file: string | URL): string => relative(ROOT, file instanceof URL ? fileURLToPath(file) : file).replaceAll('\\', '/');

/**
 * Writes the page. With `--check` it writes nothing, and the process exits with 1 if the page is out of date.
 *
 * @param script  the file of the script
 */
export function writeOrCheck(page: string | URL, text: string, script: string): void {
  if (!process.argv.includes('--check')) writeFileSync(page, text);
  else if (readFileSync(page, 'utf8') !== text) {
    console.error(`${pathOf(page)} is out of date: run node ${pathOf(script)}`);
    process.exitCode = 1;
  }
}
