/** 12 Chooses whether a reroll is worth a point of Cunning. */
import { type About, type Choice, cargoWorth, isArea, isInPlay, isPort, meets, portAt, SLOOP, testChance } from '@bb/golden-age/rules';
import { CUNNING_POINT_VP, MEAN_HAVEN_DOUBLOONS, MEAN_TREASURE_DOUBLOONS, STOPPED_ACTION_VP } from './assumptions.ts';
import { atLeast, beats, meanOf } from './dice-odds.ts';
import { meanCargo } from './prey.ts';
import { newcomer, type Raider, raiderOf, sum } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { lossOf } from './worth.ts';

type Contest = NonNullable<About['contest']>;
type Roll = NonNullable<About['roll']>;

export function reroll(o: ViewerKnowledge, legal: readonly Choice[], about: About, path: readonly string[]): Choice {
  const wanted = gain(o, about, path) > CUNNING_POINT_VP ? 'rerollDice' : 'keepDice';
  return legal.find((choice) => choice.type === wanted) ?? legal[0];
}

function gain(o: ViewerKnowledge, { pirate, roll, contest }: About, path: readonly string[]): number {
  if (pirate === undefined) return 0;
  const r = isInPlay(o.view, pirate) ? raiderOf(o, pirate) : newcomer(o, pirate, o.view.at[o.view.activePirate], SLOOP);
  if (contest) return contestGain(o, r, contest, path);
  return roll ? rollGain(o, r, roll) : 0;
}

function rollGain(o: ViewerKnowledge, r: Raider, { purpose, dice, count, modifier, target, needed }: Roll): number {
  const shown = sum(dice);
  const total = shown + modifier;
  const isTest = target !== undefined && needed !== undefined;
  const failed = isTest && !meets(needed, total, target);
  const again = isTest ? testChance({ count, modifier, needed, target }) : 0;
  switch (purpose) {
    case 'leadership':
      return failed ? again * o.goals.overthrown(o, r) + CUNNING_POINT_VP : 0;
    case 'find':
      return failed && o.view.actionsLeft > 0 ? again * (o.action + 2) : 0;
    case 'cargo':
      return isArea(r.at) ? (meanCargo(o, r.at, modifier) - cargoWorth(o.tables.cargoColumn[r.at], total)) / 100 : 0;
    case 'treasure':
      return failed ? (again * MEAN_TREASURE_DOUBLOONS) / 100 : 0;
    case 'treasureWorth':
      return meanOf(count) - shown;
    case 'ransom':
      return (meanOf(count) - shown) * 1.5;
    case 'portBooty':
      return meanOf(count) - shown;
    case 'sack':
      return failed && isPort(r.at) ? again * 3 * o.tables.portValue[portAt(r.at)] : 0;
    case 'havenPrice':
      return o.view.netWorth[r.pirate] < shown * 100 ? MEAN_HAVEN_DOUBLOONS / 100 : shown - meanOf(count);
    default:
      return 0;
  }
}

/** What rerolling an opposed roll gains, against the best of the others' dice as they lie now. */
function contestGain(o: ViewerKnowledge, r: Raider, { purpose, sides, side }: Contest, path: readonly string[]): number {
  const mine = sides[side];
  const rivals = sides.filter((_, other) => other !== side).map(({ dice, modifier }) => sum(dice) + modifier);
  const need = Math.max(...rivals) - mine.modifier + (tieWins(purpose) ? 0 : 1);
  const shown = sum(mine.dice);
  if (shown >= need) return 0;
  return atLeast(mine.count, need) * stakeOf(o, r, purpose, path);
}

/** 6.45, 10.33 A tie lets a pirate escape; 10.41, 10.42 it holds a port. */
const tieWins = (purpose: Contest['purpose']): boolean => purpose === 'flight' || purpose === 'piratePortAttack' || purpose === 'oust';

/** What winning the roll would bring or save. */
function stakeOf(o: ViewerKnowledge, r: Raider, purpose: Contest['purpose'], path: readonly string[]): number {
  const byCommissioner = path.includes('commissionerAttack');
  switch (purpose) {
    case 'flight':
      return byCommissioner ? lossOf(o, r) * doom(r) : STOPPED_ACTION_VP;
    case 'battle':
      return byCommissioner ? lossOf(o, r) + BEATEN_COMMISSIONER_VP : 2 * STOPPED_ACTION_VP;
    case 'portAttack':
      return 3 * STOPPED_ACTION_VP;
    case 'duel':
      return lossOf(o, r) + STOPPED_ACTION_VP;
    case 'bootyGrab':
      return STOPPED_ACTION_VP;
    case 'oust':
    case 'piratePortAttack':
      return o.action;
    default:
      return 0;
  }
}

/** About what beating a Commissioner is worth. */
const BEATEN_COMMISSIONER_VP = 15;
/** About the Combat of a Commissioner. */
const COMMISSIONER_COMBAT = 11;
/** The chance that the pirate is beaten if a Commissioner catches him. */
const doom = (r: Raider): number => 1 - beats(r.fight - COMMISSIONER_COMBAT);
