import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { acyclic } from './tools/acyclic.ts';
import { precache } from './tools/precache.ts';

/** The rules and their words, but for what few tables need; and the standing passes. */
const GAME = /\/packages\/(engine|words)\/src\/|\/protocol\/src\/standing\.ts$/;
const RARE = /\/(save|save-[a-z]+|migrate-save|what-if|position-faults|biographies|notices)\.ts$|\/words\/src\/(de|fr)\//;
/** What the table is drawn with, and what it is laid with. */
const DRAWING =
  /\/packages\/web\/src\/((art|board|counters|table|accessibility)\/|pages\/(WhoPlays|GameRules|rules)|past\/(?!analysis\/|LineChart|chart)|session\/(?!settings|store|database|memory|chance|parse)).*\.(ts|json|svelte(\?.*)?)$/;

/** `npm run dev`: where the game server listens. */
const api = `http://127.0.0.1:${process.env.BB_API_PORT}`;

export default defineConfig({
  // Relative addresses: the build works in any folder of any static host.
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
        // Dozens of small files cost a phone more than a few large ones.
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
  plugins: [svelte(), acyclic(), precache()],
});
