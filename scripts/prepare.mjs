/** After `npm ci`: compiles the packages that others import, so that any Node can `import '@bb/golden-age/rules'`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, ROOT, run } from './node.mjs';

if (existsSync(join(ROOT, 'node_modules', '@typescript', 'native'))) {
  const code = await run(process.execPath, [
    binOf('@typescript/native', 'tsc'),
    '-b',
    'packages/kernel',
    'packages/search',
    'packages/command',
    'games/golden-age/rules',
    'games/golden-age/bots',
    'games/classic/rules',
    'games/classic/text',
    'games/classic/bots',
    'packages/protocol',
    'games/golden-age/text',
    'games/golden-age/lab',
    'examples/landfall',
  ]);
  if (code !== 0) console.error('The packages were compiled with errors: `npm test -- types` shows them.');
}
