/** Silhouettes of ships, which differ by their rigs, on a square of 24 around 0, sailing to the right. */

/** A mast at `x` with a number of square sails, a gaff sail, or a lateen sail. */
interface Mast {
  readonly x: number;
  readonly top: number;
  readonly sails: 1 | 2 | 3 | 'gaff' | 'lateen';
}
interface Rig {
  readonly hull: string;
  readonly masts: readonly Mast[];
  /** Has a sail in front of the foremast. */
  readonly jib: boolean;
  /** Rows of gun ports. */
  readonly guns: 0 | 1 | 2;
}

interface Silhouette {
  readonly solid: string;
  /** Drawn in the background color. */
  readonly cut: string;
}

/** The height of the deck, where masts begin. */
const DECK = 5;
/** Hulls, as path data. */
const LOW = 'M-10.5 4.6L-9.4 9.6H7.6Q9.4 8 11 4.4L6 5.4H-6.4L-8 4.2z';
const HIGH = 'M-11.4 1.4L-10.2 9.8H8Q10 7.6 11.4 3.4L7.6 4.4L5 4.8H-4.6L-6.4 2.2z';
const TALL = 'M-11.6-.6L-10.6 10H8.4Q10.6 7.4 11.6 2.2L8.2 3H-3.6L-5.6.4z';
const ROUND = 'M-9.4-.2Q-12 9.8-6 10H6.4Q11.4 9.6 10 2L6.6 4.6H-4.4L-6.2.8z';

const RIGS = {
  sloop: { hull: LOW, masts: [{ x: -0.5, top: -11, sails: 'gaff' }], jib: true, guns: 0 },
  schooner: {
    hull: LOW,
    masts: [
      { x: -5, top: -9.5, sails: 'gaff' },
      { x: 2.4, top: -11, sails: 'gaff' },
    ],
    jib: true,
    guns: 0,
  },
  brigantine: {
    hull: LOW,
    masts: [
      { x: -4.8, top: -10, sails: 'gaff' },
      { x: 4, top: -11, sails: 3 },
    ],
    jib: false,
    guns: 0,
  },
  flute: {
    hull: ROUND,
    masts: [
      { x: -6.6, top: -7, sails: 'lateen' },
      { x: 0, top: -11, sails: 2 },
      { x: 6.2, top: -8.6, sails: 1 },
    ],
    jib: false,
    guns: 0,
  },
  'square-rigger': {
    hull: HIGH,
    masts: [
      { x: -7, top: -5.6, sails: 2 },
      { x: 0, top: -12, sails: 3 },
      { x: 6.9, top: -8.6, sails: 3 },
    ],
    jib: false,
    guns: 0,
  },
  'sloop-of-war': {
    hull: LOW,
    masts: [
      { x: -4.6, top: -10, sails: 2 },
      { x: 4.2, top: -11, sails: 3 },
    ],
    jib: false,
    guns: 1,
  },
  frigate: {
    hull: HIGH,
    masts: [
      { x: -7, top: -5.6, sails: 2 },
      { x: 0, top: -12, sails: 3 },
      { x: 6.9, top: -8.6, sails: 3 },
    ],
    jib: false,
    guns: 1,
  },
  'two-decker': {
    hull: TALL,
    masts: [
      { x: -7.2, top: -7, sails: 2 },
      { x: 0, top: -12.6, sails: 3 },
      { x: 7, top: -9.4, sails: 3 },
    ],
    jib: false,
    guns: 2,
  },
} as const satisfies Record<string, Rig>;

export type RigName = keyof typeof RIGS;
export const RIG_NAMES = [
  'sloop',
  'schooner',
  'brigantine',
  'flute',
  'square-rigger',
  'sloop-of-war',
  'frigate',
  'two-decker',
] as const satisfies readonly RigName[];

const n = (value: number): string => String(Math.round(value * 10) / 10);

function sailsOf({ x, top, sails }: Mast): string {
  const pole = `M${n(x - 0.4)} ${n(top)}h.8V${DECK}h-.8z`;
  if (sails === 'gaff')
    return `${pole}M${n(x - 0.8)} ${n(top + 3)}L${n(x - 5.4)} ${n(top + 0.8)}Q${n(x - 7)} -1 ${n(x - 6.2)} 3.4L${n(x - 0.8)} 4z`;
  if (sails === 'lateen') return `${pole}M${n(x - 4)} 0L${n(x + 2.6)} ${n(top)}Q${n(x + 2.8)} -2 ${n(x + 1)} 1.4z`;
  const tall = (DECK - 1.6 - top) / sails;
  return (
    Array.from({ length: sails }, (_, tier) => {
      const [high, low] = [top + 0.8 + tier * tall, top - 0.3 + (tier + 1) * tall];
      // Sails are narrower toward the top, which looks like a ship and not a tower.
      const [yard, foot] = [0.9 + tier * 0.75, 1.6 + tier * 0.8];
      return `M${n(x - yard)} ${n(high)}h${n(2 * yard)}Q${n(x + foot + 1.1)} ${n((high + low) / 2)} ${n(x + foot)} ${n(low)}H${n(x - foot)}Q${n(x - yard + 0.7)} ${n((high + low) / 2)} ${n(x - yard)} ${n(high)}z`;
    }).join('') + pole
  );
}

const ports = (y: number): string => [-7.4, -4.6, -1.8, 1, 3.8, 6.6].map((x) => `M${x} ${y}h1.3v1.2h-1.3z`).join('');

function drawn(rig: Rig): Silhouette {
  const fore = rig.masts.at(-1);
  const jib = rig.jib && fore ? `M${n(fore.x + 1.2)} ${n(fore.top + 2)}L11.4 3.6Q6 2 ${n(fore.x + 1.2)} 3z` : '';
  const bowsprit = 'M8 4.4L12-.2L12.4.4L9 5z';
  return {
    solid: rig.hull + rig.masts.map(sailsOf).join('') + jib + bowsprit,
    cut: rig.guns === 2 ? ports(4.4) + ports(7) : rig.guns === 1 ? ports(6.4) : '',
  };
}

const silhouettes = new Map<string, Silhouette>(RIG_NAMES.map((name) => [name, drawn(RIGS[name])]));
const NOTHING: Silhouette = { solid: '', cut: '' };
export const silhouetteOf = (rig: RigName): Silhouette => silhouettes.get(rig) ?? NOTHING;
