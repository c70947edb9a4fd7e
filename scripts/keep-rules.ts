/**
 * Builds the rules and the bots of a game as a package, with which later servers play the tables that began under these rules:
 *
 *     node scripts/keep-rules.ts GAME [FOLDER]
 *
 * GAME is its id, such as `golden-age`. Run this before you raise the version of its rules, and add the package to
 * `apps/server/src/games.ts`. See docs/decisions/020.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { GAMES, type HostedGame } from '../apps/server/src/games.ts';

const SERVER = fileURLToPath(new URL('../apps/server/', import.meta.url));
const KEPT = fileURLToPath(new URL('../packages/kept/', import.meta.url));

function stop(message: string): never {
  console.error(`keep-rules: ${message}`);
  process.exit(2);
}

/** @returns the line that exports this value of a module under another name */
async function exportLine(module: string, value: object, name: string): Promise<string> {
  const all: Readonly<Record<string, unknown>> = await import(module);
  const found = Object.keys(all).find((key) => all[key] === value) ?? stop(`${module} does not export what the server uses`);
  return `export { ${found} as ${name} } from '${module}';`;
}

/** Builds the package. @returns its folder */
async function keep({ game, bots }: HostedGame, where: string | undefined): Promise<string> {
  const { id, version } = game;
  const name = `rules-${id}-${version}`;
  const folder = resolve(where ?? join(KEPT, name));
  const exported = `${await exportLine(`@bb/${id}/rules`, game, 'game')}\n${await exportLine(`@bb/${id}/bots`, bots, 'bots')}\n`;
  // In the server's package, so that it finds the game.
  const work = mkdtempSync(join(SERVER, '.keep-'));
  const entry = join(work, 'index.ts');
  writeFileSync(entry, exported);
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: SERVER,
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
  writeFileSync(join(folder, 'index.d.ts'), exported);
  const about = { name: `@bb/${name}`, version, private: true, type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return folder;
}

const [id, where] = process.argv.slice(2);
const ids = [...new Set(GAMES.map(({ game }) => game.id))].join(', ');
const hosted = GAMES.find(({ game }) => game.id === id) ?? stop(`name a game: ${ids}`);
console.log(await keep(hosted, where));
