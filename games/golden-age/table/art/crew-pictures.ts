/** Pictures for event cards: pirates among themselves. */

import { crossbones } from '@bb/table-kit/drawing/emblems.ts';
import { coin, cross, deathsHead, gold, hatch, ink, outlined, paper, pen, red } from '@bb/table-kit/drawing/engraving.ts';
import { type Drawing, dyed, fill, put, strewn } from '@bb/table-kit/drawing/marks.ts';
import { face, sabre, scroll, sky, wig } from '@bb/table-kit/drawing/scenery.ts';

const bonesOfPaper = (turn: number, size: number): Drawing => dyed(crossbones(turn, size), 'bone', 'paper');

export const CREW = {
  'buried-treasure': [
    sky,
    paper('M0 66C20 58 46 60 70 62C92 62 108 66 120 62V90H0Z'),
    hatch('M0 74C24 70 50 74 120 70V90H0Z'),
    pen(2.6, 'M100 64C98 46 100 32 106 20'),
    ink(
      'M106 20C94 10 84 14 80 24C88 18 96 18 106 20C96 22 90 30 92 38C96 30 100 24 106 20C112 24 114 32 112 40C120 32 118 22 106 20C114 14 118 14 120 16V8C114 8 108 12 106 20Z',
    ),
    paper('M22 46L34 22C52 14 70 16 84 24L90 46Z'),
    cross('M28 44L38 25C52 18 68 20 80 26L84 44Z'),
    ...strewn(coin, [34, 44, 45, 41, 56, 43, 67, 40, 78, 44, 40, 38, 51, 36, 62, 36, 73, 37, 57, 31], 1.25),
    paper('M20 46H92V76H20Z'),
    hatch('M66 47H91V75H66Z'),
    ink('M20 46H26V76H20ZM86 46H92V76H86ZM20 70H92V76H20Z'),
    ...outlined(gold('M49 46H63V60H49Z')),
    ink('M54 50H58L57 56H55Z'),
    pen(2.4, 'M6 86L20 30'),
    paper('M1 88L4 74L13 77L10 90Z'),
  ],
  'debauchery-and-revelry': [
    sky,
    hatch('M0 76H120V90H0Z'),
    pen(1.4, 'M0 76H120'),
    paper('M78 78V46C78 40 84 38 84 32V14H95V32C95 38 101 40 101 46V78Z'),
    cross('M91 14H95V32C95 38 101 40 101 46V78H92C94 62 92 36 91 14Z'),
    red('M80 50H99V66H80Z'),
    pen(1.2, 'M78 50H101M78 66H101M83 20H96'),
    pen(6.5, 'M60 38C80 34 78 66 59 64'),
    fill('paper', 'M61 36.500C76 34 75 66 60 65.5'),
    paper('M20 26H62L58 80H24Z'),
    hatch('M44 27H62L58 80H46Z'),
    pen(1.6, 'M22 40H61M23 68H59'),
    paper(
      'M16 28C10 24 12 16 19 16C20 8 30 6 34 11C40 5 50 6 52 13C60 9 68 14 66 21C70 26 66 32 61 30C58 36 52 34 50 31C46 36 40 35 38 31C34 38 26 36 26 30C22 34 17 32 16 28Z',
    ),
    pen(1, 'M22 22C25 19 28 20 30 22M40 18C43 15 47 16 49 19M55 25C58 22 61 23 62 25'),
    ...strewn(coin, [12, 82, 110, 80, 106, 77, 68, 84], 1.2),
  ],
  'double-cross': [
    sky,
    ...put(scroll, { x: 38, y: 50, size: 1.02, turn: -10 }),
    pen(1.1, 'M20 44L44 40M21 50L46 46M22 56L40 53'),
    pen(3.4, 'M60 4H112M104 2V88M92 4L104 18'),
    pen(3.6, 'M78 4V34'),
    fill('paper', 'M74 26H82V40H74Z'),
    pen(1.1, 'M74 29H82M74 33H82M74 37H82'),
    pen(4.6, 'M78 40C62 46 60 72 78 76C96 72 94 46 78 40'),
    fill('hatch', 'M78 40C62 46 60 72 78 76C96 72 94 46 78 40'),
    ...outlined(red('M36 70A8 8 0 1 1 52 70A8 8 0 1 1 36 70Z')),
    pen(1.6, 'M44 62L41 68L47 71L43 78'),
  ],
  'mutiny-conspiracy': [
    // A round robin, whose names stand in a ring so that nobody signed first, and a knife.
    hatch('M0 0H120V90H0Z'),
    paper('M14 10L58 5L106 12L103 48L108 86L60 82L12 87L17 48Z'),
    pen(1.4, 'M60 33A13 13 0 1 1 59.9 33'),
    pen(0.7, 'M60 30A16 16 0 1 1 59.9 30'),
    ...[0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 336].flatMap((turn, i) =>
      put([pen(1, `M18 0C19-4 21-4 21 0C22 2 23-3 24 0C25 3 26-4 28-1C29 2 30-3 ${31 + ((i * 3) % 5)} 1`)], { x: 60, y: 46, turn }),
    ),
    ...outlined(red('M50 48C54 43 62 42 66 48C67 52 62 54 60 53C58 58 60 62 57 63C54 62 55 56 53 54C51 53 49 51 50 48Z'), 0.8),
    paper('M57 48L80 8L87 12L63 50L57 54Z'),
    hatch('M63 50L87 12L83.5 10L59 52Z'),
    ...outlined(gold('M70 5L95 19L93 23L68 9Z')),
    pen(6, 'M86 8L96-8'),
  ],
  'pirate-converts': [
    // Half a rogue, half a servant of the King.
    hatch('M60 0H120V90H60Z'),
    ink('M0 0H60V90H0Z'),
    ...put(wig, { x: 60, y: 40, size: 1.22 }),
    ...put(face, { x: 60, y: 42, size: 1.24 }),
    paper('M60 64H70C86 68 98 74 100 90H60Z'),
    red('M60 70L72 72C84 76 92 82 94 90H60Z'),
    fill('ink', 'M59.5 0H16V90H59.500Z'),
    ...put(
      [
        fill('paper', 'M0-24C-14-24-22-15-22-4C-22 4-18 9-13 11L-12 20C-12 22-10 23-8 23H0Z'),
        ink('M-16-1C-16-7-10-8-6-5C-2-2-3 4-7 6C-12 8-16 5-16-1ZM0 6L-4 13L0 12Z'),
        pen(1.5, 'M-6 17V23M-1 17V23'),
      ],
      { x: 60, y: 42, size: 1.36 },
    ),
    red('M60 4C42 4 30 14 28 32C40 26 50 24 60 24Z'),
    fill('paper', 'M24 90C28 78 44 76 56 80L54 86C46 82 34 84 32 90Z'),
    pen(1.6, 'M60 0V90'),
  ],
  'piratical-ambition': [
    sky,
    ...put(sabre, { x: 18, y: 82, turn: 52, size: 1.16, flip: true }),
    ...put(sabre, { x: 102, y: 82, turn: -52, size: 1.16 }),
    pen(1.5, 'M40 54L31 50M80 54L89 50M44 64L34 66M76 64L86 66'),
    // The treasure they fight for.
    ink('M22 27C32 22 36 6 52 3C58 1 64 1 70 3C84 6 88 22 98 27C94 34 78 30 60 30C42 30 26 34 22 27Z'),
    gold('M26 27C40 22 80 22 94 27L96 29C80 25 40 25 24 29Z'),
    ...put(deathsHead, { x: 60, y: 14, size: 0.34 }),
    ...outlined(red('M78 10C86 0 100-4 114 0C108 10 96 18 84 20Z'), 0.9),
    pen(0.9, 'M82 16C92 10 102 4 114 0'),
  ],
  'skull-and-crossbones': [
    sky,
    pen(3.4, 'M14 90V2'),
    ...outlined(gold('M10 4A4 4 0 1 1 18 4A4 4 0 1 1 10 4Z'), 1),
    ink('M16 10C34 2 50 18 70 12C88 6 100 6 114 12C110 28 118 48 112 70C96 62 84 66 70 70C48 76 34 62 16 70Z'),
    ...put(bonesOfPaper(26, 0.62), { x: 64, y: 50 }),
    ...put(deathsHead, { x: 64, y: 35, size: 0.86 }),
    pen(1, 'M24 76C30 80 36 78 42 82M24 84C32 86 40 84 50 88'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
