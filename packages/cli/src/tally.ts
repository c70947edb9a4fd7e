/** Adds up the results of many games. */
import type { GameRecord } from '@bb/golden-age/rules';
import { shareOfWin } from '@bb/kernel';
import { table } from './text-table.ts';

interface Score {
  seats: number;
  vp: number;
  wins: number;
}
const noScore = (): Score => ({ seats: 0, vp: 0, wins: 0 });
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const n = (amount: number): string => NUMBER.format(amount);
const mean = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 1000) / 1000);

/** The least, the sum and the most of a count over all games. */
class Spread {
  least = Number.POSITIVE_INFINITY;
  sum = 0;
  most = 0;

  add(count: number): void {
    this.least = Math.min(this.least, count);
    this.sum += count;
    this.most = Math.max(this.most, count);
  }
}

export class Tally {
  #games = 0;
  readonly #decisions = new Spread();
  readonly #turns = new Spread();
  readonly #endings = new Map<string, number>();
  readonly #seats: Score[] = [];
  readonly #bots = new Map<string, Score>();

  add(bots: readonly string[], { choices, result }: GameRecord, turns: number): void {
    this.#games += 1;
    this.#decisions.add(choices.length);
    this.#turns.add(turns);
    if (!result) return;
    this.#endings.set(result.ending, (this.#endings.get(result.ending) ?? 0) + 1);
    bots.forEach((bot, seat) => {
      this.#seats[seat] ??= noScore();
      if (!this.#bots.has(bot)) this.#bots.set(bot, noScore());
      for (const score of [this.#seats[seat], this.#bots.get(bot)]) {
        if (!score) continue;
        score.seats += 1;
        score.vp += result.scores[seat] ?? 0;
        // A shared win is divided.
        score.wins += shareOfWin(result, seat);
      }
    });
  }

  summary() {
    const spread = ({ least, sum, most }: Spread) => ({ sum, mean: mean(sum, this.#games), least, most });
    const score = ({ seats, vp, wins }: Score) => ({ games: seats, vpMean: mean(vp, seats), wins: mean(wins, 1) });
    return {
      games: this.#games,
      decisions: spread(this.#decisions),
      turns: spread(this.#turns),
      endings: Object.fromEntries(this.#endings),
      seats: this.#seats.map(score),
      bots: Object.fromEntries([...this.#bots].map(([bot, s]) => [bot, score(s)])),
    };
  }

  /** The summary as lines of text. */
  lines(): readonly string[] {
    const { games, decisions, turns, endings, seats, bots } = this.summary();
    const spread = (s: { sum: number; mean: number; least: number; most: number }): string =>
      `${n(s.sum)} in all, ${n(s.mean)} a game (${n(s.least)} to ${n(s.most)})`;
    const rows = [
      ...seats.map((s, seat) => [`Player ${seat + 1}`, n(s.games), n(s.vpMean), n(s.wins)]),
      ...Object.entries(bots).map(([bot, s]) => [bot, n(s.games), n(s.vpMean), n(s.wins)]),
    ];
    return [
      `games      ${n(games)}`,
      `decisions  ${spread(decisions)}`,
      `turns      ${spread(turns)}`,
      `endings    ${Object.entries(endings)
        .map(([ending, count]) => `${ending} ${n(count)}`)
        .join(', ')}`,
      ...table(['', 'seats', 'VP mean', 'wins'], rows),
    ];
  }
}
