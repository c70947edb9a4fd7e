import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
}

const resolve = createRequire(import.meta.url).resolve;
export const readIcons = <T>(file: string): T => JSON.parse(readFileSync(resolve(`@iconify-json/game-icons/${file}`), 'utf8'));
export const iconSet: IconSet = readIcons('icons.json');

/** All path data of an icon; the set draws each on a square of 512 in one color. */
export function iconPath(name: string): string {
  const body = iconSet.icons[name]?.body;
  if (!body) throw new Error(`no icon ${name}`);
  if (/<(?!path)[a-z]|transform=|fill-rule=/.test(body)) throw new Error(`${name} is more than a path`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
