/** 19.9 What the System Player plays for in a solitaire game: Victory Points as in any game, and enough of them before Blackbeard has his. */
import { SYSTEMS_GOAL, systemVp } from '@bb/golden-age/rules';
import type { Goals } from './goals.ts';
import { POINTS_GOALS } from './points-goals.ts';
import { retiredWorth } from './worth.ts';

/** What winning the game is worth: more than any pirate could earn. */
const WIN_VP = 300;

export const SYSTEM_GOALS: Goals = {
  ...POINTS_GOALS,
  home: (o, r, spent) => POINTS_GOALS.home(o, r, spent) + (systemVp(o.view) + retiredWorth(r) >= SYSTEMS_GOAL ? WIN_VP : 0),
};
