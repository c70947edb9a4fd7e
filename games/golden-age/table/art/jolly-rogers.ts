import { PIRATE_NAMES } from '@bb/golden-age/rules';
import { skull } from '@bb/ui/drawing/emblems.ts';
import { JOLLY_ROGERS } from '@bb/ui/drawing/jolly-rogers.ts';
import type { Drawing } from '@bb/ui/drawing/marks.ts';

const list: readonly Drawing[] = PIRATE_NAMES.map((name) => JOLLY_ROGERS[name]);
/** The drawing on a pirate's flag. */
export const jollyRogerOf = (pirate: number): Drawing => list[pirate] ?? skull;
