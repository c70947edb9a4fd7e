/** Pictures for event cards: kings, governors and their guns. */

import { cross, flame, gold, hatch, ink, outlined, paper, pen, red } from '@bb/table-kit/drawing/engraving.ts';
import { type Drawing, fill, put, strewn } from '@bb/table-kit/drawing/marks.ts';
import { crown, face, scroll, ship, sky, waters, wig } from '@bb/table-kit/drawing/scenery.ts';

const head: Drawing = [
  ink('M-13 32C-12 16-8 12 0 11C8 12 12 16 13 32Z'),
  paper('M-8 0A8 9 0 1 1 8 0A8 9.500 0 1 1-8 0Z'),
  hatch('M1-9A8 9 0 0 1 1 10C4 4 4-3 1-9Z'),
  pen(1.2, 'M-5-2L-2-1M5-2L2-1'),
  ink('M-3 3H3V6H-3Z'),
];
const hattedHead: Drawing = [...head, ink('M-14-5C-6-9 6-9 14-5L7-8C6-16-6-16-7-8Z')];
const cappedHead: Drawing = [...head, red('M-8.500-2C-9-13 9-13 8.500-2C4-6-4-6-8.500-2Z')];
const wheel: Drawing = [
  paper('M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z'),
  cross('M-10 0A10 10 0 1 0 10 0A10 10 0 0 1-10 0Z'),
  ink('M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z'),
];
const cannonball: Drawing = [
  ink('M-6.500 0A6.500 6.500 0 1 1 6.500 0A6.500 6.500 0 1 1-6.500 0Z'),
  fill('paper', 'M-4-2A3 3 0 0 1 0-5L0-3.500A3 3 0 0 0-2.500-1.500Z'),
];

