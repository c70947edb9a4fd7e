/** Which bots play each other in the arena, in which seats, and with which dice. */

/** One bot in one seat against another bot in all other seats. */
export interface Pairing {
  readonly players: number;
  readonly one: string;
  readonly rest: string;
}

/** At tables of two, each two bots meet once. At larger tables they meet twice: each is once the single bot. */
export const pairingsOf = (bots: readonly string[], players: readonly number[]): readonly Pairing[] =>
  players.flatMap((count) =>
    bots.flatMap((bot, i) => bots.flatMap((rest, j) => (i < j || (i > j && count > 2) ? [{ players: count, one: bot, rest }] : []))),
  );

export interface Bout {
  /** Its index in the list of pairings. */
  readonly pairing: number;
  readonly round: number;
  /** The seat of the single bot. */
  readonly seat: number;
}

/** How many rounds it takes to play at least `games` games. */
export const roundsOf = ({ players }: Pairing, games: number): number => Math.ceil(games / players);

/** In a round the single bot plays each seat once. Rounds of all pairings alternate, so that an unfinished batch says something about each. */
export function boutsOf(pairings: readonly Pairing[], games: number): readonly Bout[] {
  const most = Math.max(...pairings.map((pairing) => roundsOf(pairing, games)));
  return Array.from({ length: most }, (_, round) =>
    pairings.flatMap((pairing, at) =>
      round < roundsOf(pairing, games) ? Array.from({ length: pairing.players }, (_, seat) => ({ pairing: at, round, seat })) : [],
    ),
  ).flat();
}

export const seatsOf = ({ players, one, rest }: Pairing, seat: number): readonly string[] =>
  Array.from({ length: players }, (_, i) => (i === seat ? one : rest));

/** The seed of a round. All its games share it, so they have the same dice and draws until their choices differ. */
export const seedOf = (seed: string, { players, one, rest }: Pairing, round: number): string =>
  `${seed}/${players}/${one}/${rest}/${round}`;
