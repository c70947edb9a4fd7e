import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { precache } from './tools/precache.ts';

/** Rejects chunks that import each other in a circle, because the order in which their code runs would be arbitrary. */
const acyclic = (): Plugin => ({
  name: 'acyclic',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file))
        this.error(`chunks import each other in a circle: ${[...above.slice(above.indexOf(file)), file].join(' > ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) visit(next, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

/** The module graph that the bundler shows. */
type Modules = Rolldown.ChunkingContext;

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));
const HOME = /\/Home\.svelte$/;
const TABLE_INDEX = /\/(?:games|examples)\/([\w-]+)\/table\/index\.ts$/;
/** What a game's `table/index.ts` imports when it is asked for, in the order in which a visitor meets it, and the files for it. */
const VISIT = [
  { imported: /\/Picture\.svelte$/, ofGame: (game: string) => `${game}-picture`, ofAll: 'picture' },
  { imported: /\/(?:session-game|play)\.ts$/, ofGame: (game: string) => game, ofAll: 'kit' },
  { imported: /\/Table\.svelte$/, ofGame: (game: string) => `${game}-table`, ofAll: 'kit' },
] as const;

/** @returns the modules that `entry` needs at once: itself, its imports and theirs, without dynamic imports */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** @returns the name of the file for each module that a visitor needs from the first page to the table */
function filesOfVisit(modules: Modules): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const put = (ids: Iterable<string>, nameOf: (id: string) => string): void => {
    for (const id of ids) if (!files.has(id)) files.set(id, nameOf(id));
  };
  const page = neededBy(MAIN, modules);
  put(page, () => 'page');
  const later = [...page].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const home of later.filter((id) => HOME.test(id))) put(neededBy(home, modules), () => 'page');
  const games = [...page].filter((id) => TABLE_INDEX.test(id));
  for (const { imported, ofGame, ofAll } of VISIT)
    for (const index of games) {
      const [, game = ''] = TABLE_INDEX.exec(index) ?? [];
      const isOwn = (id: string): boolean => id.startsWith(index.replace(/table\/index\.ts$/, ''));
      for (const entry of modules.getModuleInfo(index)?.dynamicallyImportedIds.filter((id) => imported.test(id)) ?? [])
        put(neededBy(entry, modules), (id) => (isOwn(id) ? ofGame(game) : ofAll));
    }
  return files;
}

let visit: ReadonlyMap<string, string> = new Map();
/** A few large files are fetched faster than dozens of small ones. The bundler itself splits what is imported later, such as a sheet. */
const chunkName = (id: string, modules: Modules): string | null => {
  if (visit.size === 0) visit = filesOfVisit(modules);
  return visit.get(id) ?? null;
};
const isOfVisit = (name: string): boolean => [...visit.values()].includes(name);

/** The script of the first page, there before any other file is asked for. */
const FIRST_PAGE = /\/page-[\w-]{8}\.js$/;

/**
 * @param id the module that a file is loaded for, undefined if there is none
 * @param name the name that the bundler suggests
 * @param more what stands behind the name
 * @returns a name that no other module's file has: several games have a `Hints.svelte`
 */
function fileName(id: string | undefined, name: string, more = ''): string {
  const [, owner, path] = /\/?(?:apps|games|examples|packages)\/([\w-]+)\/(?:src\/)?(.+)$/.exec(id?.replace(/\?.*$/, '') ?? '') ?? [];
  return `assets/${
    path === undefined
      ? name
      : `${owner}.${path
          .replace(/\.\w+$/, '')
          .split('/')
          .slice(-2)
          .join('.')}`
  }${more}-[hash]`;
}

/** How the bundler names files, those of workers too. */
const FILE_NAMES = {
  chunkFileNames({ facadeModuleId, moduleIds, name }: Rolldown.PreRenderedChunk): string {
    if (isOfVisit(name)) return `assets/${name}-[hash].js`;
    const ofName = (id: string): boolean => basename(id).startsWith(`${name}.`);
    // A file without modules passes on the exports of another that has its module.
    const passesOn = facadeModuleId !== null && moduleIds.length === 0 ? '.exports' : '';
    return `${fileName(facadeModuleId ?? moduleIds.find(ofName), name, passesOn)}.js`;
  },
  assetFileNames: ({ originalFileNames, names }: Rolldown.PreRenderedAsset): string =>
    `${fileName(originalFileNames[0], names[0]?.replace(/\.\w+$/, '') ?? 'asset')}[extname]`,
};

/** The game server during `npm run dev`. */
const api = `http://127.0.0.1:${process.env.BB_API_PORT}`;

export default defineConfig({
  // Relative URLs, so that the build works in any folder of a static host.
  base: './',
  server: { proxy: { '/api': { target: api, ws: true }, '/healthz': api } },
  worker: { format: 'es', rolldownOptions: { output: { ...FILE_NAMES, entryFileNames: FILE_NAMES.chunkFileNames } } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser that can't preload modules fetches the same files a little later.
      polyfill: false,
      // When a script asks for other files, those of the first page are there.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !FIRST_PAGE.test(file)),
    },
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        // A phone loads a few large files faster than dozens of small ones.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkName }],
        },
      },
    },
  },
  plugins: [svelte({ configFile: '../../svelte.config.js' }), acyclic(), precache()],
});
