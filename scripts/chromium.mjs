/** The browser for the browser tests: the system's Chromium. */
import { existsSync } from 'node:fs';
import { run } from './node.mjs';

/** Installs Chromium if it is missing and this is possible. @returns its path, or '' if there is none */
export async function chromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    console.error(`CHROMIUM: ${wanted} does not exist.`);
    return '';
  }
  const found = () => ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? '';
  if (found() !== '') return found();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    if (found() !== '') return found();
  }
  console.error(
    'The browser tests need Chromium. On Debian or Ubuntu: sudo apt-get install chromium. Elsewhere set CHROMIUM to the path of a Chromium or Chrome.',
  );
  return '';
}
