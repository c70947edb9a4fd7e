/**
 * 19.9 The chances to win a solitaire game. Blackbeard's depends on what he would retire with and how near the System Player is to his
 * goal; the rest is divided among the System Player's seats. Fitted to the captain's games against him by `training/fit-solitaire-chances.ts`.
 */
import {
  BLACKBEARD,
  BLACKBEARDS_GOAL,
  BLACKBEARDS_SEAT,
  booty,
  type Game,
  NO_SHIP,
  type PirateId,
  retirementVp,
  SYSTEM_SEATS,
  SYSTEMS_GOAL,
  systemVp,
} from '@bb/golden-age/rules';
import { itemAt } from '@bb/kernel';
import { UNSOLD_BOOTY_SHARE } from '../captain/assumptions.ts';

/** The coefficients of the regression, in log-odds, for what `factsOf` returns. */
const WEIGHTS = [-2.04, 0.99, 1.54, 0.49, -1.8, -1.12] as const;

/**
 * What decides the game: 1; 1 on the easier sea; what Blackbeard would retire with; 1 if that is enough; what the System Player has scored; what his
 * pirates at sea would score. Victory Points are counted as shares of each side's goal.
 */
export function factsOf(g: Game): readonly number[] {
  const aboard = itemAt(g.ship, BLACKBEARD) === NO_SHIP ? 0 : (UNSOLD_BOOTY_SHARE * booty(g.tables, g, BLACKBEARD)) / 100;
  const fortune = itemAt(g.vp, BLACKBEARDS_SEAT) + worthAshore(g, BLACKBEARD) + aboard;
  const afloat = SYSTEM_SEATS.flatMap((seat) => itemAt(g.fleet, seat)).reduce((sum, pirate) => sum + worthAshore(g, pirate), 0);
  return [
    1,
    g.tables.navyBonus === 0 ? 1 : 0,
    Math.min(1, fortune / BLACKBEARDS_GOAL),
    fortune >= BLACKBEARDS_GOAL ? 1 : 0,
    systemVp(g) / SYSTEMS_GOAL,
    afloat / SYSTEMS_GOAL,
  ];
}

/** Fills `win`, by seat. */
export function solitaireChances(g: Game, win: Float64Array): void {
  const odds = factsOf(g).reduce((sum, fact, i) => sum + fact * (WEIGHTS[i] ?? 0), 0);
  const chance = 1 / (1 + Math.exp(-odds));
  win.fill((1 - chance) / SYSTEM_SEATS.length);
  win[BLACKBEARDS_SEAT] = chance;
}

const worthAshore = (g: Game, pirate: PirateId): number => retirementVp(itemAt(g.notoriety, pirate), itemAt(g.netWorth, pirate));
