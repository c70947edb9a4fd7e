import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const conditions = ['bb-source'];

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions } },
        resolve: { conditions },
        test: { name: 'node', include: ['packages/{engine,protocol,bots,words,server,cli}/{src,test}/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [svelte({ configFile: 'packages/web/svelte.config.js' }), svelteTesting()],
        resolve: { conditions: ['bb-source', 'browser'] },
        test: { name: 'web', include: ['packages/web/src/**/*.test.ts'], environment: 'happy-dom', css: { include: [/tokens/] } },
      },
    ],
  },
});
