/** The sentences about mistakes, which each language must have. Sums of money and Victory Points come with their unit. */
export interface SlipWords {
  tortured(ransom: string): string;
  spared(notoriety: number): string;
  leftCargo(money: string): string;
  /** @param percent what this port pays */
  soldEarly(percent: number, port: string, moves: number): string;
  keptBooty(money: string): string;
  /** @param ports how many ports of this nation were open to him */
  madeEnemy(nation: string, ports: number): string;
  wentHome(pirate: string, points: string): string;
  sailedOn(pirate: string, points: string): string;
  readonly changedNothing: string;
  idle(actions: number): string;
  letGo(pirate: string, points: string): string;
  wasted(card: string, pirate: string, points: string): string;
  fewerActions(had: number, could: number): string;
  /** The odds of what was chosen, and of the better choice. */
  odds(had: string, could: string): string;
}
