/** Who plays whom in the arena, and with which dice. */

/** One player against another, who has all the other seats. */
export interface Pairing {
  readonly players: number;
  readonly one: string;
  readonly rest: string;
}

/** With two seats each two players meet; with more, each is once the one and once the others. */
export const pairingsOf = (bots: readonly string[], players: readonly number[]): readonly Pairing[] =>
  players.flatMap((count) =>
    bots.flatMap((one, i) => bots.flatMap((rest, j) => (i < j || (i > j && count > 2) ? [{ players: count, one, rest }] : []))),
  );

export interface Bout {
  /** Its place in the list. */
  readonly pairing: number;
  readonly round: number;
  /** Where the one sits. */
  readonly seat: number;
}

/** How many rounds give `games` games or a few more. */
export const roundsOf = ({ players }: Pairing, games: number): number => Math.ceil(games / players);

/** In a round the one sits on each seat once. All pairings go on side by side, so that half of them says something of all. */
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

/** The games of a round share it: Chance, and each seat, draw the same sequences in all of them, as far as the games go alike. */
export const diceOf = (seed: string, { players, one, rest }: Pairing, round: number): string =>
  `${seed}/${players}/${one}/${rest}/${round}`;