export const CROWN = {
  'european-turmoil': [
    sky,
    // Two kings who can’t agree.
    ink(
      'M14 90C14 76 24 70 32 68L31 60C26 56 24 48 25 40C26 30 34 26 43 28C48 29 51 33 50 38L55 47L50 49L51 54L48 56C49 62 46 65 41 64L41 69C50 72 54 80 55 90Z',
    ),
    paper(
      'M106 90C106 76 96 70 88 68L89 60C94 56 96 48 95 40C94 30 86 26 77 28C72 29 69 33 70 38L65 47L70 49L69 54L72 56C71 62 74 65 79 64L79 69C70 72 66 80 65 90Z',
    ),
    hatch('M106 90C106 76 96 70 88 68L89 60C94 56 96 48 95 40C94 34 91 30 86 29C88 44 84 58 82 68C92 74 94 82 94 90Z'),
    ink('M75 40H80V43H75Z'),
    fill('paper', 'M40 39H45V42H40Z'),
    ...put(crown, { x: 39, y: 19, size: 0.58, turn: 6 }),
    ...put(crown, { x: 81, y: 19, size: 0.58, turn: -6 }),
    ...outlined(red('M62 2L54 22H60L56 40L68 17H61L66 2Z')),
    pen(1, 'M4 20L16 28M2 44L14 46M116 20L104 28M118 44L106 46'),
  ],
  'general-pardon': [
    sky,
    ...put(scroll, { x: 44, y: 44, size: 1.16 }),
    ...put(crown, { x: 42, y: 32, size: 0.46 }),
    pen(1.1, 'M26 50H60M26 56H60M26 62H50'),
    red('M54 70L48 90L56 85L61 90L63 72Z'),
    ...outlined(red('M58 60A10 10 0 1 1 57.9 60Z')),
    ...put(crown, { x: 58, y: 71, size: 0.22 }),
    // Broken shackles.
    pen(4.6, 'M88 22A12 12 0 0 1 110 14M112 20A12 12 0 0 1 92 34'),
    pen(4.6, 'M90 60A12 12 0 1 1 108 76M102 79A12 12 0 0 1 88 68'),
    pen(2.4, 'M100 37C95 39 96 45 101 44C105 43 104 38 100 37M104 44C99 45 99 50 103 51M98 62C93 60 94 55 98 54'),
    pen(1.2, 'M90 48L84 46M112 48L118 46M108 54L113 58'),
  ],
  'new-governors': [
    hatch('M20 2H100V90H20Z'),
    paper('M16 90C18 74 34 68 48 66H72C86 68 102 74 104 90Z'),
    red('M24 90C26 80 36 74 46 72L58 90ZM96 90C94 80 84 74 74 72L62 90Z'),
    ...put(wig, { x: 60, y: 38, size: 1.3 }),
    ...put(face, { x: 60, y: 40, size: 1.25 }),
    paper('M52 64L60 70L68 64L70 84L60 80L50 84Z'),
    pen(1, 'M60 70V80M55 68L54 80M65 68L66 80'),
    pen(2, 'M34 76C42 88 78 88 86 76'),
    ...outlined(gold('M54 84A6 6 0 1 1 66 84A6 6 0 1 1 54 84Z')),
  ],
  'kc-surprise': [
    sky,
    ...waters(68),
    pen(2.4, 'M60 0V60M24 10H96M20 44H100'),
    // A ship seen from ahead, with the King’s crown on its sail.
    paper('M24 10H96C90 20 92 34 100 44C76 38 44 38 20 44C28 34 30 20 24 10Z'),
    hatch('M76 10H96C90 20 92 34 100 44C92 42 86 41 80 40.500C84 30 84 20 76 10Z'),
    ...put(crown, { x: 58, y: 26, size: 0.66 }),
    paper('M34 50C44 54 76 54 86 50L82 62C78 76 68 84 60 86C52 84 42 76 38 62Z'),
    cross('M60 53C70 53 80 52 86 50L82 62C78 76 68 84 60 86Z'),
    pen(2.4, 'M60 52V86'),
    ink('M44 58H50V64H44ZM70 58H76V64H70Z'),
    ...outlined(red('M60 0C68-2 72 5 80 2V8C72 11 68 5 60 8Z'), 1),
    fill('sea', 'M20 82C34 76 44 78 60 84C76 78 86 76 100 82V90H20Z'),
    pen(1, 'M20 82C34 76 44 78 60 84C76 78 86 76 100 82M34 88C44 84 50 85 58 88M66 88C74 84 82 84 90 88'),
  ],
  'letter-of-marque': [
    sky,
    ...put(scroll, { x: 50, y: 46, size: 1.22, turn: -6 }),
    pen(1.1, 'M32 38L62 35M33 45L67 41M33 52L68 48M34 59L56 57'),
    pen(1.8, 'M28 30C31 24 36 26 34 31C32 34 30 33 31 30'),
    pen(1.4, 'M42 66C46 60 50 70 54 64C56 61 60 68 64 62'),
    // The quill.
    paper('M66 62C68 40 84 12 116 2C114 24 98 46 74 54Z'),
    hatch('M74 54C88 40 102 20 116 2C114 24 98 46 74 54Z'),
    pen(1.5, 'M60 72L74 48C86 30 100 14 116 2'),
    pen(1, 'M84 40L80 32M92 30L87 22M98 22L94 15'),
    ...outlined(red('M24 80A8 8 0 1 1 40 80A8 8 0 1 1 24 80ZM44 82A6.5 6.5 0 1 1 57 82A6.5 6.5 0 1 1 44 82Z')),
  ],
  'local-resistance': [
    fill('hatch', 'M0 0H120V60H0Z'),
    pen(3, 'M18 88L26 10'),
    pen(2.4, 'M14 8C16 22 34 24 38 10M26 17L27 2'),
    pen(3.2, 'M96 88L90 22'),
    pen(2, 'M92 34C104 32 106 16 92 12'),
    fill('ink', 'M90 12L110 4C112 18 106 32 94 34Z'),
    pen(4, 'M66 88L62 38'),
    paper('M55 40L58 26H68L70 40Z'),
    ...put(flame, { x: 63, y: 16, size: 1.5 }),
    // The heads of an angry crowd.
    ...strewn(cappedHead, [24, 64, 80, 60]),
    ...strewn(hattedHead, [46, 58, 102, 66]),
  ],
  'warship-sighting': [
    fill('ink', 'M0 0H120V90H0Z'),
    fill('paper', 'M17 45A43 43 0 1 1 103 45A43 43 0 1 1 17 45Z'),
    fill('sea', 'M19.5 58H100.500A43 43 0 0 1 19.5 58Z'),
    pen(0.9, 'M20 58H100M32 66H50M62 65H84M40 73H62M70 74H82M50 80H68'),
    ...put(ship, { x: 58, y: 57, size: 0.8 }),
    pen(0.7, 'M60 2V12M60 88V78M17 45H26M103 45H94'),
    fill('cross', 'M17 45A43 43 0 1 1 103 45A43 43 0 1 1 17 45ZM21 45A39 39 0 1 0 99 45A39 39 0 1 0 21 45Z'),
  ],
  'heavy-guns': [
    sky,
    hatch('M0 78H120V90H0Z'),
    pen(1.4, 'M0 78H120'),
    paper('M14 46H70L66 54H76V66H16V58H10Z'),
    hatch('M16 58H76V66H16ZM14 46H30L28 58H10Z'),
    ...outlined(fill('ink', 'M8 42C4 40 4 34 8 33L14 32C18 28 26 28 30 29L102 24V20H112V44H102V40L34 48C24 50 16 48 14 43Z')),
    fill('paper', 'M30 33L100 28V30L30 36Z'),
    pen(2.4, 'M44 28V48M70 26V45'),
    ...strewn(wheel, [24, 70, 64, 70]),
    ...strewn(cannonball, [90, 72, 104, 72, 97, 60]),
    ...put(flame, { x: 12, y: 22, size: 0.8 }),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
