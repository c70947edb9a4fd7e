/**
 * `npm run dev`: the page with live reload and the server, at one address. A change to the page shows at once; a change to the server, or
 * to a package that it imports, restarts the server, and the page reconnects.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { install } from './install.mjs';
import { binOf, projectEnv, projectNode, ROOT, runNode } from './node.mjs';

/** Folders with the server's source code. */
const SERVER_SOURCES = [
  ...['apps/server', 'packages/protocol', 'packages/kernel'].map((place) => join(ROOT, place, 'src')),
  ...['games', 'examples'].flatMap((shelf) =>
    readdirSync(join(ROOT, shelf)).flatMap((game) =>
      ['rules', 'bots', 'text'].map((room) => join(ROOT, shelf, game, room)).filter(existsSync),
    ),
  ),
];
/** The server restarts when no file has changed for this long, because an editor may write several files at once. */
const RESTART_DELAY_MS = 200;

/** @returns a TCP port that nobody listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });

await install();
const node = projectNode();
const apiPort = await freePort();

let server;
function startServer() {
  server = spawn(node, ['apps/server/src/main.ts', 'blackbeard.env'], {
    cwd: ROOT,
    // The page comes from Vite: the server only needs a folder with an index.html.
    env: projectEnv({ HOST: '127.0.0.1', PORT: apiPort, BB_WEB: join(ROOT, 'apps', 'web') }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

// Node's own --watch would send messages of its own through the server's worker threads.
let restart;
for (const folder of SERVER_SOURCES)
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(restart);
    restart = setTimeout(() => {
      console.log(`Restarting the server: ${file} has changed.`);
      if (server.exitCode === null) server.once('exit', startServer).kill('SIGTERM');
      else startServer();
    }, RESTART_DELAY_MS);
  });

startServer();
process.on('exit', () => server.kill('SIGTERM'));
process.exit(
  await runNode([binOf('vite'), '--host', process.env.HOST ?? '127.0.0.1', '--port', process.env.PORT ?? '4400'], {
    cwd: join(ROOT, 'apps', 'web'),
    env: { BB_API_PORT: apiPort },
  }),
);
