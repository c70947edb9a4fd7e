/** Adds up the results of many games. */
import { table } from '@bb/command';
import { type Outcome, shareOfWin } from '@bb/kernel';

interface Score {
  seats: number;
  points: number;
  wins: number;
}
const noScore = (): Score => ({ seats: 0, points: 0, wins: 0 });
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
  readonly #scoreName: string;
  #games = 0;
  readonly #decisions = new Spread();
  readonly #turns = new Spread();
  readonly #endings = new Map<string, number>();
  readonly #seats: Score[] = [];
  readonly #bots = new Map<string, Score>();

  /** @param scoreName  what scores are counted in, such as `VP` */
  constructor(scoreName: string) {
    this.#scoreName = scoreName;
  }

  /** @param turns  null if the game counts none */
  add(bots: readonly string[], decisions: number, ended: Outcome, turns: number | null): void {
    this.#games += 1;
    this.#decisions.add(decisions);
    if (turns !== null) this.#turns.add(turns);
    this.#endings.set(ended.ending, (this.#endings.get(ended.ending) ?? 0) + 1);
    bots.forEach((bot, seat) => {
      this.#seats[seat] ??= noScore();
      if (!this.#bots.has(bot)) this.#bots.set(bot, noScore());
      for (const score of [this.#seats[seat], this.#bots.get(bot)]) {
        if (!score) continue;
        score.seats += 1;
        score.points += ended.scores[seat] ?? 0;
        // A shared win is divided.
        score.wins += shareOfWin(ended, seat);
      }
    });
  }

  summary() {
    const spread = ({ least, sum, most }: Spread) => ({ sum, mean: mean(sum, this.#games), least, most });
    const meanName = `${this.#scoreName.toLowerCase()}Mean`;
    const score = ({ seats, points, wins }: Score) => ({ games: seats, [meanName]: mean(points, seats), wins: mean(wins, 1) });
    return {
      games: this.#games,
      decisions: spread(this.#decisions),
      ...(this.#turns.most > 0 && { turns: spread(this.#turns) }),
      endings: Object.fromEntries(this.#endings),
      seats: this.#seats.map(score),
      bots: Object.fromEntries([...this.#bots].map(([bot, s]) => [bot, score(s)])),
    };
  }

  /** The summary as lines of text. */
  lines(): readonly string[] {
    const spread = ({ least, sum, most }: Spread): string =>
      `${n(sum)} in all, ${n(mean(sum, this.#games))} a game (${n(least)} to ${n(most)})`;
    const row = (name: string, { seats, points, wins }: Score): readonly string[] => [name, n(seats), n(mean(points, seats)), n(wins)];
    const rows = [
      ...this.#seats.map((score, seat) => row(`Player ${seat + 1}`, score)),
      ...[...this.#bots].map(([bot, score]) => row(bot, score)),
    ];
    return [
      `games      ${n(this.#games)}`,
      `decisions  ${spread(this.#decisions)}`,
      ...(this.#turns.most > 0 ? [`turns      ${spread(this.#turns)}`] : []),
      `endings    ${[...this.#endings].map(([ending, count]) => `${ending} ${n(count)}`).join(', ')}`,
      ...table(['', 'seats', `${this.#scoreName} mean`, 'wins'], rows),
    ];
  }
}
