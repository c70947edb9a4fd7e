import { PIRATE_NAMES } from '@bb/golden-age/rules';
import { skull } from '@bb/table-kit/drawing/emblems.ts';
import { JOLLY_ROGERS } from '@bb/table-kit/drawing/jolly-rogers.ts';
import type { Drawing } from '@bb/table-kit/drawing/marks.ts';

const list: readonly Drawing[] = PIRATE_NAMES.map((name) => JOLLY_ROGERS[name]);
/** The drawing on a pirate's flag. */
export const jollyRogerOf = (pirate: number): Drawing => list[pirate] ?? skull;
