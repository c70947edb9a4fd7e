/** Which folder of the server may import which. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The imports of each folder. In particular, `tables` knows nothing of `play`, and windows nothing of a server. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  accounts: ['moderation', 'pubsub', 'storage', 'time'],
  admin: ['accounts', 'moderation', 'pubsub', 'storage', 'tables'],
  api: ['accounts', 'play'],
  chat: ['accounts', 'moderation', 'notifications', 'play', 'pubsub', 'storage', 'tables'],
  moderation: ['accounts', 'chat', 'pubsub', 'storage', 'tables'],
  notifications: ['accounts', 'play', 'pubsub', 'storage', 'tables', 'time'],
  observability: ['accounts', 'play', 'pubsub', 'storage'],
  play: ['accounts', 'pubsub', 'storage', 'tables', 'time'],
  pubsub: ['storage'],
  storage: [],
  tables: ['accounts', 'moderation', 'pubsub', 'storage', 'time'],
  time: ['storage'],
};
/** The pure part of windows, and all that it imports, types included. */
const WINDOWS = ['play/windows.ts', 'play/response-delay.ts', 'play/secret-ask.ts'];

const ROOT = import.meta.dirname;
const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
  .map((file) => relative(ROOT, join(file.parentPath, file.name)).replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('testing/'));

/** @returns the files of the server that a file imports or re-exports from */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']*)'/g)].map(([, target = '']) =>
    relative(ROOT, resolve(ROOT, dirname(path), target)).replaceAll('\\', '/'),
  );
}

/** @returns the first folder of a path; an empty text for a file at the root, which belongs to the whole server */
const folderOf = (path: string): string => (path.includes('/') ? (path.split('/', 1)[0] ?? '') : '');

test('each folder imports the folders that it may, and no others', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = new Map<string, Set<string>>();
  for (const path of files) {
    const folder = folderOf(path);
    if (folder === '') continue;
    const targets = importsOf(path)
      .map(folderOf)
      .filter((target) => target !== '' && target !== folder);
    found.set(folder, new Set([...(found.get(folder) ?? []), ...targets]));
  }
  expect(Object.fromEntries([...found].map(([folder, targets]) => [folder, [...targets].sort()]))).toEqual(ALLOWED);
});

test('windows need nothing of a server', () => {
  for (const path of WINDOWS) expect(WINDOWS).toEqual(expect.arrayContaining([...importsOf(path)]));
});
