/** Writes the drawings of the icons that the page uses, and their credit, from the Game-icons set. */
import { writeFileSync } from 'node:fs';
import { iconPath, iconSet, readIcons } from './icon-paths.ts';

/** The icons that the page uses, by their names in the Game-icons set. */
const NAMES = [
  'bandana',
  'prisoner',
  'galleon',
  'anchor',
  'pirate-skull',
  'cannon',
  'cannon-shot',
  'crossed-swords',
  'crossed-sabres',
  'two-coins',
  'treasure-map',
  'spyglass',
  'crown',
  'scroll-unfurled',
  'tied-scroll',
  'gavel',
  'beer-stein',
  'virus',
  'volcano',
  'castle',
  'dice-six-faces-five',
];

interface SetInfo {
  name: string;
  author: { name: string; url: string };
  license: { title: string; spdx?: string; url?: string };
}

const info: SetInfo = readIcons('info.json');

const credit = {
  set: info.name,
  authors: `Lorc, Delapouite and the other contributors of ${info.author.name}`,
  url: info.author.url,
  license: info.license.title,
  licenseUrl: info.license.url ?? '',
  changes: 'Fill removed, coordinates rounded; only the icons used here are kept.',
};
const drawings = {
  size: iconSet.width,
  icons: Object.fromEntries([...NAMES].sort().map((name) => [name, iconPath(name)])),
};
writeFileSync(new URL('../src/icons.json', import.meta.url), `${JSON.stringify(drawings)}\n`);
writeFileSync(new URL('../src/icon-credit.json', import.meta.url), `${JSON.stringify(credit)}\n`);
console.log(`${NAMES.length} icons, ${JSON.stringify(drawings).length} bytes`);
