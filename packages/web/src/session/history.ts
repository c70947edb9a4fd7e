/** A game as it was played: every position it came through can be looked at again. */
import {
  BadInput,
  type Choice,
  type ChoiceJson,
  choiceFromJson,
  choiceToJson,
  choose,
  clone,
  type Game,
  type GameEvent,
  type GameOptions,
  newGame,
  play,
  refusal,
  type Seat,
  seatToChoose,
} from '@bb/engine';

/** A copy of the position is kept after so many choices: the fewer, the faster the way back, and the more memory. */
const STRIDE = 64;

/** A Player-Turn that has begun. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: Seat;
  /** After so many choices. */
  readonly at: number;
}

export class History {
  private now: Game;
  private readonly made: Choice[] = [];
  /** By choice: who made it. */
  private readonly makers: Seat[] = [];
  private readonly happened: GameEvent[] = [];
  /** By number of choices: how much had happened. */
  private readonly heard: number[] = [0];
  private readonly copies: Game[];
  private marks: readonly TurnMark[] = [];

  /** `start`: the position it begins from, for a game that was not begun anew. @throws BadInput */
  constructor(options: GameOptions, start: Game | null = null) {
    this.now = start ?? newGame(options);
    this.now.events = [];
    this.copies = [clone(this.now)];
  }

  /** Where it stands. Another object after `cut`. */
  get game(): Game {
    return this.now;
  }

  /** The choices made, Chance's too. */
  get length(): number {
    return this.made.length;
  }

  get events(): readonly GameEvent[] {
    return this.happened;
  }

  get turns(): readonly TurnMark[] {
    return this.marks;
  }

  get choices(): readonly ChoiceJson[] {
    return this.made.map(choiceToJson);
  }

  /** @throws IllegalChoice */
  take(choice: Choice): void {
    const maker = seatToChoose(this.now);
    choose(this.now, choice);
    this.note(choice, maker);
  }

  /** Takes what was written down. @throws BadInput that names the first choice that is not allowed. */
  follow(choices: readonly ChoiceJson[]): void {
    choices.forEach((json, i) => {
      const path = `choices[${i}]`;
      const choice = choiceFromJson(json, path);
      const refused = refusal(this.now, choice);
      if (refused) throw new BadInput(path, refused.message);
      const maker = seatToChoose(this.now);
      play(this.now, choice);
      this.note(choice, maker);
    });
  }

  private note(choice: Choice, maker: Seat): void {
    this.made.push(choice);
    this.makers.push(maker);
    const news = this.now.events ?? [];
    for (const event of news)
      if (event.type === 'turnBegan') this.marks = [...this.marks, { turn: event.turn, seat: event.seat, at: this.made.length }];
    this.happened.push(...news);
    this.now.events = [];
    this.heard.push(this.happened.length);
    if (this.made.length % STRIDE === 0) this.copies.push(clone(this.now));
  }

  choice(at: number): Choice | undefined {
    return this.made[at];
  }

  /** Who made that choice. */
  maker(at: number): Seat | undefined {
    return this.makers[at];
  }

  /** Who made the choices after the first so many. */
  makersSince(at: number): readonly Seat[] {
    return this.makers.slice(at);
  }

  /** How much had happened after so many choices. */
  heardAt(at: number): number {
    return this.heard[at] ?? this.happened.length;
  }

  /** After how many choices something had happened each time, from the beginning on. */
  get stops(): readonly number[] {
    const isStop = (heard: number, at: number): boolean => at === 0 || heard > this.heardAt(at - 1);
    return this.heard.flatMap((heard, at) => (isStop(heard, at) ? [at] : []));
  }

  /** After how many choices this event had happened. */
  whenHeard(event: number): number {
    let [low, high] = [0, this.made.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.heardAt(middle) > event) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The position after so many choices: a copy, to which nobody listens. */
  at(length: number): Game {
    if (length >= this.made.length) return clone(this.now);
    const copy = this.copies[Math.floor(length / STRIDE)];
    if (!copy) throw new RangeError(`there is no position after ${length} choices`);
    const g = clone(copy);
    for (const choice of this.made.slice(length - (length % STRIDE), length)) play(g, choice);
    return g;
  }

  /** The positions after so many choices each, given in their order: in one pass, with the same object for all. */
  *through(lengths: readonly number[]): Generator<Game> {
    const [first] = this.copies;
    if (!first) return;
    const g = clone(first);
    let played = 0;
    for (const length of lengths) {
      for (const choice of this.made.slice(played, length)) play(g, choice);
      played = Math.max(played, length);
      yield g;
    }
  }

  /** Takes back all choices but the first so many. */
  cut(length: number): void {
    this.now = this.at(length);
    this.now.events = [];
    this.made.length = length;
    this.makers.length = length;
    this.heard.length = length + 1;
    this.happened.length = this.heardAt(length);
    this.copies.length = Math.floor(length / STRIDE) + 1;
    this.marks = this.marks.filter(({ at }) => at <= length);
  }
}
