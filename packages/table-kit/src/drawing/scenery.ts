/** Parts of the pictures on cards. */
import { cross, gold, hatch, ink, outlined, paper, pen, red } from './engraving.ts';
import { type Drawing, fill } from './marks.ts';

/** The water of a picture 120 wide and 90 high. */
export const waters = (y: number): Drawing => [
  fill('sea', `M0 ${y}H120V90H0Z`),
  pen(1.1, `M0 ${y}H120`),
  pen(
    0.8,
    `M4 ${y + 5}H22M30 ${y + 4}H52M66 ${y + 5}H84M96 ${y + 4}H116M14 ${y + 10}H40M54 ${y + 9}H74M86 ${y + 11}H112M2 ${y + 14}H20M44 ${y + 15}H66M78 ${y + 16}H96`,
  ),
];

/** A ship that sails right, 66 wide, 70 high, with its waterline at the center. */
export const ship: Drawing = [
  pen(1.8, 'M-20-4V-48M0-4V-60M19-4V-46M26-6L44-16'),
  paper('M-31-40C-24-37-14-37-9-41C-4-34-5-24-8-18C-16-22-25-22-32-18C-30-26-29-33-31-40Z'),
  paper('M-12-54C-4-50 6-50 13-55C20-42 19-28 15-17C6-22-6-22-14-17C-9-28-9-42-12-54Z'),
  paper('M11-40C16-37 24-37 29-41C34-34 33-25 30-18C24-21 16-21 10-18C13-26 13-33 11-40Z'),
  paper('M32-9L43-16L33-30C36-22 35-15 32-9Z'),
  hatch(
    'M-9-41C-4-34-5-24-8-18L-14-20C-11-27-11-34-14-39ZM13-55C20-42 19-28 15-17L7-20C11-30 11-42 6-51ZM29-41C34-34 33-25 30-18L25-20C28-26 28-33 25-38Z',
  ),
  paper('M-36-12H-24L-22-5C-8-2 16-2 34-9C34-1 30 8 24 12H-26C-32 6-35-3-36-12Z'),
  cross('M-35-4C-12 5 14 5 34-5C33 2 29 9 24 12H-26C-30 8-33 2-35-4Z'),
  ink('M-24 0H-20V4H-24ZM-14 2H-10V6H-14ZM-4 3H0V7H-4ZM6 3H10V7H6ZM16 2H20V6H16Z'),
  red('M0-60C6-64 10-58 16-62V-56C10-53 6-58 0-55Z'),
];

/** A scroll, 60 wide, with its rolled end to the left. */
export const scroll: Drawing = [
  paper('M-28-30C-36-30-36-20-28-20H20V26C20 33 28 34 31 29V-22C31-28 27-30 22-30Z'),
  hatch('M-28-30C-36-30-36-20-28-20C-24-20-24-28-28-30Z'),
  paper('M-22-20H20V26C20 33 28 35 31 29C34 36 28 38 22 37H-16C-22 36-22 30-22 26Z'),
];

/** A king’s crown, 48 wide, 38 high. */
export const crown: Drawing = [
  ...outlined(gold('M-22 14L-26-10L-13 0L0-18L13 0L26-10L22 14Z'), 1.6),
  ...outlined(gold('M-22 13C-8 9 8 9 22 13V20C8 16-8 16-22 20Z'), 1.6),
  ...outlined(
    red(
      'M-29-12A3.5 3.5 0 1 1-22-12A3.5 3.5 0 1 1-29-12ZM22-12A3.5 3.5 0 1 1 29-12A3.5 3.5 0 1 1 22-12ZM-4-21A4 4 0 1 1 4-21A4 4 0 1 1-4-21Z',
    ),
    1.2,
  ),
  hatch('M8 8L13 0L26-10L22 14L8 11Z'),
];

/** A saber, upright, with its guard at the center and its edge to the right. */
export const sabre: Drawing = [
  paper('M-3 0C-7-24-3-52 11-72C14-48 11-20 4 0Z'),
  hatch('M0-2C-2-26 2-50 11-72C14-48 11-20 4 0Z'),
  ...outlined(gold('M-10-1H11C14-1 14 4 11 4H-10C-13 4-13-1-10-1Z')),
  pen(5, 'M0 5V17'),
  pen(2, 'M11 4C13 12 8 19 1 19'),
];

/** A hand with its cuff, pointing right. */
export const manicule: Drawing = [
  paper('M-14-16C-4-20 6-20 12-14L44-12C51-11 51-3 44-3H22C26 0 26 5 22 6C25 9 24 14 19 14C20 18 17 22 12 21C4 22-8 22-14 18Z'),
  pen(1.2, 'M22-3H6M22 6H9M19 14H8M12-14C8-12 4-9 3-5M40-12C38-9 38-6 40-3'),
  hatch('M-14 8C-4 12 6 20 14 21C4 22-8 22-14 18Z'),
  paper('M-32-22C-26-18-18-18-13-20V22C-18 20-26 20-32 24Z'),
  pen(1, 'M-20-19V20'),
  hatch('M-32 6C-26 4-18 4-13 6V22C-18 20-26 20-32 24Z'),
  ...outlined(red('M-32-20H-46V22H-32Z')),
];

/** A face in a periwig, from the front, 44 wide. */
export const wig: Drawing = [
  paper(
    'M0-30C-14-34-22-24-21-14C-28-8-26 0-23 4C-30 10-28 20-22 22C-26 30-18 36-10 32L10 32C18 36 26 30 22 22C28 20 30 10 23 4C26 0 28-8 21-14C22-24 14-34 0-30Z',
  ),
  pen(
    0.9,
    'M0-30C-8-26-12-20-12-12M0-30C8-26 12-20 12-12M-18-20C-14-18-14-12-18-8M18-20C14-18 14-12 18-8M-22-2C-17 0-17 6-21 8M22-2C17 0 17 6 21 8M-21 12C-16 14-16 19-20 21M21 12C16 14 16 19 20 21M-16 26C-12 24-11 28-13 30M16 26C12 24 11 28 13 30',
  ),
];

export const face: Drawing = [
  paper('M-11-10C-10-18 10-18 11-10C12 2 10 12 0 18C-10 12-12 2-11-10Z'),
  hatch('M3-15C8-15 10-13 11-10C12 2 10 12 0 18C6 8 7-4 3-15Z'),
  pen(1.3, 'M-8-6H-3M3-6H8M0-4L-2 4H1M-4 9C-2 10 2 10 4 9'),
  ink('M-7-3H-3V-1H-7ZM3-3H7V-1H3Z'),
];

/** Fine horizontal lines for the background. */
export const sky = fill('sky', 'M0 0H120V90H0Z');
