import { PIRATE_NAMES, type PirateName } from '@bb/engine';
import { BEARDS, COATS, EXTRAS, EYES, HAIR, HATS, HEAD, MOUTHS, NOSES } from './faces.ts';
import { type Drawing, fill } from './marks.ts';

interface Looks {
  readonly hat: keyof typeof HATS;
  readonly hair: keyof typeof HAIR;
  readonly eyes: keyof typeof EYES;
  readonly nose: keyof typeof NOSES;
  readonly mouth: keyof typeof MOUTHS;
  readonly beard: keyof typeof BEARDS;
  readonly coat: keyof typeof COATS;
  readonly extras: readonly (keyof typeof EXTRAS)[];
}
const looks = (
  hat: Looks['hat'],
  hair: Looks['hair'],
  eyes: Looks['eyes'],
  nose: Looks['nose'],
  mouth: Looks['mouth'],
  beard: Looks['beard'],
  coat: Looks['coat'],
  ...extras: Looks['extras']
): Looks => ({ hat, hair, eyes, nose, mouth, beard, coat, extras });

/** No likeness of any of them is known to be true: these are invented, from what was told of the men. */
const LOOKS: Readonly<Record<PirateName, Looks>> = {
  avery: looks('tricorn', 'curls', 'sly', 'straight', 'smirk', 'dyke', 'captain'),
  bellamy: looks('none', 'queue', 'calm', 'straight', 'smile', 'none', 'captain'),
  bonnet: looks('none', 'wig', 'old', 'round', 'straight', 'none', 'navy'),
  condent: looks('turban', 'none', 'stern', 'hooked', 'straight', 'full', 'shirt', 'earring'),
  davis: looks('cockade', 'queue', 'calm', 'straight', 'smile', 'moustache', 'navy'),
  england: looks('broad', 'long', 'old', 'round', 'smile', 'stubble', 'leather', 'pipe'),
  hornigold: looks('tricorn', 'none', 'old', 'round', 'straight', 'white', 'navy', 'spyglass'),
  kennedy: looks('cap', 'short', 'sly', 'broken', 'smirk', 'none', 'stripes', 'scar'),
  kidd: looks('tricorn', 'wig', 'stern', 'straight', 'scowl', 'none', 'navy'),
  'la-buse': looks('cockade', 'long', 'patch', 'hooked', 'smirk', 'goatee', 'captain', 'earring'),
  'l-ollonois': looks('broad', 'wild', 'wild', 'broken', 'teeth', 'full', 'leather', 'scar'),
  low: looks('bandana', 'long', 'wild', 'straight', 'teeth', 'stubble', 'plain', 'stitched', 'earring'),
  lowther: looks('knit', 'short', 'stern', 'round', 'straight', 'chops', 'navy', 'pipe'),
  lusan: looks('musketeer', 'curls', 'calm', 'straight', 'smile', 'dyke', 'shirt'),
  quelch: looks('skulled', 'queue', 'stern', 'hooked', 'scowl', 'chops', 'plain', 'kerchief'),
  rackham: looks('spotted', 'long', 'calm', 'straight', 'smirk', 'none', 'calico', 'earring'),
  roberts: looks('plumed', 'long', 'calm', 'straight', 'straight', 'none', 'captain', 'chain'),
  spriggs: looks('bandana', 'none', 'patch', 'broken', 'scowl', 'moustache', 'stripes'),
  taylor: looks('none', 'none', 'stern', 'broken', 'scowl', 'full', 'plain', 'scar', 'wrinkles', 'kerchief'),
  teach: looks('skulled', 'wild', 'wild', 'straight', 'straight', 'forked', 'captain', 'pistols', 'fuses'),
  tew: looks('cap', 'curls', 'sly', 'round', 'smile', 'goatee', 'shirt', 'chain'),
  vane: looks('none', 'wild', 'wild', 'hooked', 'scowl', 'moustache', 'leather', 'pistols'),
  wynne: looks('knit', 'braids', 'calm', 'hooked', 'smirk', 'goatee', 'stripes', 'parrot'),
};

const GROUND: Drawing = [fill('sky', 'M-40 0H160V112H-40Z')];
const drawn = (l: Looks): Drawing => [
  ...GROUND,
  ...HAIR[l.hair],
  ...COATS[l.coat],
  ...HEAD,
  ...EYES[l.eyes],
  ...NOSES[l.nose],
  ...MOUTHS[l.mouth],
  ...BEARDS[l.beard],
  ...HATS[l.hat],
  ...l.extras.flatMap((extra) => EXTRAS[extra]),
];

const list: readonly Drawing[] = PIRATE_NAMES.map((name) => drawn(LOOKS[name]));
/** A pirate to the breast, in a frame of 100 by 110 with room at its sides. */
export const portraitOf = (pirate: number): Drawing => list[pirate] ?? GROUND;
