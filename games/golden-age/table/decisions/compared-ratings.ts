/** Compares pirates by the ratings that a decision turns on, before and after it. */
import {
  type Choice,
  combatDamage,
  type Decision,
  EMPTY_HOLD,
  HOLD_COUNT,
  hold,
  isInPlay,
  PIRATES,
  type PirateId,
  REVELRY_LOYALTY,
  rating,
  speedDamage,
  type Tables,
  type View,
} from '@bb/golden-age/rules';

/** `booty`: doubloons in the holds. */
export type Figure = 'combat' | 'speed' | 'loyalty' | 'leadership' | 'duel' | 'notoriety' | 'netWorth' | 'booty';

export interface Row {
  readonly figure: Figure;
  readonly now: number;
  /** After the choice; null if it changes nothing. */
  readonly after: number | null;
}

export interface Column {
  readonly pirate: PirateId;
  /** The choice of this pirate, if there is one. */
  readonly choice: Choice | null;
  readonly rows: readonly Row[];
}

export function columnsOf({ ask, about }: Decision, view: View, t: Tables, choices: readonly Choice[]): readonly Column[] {
  const { pirate, target, hits = 0 } = about;
  const own = [pirate, target].filter((one) => one !== undefined).filter((one) => isInPlay(view, one));
  const row = (figure: Figure, pirate: PirateId, after: number | null = null): Row => ({
    figure,
    now: figureOf(figure, pirate, view, t),
    after,
  });
  const column = (pirate: PirateId, rows: readonly Row[]): Column => ({
    pirate,
    choice: choices.find((choice) => choice.type === 'chooseAlly' && choice.pirate === pirate) ?? null,
    rows,
  });
  switch (ask) {
    case 'bearOddHit': {
      // Each takes half of the hits, and one of them the odd one as well.
      const more = Math.ceil(hits / 2);
      return own.map((one) => column(one, [row('combat', one, (view.combat[one] ?? 0) - more), row('speed', one), row('loyalty', one)]));
    }
    case 'chooseSenior':
      return own.map((one) => column(one, [row('leadership', one), row('notoriety', one), row('netWorth', one), row('loyalty', one)]));
    case 'divideRepairs':
      return own.map((one) =>
        column(one, [
          { ...row('combat', one), after: repaired(row('combat', one).now, combatDamage(t, view, one)) },
          { ...row('speed', one), after: repaired(row('speed', one).now, speedDamage(t, view, one)) },
        ]),
      );
    case 'declareRevelry':
      return own.map((one) =>
        column(one, [row('loyalty', one, Math.min(t.highestLoyalty, (view.loyalty[one] ?? 0) + REVELRY_LOYALTY)), row('notoriety', one)]),
      );
    default:
      return own.map((one) => column(one, [row('duel', one), row('notoriety', one), row('loyalty', one), row('booty', one)]));
  }
}

const repaired = (now: number, damage: number): number | null => (damage === 0 ? null : now + damage);

function figureOf(figure: Figure, pirate: PirateId, view: View, t: Tables): number {
  switch (figure) {
    case 'leadership':
    case 'duel':
      return rating(t, view, pirate, figure);
    case 'booty':
      return Array.from({ length: HOLD_COUNT }, (_, i) => hold(view, pirate, i)).reduce(
        (sum, held) => (held === EMPTY_HOLD ? sum : sum + held),
        0,
      );
    default:
      return view[figure][pirate] ?? 0;
  }
}

/** A way to divide repairs: the track it repairs, and the hits left for the rest. */
export interface Division {
  readonly choice: Choice;
  readonly track: 'combat' | 'speed';
  readonly now: number;
  readonly after: number;
  readonly rest: number;
}

export const divisionsOf = ({ about }: Decision, view: View, choices: readonly Choice[]): readonly Division[] =>
  choices.flatMap((choice): readonly Division[] => {
    const pirate = PIRATES.find((pirate) => pirate === about.pirate);
    if (pirate === undefined || (choice.type !== 'repairCombat' && choice.type !== 'repairSpeed')) return [];
    const track = choice.type === 'repairCombat' ? 'combat' : 'speed';
    const now = view[track][pirate] ?? 0;
    return [{ choice, track, now, after: now + choice.hits, rest: (about.hits ?? 0) - choice.hits }];
  });
