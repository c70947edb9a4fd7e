/**
 * Builds the current engine and its bots as a package, with which later servers play the tables that began under these rules:
 *
 *     node --conditions=bb-source scripts/keep-rules.ts [FOLDER]
 *
 * Run it before you raise the version of the engine. See docs/decisions/020.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE_VERSION } from '@bb/golden-age/rules';
import { build } from 'vite';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));
const folder = resolve(process.argv[2] ?? join(PACKAGES, 'kept', `rules-${ENGINE_VERSION}`));

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
    lib: { entry: join(PACKAGES, 'server', 'src', 'rules', 'current-rules.ts'), formats: ['es'], fileName: () => 'index.js' },
  },
});
// The types of today's engine are close enough, because kept positions go only back into the kept engine.
const types = "export declare const rules: typeof import('@bb/golden-age/bots') & typeof import('@bb/golden-age/rules');\n";
writeFileSync(join(folder, 'index.d.ts'), types);
const about = { name: `@bb/rules-${ENGINE_VERSION}`, version: ENGINE_VERSION, private: true, type: 'module', exports: './index.js' };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
console.log(folder);
