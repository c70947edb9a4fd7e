import { PIRATE_NAMES } from '@bb/golden-age/rules';
import type { Drawing } from '@bb/table-kit/drawing/marks.ts';
import { BACKGROUND, portraitNamed } from '@bb/table-kit/drawing/portraits.ts';

const list: readonly Drawing[] = PIRATE_NAMES.map(portraitNamed);
/** A half-length portrait of a pirate, in a frame of 100 by 110 with space at its sides. */
export const portraitOf = (pirate: number): Drawing => list[pirate] ?? BACKGROUND;
