/** Reads `blackbeard.env`, the file for the server's variables. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import { BadConfig, VARIABLE_NAMES } from './config.ts';

/** Variables that Node and the system read. */
const OF_THE_SYSTEM = /^(?:NODE_|LC_|SSL_CERT_|UV_)|^(?:TZ|LANG|PATH|HOME|HTTPS?_PROXY|NO_PROXY)$/;

const lineOf = (text: string, name: string): number =>
  text.split('\n').findIndex((line) => line.replace(/^\s*(?:export\s+)?/, '').startsWith(name)) + 1;

/**
 * @returns the variables of the file, overridden by `env`; `env` if there is no such file
 * @throws BadConfig with a line for each name that the server does not know
 */
export function withEnvFile(path: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!existsSync(path)) return env;
  // Editors of Windows begin a file with a byte order mark, which would become part of the first name.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const variables = parseEnv(text);
  const unknown = Object.keys(variables)
    .filter((name) => !VARIABLE_NAMES.includes(name) && !OF_THE_SYSTEM.test(name))
    .map((name) => ({ name, line: lineOf(text, name) }))
    .sort((a, b) => a.line - b.line);
  if (unknown.length > 0)
    throw new BadConfig(
      unknown.map(({ name, line }) => `${basename(path)}, line ${line}: there is no variable ${name}. docs/hosting.md lists them all.`),
    );
  return { ...variables, ...env };
}
