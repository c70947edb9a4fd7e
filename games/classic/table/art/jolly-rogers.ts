import { PIRATE_NAMES, type PirateName } from '@bb/classic/rules';
import { skull, smallSkull } from '@bb/table-kit/drawing/emblems.ts';
import { JOLLY_ROGERS } from '@bb/table-kit/drawing/jolly-rogers.ts';
import { type Drawing, fill, line, put } from '@bb/table-kit/drawing/marks.ts';

/** The flags of the pirates who are in this edition alone. They are invented, from the stories about them. */
const OWN = {
  // A drop of blood with a skull in it.
  blood: [fill('red', 'M50 2C60 26 84 44 84 66A34 32 0 0 1 16 66C16 44 40 26 50 2Z'), ...put(smallSkull, { x: 50, y: 64, size: 0.86 })],
  // The sun of liberty over the sea.
  misson: [
    fill('bone', 'M30 66A20 20 0 0 1 70 66Z'),
    line('bone', 5, 'M50 36V12M27 43L13 25M73 43L87 25M18 58L2 50M82 58L98 50'),
    line('bone', 5, 'M4 76C14 68 20 84 30 76S44 84 52 76S66 84 74 76S88 84 96 76M14 92C22 84 30 100 38 92S52 100 60 92S76 100 84 92'),
  ],
  // The cross of the Order of Christ.
  portugues: [
    fill('bone', 'M34 4H66L57 43L96 34V66L57 57L66 96H34L43 57L4 66V34L43 43Z'),
    fill('cut', 'M46 22H54V46H78V54H54V78H46V54H22V46H46Z'),
  ],
} satisfies Partial<Readonly<Record<PirateName, Drawing>>>;

const FLAGS: Readonly<Record<PirateName, Drawing>> = { ...JOLLY_ROGERS, ...OWN };
const list: readonly Drawing[] = PIRATE_NAMES.map((name) => FLAGS[name]);

/** The drawing on a pirate's flag, in a square of 100. */
export const jollyRogerOf = (pirate: number): Drawing => list[pirate] ?? skull;
