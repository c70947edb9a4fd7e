/** Builds the service worker, `dist/sw.js`: it lists every file of the build, and changes when any of them does. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const WORKER = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
/** Paths of files that the service worker does not cache: reports of the build are in a hidden folder. */
const NOT_CACHED = /\.(?:map|br|gz)$|^sw\.js$|(?:^|\/)\./;

export function precache(): Plugin {
  let out = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    async closeBundle() {
      const hash = createHash('sha256');
      const paths = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((path) => !NOT_CACHED.test(path))
        .sort()
        .map((path) => {
          const file = join(out, path);
          hash.update(path).update(readFileSync(file));
          return path === 'index.html' ? './' : path;
        });
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
      hash.update(code);
      const head = `const VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 12))}, FILES = ${JSON.stringify(paths)};\n`;
      writeFileSync(join(out, 'sw.js'), head + code.replace(/^export \{\};$/m, ''));
    },
  };
}
