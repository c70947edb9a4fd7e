/** `npm start`: from a fresh clone to a game in the browser. Installs and builds only what is missing or old, then serves it. */
import { build } from './build.mjs';
import { install } from './install.mjs';
import { projectNode, runNode, stop } from './node.mjs';

/** Milliseconds between two looks at whether npm is still there. */
const LOOK = 500;

// Told to stop, npm stops its shell, and the shell tells nobody: without this the server would stay behind.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.emit('SIGTERM', 'SIGTERM');
  }, LOOK).unref();
}

await install();
projectNode();
if ((await build()) !== 0) stop('The web client could not be built: see the message above.');
process.exitCode = await runNode(['--conditions=bb-source', '--env-file-if-exists=blackbeard.env', 'packages/server/src/main.ts']);
