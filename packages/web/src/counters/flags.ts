import { PIRATE_NAMES, type PirateName } from '@bb/engine';
import type { IconName } from '../board/icons.ts';

/** What a pirate's counter bears. */
const BADGES: Readonly<Record<PirateName, IconName>> = {
  avery: 'pirate-captain',
  bellamy: 'black-flag',
  bonnet: 'captain-hat-profile',
  condent: 'skull-crossed-bones',
  davis: 'pirate-coat',
  england: 'pirate-skull',
  hornigold: 'anchor',
  kennedy: 'pistol-gun',
  kidd: 'pirate-grave',
  'la-buse': 'hook',
  'l-ollonois': 'broken-heart',
  low: 'bandana',
  lowther: 'crossed-pistols',
  lusan: 'crossed-swords',
  quelch: 'hourglass',
  rackham: 'crossed-sabres',
  roberts: 'pirate-flag',
  spriggs: 'sinking-ship',
  taylor: 'kraken-tentacle',
  teach: 'pirate-hat',
  tew: 'parrot-head',
  vane: 'pirate-hook',
  wynne: 'shark-fin',
};

const list: readonly IconName[] = PIRATE_NAMES.map((name) => BADGES[name]);
export const badgeOf = (pirate: number): IconName => list[pirate] ?? 'pirate-skull';
