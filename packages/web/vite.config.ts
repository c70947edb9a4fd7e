import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { acyclic } from './tools/acyclic.ts';
import { precache } from './tools/precache.ts';

/** A module of a game: the game's id, and where in its folder the module is. */
const OF_GAME = /\/(?:games|examples)\/([\w-]+)\/(.+)$/;
/** What a table is played with: rules, texts, and what sessions need of them. */
const PLAY =
  /^(?:rules|text|bots\/level-names|table\/(?:session|i18n\/(?:words|forms|rule-text|en\/forms)|preferences|choices\/possible-uses))\b/;
/** What few tables need. */
const RARE =
  /^rules\/(?:record|save|contract|parse-order|state\/resample)\.ts$|^text\/(?:de\/|fr\/|rule-texts|prose|en\/(?:rules|terms|prose)|.*biographies)|session\/(?:all-rules|bot-worker|system-player)/;
/** What stands beside a table, or is fetched when it is first shown. */
const BESIDE =
  /^table\/(?:index|PreferenceFields|i18n\/(?!say|en\/(?!battle|display|ending|replay|sheets|voyage))|art\/Coins|accessibility\/place|cards\/TrackRow|animation\/|new-game\/|sound\/|reference\/|tutorial\/|how-to-play\/|history\/(?:analysis\/|LogHighlight|event-summary|event-topics|statistics))/;
/** What all games need to be played, and forms to seat players. */
const KERNEL =
  /\/packages\/(?:kernel\/src\/(?!record|seeded|what-if)|protocol\/src\/undo\.ts|ui\/src\/session\/(?:seat-setup|session-game))/;
/** The parts of the kit that all tables share. */
const KIT =
  /\/packages\/ui\/src\/(?!drawing\/compass-star|result-picture|map\/MiniMap|catalogue|kit|i18n|preferences|language|chart|LineChart|Field|FileField|ConfirmCheckbox|OneTimeSecret|PreferencesForm|Sheet|sound\/|command-search|plain|game-table|session\/(?:bot-|wrap-|dealt-for|seat-setup|session-game)).*\.(?:ts|json|svelte)(?:\?.*)?$/;
const SESSION = /\/packages\/web\/src\/session\/(?!store|record|bot|begin|new-game|last-settings|what-if|browser-database|memory-store)/;

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

/** The chunk of what draws a game's table. */
function tableChunk(id: string): string | null {
  const place = placeIn(id);
  return place?.path.startsWith('table/') && !BESIDE.test(place.path) ? `${place.game}-table` : null;
}

/** The game server during `npm run dev`. */
const api = `http://127.0.0.1:${process.env.BB_API_PORT}`;

export default defineConfig({
  // Relative URLs, so that the build works in any folder of a static host.
  base: './',
  server: { proxy: { '/api': { target: api, ws: true }, '/healthz': api } },
  resolve: { conditions: ['bb-source', 'browser', 'module', 'development|production', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A phone loads a few large files faster than dozens of small ones.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: playChunk },
            { name: tableChunk, minShareCount: 2 },
            { name: 'kit', test: (id) => KERNEL.test(id) || KIT.test(id) },
            { name: 'session', test: SESSION, minShareCount: 2 },
          ],
        },
      },
    },
  },
  plugins: [svelte({ configFile: '../../svelte.config.js' }), acyclic(), precache()],
});
