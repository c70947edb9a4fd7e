/** 19.9 The System Player's goal in a solitaire game: Victory Points as in every game, and to be the first to have enough of them. */
import { SYSTEMS_GOAL, systemVp } from '@bb/engine';
import type { Goals } from './goals.ts';
import { POINTS } from './points.ts';
import { retiredWorth } from './worth.ts';

/** Victory Points that winning the game is worth, beyond those that win it: more than any pirate could bring otherwise. */
const WON = 300;

export const RIVALS: Goals = {
  ...POINTS,
  home: (o, r, spent) => POINTS.home(o, r, spent) + (systemVp(o.view) + retiredWorth(r) >= SYSTEMS_GOAL ? WON : 0),
};
