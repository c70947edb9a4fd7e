import { BEARDS, COATS, EXTRAS, EYES, HAIR, HATS, HEAD, MOUTHS, NOSES } from './faces.ts';
import { type Drawing, dyed, fill, type Wash } from './marks.ts';

type Dye = 'ink' | 'rust' | 'fair' | 'grey';
interface Looks {
  /** The color of the background (`wash`) and of the hair (`dye`), which are recognizable even at small sizes. */
  readonly wash: Wash;
  readonly dye: Dye;
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
  wash: Wash,
  dye: Dye,
  hat: Looks['hat'],
  hair: Looks['hair'],
  eyes: Looks['eyes'],
  nose: Looks['nose'],
  mouth: Looks['mouth'],
  beard: Looks['beard'],
  coat: Looks['coat'],
  ...extras: Looks['extras']
): Looks => ({ wash, dye, hat, hair, eyes, nose, mouth, beard, coat, extras });

/** No authentic portraits are known. These are invented, from descriptions of the men. A game uses those of its own pirates. */
const LOOKS = {
  avery: looks('ochre', 'ink', 'tricorn', 'curls', 'sly', 'straight', 'smirk', 'dyke', 'captain'),
  bellamy: looks('slate', 'ink', 'none', 'queue', 'calm', 'straight', 'smile', 'none', 'captain'),
  blood: looks('ochre', 'ink', 'plumed', 'curls', 'calm', 'straight', 'smirk', 'none', 'captain', 'chain'),
  bonnet: looks('rose', 'ink', 'none', 'wig', 'old', 'round', 'straight', 'none', 'navy'),
  condent: looks('moss', 'ink', 'turban', 'none', 'stern', 'hooked', 'straight', 'full', 'shirt', 'earring'),
  davis: looks('moss', 'rust', 'cockade', 'queue', 'calm', 'straight', 'smile', 'moustache', 'navy'),
  england: looks('ochre', 'grey', 'broad', 'long', 'old', 'round', 'smile', 'stubble', 'leather', 'pipe'),
  hornigold: looks('plum', 'ink', 'tricorn', 'none', 'old', 'round', 'straight', 'white', 'navy', 'spyglass'),
  kennedy: looks('rose', 'rust', 'cap', 'short', 'sly', 'broken', 'smirk', 'none', 'stripes', 'scar'),
  kidd: looks('slate', 'ink', 'tricorn', 'wig', 'stern', 'straight', 'scowl', 'none', 'navy'),
  'la-buse': looks('plum', 'ink', 'cockade', 'long', 'patch', 'hooked', 'smirk', 'goatee', 'captain', 'earring'),
  'l-ollonois': looks('rose', 'rust', 'broad', 'wild', 'wild', 'broken', 'teeth', 'full', 'leather', 'scar'),
  low: looks('moss', 'ink', 'bandana', 'long', 'wild', 'straight', 'teeth', 'stubble', 'plain', 'stitched', 'earring'),
  lowther: looks('slate', 'rust', 'knit', 'short', 'stern', 'round', 'straight', 'chops', 'navy', 'pipe'),
  lusan: looks('rose', 'fair', 'musketeer', 'curls', 'calm', 'straight', 'smile', 'dyke', 'shirt'),
  misson: looks('moss', 'fair', 'none', 'queue', 'calm', 'hooked', 'smile', 'dyke', 'shirt', 'kerchief'),
  portugues: looks('plum', 'grey', 'spotted', 'long', 'stern', 'round', 'scowl', 'full', 'leather', 'earring', 'scar'),
  quelch: looks('moss', 'grey', 'skulled', 'queue', 'stern', 'hooked', 'scowl', 'chops', 'plain', 'kerchief'),
  rackham: looks('ochre', 'rust', 'spotted', 'long', 'calm', 'straight', 'smirk', 'none', 'calico', 'earring'),
  roberts: looks('slate', 'ink', 'plumed', 'long', 'calm', 'straight', 'straight', 'none', 'captain', 'chain'),
  spriggs: looks('plum', 'fair', 'bandana', 'none', 'patch', 'broken', 'scowl', 'moustache', 'stripes'),
  taylor: looks('ochre', 'rust', 'none', 'none', 'stern', 'broken', 'scowl', 'full', 'plain', 'scar', 'wrinkles', 'kerchief'),
  teach: looks('rose', 'ink', 'skulled', 'wild', 'wild', 'straight', 'straight', 'forked', 'captain', 'pistols', 'fuses'),
  tew: looks('plum', 'fair', 'cap', 'curls', 'sly', 'round', 'smile', 'goatee', 'shirt', 'chain'),
  vane: looks('slate', 'rust', 'none', 'wild', 'wild', 'hooked', 'scowl', 'moustache', 'leather', 'pistols'),
  wynne: looks('moss', 'ink', 'knit', 'braids', 'calm', 'hooked', 'smirk', 'goatee', 'stripes', 'parrot'),
};

export type PortraitName = keyof typeof LOOKS;

const AROUND = 'M-40 0H160V112H-40Z';
/** A frame without a portrait. */
export const BACKGROUND: Drawing = [fill('sky', AROUND)];
const drawn = (l: Looks): Drawing => [
  fill(l.wash, AROUND),
  ...BACKGROUND,
  ...dyed(HAIR[l.hair], 'ink', l.dye),
  ...COATS[l.coat],
  ...HEAD,
  ...EYES[l.eyes],
  ...NOSES[l.nose],
  ...MOUTHS[l.mouth],
  ...dyed(BEARDS[l.beard], 'ink', l.dye),
  ...HATS[l.hat],
  ...l.extras.flatMap((extra) => EXTRAS[extra]),
];

/** A half-length portrait of a pirate, in a frame of 100 by 110 with space at its sides. */
export const portraitNamed = (name: PortraitName): Drawing => drawn(LOOKS[name]);
