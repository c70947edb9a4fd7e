/** Marks of an engraving: ink on paper, shaded by hatching. */
import { skull } from './emblems.ts';
import { type Drawing, dyed, fill, line, type Mark } from './marks.ts';

export const ink = (d: string): Mark => fill('ink', d);
export const paper = (d: string): Mark => fill('paper', d);
export const red = (d: string): Mark => fill('red', d);
export const gold = (d: string): Mark => fill('gold', d);
export const hatch = (d: string): Mark => fill('hatch', d);
export const cross = (d: string): Mark => fill('cross', d);
export const pen = (width: number, d: string): Mark => line('ink', width, d);
/** Filled and outlined. */
export const outlined = (mark: Mark, width = 1.3): Drawing => [mark, pen(width, mark.d)];

export const deathsHead: Drawing = dyed(dyed(skull, 'cut', 'ink'), 'bone', 'paper');

export const coin: Drawing = [
  ...outlined(gold('M-5 0A5 3.2 0 1 1 5 0A5 3.2 0 1 1-5 0Z'), 0.9),
  pen(0.6, 'M-5 0V1.500A5 3.2 0 0 0 5 1.500V0'),
];

/** An engraved flame, 20 high. */
export const flame: Drawing = [
  ...outlined(red('M0-12C2-6 7-4 7 3A7 7 0 0 1-7 3C-7 0-5-1-4-5C-2-3-1-3-1-5C-1-8-1-10 0-12Z'), 1),
  gold('M0-1C2 2 3 3 3 5A3 3 0 0 1-3 5C-3 3-1 2 0-1Z'),
];
