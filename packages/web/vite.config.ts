import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { acyclic } from './tools/acyclic.ts';
import { precache } from './tools/precache.ts';

/** The engine and its texts, without what few tables need (`RARE`); standing orders and undo. */
const GAME = /\/packages\/kernel\/src\/|\/golden-age\/(rules|text|table\/i18n\/words)|\/protocol\/src\/(standing-orders|undo)\.ts$/;
const RARE =
  /\/(golden-age\/rules|kernel\/src)\/(record|seeded|state\/resample)\.ts$|\/(save|golden-age|what-if|biographies|notices)\.ts$|\/golden-age\/text\/(de|fr)\//;
/** The modules that draw the table, and those that set one up. */
const DRAWING =
  /\/(packages\/ui\/src\/(?!catalogue|kit|i18n|preferences|language|chart|LineChart|Field|ConfirmCheckbox|OneTimeSecret|Sheet|command-search)|golden-age\/table\/(?!index|i18n\/(?!say|en\/(?!battle|display|ending|replay|sheets|voyage))|art\/Coins|cards\/TrackRow|animation\/|new-game\/component|sound\/|reference\/|tutorial\/|history\/(analysis\/|event-summary|statistics))|packages\/web\/src\/(pages\/SeatKindPicker|session\/(?!preferences|store|record|bot|what-if|browser-database|memory-store|secure-random|parse))).*\.(ts|json|svelte(\?.*)?)$/;

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
            { name: 'game', test: (id) => GAME.test(id) && !RARE.test(id) },
            { name: 'drawing', test: DRAWING, minShareCount: 2 },
          ],
        },
      },
    },
  },
  plugins: [svelte({ configFile: '../../svelte.config.js' }), acyclic(), precache()],
});
