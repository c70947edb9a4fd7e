import { writeFileSync } from 'node:fs';
import { iconPath, iconSet, readIcons } from './icon-paths.ts';

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

interface SetInfo {
  name: string;
  author: { name: string; url: string };
  license: { title: string; spdx?: string; url?: string };
}

const info: SetInfo = readIcons('info.json');

const out = {
  size: iconSet.width,
  credit: {
    set: info.name,
    authors: `Lorc, Delapouite and the other contributors of ${info.author.name}`,
    url: info.author.url,
    licence: info.license.title,
    licenceUrl: info.license.url ?? '',
    changes: 'Fill removed; only the icons used here are kept.',
  },
  icons: Object.fromEntries([...NAMES].sort().map((name) => [name, iconPath(name)])),
};
writeFileSync(new URL('../src/board/icons.json', import.meta.url), `${JSON.stringify(out)}\n`);
console.log(`${NAMES.length} icons, ${JSON.stringify(out).length} bytes`);
