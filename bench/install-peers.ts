/** Installs the libraries that we compare our speed with, the first time a benchmark needs them. The game itself uses none of them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PEERS_FOLDER = fileURLToPath(new URL('./peers', import.meta.url));

export function installPeers(): void {
  if (existsSync(`${PEERS_FOLDER}/node_modules/.package-lock.json`)) return;
  console.error('Installing the packages in bench/peers/package-lock.json …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: PEERS_FOLDER, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed in bench/peers');
}
