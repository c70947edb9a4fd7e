/** What this page needs of a game's table. */

/** A list of choices to lay out. */
export interface LaidOut {
  readonly ask: string;
  /** The number of choices of the question. */
  readonly choices: number;
  /** The group of choices that is open, for messages. */
  readonly opened: string;
  /** The questions that look like this. */
  readonly of: readonly Counted[];
  mount(target: Element): Record<string, unknown>;
  /** Whether the choice, by its id, would waste something and must be confirmed. */
  isWasteful(id: string): boolean;
}

export interface Counted {
  /** How often the question occurs in the games. */
  readonly count: number;
}

/** A question at which the whole table is shown. */
export interface AtTable extends Counted {
  readonly ask: string;
  /** Shows it in the table that `mountTable` has mounted. */
  show(): void;
}

export interface TestedTable {
  /** The questions of games between captains, and one list for each of their looks. */
  lists(): { readonly questions: readonly Counted[]; readonly looks: readonly LaidOut[] };
  /** The questions of the same games, one of each kind. */
  atTable(): readonly AtTable[];
  mountTable(target: Element): void;
  /** What must be seen in each part of the table, as selectors of the part and of the elements in it. */
  readonly seen: readonly (readonly [part: string, what: string])[];
  /** The panels that explain a question, as a selector. */
  readonly panels: string;
}
