import {
  anchor,
  bone,
  crossbones,
  cutlass,
  dagger,
  drop,
  halo,
  heart,
  hourglass,
  key,
  pistol,
  ribs,
  skull,
  skullInProfile,
  smallSkull,
  wing,
} from './emblems.ts';
import { type Drawing, dyed, fill, line, put } from './marks.ts';

/** A skeleton whose hands rest at its hips. */
const skeleton: Drawing = [
  ...put(ribs, { y: 46 }),
  ...put(smallSkull, { y: 17, x: 0, size: 0.62 }),
  line('bone', 4.4, 'M-6 72L-14 83L-10 97M6 72L14 83L10 97M-10 97H-17M10 97H17'),
  line('bone', 4.4, 'M-12 33L-25 46L-19 62M12 33L25 46L19 62'),
];

/** Upright, with its stalk at the bottom. */
const leaf: Drawing = [fill('bone', 'M0-22C7-14 7-5 0 2C-7-5-7-14 0-22Z')];

/**
 * The flag of each pirate, drawn in a square of 100 and mostly within its circle. These follow descriptions in old books: Avery,
 * Bellamy, Bonnet, Condent, England, Low, Quelch, Rackham, Roberts, Teach, Tew and Wynne. The others are invented, from what is
 * known of the man.
 */
