/** `npm start`: from a fresh clone to a game in the browser. Installs and builds only what is missing or out of date, then starts the server. */
import { build } from './build.mjs';
import { install } from './install.mjs';
import { projectNode, runNode, stop } from './node.mjs';

const PARENT_CHECK_INTERVAL_MS = 500;

// When npm is stopped, it stops its shell, but the shell doesn't stop this process: without this check the server would keep running.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.emit('SIGTERM', 'SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS).unref();
}

await install();
projectNode();
if ((await build()) !== 0) stop('The web client could not be built: see the message above.');
process.exitCode = await runNode(['apps/server/src/main.ts', 'blackbeard.env']);
