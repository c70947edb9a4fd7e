/** Dice against a figure, as the stage shows them: mutinies, tests of Notoriety, ships in a storm. */
import {
  type Decision,
  type EventOf,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PORT,
  NO_WARSHIP,
  NONE,
  type RollPurpose,
  type View,
} from '@bb/engine';
import type { Fighter, Heard, Part, Piece } from './battle.ts';
import { begins } from './beginnings.ts';

type Needed = EventOf<'tested'>['needed'];

export interface Trial {
  /** Of its event. */
  readonly id: number;
  readonly purpose: RollPurpose;
  readonly fighter: Fighter;
  /** How the total must compare with what; null if the dice only say how much. */
  readonly target: { readonly needed: Needed; readonly figure: number } | null;
  readonly passed: boolean | null;
  /** What a storm has done to the ship's Speed; null for everything else. */
  readonly hits: number | null;
}

/** Tests that have a stage of their own; the others are shown beside the prompt. */
const STAGED: readonly RollPurpose[] = ['leadership', 'conspiracy', 'localResistance', 'deployCommissioner', 'sack', 'torture'];

const STORMS: readonly RollPurpose[] = ['stormAndPirate', 'stormAndWarship', 'stormAndCommissioner'];

/** Whether such dice lie on the stage. */
export const isStaged = (purpose: RollPurpose): boolean => STAGED.includes(purpose) || STORMS.includes(purpose);

const NOBODY: Piece = { pirate: NO_PIRATE, warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT };
const shownParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ amount }) => amount !== 0);
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** What is well for him who throws, or against whom it is thrown. */
const AGAINST_HIM: readonly RollPurpose[] = ['conspiracy', 'localResistance', 'deployCommissioner'];
export const isWell = ({ purpose, passed }: Trial): boolean | null =>
  passed === null ? null : AGAINST_HIM.includes(purpose) ? !passed : passed;

/** Whether the total meets what is needed. */
export function meets(needed: Needed, total: number, figure: number): boolean {
  switch (needed) {
    case 'atLeast':
      return total >= figure;
    case 'above':
      return total > figure;
    case 'atMost':
      return total <= figure;
    case 'below':
      return total < figure;
  }
}

/** By how much it was met or missed: 0 is the barest success, 1 the barest failure. */
export function margin(needed: Needed, total: number, figure: number): number {
  const beyond = needed === 'atLeast' || needed === 'above' ? total - figure : figure - total;
  const strict = needed === 'above' || needed === 'below' ? 1 : 0;
  return Math.abs(beyond - strict);
}

/** What has been thrown for the same thing since this event, if it is the last of its kind; what belongs together is one list. */
export function trialsSince(view: View, heard: readonly Heard[], since: number): readonly Trial[] {
  const last = heard.findLastIndex((one) => one.id >= since && trialAt(view, heard, one) !== null);
  if (last < 0) return [];
  const first = heard.findLastIndex(({ event }, i) => i < last && begins(event));
  return heard.slice(first + 1, last + 1).flatMap((one) => trialAt(view, heard, one) ?? []);
}

function trialAt(view: View, heard: readonly Heard[], { id, event }: Heard): Trial | null {
  switch (event.type) {
    case 'tested': {
      if (!STAGED.includes(event.purpose)) return null;
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

/** The faces come from the last throw for this before the event. */
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

/** The dice that lie on the table and may be thrown again. */
export function pendingTrial(view: View, d: Decision | null): Trial | null {
  const roll = d?.about.roll;
  if (!d || !roll || roll.dice.length === 0 || roll.target === undefined) return null;
  const pirate = d.about.pirate ?? NO_PIRATE;
  const total = sumOf(roll.dice) + roll.modifier;
  const needed: Needed = roll.under ? 'atMost' : 'atLeast';
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
