import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Icons that the table draws, by their names in the Game-icons set. */
const NAMES = [
  'bandana',
  'crossed-pistols',
  'shark-fin',
  'prisoner',
  'conversation',
  'card-exchange',
  'sailboat',
  'shooner-sailboat',
  'galleon',
  'caravel',
  'ship-bow',
  'sinking-ship',
  'anchor',
  'pirate-skull',
  'pirate-hat',
  'pirate-flag',
  'pirate-captain',
  'pirate-coat',
  'pirate-hook',
  'pirate-grave',
  'black-flag',
  'captain-hat-profile',
  'skull-crossed-bones',
  'parrot-head',
  'cannon',
  'cannon-shot',
  'musket',
  'pistol-gun',
  'crossed-swords',
  'crossed-sabres',
  'broken-heart',
  'broken-shield',
  'two-coins',
  'treasure-map',
  'spyglass',
  'hourglass',
  'sea-serpent',
  'kraken-tentacle',
  'whale-tail',
  'big-wave',
  'crown',
  'scroll-unfurled',
  'tied-scroll',
  'gavel',
  'hook',
  'handcuffs',
  'beer-stein',
  'virus',
  'medical-pack',
  'lightning-storm',
  'wind-slap',
  'volcano',
  'palm-tree',
  'castle',
  'rolling-dices',
  'dice-six-faces-one',
  'dice-six-faces-two',
  'dice-six-faces-three',
  'dice-six-faces-four',
  'dice-six-faces-five',
  'dice-six-faces-six',
];

interface IconSet {
  icons: Record<string, { body: string }>;
  width: number;
}
interface SetInfo {
  name: string;
  author: { name: string; url: string };
  license: { title: string; spdx?: string; url?: string };
}

const resolve = createRequire(import.meta.url).resolve;
const read = <T>(file: string): T => JSON.parse(readFileSync(resolve(`@iconify-json/game-icons/${file}`), 'utf8')) as T;
const set = read<IconSet>('icons.json');
const info = read<SetInfo>('info.json');

/** All path data of an icon; the set draws each on a square of 512 in one colour. */
function pathData(name: string): string {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`no icon ${name}`);
  if (/<(?!path)[a-z]|transform=|fill-rule=/.test(body)) throw new Error(`${name} is more than a path`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}

const out = {
  size: set.width,
  credit: {
    set: info.name,
    authors: `Lorc, Delapouite and the other contributors of ${info.author.name}`,
    url: info.author.url,
    licence: info.license.title,
    licenceUrl: info.license.url ?? '',
    changes: 'Fill removed; only the icons used here are kept.',
  },
  icons: Object.fromEntries([...NAMES].sort().map((name) => [name, pathData(name)])),
};
writeFileSync(new URL('../src/board/icons.json', import.meta.url), `${JSON.stringify(out)}\n`);
console.log(`${NAMES.length} icons, ${JSON.stringify(out).length} bytes`);
