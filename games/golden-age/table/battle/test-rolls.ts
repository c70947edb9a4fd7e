/** Rolls against a target, as the battle panel shows them: mutinies, tests of Notoriety, ships in a storm. */
import {
  type Decision,
  marginOf,
  meets,
  type Needed,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PORT,
  NO_WARSHIP,
  NONE,
  type RollPurpose,
  type View,
} from '@bb/golden-age/rules';
import type { Fighter, Heard, Part, Piece } from './battle.ts';
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

const NOBODY: Piece = { pirate: NO_PIRATE, warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT };
const shownParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ amount }) => amount !== 0);
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

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
      if (!TESTS_ON_PANEL.includes(event.purpose)) return null;
      const target = { needed: event.needed, figure: event.target };
      const fighter = thrown(view, heard, id, event.purpose, { ...NOBODY, pirate: event.pirate }, event.dice, event.modifiers);
      return { id, purpose: event.purpose, fighter, target, passed: event.passed, hits: null };
    }
    case 'shipTossed': {
      const fighter = thrown(view, heard, id, 'stormAndPirate', { ...NOBODY, pirate: event.pirate }, event.dice, event.modifiers);
      const isLost = heard.some((one) => one.id === id + 1 && one.event.type === 'pirateLost');
      return { id, purpose: 'stormAndPirate', fighter, target: null, passed: !isLost, hits: event.hits };
    }
    case 'warshipTossed': {
      const fighter = thrown(view, heard, id, 'stormAndWarship', { ...NOBODY, warship: event.warship }, event.dice, []);
      const target = { needed: 'atMost', figure: event.combat } as const;
      return { id, purpose: 'stormAndWarship', fighter, target, passed: event.dice <= event.combat, hits: null };
    }
    case 'commissionerTossed': {
      const fighter = thrown(view, heard, id, 'stormAndCommissioner', { ...NOBODY, commissioner: event.commissioner }, event.dice, []);
      const target = { needed: 'above', figure: event.upTo } as const;
      return {
        id,
        purpose: 'stormAndCommissioner',
        fighter: { ...fighter, seat: event.seat },
        target,
        passed: event.dice > event.upTo,
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
  who: Piece,
  dice: number,
  modifiers: readonly Part[],
): Fighter {
  const roll = heard.findLast((one) => one.id < id && one.event.type === 'rolled' && one.event.purpose === purpose)?.event;
  const faces = roll?.type === 'rolled' && sumOf(roll.dice) === dice ? roll.dice : [];
  return {
    ...who,
    seat: who.pirate >= 0 ? (view.owner[who.pirate] ?? NONE) : NONE,
    count: Math.max(1, faces.length),
    dice: faces,
    parts: shownParts(modifiers),
    total: modifiers.reduce((sum, { amount }) => sum + amount, dice),
    asked: false,
  };
}

/** The roll that the decision allows to reroll, or null. */
export function pendingTestRoll(view: View, d: Decision | null): TestRoll | null {
  const roll = d?.about.roll;
  if (!d || !roll || roll.dice.length === 0 || roll.target === undefined || roll.needed === undefined) return null;
  const pirate = d.about.pirate ?? NO_PIRATE;
  const total = sumOf(roll.dice) + roll.modifier;
  const { needed } = roll;
  return {
    id: NONE,
    purpose: roll.purpose,
    fighter: {
      ...NOBODY,
      pirate,
      seat: view.owner[pirate] ?? NONE,
      count: roll.count,
      dice: roll.dice,
      parts: shownParts([{ cause: null, amount: roll.modifier }]),
      total,
      asked: true,
    },
    target: { needed, figure: roll.target },
    passed: meets(needed, total, roll.target),
    hits: null,
  };
}
