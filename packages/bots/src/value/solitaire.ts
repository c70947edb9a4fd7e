/**
 * 19.9 The chance to win a solitaire game: Blackbeard's by what he would retire with and how far the System Player has come; the rest is
 * divided among the System Player's seats. Fitted to 1,000 games of the captain against the System Player, by logistic regression.
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
} from '@bb/engine';
import { nth } from '../captain/nth.ts';
import { UNSOLD } from '../captain/weights.ts';

/** In natural logarithms of the odds; the fortunes as parts of what each needs. */
const [ALONE, FORTUNE, ENOUGH, SCORED, AFLOAT] = [-3.7, 2.4, 1.6, -2, -1.5] as const;

export function solitaireChances(g: Game, win: Float64Array): void {
  const aboard = nth(g.ship, BLACKBEARD) === NO_SHIP ? 0 : (UNSOLD * booty(g.tables, g, BLACKBEARD)) / 100;
  const fortune = nth(g.vp, BLACKBEARDS_SEAT) + worthAshore(g, BLACKBEARD) + aboard;
  const afloat = SYSTEM_SEATS.flatMap((seat) => nth(g.fleet, seat)).reduce((sum, pirate) => sum + worthAshore(g, pirate), 0);
  const odds =
    ALONE +
    FORTUNE * Math.min(1, fortune / BLACKBEARDS_GOAL) +
    (fortune >= BLACKBEARDS_GOAL ? ENOUGH : 0) +
    (SCORED * systemVp(g) + AFLOAT * afloat) / SYSTEMS_GOAL;
  const chance = 1 / (1 + Math.exp(-odds));
  win.fill((1 - chance) / SYSTEM_SEATS.length);
  win[BLACKBEARDS_SEAT] = chance;
}

const worthAshore = (g: Game, pirate: PirateId): number => retirementVp(nth(g.notoriety, pirate), nth(g.netWorth, pirate));
