import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
}

const resolve = createRequire(import.meta.url).resolve;
export const readIcons = <T>(file: string): T => JSON.parse(readFileSync(resolve(`@iconify-json/game-icons/${file}`), 'utf8'));
export const iconSet: IconSet = readIcons('icons.json');

/** Rounds coordinates to whole units of the 512-unit square. No icon is shown large enough for the difference to be visible. */
function onGrid(path: string): string {
  const { data } = optimize(`<svg viewBox="0 0 512 512"><path d="${path}"/></svg>`, {
    multipass: true,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  const [, d] = / d="([^"]+)"/.exec(data) ?? [];
  if (!d) throw new Error(`no path in ${data}`);
  return d;
}

/** The path data of an icon: one color, on a square of 512 units. */
export function iconPath(name: string): string {
  const body = iconSet.icons[name]?.body;
  if (!body) throw new Error(`no icon ${name}`);
  if (/<(?!path)[a-z]|transform=|fill-rule=/.test(body)) throw new Error(`${name} is more than a path`);
  return onGrid([...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(''));
}
