/** Rolls against a target, as the battle panel shows them: mutinies, tests of Notoriety, ships in a storm. */
import { type Decision, marginOf, meets, type Needed, NO_PIRATE, NONE, type RollPurpose, type View } from '@bb/golden-age/rules';
import type { Heard } from './battle.ts';
import { type Fighter, fighterOf, ownerOf, type Part, sumOfDice, sumOfParts } from './fighters.ts';
import { startsNewSequence, TESTS_ON_PANEL } from './roll-boundaries.ts';

export interface TestRoll {
  /** The id of its event; `NONE` while it is open. */
  readonly id: number;
  readonly purpose: RollPurpose;
  readonly fighter: Fighter;
  /** How the total must compare with which figure; null for a roll without a target. */
  readonly target: { readonly needed: Needed; readonly figure: number } | null;
  readonly passed: boolean | null;
  /** Hits of a storm on the ship's Speed; null for any other roll. */
  readonly hits: number | null;
}

/** Tests whose success is bad for the pirate they concern, the fighter. */
const AGAINST_FIGHTER: readonly RollPurpose[] = ['conspiracy', 'localResistance', 'deployCommissioner'];
export const isGoodForFighter = ({ purpose, passed }: TestRoll): boolean | null =>
  passed === null ? null : AGAINST_FIGHTER.includes(purpose) ? !passed : passed;

/** By how much the target was met or missed: 0 is the narrowest success, 1 the narrowest failure. */
export const margin = (needed: Needed, total: number, figure: number): number => Math.abs(marginOf(needed, total, figure));

/** The test rolls of the last sequence that had one, if that was since the given event; else empty. */
export function testRollsSince(view: View, heard: readonly Heard[], since: number): readonly TestRoll[] {
  const last = heard.findLastIndex((one) => one.id >= since && testRollAt(view, heard, one) !== null);
  if (last < 0) return [];
  const first = heard.findLastIndex(({ event }, i) => i < last && startsNewSequence(event));
  return heard.slice(first + 1, last + 1).flatMap((one) => testRollAt(view, heard, one) ?? []);
}

function testRollAt(view: View, heard: readonly Heard[], { id, event }: Heard): TestRoll | null {
  switch (event.type) {
    case 'tested': {
      const { purpose, pirate, dice, modifiers, passed } = event;
      if (!TESTS_ON_PANEL.includes(purpose)) return null;
      const target = { needed: event.needed, figure: event.target };
      return { id, purpose, fighter: thrown(view, heard, id, purpose, { pirate }, dice, modifiers), target, passed, hits: null };
    }
    case 'shipTossed': {
      const { pirate, dice, modifiers, hits } = event;
      const isLost = heard.some((one) => one.id === id + 1 && one.event.type === 'pirateLost');
      const purpose = 'stormAndPirate';
      return { id, purpose, fighter: thrown(view, heard, id, purpose, { pirate }, dice, modifiers), target: null, passed: !isLost, hits };
    }
    case 'warshipTossed': {
      const { warship, dice, combat } = event;
      const purpose = 'stormAndWarship';
      const target = { needed: 'atMost', figure: combat } as const;
      return { id, purpose, fighter: thrown(view, heard, id, purpose, { warship }, dice), target, passed: dice <= combat, hits: null };
    }
    case 'commissionerTossed': {
      const { commissioner, seat, dice, upTo } = event;
      const purpose = 'stormAndCommissioner';
      const target = { needed: 'above', figure: upTo } as const;
      return {
        id,
        purpose,
        fighter: thrown(view, heard, id, purpose, { commissioner, seat }, dice),
        target,
        passed: dice > upTo,
        hits: null,
      };
    }
    default:
      return null;
  }
}

/** The side that rolled. Its faces come from the last roll for this purpose before the event. */
function thrown(
  view: View,
  heard: readonly Heard[],
  id: number,
  purpose: RollPurpose,
  who: Partial<Fighter>,
  dice: number,
  modifiers: readonly Part[] = [],
): Fighter {
  const roll = heard.findLast((one) => one.id < id && one.event.type === 'rolled' && one.event.purpose === purpose)?.event;
  const faces = roll?.type === 'rolled' && sumOfDice(roll.dice) === dice ? roll.dice : [];
  return fighterOf({
    seat: ownerOf(view, who.pirate ?? NO_PIRATE),
    ...who,
    count: Math.max(1, faces.length),
    dice: faces,
    parts: modifiers,
    total: dice + sumOfParts(modifiers),
  });
}

/** The roll that the decision allows to reroll, or null. */
export function pendingTestRoll(view: View, d: Decision | null): TestRoll | null {
  const roll = d?.about.roll;
  if (!d || !roll || roll.dice.length === 0 || roll.target === undefined || roll.needed === undefined) return null;
  const pirate = d.about.pirate ?? NO_PIRATE;
  const { purpose, dice, count, modifier, needed, target: figure } = roll;
  const total = sumOfDice(dice) + modifier;
  const parts = [{ cause: null, amount: modifier }];
  return {
    id: NONE,
    purpose,
    fighter: fighterOf({ pirate, seat: ownerOf(view, pirate), count, dice, parts, total, asked: true }),
    target: { needed, figure },
    passed: meets(needed, total, figure),
    hits: null,
  };
}
