/** After `npm ci`: compiles the packages that others import, so that any Node can `import '@bb/golden-age/rules'`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, ROOT, run } from './node.mjs';

if (existsSync(join(ROOT, 'node_modules', '@typescript', 'native'))) {
  const code = await run(process.execPath, [binOf('@typescript/native', 'tsc'), '-b']);
  if (code !== 0) console.error('The packages were compiled with errors: `npm test -- types` shows them.');
}