export const JOLLY_ROGERS = {
  avery: [
    ...put(crossbones(20, 0.84), { x: 50, y: 81 }),
    ...put([fill('cut', 'M-13 10L-12 30H22L26 8Z'), ...skullInProfile], { x: 48, y: 39, size: 1.1 }),
    // The kerchief with its knot.
    fill('red', 'M19 35C17 15 32 5 48 7C62 8 70 17 70 31C56 25 36 27 19 35Z'),
    fill('red', 'M22 33L5 26L12 36L3 45L22 40Z'),
  ],
  bellamy: [...put(crossbones(38, 1.1), { x: 50, y: 50 }), ...put([...halo, ...skull], { x: 50, y: 50, size: 1.2 })],
  bonnet: [
    ...put(skull, { x: 50, y: 33, size: 1.02 }),
    ...put(bone, { x: 50, y: 80, size: 0.84 }),
    ...put(dagger, { x: 14, y: 52, size: 0.78 }),
    ...put(heart, { x: 86, y: 42, size: 0.62 }),
  ],
  condent: [17, 50, 83].flatMap((x) => [...put(crossbones(40, 0.36), { x, y: 65 }), ...put(smallSkull, { x, y: 43, size: 0.72 })]),
  davis: [
    // A hand of bones, held up.
    line('bone', 6, 'M43 74L24 54L17 38M46 72L36 38L33 15M50 72V32L50 7M54 72L64 38L67 15M58 78L76 64L88 56'),
    fill('bone', 'M34 64C42 56 60 56 67 66C70 76 64 84 58 87V96H43V87C36 82 32 74 34 64Z'),
    line('cut', 2.2, 'M44 87H57M30 62L24 58M37 42L31 44M46 36H54M69 44L63 42M74 68L71 62M33 28H38M46 21H54M63 28H68'),
  ],
  england: [...put(crossbones(20, 0.92), { x: 50, y: 78 }), ...put(skull, { x: 50, y: 35, size: 1.2 })],
  hornigold: [...put(anchor, { x: 50, y: 52 }), ...put([...halo, ...smallSkull], { x: 50, y: 20, size: 0.74 })],
  kennedy: [...put(key, { x: 50, y: 52, turn: 38, size: 1.12 }), ...put(key, { x: 50, y: 52, turn: -38, size: 1.12, flip: true })],
  kidd: [
    // A galley with a lateen sail and oars.
    fill('bone', 'M6 60C18 66 60 68 92 54C92 66 84 78 72 79H26C14 78 8 70 6 60Z'),
    line('bone', 3.4, 'M24 76L14 92M38 78L30 95M52 79L46 96M66 79L62 95M46 62V6'),
    fill('bone', 'M44 8C66 14 82 28 88 46C72 54 56 56 44 56C34 56 26 55 18 50C32 40 40 26 44 8Z'),
    ...put(dyed(dyed(smallSkull, 'cut', 'red'), 'bone', 'cut'), { x: 54, y: 38, size: 0.56 }).map((mark) =>
      mark.ink === 'red' ? { ...mark, ink: 'bone' as const } : mark,
    ),
  ],
  'la-buse': [
    // A buzzard with a death's head.
    ...put(wing, { x: 42, y: 42, size: 0.98 }),
    ...put(wing, { x: 58, y: 42, size: 0.98, flip: true }),
    fill('bone', 'M36 36C42 30 58 30 64 36C66 52 60 66 56 72L64 92L54 86L50 96L46 86L36 92L44 72C40 66 34 52 36 36Z'),
    ...put([...halo, ...smallSkull], { x: 50, y: 25, size: 0.72 }),
  ],
  'l-ollonois': [
    ...put(dyed(heart, 'bone', 'red'), { x: 50, y: 46, size: 1.5 }),
    ...put([line('cut', 10, 'M0-6V24'), ...dagger], { x: 66, y: 24, turn: 214, size: 1.15 }),
    ...[34, 50, 66].flatMap((x, i) => put(dyed(drop, 'bone', 'red'), { x: x - 6, y: i === 1 ? 92 : 84, size: 0.8 })),
  ],
  low: put(dyed(skeleton, 'bone', 'red'), { x: 50, y: -3, size: 1.04 }),
  lowther: [
    ...put(pistol, { x: 40, y: 48, turn: -36, size: 0.98 }),
    ...put([line('cut', 15, 'M-24-1L42-4'), ...pistol], { x: 60, y: 48, turn: 36, size: 0.98, flip: true }),
  ],
  lusan: [
    // The lily of France with a skull in its center.
    fill('bone', 'M50 2C62 16 66 30 60 44C58 52 56 58 56 62H44C44 58 42 52 40 44C34 30 38 16 50 2Z'),
    fill(
      'bone',
      'M42 62C40 46 30 36 18 38C6 40 4 54 13 60C19 63 26 59 25 53C30 54 33 58 32 64ZM58 62C60 46 70 36 82 38C94 40 96 54 87 60C81 63 74 59 75 53C70 54 67 58 68 64Z',
    ),
    fill('bone', 'M26 63H74V71H26ZM44 71H56L58 82L66 92L54 88L50 97L46 88L34 92L42 82Z'),
    ...put([...halo, ...smallSkull], { x: 50, y: 36, size: 0.5 }),
  ],
  quelch: [
    ...put(wing, { x: 38, y: 46, size: 0.84 }),
    ...put(wing, { x: 62, y: 46, size: 0.84, flip: true }),
    ...put([line('cut', 5, 'M-17-27C-17-12-4-6-4 0C-4 6-17 12-17 27M17-27C17-12 4-6 4 0C4 6 17 12 17 27'), ...hourglass], {
      x: 50,
      y: 50,
      size: 1.14,
    }),
  ],
  rackham: [
    ...put(cutlass, { x: 20, y: 84, turn: 56, flip: true }),
    ...put(cutlass, { x: 80, y: 84, turn: -56 }),
    ...put([...halo, ...skull], { x: 50, y: 26, size: 0.96 }),
  ],
  roberts: [
    // The pirate himself with a sword, standing on two skulls.
    ...put(smallSkull, { x: 30, y: 83, size: 0.62 }),
    ...put(smallSkull, { x: 70, y: 83, size: 0.62 }),
    line('bone', 8, 'M45 50L34 68M55 50L66 68'),
    fill('bone', 'M38 28C46 24 54 24 62 28L64 58C54 62 46 62 36 58Z'),
    fill('bone', 'M50 8A8 8 0 1 1 49.900 8ZM34 12C40 4 60 4 66 12C56 10 44 10 34 12Z'),
    line('bone', 6, 'M40 31L24 42L18 34M60 31L74 38L82 30'),
    line('bone', 3.6, 'M88 36L72 2M76 33L90 24'),
    ...put(hourglass, { x: 14, y: 27, size: 0.3 }),
  ],
  spriggs: [
    // The Grim Reaper.
    line('bone', 5, 'M22 97L62 14'),
    fill('bone', 'M58 12C36 0 12 10 2 38C22 23 42 21 67 25Z'),
    ...put(skull, { x: 70, y: 62, size: 1.02 }),
  ],
  taylor: [
    line('bone', 3, 'M34 92C12 80 4 56 12 30M66 92C88 80 96 56 88 30M34 92L66 98M66 92L34 98'),
    ...[
      [30, 84, -62],
      [19, 72, -42],
      [13, 57, -18],
      [12, 42, 4],
      [16, 27, 22],
    ].flatMap(([x = 0, y = 0, turn = 0]) =>
      [-34, 34].flatMap((lean) => [
        ...put(leaf, { x, y, turn: turn + lean, size: 0.82 }),
        ...put(leaf, { x: 100 - x, y, turn: -turn - lean, size: 0.82 }),
      ]),
    ),
    ...put(leaf, { x: 22, y: 14, turn: 40, size: 0.82 }),
    ...put(leaf, { x: 78, y: 14, turn: -40, size: 0.82 }),
    ...put(skull, { x: 50, y: 47, size: 1.08 }),
  ],
  teach: [
    ...put(ribs, { x: 44, y: 50, size: 0.9 }),
    ...put(smallSkull, { x: 44, y: 22, size: 0.62 }),
    // A horned skeleton with a glass in one hand and a lance, aimed at a heart, in the other.
    fill('bone', 'M33 16C24 14 22 6 25-1C28 6 34 8 38 9ZM55 16C64 14 66 6 63-1C60 6 54 8 50 9Z'),
    line('bone', 4.2, 'M39 73L30 84L32 97M49 73L56 84L52 97M33 38L22 34L18 44M55 38L68 46L74 40'),
    ...put(hourglass, { x: 14, y: 24, size: 0.46 }),
    line('bone', 3.4, 'M66 10L82 72'),
    fill('bone', 'M84 82L75 68L88 66Z'),
    ...put(dyed(heart, 'bone', 'red'), { x: 80, y: 84, size: 0.52 }),
  ],
  tew: [
    // An arm with a scimitar.
    line('bone', 17, 'M10 66L27 83L60 66'),
    line('cut', 2.6, 'M46 62L54 78M50 59L59 75'),
    fill('bone', 'M56 58C60 46 76 46 82 56C86 66 80 76 70 76C62 76 54 70 56 58Z'),
    line('cut', 2, 'M64 54L72 50M66 60L76 56M68 66L79 62'),
    line('bone', 6, 'M52 49L86 42M76 76L82 90'),
    fill('bone', 'M60 46C58 28 38 22 6 26C26 4 76 0 79 42Z'),
  ],
  vane: [
    // Fire.
    fill(
      'bone',
      'M50 0C56 12 66 14 64 26C70 24 72 18 71 12C82 22 80 30 84 38C88 36 89 32 89 28C97 42 96 60 88 74C80 90 66 97 50 97C34 97 20 90 12 74C4 60 3 42 11 28C11 32 12 36 16 38C20 30 18 22 29 12C28 18 30 24 36 26C34 14 46 12 50 0Z',
    ),
    ...put(dyed(dyed(dyed(skull, 'cut', 'red'), 'bone', 'cut'), 'red', 'bone'), { x: 50, y: 62, size: 1.16 }),
  ],
  wynne: [
    ...put(crossbones(22, 0.86), { x: 50, y: 58 }),
    ...put(smallSkull, { x: 50, y: 25, size: 0.98 }),
    ...put([fill('cut', 'M-25-37H25V37H-25Z'), ...hourglass], { x: 50, y: 82, size: 0.5 }),
  ],
} satisfies Readonly<Record<string, Drawing>>;
