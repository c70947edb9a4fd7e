/** What the page shows of a pirate and his ship. */
import {
  combatOf,
  firstHold,
  holdsOf,
  isActive,
  NO_PLACE,
  NO_SHIP,
  NO_WOUND,
  NONE,
  PIRATES,
  type PirateId,
  RETIRED,
  ratingOf,
  speedOf,
  type Tables,
  type View,
  worthOf,
} from '@bb/classic/rules';

/** A figure of a ship: as printed, what hits have left of it, and what wounds and scurvy have left of that. */
export interface ShipFigure {
  readonly printed: number;
  readonly hull: number;
  readonly now: number;
}
export type PirateFigures = ReturnType<typeof figuresOf>;

const RATINGS = ['ability', 'cruelty', 'leadership', 'cunning', 'endurance', 'duelAttack', 'duelDefense'] as const;

export function figuresOf(t: Tables, view: View, pirate: PirateId) {
  const worth = worthOf(view, pirate);
  return {
    seat: view.owner[pirate] ?? NONE,
    isRetired: view.fate[pirate] === RETIRED,
    at: view.at[pirate] ?? NO_PLACE,
    shipName: t.set.pirates[pirate]?.ship ?? '',
    /** Null if he is not on the map. */
    ship: isActive(view, pirate) ? shipOf(t, view, pirate) : null,
    ratings: RATINGS.map((rating) => {
      const printed = t.pirates[pirate]?.[rating] ?? 0;
      if (rating !== 'cunning') return { rating, printed, now: ratingOf(t, view, pirate, rating) };
      return { rating, printed, now: view.owner[pirate] === NONE ? printed : (view.cunning[pirate] ?? 0) };
    }),
    notoriety: view.notoriety[pirate] ?? 0,
    /** Net Worth on board and stashed. */
    worth,
    stashed: worth - (view.netWorth[pirate] ?? 0),
    wound: view.wound[pirate] ?? NO_WOUND,
    isStunned: view.stunned[pirate] === 1,
    /** Crippling wounds that he has recovered from. */
    scars: view.scars[pirate] ?? 0,
    hasScurvy: view.scurvy[pirate] === 1,
    revels: view.revelry[pirate] === 1,
    isCareened: view.careened[pirate] === 1,
    ally: PIRATES.find((one) => one === view.ally[pirate]) ?? null,
  };
}

/** He must have a ship. */
function shipOf(t: Tables, view: View, pirate: PirateId) {
  const type = view.ship[pirate] ?? NO_SHIP;
  const printed = t.ships[type];
  const first = firstHold(view, pirate);
  const combat: ShipFigure = { printed: printed?.combat ?? 0, hull: view.combat[pirate] ?? 0, now: combatOf(t, view, pirate) };
  const speed: ShipFigure = { printed: printed?.speed ?? 0, hull: view.speed[pirate] ?? 0, now: speedOf(t, view, pirate) };
  /** Pounds, 0 in an empty hold, and the code of the goods, as a position has it. */
  const holds = Array.from({ length: holdsOf(t, view, pirate) }, (_, i) => ({
    worth: view.holds[first + i] ?? 0,
    goods: view.goods[first + i] ?? 0,
  }));
  return { type, combat, speed, unrest: view.unrest[pirate] ?? 0, holds };
}
