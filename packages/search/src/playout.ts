/** How a search plays on from a leaf of its tree. */
import { CHANCE, type Game, type GameTypes, pick, type Random, shareOfWin } from '@bb/kernel';
import type { Appraisal, SearchHooks } from './hooks.ts';

const UNKNOWN: Appraisal = { scores: [], win: [] };

/** @returns the result of a game that is over, or what the game expects; empty lists if it can't say */
export function appraise<T extends GameTypes>(game: Game<T>, hooks: SearchHooks<T>, p: T['position']): Appraisal {
  const ended = game.seatToChoose(p) === null ? game.outcome(p) : null;
  if (ended) return { scores: ended.scores, win: ended.scores.map((_, seat) => shareOfWin(ended, seat)) };
  return hooks.evaluate?.(p) ?? UNKNOWN;
}

/** Plays games on by the weights of their choices. */
export class Playout<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #hooks: SearchHooks<T>;
  readonly #random: Random;
  readonly #weights: Float64Array;
  readonly #offered: T['choice'][] = [];

  constructor(game: Game<T>, hooks: SearchHooks<T>, random: Random) {
    this.#game = game;
    this.#hooks = hooks;
    this.#random = random;
    this.#weights = new Float64Array(game.choices.all.length);
  }

  /** Draws a choice by the weights; all are equally likely if Chance must choose, or if the game weighs nothing. */
  choose(p: T['position'], offered: readonly T['choice'][], isChance: boolean): T['choice'] {
    if (isChance || offered.length < 2 || !this.#hooks.weigh) return pick(offered, this.#random);
    const weights = this.#weights;
    this.#hooks.weigh(p, offered, weights);
    let total = 0;
    for (let i = 0; i < offered.length; i++) total += weights[i] ?? 0;
    let left = this.#random() * total;
    let i = 0;
    for (; i < offered.length - 1; i++) {
      left -= weights[i] ?? 0;
      if (left < 0) break;
    }
    return offered[i] ?? pick(offered, this.#random);
  }

  /** Plays on until the position is quiet or the game is over, for at most `maxDecisions` decisions. */
  run(p: T['position'], maxDecisions: number): void {
    for (let n = 0; n < maxDecisions && !this.#hooks.isQuiet?.(p); n++) {
      const seat = this.#game.seatToChoose(p);
      if (seat === null) return;
      this.#game.play(p, this.choose(p, this.#game.legal(p, this.#offered), seat === CHANCE));
    }
  }
}
