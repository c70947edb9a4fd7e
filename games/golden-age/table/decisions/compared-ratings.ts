/** Compares pirates by the ratings that a decision turns on, before and after it. */
import {
  booty,
  type Choice,
  combatDamage,
  type Decision,
  isInPlay,
  type PirateId,
  REVELRY_LOYALTY,
  rating,
  speedDamage,
  type Tables,
  type View,
} from '@bb/golden-age/rules';

/** `booty`: doubloons in the holds. */
export type Figure = 'combat' | 'speed' | 'loyalty' | 'leadership' | 'duel' | 'notoriety' | 'netWorth' | 'booty';

interface Row {
  readonly figure: Figure;
  readonly now: number;
  /** After the choice; null if it changes nothing. */
  readonly after: number | null;
}

interface Column {
  readonly pirate: PirateId;
  /** The choice of this pirate, if there is one. */
  readonly choice: Choice | null;
  readonly rows: readonly Row[];
}

/** What stands beside each ask, in order. */
const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  bearOddHit: ['combat', 'speed', 'loyalty'],
  chooseSenior: ['leadership', 'notoriety', 'netWorth', 'loyalty'],
  divideRepairs: ['combat', 'speed'],
  declareRevelry: ['loyalty', 'notoriety'],
};
const OF_DUEL: readonly Figure[] = ['duel', 'notoriety', 'loyalty', 'booty'];

export function columnsOf({ ask, about }: Decision, view: View, t: Tables, choices: readonly Choice[]): readonly Column[] {
  const { pirate, target, hits = 0 } = about;
  const concerned = [pirate, target].filter((one) => one !== undefined).filter((one) => isInPlay(view, one));
  /** What a rating changes by; null if the choice leaves it alone. */
  const change = (figure: Figure, one: PirateId): number | null => {
    // Each takes half of the hits, and one of them the odd one as well.
    if (ask === 'bearOddHit' && figure === 'combat') return -Math.ceil(hits / 2);
    if (ask === 'declareRevelry' && figure === 'loyalty') return Math.min(REVELRY_LOYALTY, t.highestLoyalty - view.loyalty[one]);
    const repairs = ask !== 'divideRepairs' ? 0 : figure === 'combat' ? combatDamage(t, view, one) : speedDamage(t, view, one);
    return repairs === 0 ? null : repairs;
  };
  return concerned.map((one) => ({
    pirate: one,
    choice: choices.find((choice) => choice.type === 'chooseAlly' && choice.pirate === one) ?? null,
    rows: (FIGURES[ask] ?? OF_DUEL).map((figure) => {
      const now = figureOf(figure, one, view, t);
      const by = change(figure, one);
      return { figure, now, after: by === null ? null : now + by };
    }),
  }));
}

function figureOf(figure: Figure, pirate: PirateId, view: View, t: Tables): number {
  if (figure === 'leadership' || figure === 'duel') return rating(t, view, pirate, figure);
  return figure === 'booty' ? booty(t, view, pirate) : view[figure][pirate];
}

/** A way to divide repairs: the track it repairs, and the hits left for the rest. */
interface Division {
  readonly choice: Choice;
  readonly track: 'combat' | 'speed';
  readonly now: number;
  readonly after: number;
  readonly rest: number;
}

export const divisionsOf = ({ about: { pirate, hits = 0 } }: Decision, view: View, choices: readonly Choice[]): readonly Division[] =>
  choices.flatMap((choice): readonly Division[] => {
    if (pirate === undefined || (choice.type !== 'repairCombat' && choice.type !== 'repairSpeed')) return [];
    const track = choice.type === 'repairCombat' ? 'combat' : 'speed';
    const now = view[track][pirate];
    return [{ choice, track, now, after: now + choice.hits, rest: hits - choice.hits }];
  });
