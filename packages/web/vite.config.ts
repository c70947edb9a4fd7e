import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { precache } from './tools/precache.ts';

export default defineConfig({
  resolve: { conditions: ['bb-source', 'browser', 'module', 'development|production', 'default'] },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  plugins: [svelte(), precache()],
});
