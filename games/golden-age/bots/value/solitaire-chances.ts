/**
 * 19.9 The chances to win a solitaire game. Blackbeard's depends on what he would retire with and how near the System Player is to his
 * goal; the rest is divided among the System Player's seats. Fitted by logistic regression to 1,000 games of the captain against him.
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

/** The coefficients of the regression, in log-odds. Victory Points are counted as shares of each side's goal. */
const [ALONE, FORTUNE, ENOUGH, SCORED, AFLOAT] = [-3.7, 2.4, 1.6, -2, -1.5] as const;

/** Fills `win`, by seat. */
export function solitaireChances(g: Game, win: Float64Array): void {
  const aboard = itemAt(g.ship, BLACKBEARD) === NO_SHIP ? 0 : (UNSOLD_BOOTY_SHARE * booty(g.tables, g, BLACKBEARD)) / 100;
  const fortune = itemAt(g.vp, BLACKBEARDS_SEAT) + worthAshore(g, BLACKBEARD) + aboard;
  const afloat = SYSTEM_SEATS.flatMap((seat) => itemAt(g.fleet, seat)).reduce((sum, pirate) => sum + worthAshore(g, pirate), 0);
  const odds =
    ALONE +
    FORTUNE * Math.min(1, fortune / BLACKBEARDS_GOAL) +
    (fortune >= BLACKBEARDS_GOAL ? ENOUGH : 0) +
    (SCORED * systemVp(g) + AFLOAT * afloat) / SYSTEMS_GOAL;
  const chance = 1 / (1 + Math.exp(-odds));
  win.fill((1 - chance) / SYSTEM_SEATS.length);
  win[BLACKBEARDS_SEAT] = chance;
}

const worthAshore = (g: Game, pirate: PirateId): number => retirementVp(itemAt(g.notoriety, pirate), itemAt(g.netWorth, pirate));
