/** `npx vite packages/table-kit/gallery` shows every component of the kit in each of its states. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.results/gallery-cache', import.meta.url)),
  plugins: [svelte({ configFile: '../../../svelte.config.js' })],
});
