/**
 * Builds the rules and the bots of Blackbeard as a package, with which later servers play the tables that began under these rules:
 *
 *     node --conditions=bb-source scripts/keep-rules.ts [FOLDER]
 *
 * Run it before you raise the version of the rules, and add the package to `packages/server/src/games.ts`. See docs/decisions/020.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenAge } from '@bb/golden-age/rules';
import { build } from 'vite';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));
const name = `rules-${goldenAge.id}-${goldenAge.version}`;
const folder = resolve(process.argv[2] ?? join(PACKAGES, 'kept', name));

// In the server's package, so that it finds the game.
const work = mkdtempSync(join(PACKAGES, 'server', '.keep-'));
const entry = join(work, 'index.ts');
const exported = [
  "export { goldenAge as game } from '@bb/golden-age/rules';",
  "export { goldenAgeBots as bots } from '@bb/golden-age/bots';",
];
writeFileSync(entry, exported.join('\n'));
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: PACKAGES,
    resolve: { conditions: ['bb-source'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: () => 'index.js' },
    },
  });
} finally {
  rmSync(work, { recursive: true });
}
writeFileSync(join(folder, 'index.d.ts'), `${exported.join('\n')}\n`);
const about = { name: `@bb/${name}`, version: goldenAge.version, private: true, type: 'module', exports: './index.js' };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
console.log(folder);
