/** A game with all its choices and events. Every earlier position can be restored. */
import { BadInput, CHANCE, type ChoiceJson, refusal, type Seat } from '@bb/kernel';
import type { SessionGame, SessionTypes, Turn } from './session-game.ts';

/** The number of choices between two stored copies of the position. Fewer make it faster to restore one, and take more memory. */
const CHOICES_PER_COPY = 64;

/** The beginning of a turn. */
export interface TurnMark extends Turn {
  /** The number of choices made by then. */
  readonly at: number;
}

/** What a history needs of a game. */
export type HistoryGame<T extends SessionTypes> = Pick<SessionGame<T>, 'rules' | 'turnOf'>;

export class History<T extends SessionTypes> {
  private readonly of: HistoryGame<T>;
  private now: T['position'];
  private readonly played: T['choice'][] = [];
  /** The seat that made each choice. */
  private readonly makers: Seat[] = [];
  private readonly happened: T['event'][] = [];
  /** The number of events after each number of choices. */
  private readonly eventCounts: number[] = [0];
  private readonly copies: T['position'][];
  private marks: readonly TurnMark[] = [];

  /** @param start the position in which a what-if begins, or null for a new game. @throws BadInput */
  constructor(of: HistoryGame<T>, options: T['options'], start: T['position'] | null = null) {
    this.of = of;
    this.now = start ?? of.rules.newGame(options);
    this.copies = [of.rules.clone(this.now)];
  }

  /** The current position. `truncate` replaces the object. */
  get game(): T['position'] {
    return this.now;
  }

  /** The number of choices, with those of Chance. */
  get length(): number {
    return this.played.length;
  }

  get events(): readonly T['event'][] {
    return this.happened;
  }

  get turns(): readonly TurnMark[] {
    return this.marks;
  }

  get choices(): readonly ChoiceJson<T['choice']['type']>[] {
    return this.played.map((choice) => this.of.rules.choices.toJson(choice));
  }

  /** @throws IllegalChoice */
  take(choice: T['choice']): void {
    const refused = refusal(this.of.rules, this.now, choice);
    if (refused) throw refused;
    this.play(choice);
  }

  /** Makes recorded choices until one is not legal. @returns the fault of that one; null if all are made */
  replayLegal(choices: readonly ChoiceJson[]): BadInput | null {
    const { rules } = this.of;
    for (const [i, json] of choices.entries()) {
      const choice = rules.choices.find(json);
      const why = choice ? refusal(rules, this.now, choice)?.message : `no such choice: ${JSON.stringify(json)}`;
      if (!choice || why !== undefined) return new BadInput(`choices[${i}]`, why ?? '');
      this.play(choice);
    }
    return null;
  }

  /** Makes recorded choices. @throws BadInput that names the first illegal one; those before it have been made */
  replay(choices: readonly ChoiceJson[]): void {
    const fault = this.replayLegal(choices);
    if (fault) throw fault;
  }

  private play(choice: T['choice']): void {
    const { rules, turnOf } = this.of;
    const before = this.happened.length;
    this.makers.push(rules.seatToChoose(this.now) ?? CHANCE);
    rules.play(this.now, choice, this.happened);
    this.played.push(choice);
    for (const event of this.happened.slice(before)) {
      const turn = turnOf(event);
      if (turn) this.marks = [...this.marks, { ...turn, at: this.played.length }];
    }
    this.eventCounts.push(this.happened.length);
    if (this.played.length % CHOICES_PER_COPY === 0) this.copies.push(rules.clone(this.now));
  }

  /** @returns choice number `at`, from 0 */
  choice(at: number): T['choice'] | undefined {
    return this.played[at];
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
    let [low, high] = [0, this.played.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.eventCountAt(middle) > event) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** @returns a copy of the position after the first `length` choices */
  at(length: number): T['position'] {
    const { clone, play } = this.of.rules;
    if (length >= this.played.length) return clone(this.now);
    const copy = this.copies[Math.floor(length / CHOICES_PER_COPY)];
    if (!copy) throw new RangeError(`there is no position after ${length} choices`);
    const g = clone(copy);
    for (const choice of this.played.slice(length - (length % CHOICES_PER_COPY), length)) play(g, choice);
    return g;
  }

  /** The position after each of these numbers of choices, which must ascend. Each is the same object, played on. */
  *positionsAt(lengths: readonly number[]): Generator<T['position']> {
    const { clone, play } = this.of.rules;
    const [first] = this.copies;
    if (!first) return;
    const g = clone(first);
    let played = 0;
    for (const length of lengths) {
      for (const choice of this.played.slice(played, length)) play(g, choice);
      played = Math.max(played, length);
      yield g;
    }
  }

  /** Takes back all choices but the first `length`. */
  truncate(length: number): void {
    this.now = this.at(length);
    this.played.length = length;
    this.makers.length = length;
    this.eventCounts.length = length + 1;
    this.happened.length = this.eventCountAt(length);
    this.copies.length = Math.floor(length / CHOICES_PER_COPY) + 1;
    this.marks = this.marks.filter(({ at }) => at <= length);
  }
}
