/** Parts of the flags, in `bone` and `cut`: bold enough to be recognizable at the size of a counter. */
import { type Drawing, fill, line, put } from './marks.ts';

const OUTLINE =
  'M0-24C-14-24-22-15-22-4C-22 4-18 9-13 11L-12 20C-12 22-10 23-8 23H8C10 23 12 22 12 20L13 11C18 9 22 4 22-4C22-15 14-24 0-24Z';

/** 44 wide, 47 high. */
export const skull: Drawing = [
  fill('bone', OUTLINE),
  fill('cut', 'M-16-1C-16-7-10-8-6-5C-2-2-3 4-7 6C-12 8-16 5-16-1ZM16-1C16-7 10-8 6-5C2-2 3 4 7 6C12 8 16 5 16-1ZM0 6L-4 13L0 12L4 13Z'),
  line('cut', 1.8, 'M-6 17V23M0 17V23M6 17V23'),
];

/** A gap between a skull and what is behind it. */
export const halo: Drawing = [line('cut', 7, OUTLINE)];

/** A simple skull for small sizes, with eyes and nose only. */
export const smallSkull: Drawing = [
  fill('bone', OUTLINE),
  fill('cut', 'M-16-1C-16-8-8-9-5-5C-2 0-4 6-9 6C-13 6-16 4-16-1ZM16-1C16-8 8-9 5-5C2 0 4 6 9 6C13 6 16 4 16-1ZM0 7L-4 14H4Z'),
];

/** Facing right. */
export const skullInProfile: Drawing = [
  fill(
    'bone',
    'M-4-25C-19-25-26-14-26-3C-26 6-20 12-12 13L-10 21C-9 25-4 26 1 26H13C17 26 18 23 17 20L16 15C20 15 21 12 19 9L23 6C24 5 23 4 22 2L19-4C20-18 10-25-4-25Z',
  ),
  fill('cut', 'M5-3C5-8 12-9 16-6C17-2 16 3 12 4C8 5 5 2 5-3ZM18 6L14 10L20 10ZM-12 12C-6 12-3 8-3 3C-1 10-3 16-9 18Z'),
  line('cut', 1.8, 'M-2 18H17M2 15V23M7 15V23M12 15V23'),
];

/** Horizontal, 90 long. */
export const bone: Drawing = [fill('bone', 'M-29-4.5A8 8 0 1 0-38 0A8 8 0 1 0-29 4.5H29A8 8 0 1 0 38 0A8 8 0 1 0 29-4.5Z')];

export const crossbones = (turn: number, size = 1): Drawing => [...put(bone, { turn, size }), ...put(bone, { turn: -turn, size })];

/** Upright, with its guard at the center and a blade of 74. The edge curves to the right. */
export const cutlass: Drawing = [
  fill('bone', 'M-4 0C-8-26-4-56 12-76C16-52 14-22 6 0Z'),
  fill('bone', 'M-11-1H12C15-1 15 5 12 5H-11C-14 5-14-1-11-1Z'),
  line('bone', 5, 'M0 4V20'),
  line('bone', 3, 'M11 4C13 12 9 20 1 21'),
];

/** Upright, with its guard at the center. */
export const dagger: Drawing = [
  fill('bone', 'M-5 0L-4-30L0-42L4-30L5 0Z'),
  fill('bone', 'M-13-2H13V4H-13Z'),
  line('bone', 5, 'M0 3V14'),
  fill('bone', 'M0 12A5 5 0 1 1 0 22A5 5 0 1 1 0 12Z'),
];

export const heart: Drawing = [fill('bone', 'M0 22C-26 4-24-20-11-20C-5-20-1-16 0-11C1-16 5-20 11-20C24-20 26 4 0 22Z')];

export const drop: Drawing = [fill('bone', 'M0-8C4-2 6 1 6 4A6 6 0 1 1-6 4C-6 1-4-2 0-8Z')];

/** 44 wide, 68 high. */
export const hourglass: Drawing = [
  fill('bone', 'M-22-34H22V-26H-22ZM-22 26H22V34H-22Z'),
  fill('bone', 'M-17-27C-17-12-4-6-4 0C-4 6-17 12-17 27H17C17 12 4 6 4 0C4-6 17-12 17-27Z'),
  fill('cut', 'M-12-24H12C12-18 9-14 6-11H-6C-9-14-12-18-12-24ZM0 7C6 11 12 17 12 23H7L0 15L-7 23H-12C-12 17-6 11 0 7Z'),
];

export const anchor: Drawing = [
  line('bone', 7, 'M0-22V38'),
  line('bone', 7, 'M-17-14H17'),
  line('bone', 7.5, 'M-34 10C-32 28-18 38 0 40C18 38 32 28 34 10'),
  fill('bone', 'M-45 17L-36-3L-22 13ZM45 17L36-3L22 13Z'),
];

/** Points right, with its grip down at the left. */
export const pistol: Drawing = [
  fill('bone', 'M-24-6L46-8V0L0 4C-5 8-12 8-16 8C-19 18-22 28-28 38C-33 46-46 41-43 32C-39 22-37 11-34 2C-33-3-29-6-24-6Z'),
  fill('bone', 'M-26-5L-33-18L-22-15L-17-6ZM-12-6L-10-16L-2-14L-5-6Z'),
  line('bone', 2.6, 'M-13 8C-12 16-5 17-2 8'),
  line('cut', 1.8, 'M-2-1L44-3'),
];

/** Upright, with its ring at the top. */
export const key: Drawing = [
  line('bone', 6, 'M0-38A11 11 0 1 1-.1-38Z'),
  line('bone', 6.5, 'M0-15V40'),
  fill('bone', 'M2 22H17V29H12V33H17V41H2Z'),
];

/** Standing, 44 wide with its arms, 92 high, centered on the chest. */
export const ribs: Drawing = [
  line('bone', 4, 'M0-14V22M-12-14H12'),
  line('bone', 3.6, 'M-12-8C-5-11 5-11 12-8M-12-1C-5-4 5-4 12-1M-10 6C-4 3 4 3 10 6'),
  fill('bone', 'M-11 18C-4 15 4 15 11 18C12 26 5 29 0 25C-5 29-12 26-11 18Z'),
];

/** A left wing, with its root at the center. */
export const wing: Drawing = [
  fill('bone', 'M2 8C-4 14-14 17-24 15L-20 9C-28 10-36 7-41 1L-35-2C-43-6-47-14-47-22C-36-13-18-20-4-12C2-8 4 0 2 8Z'),
  line('cut', 1.8, 'M-35-2C-26-2-18-4-12-7M-20 9C-15 8-10 5-7 1'),
];
