/** Installs the packages in package-lock.json, unless they are installed already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, stop } from './node.mjs';

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Compares contents, because the times of files mean nothing after a checkout. */
function isInstalled() {
  const written = join('node_modules', '.package-lock.json');
  if (!existsSync(join(ROOT, written))) return false;
  const wanted = read('package-lock.json').packages;
  const found = read(written).packages;
  return Object.entries(wanted).every(([at, { version, resolved, link, optional, devOptional }]) => {
    if (!at.startsWith('node_modules/')) return true;
    if (!existsSync(join(ROOT, at))) return optional === true || devOptional === true;
    return link === true ? found[at]?.resolved === resolved : found[at]?.version === version;
  });
}

export async function install() {
  if (isInstalled()) return;
  console.log('Installing the packages in package-lock.json …');
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) stop('npm ci failed: see its message above.');
}
