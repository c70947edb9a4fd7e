/**
 * Sizes of what a visitor's browser fetches, read from the build: for the first page, and for the first table of each game.
 * `page-sizes.json` lists the files of each visit; `e2e/visit.spec.ts` checks in a browser that these are what is fetched.
 *
 *     node scripts/sizes.mjs            compares the build with the limits, and with the sizes that were written last
 *     node scripts/sizes.mjs --write    writes the sizes of this build
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { COMPRESSIBLE, DIST } from './build.mjs';
import { ROOT } from './node.mjs';

const LIST = join(ROOT, 'scripts/page-sizes.json');
const HASH = /-[\w-]{8}(?=\.\w+$)/;
/** A smaller change of a file is not told. */
const MIN_TOLD_BYTES = 100;

/** @returns the name of a file of the build without its hash: `assets/page.js` */
export const nameOf = (path) => path.replace(/^\//, '').replace(HASH, '');

/** @returns the bytes that the server sends for a file. It compresses small texts itself when they are asked for. */
function sentBytes(path) {
  const compressed = `${path}.br`;
  if (existsSync(compressed)) return statSync(compressed).size;
  return COMPRESSIBLE.test(path) ? brotliCompressSync(readFileSync(path)).length : statSync(path).size;
}

/** @returns a map from the name of a file of the build to the bytes that are sent; of one name there may be a module and the few bytes that pass on its exports */
function builtSizes() {
  const sizes = new Map();
  for (const path of readdirSync(DIST, { recursive: true })) {
    if (/\.(?:br|gz)$|(?:^|\/)\./.test(path) || !statSync(join(DIST, path)).isFile()) continue;
    const name = nameOf(path);
    sizes.set(name, [...(sizes.get(name) ?? []), sentBytes(join(DIST, path))]);
  }
  return sizes;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** A worker's script doesn't keep the page waiting. */
const isScript = (name) => name.endsWith('.js') && !/-worker\.js$/.test(name);
const sum = (sizes) => Object.values(sizes).reduce((total, bytes) => total + bytes, 0);
const scripts = (sizes) => Object.fromEntries(Object.entries(sizes).filter(([name]) => isScript(name)));

/**
 * @param visit the visit as written: `{ limits: { script, total }, files: { NAME: BYTES } }`, limits in kB of 1000 bytes
 * @param built the sizes of a build: a map from names to the bytes of the files of that name
 * @returns `{ files, faults, changes }`: the sizes of the visit now, a sentence for each limit that is passed and each file that is missing,
 * and a line for each file that grew or shrank
 */
export function compare(name, visit, built) {
  const faults = [];
  const files = {};
  for (const file of Object.keys(visit.files)) {
    const sizes = built.get(file);
    if (!sizes) faults.push(`${name}: the build has no ${file}. Run npm test -- browser e2e/visit.spec.ts to see what is fetched now.`);
    else files[file] = sizes.reduce((total, bytes) => total + bytes, 0);
  }
  const changes = Object.entries(files)
    .map(([file, bytes]) => ({ file, by: bytes - visit.files[file], bytes }))
    .filter(({ by }) => Math.abs(by) >= MIN_TOLD_BYTES)
    .sort((a, b) => b.by - a.by)
    .map(({ file, by, bytes }) => `${name}: ${file} ${by > 0 ? 'grew' : 'shrank'} by ${kB(Math.abs(by))} to ${kB(bytes)}`);
  for (const [kind, bytes] of Object.entries({ script: sum(scripts(files)), total: sum(files) })) {
    const limit = visit.limits[kind];
    if (limit !== undefined && bytes > limit * 1000) faults.push(`${name}: ${kB(bytes)} ${kind}, ${limit} kB are allowed`);
  }
  return { files, faults, changes };
}

/** Compares the build with `page-sizes.json`, and prints what it finds. @returns the exit code */
export function checkSizes({ write = false } = {}) {
  const visits = JSON.parse(readFileSync(LIST, 'utf8'));
  const built = builtSizes();
  const results = Object.entries(visits).map(([name, visit]) => ({ name, visit, ...compare(name, visit, built) }));
  for (const { name, files, faults, changes } of results) {
    console.log(`${name}: ${kB(sum(scripts(files)))} script, ${kB(sum(files))} in all`);
    if (changes.length > 0) console.log(changes.join('\n'));
    if (faults.length > 0) console.error(faults.join('\n'));
  }
  if (write) {
    const now = Object.fromEntries(results.map(({ name, visit, files }) => [name, { ...visit, files: { ...visit.files, ...files } }]));
    writeFileSync(LIST, `${JSON.stringify(now, null, 2)}\n`);
  }
  return results.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = checkSizes({ write: process.argv.includes('--write') });
