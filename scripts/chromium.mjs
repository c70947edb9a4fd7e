/** The browsers for the browser tests: the system's Chromium, and its headless shell, which draws no window and is quicker. */
import { existsSync } from 'node:fs';
import { run } from './node.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Installs Chromium if it is missing and this is possible.
 *
 * @returns the path of the browser for most tests, and of the one for tests of what only a whole browser has, such as notifications; '' if there is none
 */
export async function chromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (existsSync(wanted)) return { quick: wanted, whole: wanted };
    console.error(`CHROMIUM: ${wanted} does not exist.`);
    return { quick: '', whole: '' };
  }
  const found = () => {
    const whole = BROWSERS.find((path) => existsSync(path)) ?? '';
    return { quick: existsSync(SHELL) ? SHELL : whole, whole };
  };
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall && !(existsSync(SHELL) && found().whole)) {
    console.log('Installing Chromium with apt-get …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    await run('apt-get', [...install, 'chromium'], { env });
    // Older releases don't have it.
    await run('apt-get', [...install, 'chromium-headless-shell'], { env });
  }
  if (found().quick === '')
    console.error(
      'The browser tests need Chromium. On Debian or Ubuntu: sudo apt-get install chromium. Elsewhere set CHROMIUM to the path of a Chromium or Chrome.',
    );
  return found();
}
