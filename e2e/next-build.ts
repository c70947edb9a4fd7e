/**
 * Builds the page as a later version with other rules: those of the 2008 edition have only a higher number, those of the 1991 edition leave out
 * half of what the first seat could choose before.
 *
 *     node e2e/next-build.ts FOLDER
 */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '../apps/web');
const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('name a folder');

/** By the end of a module's path: what is replaced in it, and by what. */
const CHANGES: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  'games/golden-age/rules/version.ts': [/(RULES_VERSION = )'[^']+'/, "$1'99.0.0'"],
  'games/classic/rules/version.ts': [/(RULES_VERSION = )'[^']+'/, "$1'99.0.0'"],
  'games/classic/rules/game.ts': [
    /( +)play,\n/,
    `$1play,
$1legal(g, out = []) {
$1  rules.legal(g, out);
$1  if (out.length > 1 && rules.seatToChoose(g) === 0) out.splice(0, Math.ceil(out.length / 2));
$1  return out;
$1},
`,
  ],
};

const otherRules: Plugin = {
  name: 'other-rules',
  enforce: 'pre',
  transform(code, id) {
    const [, change] = Object.entries(CHANGES).find(([path]) => id.endsWith(path)) ?? [];
    if (!change) return null;
    const changed = code.replace(...change);
    if (changed === code) throw new Error(`${id} has nothing to change`);
    return changed;
  },
};

process.chdir(WEB);
await build({
  root: WEB,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [otherRules],
  // Bots play by the same rules as the page.
  worker: { plugins: () => [otherRules] },
});
