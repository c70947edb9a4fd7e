/** A game with all its choices and events. Every earlier position can be restored. */
import {
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
} from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';

/** The number of choices between two stored copies of the position. Fewer make it faster to restore one, and take more memory. */
const CHOICES_PER_COPY = 64;

/** The beginning of a Player-Turn. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: Seat;
  /** The number of choices made by then. */
  readonly at: number;
}

export class History {
  private now: Game;
  private readonly made: Choice[] = [];
  /** The seat that made each choice. */
  private readonly makers: Seat[] = [];
  private readonly happened: GameEvent[] = [];
  /** The number of events after each number of choices. */
  private readonly eventCounts: number[] = [0];
  private readonly copies: Game[];
  private marks: readonly TurnMark[] = [];

  /** @param start the position in which a what-if begins, or null for a new game. @throws BadInput */
  constructor(options: GameOptions, start: Game | null = null) {
    this.now = start ?? newGame(options);
    this.now.events = [];
    this.copies = [clone(this.now)];
  }

  /** The current position. `truncate` replaces the object. */
  get game(): Game {
    return this.now;
  }

  /** The number of choices, with those of Chance. */
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
    this.record(choice, maker);
  }

  /** Makes recorded choices. @throws BadInput that names the first illegal one; those before it have been made */
  replay(choices: readonly ChoiceJson[]): void {
    choices.forEach((json, i) => {
      const path = `choices[${i}]`;
      const choice = choiceFromJson(json, path);
      const refused = refusal(this.now, choice);
      if (refused) throw new BadInput(path, refused.message);
      const maker = seatToChoose(this.now);
      play(this.now, choice);
      this.record(choice, maker);
    });
  }

  private record(choice: Choice, maker: Seat): void {
    this.made.push(choice);
    this.makers.push(maker);
    const fresh = this.now.events ?? [];
    for (const event of fresh)
      if (event.type === 'turnBegan') this.marks = [...this.marks, { turn: event.turn, seat: event.seat, at: this.made.length }];
    this.happened.push(...fresh);
    this.now.events = [];
    this.eventCounts.push(this.happened.length);
    if (this.made.length % CHOICES_PER_COPY === 0) this.copies.push(clone(this.now));
  }

  /** @returns choice number `at`, from 0 */
  choice(at: number): Choice | undefined {
    return this.made[at];
  }

  /** The seat that made this choice. */
  maker(at: number): Seat | undefined {
    return this.makers[at];
  }

  /** The seats that made the choices from number `at` on. */
  makersSince(at: number): readonly Seat[] {
    return this.makers.slice(at);
  }

  /** @returns the number of events after the first `length` choices */
  eventCountAt(length: number): number {
    return this.eventCounts[length] ?? this.happened.length;
  }

  /** 0, and the numbers of choices after which there were new events. */
  get stops(): readonly number[] {
    const isStop = (count: number, at: number): boolean => at === 0 || count > this.eventCountAt(at - 1);
    return this.eventCounts.flatMap((count, at) => (isStop(count, at) ? [at] : []));
  }

  /** @returns the number of choices after which this event had happened */
  lengthAtEvent(event: number): number {
    let [low, high] = [0, this.made.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.eventCountAt(middle) > event) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** @returns a copy of the position after the first `length` choices */
  at(length: number): Game {
    if (length >= this.made.length) return clone(this.now);
    const copy = this.copies[Math.floor(length / CHOICES_PER_COPY)];
    if (!copy) throw new RangeError(`there is no position after ${length} choices`);
    const g = clone(copy);
    for (const choice of this.made.slice(length - (length % CHOICES_PER_COPY), length)) play(g, choice);
    return g;
  }

  /** The position after each of these numbers of choices, which must ascend. Each is the same object, played on. */
  *positionsAt(lengths: readonly number[]): Generator<Game> {
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

  /** Takes back all choices but the first `length`. */
  truncate(length: number): void {
    this.now = this.at(length);
    this.now.events = [];
    this.made.length = length;
    this.makers.length = length;
    this.eventCounts.length = length + 1;
    this.happened.length = this.eventCountAt(length);
    this.copies.length = Math.floor(length / CHOICES_PER_COPY) + 1;
    this.marks = this.marks.filter(({ at }) => at <= length);
  }
}
