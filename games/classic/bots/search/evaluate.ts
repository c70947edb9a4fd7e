/** What the search makes of a position: each player's wealth and prospects in pounds, and from them the chances to win. */
import type { Appraisal } from '@bb/search';
import { departedOf, type Game, hostagesOf, isHex, PIRATES, RETIRED, usedBy, worthOf } from '../../rules/index.ts';
import { TUNED } from '../captain/figures.ts';
import { recoveryWorth } from '../captain/port.ts';
import { merchantsWorth } from '../captain/prize.ts';
import { remember } from '../captain/remember.ts';
import type { ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { bootyOf, crewWorth, dangerAt, fameWorth } from '../captain/worth.ts';

const BOOTY = 0.75;
const HOSTAGE = 220;
const [COMBAT, SPEED] = [40, 45];
/** A merchant in his hex can be attacked in his next turn. */
const PREY = 0.9;
/** A pirate afloat, and one not used yet. */
const [AFLOAT, IN_RESERVE] = [150, 200];
/** Turns for which the danger of a place counts. */
const EXPOSED = 0.7;
/** Only one pirate wins; another is an insurance. */
const SECOND = 0.25;

/** What a pirate has and may hope for, in pounds. */
export const prospectsOf = remember((o: ViewerKnowledge, one) => {
  const pirate = PIRATES[one];
  const { sight } = o;
  const at = sight.at[pirate];
  const ship =
    BOOTY * bootyOf(o, pirate) +
    HOSTAGE * hostagesOf(sight, pirate).length +
    COMBAT * sight.combat[pirate] +
    SPEED * sight.speed[pirate] +
    crewWorth(7, sight.unrest[pirate] - 7) +
    fameWorth(o, 0, sight.notoriety[pirate]) +
    AFLOAT -
    recoveryWorth(o, pirate);
  const prey = isHex(at) && sight.sightingAt.includes(at) ? PREY * Math.max(0, merchantsWorth(o, pirate, at)) : 0;
  const kept = worthOf(sight, pirate);
  const idle = sight.revelry[pirate] === 1 || sight.careened[pirate] === 1 ? 50 : 0;
  return (kept + ship + prey) * (1 - EXPOSED * dangerAt(o, pirate, at)) - idle;
});

export function prospectsIn(o: ViewerKnowledge): number {
  const { sight: g, seat } = o;
  const values = g.fleet[seat].map((pirate) => prospectsOf(o, pirate));
  for (const pirate of PIRATES) if (g.owner[pirate] === seat && g.fate[pirate] === RETIRED) values.push(worthOf(g, pirate));
  const [first = 0, second = 0] = values.sort((a, b) => b - a);
  return first + SECOND * second + IN_RESERVE * (g.tables.piratesEach - usedBy(g, seat));
}

/** Pounds by which a lead counts less at the beginning than at the end of the game. */
const [EARLY, LATE] = [900, 350];

/** @returns by seat: what it has and may hope for, in pounds */
const scoresOf = (g: Game): readonly number[] => g.fleet.map((_, seat) => prospectsIn({ sight: g, seat, about: {}, figures: TUNED }));

export function evaluate(g: Game): Appraisal {
  const values = scoresOf(g);
  const gone = Math.max(...g.fleet.map((_, seat) => departedOf(g, seat)));
  const scale = EARLY + ((LATE - EARLY) * gone) / g.tables.piratesEach;
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp((value - most) / scale));
  const sum = odds.reduce((total, value) => total + value, 0);
  return { win: odds.map((odd) => odd / sum), scores: values };
}
