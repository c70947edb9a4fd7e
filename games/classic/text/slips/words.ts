/** The sentences about mistakes, which each language must have. Sums of money and chances come as texts. */
export interface SlipWords {
  leftCargo(money: string): string;
  leftPlunder(money: string): string;
  /** Booty that stays aboard in a port that buys it, at what the port pays. */
  unsold(money: string): string;
  /** @param percent  what this port pays */
  soldLow(percent: number): string;
  ransomedLow(percent: number): string;
  /** @param chance  that the hostage dies */
  tortured(chance: string): string;
  setFree: string;
  threwMore(threw: string, other: string): string;
  /** @param ports  how many ports of this nation were open to him */
  madeEnemy(nation: string, ports: number): string;
  wentHome(pirate: string, money: string): string;
  /** @param chance  that he may retire */
  sailedOn(pirate: string, money: string, chance: string): string;
  idle: string;
  letPass(pirate: string, money: string, notoriety: number): string;
  /** @param chance  of the throw that was not made */
  notThrown(chance: string): string;
  /** @param chance  of what was thrown for */
  thrown(chance: string): string;
  unstashed(money: string): string;
  /** The odds of what was chosen, and of the better choice. */
  odds(had: string, could: string): string;
}
