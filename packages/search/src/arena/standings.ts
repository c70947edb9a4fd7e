/** The results of an arena. */
import { shareOfWin } from '@bb/kernel';
import { type Interval, mean, meanOf, type Share, shareOf } from '../statistics/interval.ts';
import { ratings } from '../statistics/rating.ts';
import { type Bout, type Pairing, roundsOf } from './pairings.ts';

/** How a game ended. */
export interface Score {
  /** By seat. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface Standing extends Pairing {
  readonly rounds: number;
  /** The share of wins among equals: 1 / players. */
  readonly par: number;
  /** The share of wins of the single bot; a shared win is divided. */
  readonly wins: Share;
  /** Its score less the mean of the others'. */
  readonly margin: Interval;
}

export interface Rated {
  readonly bot: string;
  readonly rating: Interval;
}

function marginOf({ scores }: Score, seat: number): number {
  const own = scores[seat] ?? 0;
  return own - (scores.reduce((sum, each) => sum + each, 0) - own) / (scores.length - 1);
}

/** @param scores in the order of `bouts` */
export function standingsOf(
  pairings: readonly Pairing[],
  bouts: readonly Bout[],
  scores: readonly Score[],
  games: number,
): readonly Standing[] {
  const rounds = pairings.map((pairing) =>
    Array.from({ length: roundsOf(pairing, games) }, () => ({ wins: [] as number[], margins: [] as number[] })),
  );
  bouts.forEach(({ pairing, round, seat }, i) => {
    const [into, score] = [rounds[pairing]?.[round], scores[i]];
    if (!into || !score) return;
    into.wins.push(shareOfWin(score, seat));
    into.margins.push(marginOf(score, seat));
  });
  return pairings.map((pairing, i) => {
    const played = rounds[i] ?? [];
    const par = 1 / pairing.players;
    return {
      ...pairing,
      rounds: played.length,
      par,
      wins: shareOf(
        played.map((round) => mean(round.wins)),
        pairing.players,
        par,
      ),
      margin: meanOf(played.map((round) => mean(round.margins))),
    };
  });
}

/** The index of the bot whose rating is fixed: the standard one if it plays, or else the first bot. */
export const anchorOf = (bots: readonly string[], standard: string): number => Math.max(0, bots.indexOf(standard));

/** The ratings of all bots, best first. @param anchor  the index of the bot whose rating is fixed */
export const ladderOf = (bots: readonly string[], standings: readonly Standing[], anchor: number): readonly Rated[] =>
  ratings(
    bots.length,
    standings.map(({ one, rest, players, wins }) => ({
      one: bots.indexOf(one),
      rest: bots.indexOf(rest),
      players,
      share: wins.estimate,
      effective: wins.effective,
    })),
    anchor,
  )
    .flatMap((rating, i) => {
      const bot = bots[i];
      return bot === undefined ? [] : [{ bot, rating }];
    })
    .sort((a, b) => b.rating.estimate - a.rating.estimate);
