import { basename } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';
import { acyclic } from './tools/acyclic.ts';
import { precache } from './tools/precache.ts';

/** What the bundler knows of the modules. */
interface Bundling {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A module of a game: the game's id, and where in its folder the module is. */
const OF_GAME = /\/(?:games|examples)\/([\w-]+)\/(.+)$/;
/** What a table is played with: rules, texts, and what sessions need of them. */
const PLAY =
  /^(?:rules|text|bots\/level(?:s|-names)|table\/(?:session|i18n\/(?:words|forms|rule-text|en\/forms)|preferences|choices\/possible-uses))\b/;
/** What few tables need. */
const RARE =
  /^rules\/(?:record|save|contract|parse-order|state\/resample)\.ts$|^text\/(?:de\/|fr\/|slips\/|rule-texts|prose|en\/(?:rules|terms|prose)|.*biographies)|session\/(?:all-rules|bot-worker|system-player)/;
/** What all games need to be played, and forms to seat players. */
const KERNEL =
  /\/packages\/(?:kernel\/src\/(?!record|seeded|what-if)|protocol\/src\/undo\.ts|table-kit\/src\/session\/(?:seat-setup|session-game))/;
/** The parts of the kit that all tables share. */
const KIT =
  /\/packages\/table-kit\/src\/(?!missing-parts|isolated|keys|drawing\/(?:compass-star|faces|portraits|scenery)|(?:Close|Fold|Panel)Button|icon-credit|result-picture|map\/(?:MiniMap|art\/(?:rendering|StillArt))|catalogue|kit|i18n|preferences|language|chart|LineChart|Field|FileField|field-fault|Tabs|ConfirmCheckbox|ScrollRegion|SeatMark|OneTimeSecret|PreferencesForm|Sheet|sound\/|animation\/(?!animation-pace)|command-search|plain|game-table|table\/(?:(?:analysis|ending|history|reference|sheets|stage|tutorial)\/|RaceBanner|PlaceDetails|i18n\/(?:de|fr|en-)|Scrubber|WhatIfSheet|replay-words|CommandLine|command-words)|session\/(?:bot-|wrap-|dealt-for|seat-setup|session-game)).*\.(?:ts|json|svelte)(?:\?.*)?$/;
/** What shows and sounds what happens. Tables fetch it when they are shown. */
const ANIMATION = /\/packages\/table-kit\/src\/(?:animation\/(?!animation-pace)|sound\/(?!synth))/;
/** The plain table, which several games may share. */
const PLAIN = /\/packages\/table-kit\/src\/plain\/(?:PlainTable|texts|i18n\/en)/;
/** What every page is made of: its texts, its frame, the list of games, fields. */
const PAGE =
  /\/(?:packages\/table-kit\/src\/(?:missing-parts|isolated|keys|catalogue|kit\.ts|i18n\/en\.ts|preferences\.svelte\.ts|language|Field\.svelte|FileField|field-fault)|apps\/web\/src\/(?:i18n\/(?:say|en\/(?:index|pages)\.ts)|app\/listed-games|games\.ts|pages\/(?:GameOffers|PageFrame|MapBorder|page-error|error-text)|session\/(?:new-game|own-name)\.ts|offline\/offline\.svelte\.ts))|\/table\/(?:index|offer\/(?:en|offer))\.ts/;
/** What a picture of a board is drawn with, on the first page too, and the picture of each game, which loads its file at once. */
const PICTURE = /\/table-kit\/src\/map\/art\/(?:rendering\.ts|StillArt)/;
const OWN_PICTURE = /^table\/board\/(?:art\.ts|Picture\.svelte)$/;
const SESSION = /\/apps\/web\/src\/session\/(?!store|record|bot|begin|new-game|last-settings|what-if|browser-database|memory-store)/;

/** @returns the game whose module this is, and where in its folder it stands; null for other modules, and those that few tables need */
function placeIn(id: string): { readonly game: string; readonly path: string } | null {
  const [, game, path = ''] = OF_GAME.exec(id.replace(/\?.*$/, '')) ?? [];
  return game === undefined || RARE.test(path) || !/\.(?:ts|json|svelte)$/.test(path) ? null : { game, path };
}

/** The chunk of what a game is played with. */
function playChunk(id: string): string | null {
  const place = placeIn(id);
  return place && PLAY.test(place.path) ? place.game : null;
}

/** The chunk of the picture of a game's board. */
function pictureChunk(id: string): string | null {
  const place = placeIn(id);
  return place && OWN_PICTURE.test(place.path) ? `${place.game}-picture` : null;
}

/** The modules of a table and all that they import, dynamic imports left out, by the file of the table. */
const withTable = new Map<string, ReadonlySet<string>>();

function modulesWith(table: string, bundling: Bundling): ReadonlySet<string> {
  const known = withTable.get(table);
  if (known) return known;
  const found = new Set([table]);
  for (const id of found) for (const imported of bundling.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  withTable.set(table, found);
  return found;
}

/** The chunk of what is fetched with a game's table. What the table imports later, when it is first shown, has chunks of its own. */
function tableChunk(id: string, bundling: Bundling): string | null {
  const place = placeIn(id);
  if (!place?.path.startsWith('table/') || PAGE.test(id)) return null;
  const table = `${id.replace(/\?.*$/, '').slice(0, -place.path.length)}table/Table.svelte`;
  return modulesWith(table, bundling).has(id) ? `${place.game}-table` : null;
}

/** Scripts of the first page, there before any other file is asked for. */
const FIRST_PAGE = /\/(?:page|client|index-client|preload-helper)-[\w-]{8}\.js$/;

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
    const ofName = (id: string): boolean => basename(id).startsWith(`${name}.`) && playChunk(id) !== name;
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
          groups: [
            { name: playChunk },
            { name: 'picture', test: PICTURE },
            { name: pictureChunk },
            { name: tableChunk },
            { name: 'page', test: PAGE, minShareCount: 2 },
            { name: 'kit', test: (id) => KERNEL.test(id) || KIT.test(id) },
            { name: 'animation', test: ANIMATION },
            { name: 'plain', test: PLAIN },
            { name: 'session', test: SESSION, minShareCount: 2 },
          ],
        },
      },
    },
  },
  plugins: [svelte({ configFile: '../../svelte.config.js' }), acyclic(), precache()],
});
