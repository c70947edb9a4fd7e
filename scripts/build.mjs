/** Builds the web client, unless the last build is newer than everything it is made from. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { binOf, ROOT, runNode } from './node.mjs';

const WEB = join(ROOT, 'apps', 'web');
export const DIST = join(WEB, 'dist');
/** Written last, so that a build that was interrupted is repeated. */
const BUILT = join(DIST, '.built');
const NOT_SOURCE = new Set(['dist', 'node_modules', '.svelte-check', '.cache']);

/** @returns when `path` or anything below it last changed, in milliseconds since 1970. Folders count, so a removed file does too. 0 if there is nothing. */
function latest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const inside = readdirSync(path).filter((name) => !NOT_SOURCE.has(name));
  return Math.max(path === WEB ? 0 : stat.mtimeMs, ...inside.map((name) => latest(join(path, name))));
}

const sources = () => [
  WEB,
  join(ROOT, 'packages', 'kernel', 'src'),
  join(ROOT, 'packages', 'protocol', 'src'),
  join(ROOT, 'packages', 'search', 'src'),
  join(ROOT, 'packages', 'table-kit', 'src'),
  ...['games', 'examples'].flatMap((shelf) =>
    readdirSync(join(ROOT, shelf)).flatMap((game) =>
      ['rules', 'bots', 'text', 'table'].map((room) => join(ROOT, shelf, game, room)).filter(existsSync),
    ),
  ),
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.page.json', 'svelte.config.js'].map((name) => join(ROOT, name)),
];

const isBuilt = () => latest(BUILT) > Math.max(...sources().map(latest));

export const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|webmanifest|map)$/;
/** Smaller files don't gain from compression. */
const MIN_COMPRESSED_BYTES = 1024;
const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a .br and a .gz beside each text file; the server sends them as they are. */
async function compress() {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    writeFileSync(`${file}.br`, await br(bytes, quality));
    writeFileSync(`${file}.gz`, await gz(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Builds the web client if it is out of date. @returns the exit code; 0 also if there was nothing to do */
export async function build() {
  if (isBuilt()) return 0;
  const began = Date.now();
  const code = await runNode([binOf('vite'), 'build', '--logLevel', 'error'], { cwd: WEB });
  if (code !== 0) return code;
  await compress();
  writeFileSync(BUILT, '');
  console.log(`Built the web client in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}
