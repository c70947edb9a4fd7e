/** What this page needs of a game's table. */
import { type AskTraits, isOnBoard } from '@bb/kernel';
import type { Look, Shaped } from '@bb/table-kit/testing/question-shapes.ts';
import { type Component, mount } from 'svelte';

/** A list of choices to lay out. */
export interface LaidOut {
  readonly ask: string;
  /** The number of choices of the question. */
  readonly choices: number;
  /** The number of those that, as the game says, are made on the board. */
  readonly onBoard: number;
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
  /** The ids of its choices that, as the game says, are made on the board. */
  readonly onBoard: readonly string[];
  /** Shows it in the table that `mountTable` has mounted. */
  show(): void;
}

export interface TestedTable {
  /** The questions of games between captains, and one list for each of their looks. */
  lists(): { readonly questions: readonly Counted[]; readonly looks: readonly LaidOut[] };
  /** The questions of the same games, one of each kind. */
  atTable(): readonly AtTable[];
  mountTable(target: Element): void;
  /** The id of the last choice that was made at the table; null if none was. */
  readonly answered: string | null;
  /** What must be seen in each part of the table, as selectors of the part and of the elements in it. */
  readonly seen: readonly (readonly [part: string, what: string])[];
  /** The panels that explain a question, as a selector. */
  readonly panels: string;
}

/** A question of a game at its table. */
interface AskedAtTable extends Counted {
  readonly decision: { readonly ask: string; readonly traits: AskTraits };
  readonly choices: readonly { readonly id: number; readonly type: string }[];
}

/** What a game gives to be tested: its questions, a session at each, and the components that show it. */
interface Tested<S extends object, O, Q extends Shaped, T extends AskedAtTable> extends Pick<TestedTable, 'seen' | 'panels'> {
  questions(): readonly Q[];
  looksOf(questions: readonly Q[]): readonly { readonly look: Look<Q, O>; readonly of: readonly Q[] }[];
  listSession(question: Q): S;
  isWasteful(session: S, choice: Q['choices'][number]): boolean;
  readonly ChoiceList: Component<{ session: S; opened: O | null }>;
  tableQuestions(): readonly T[];
  tableSession(question: T): S;
  readonly Table: Component<{ session: S }>;
}

export function testedTable<S extends object, O, Q extends Shaped, T extends AskedAtTable>(game: Tested<S, O, Q, T>): TestedTable {
  let session = $state.raw<S | null>(null);
  let answered: string | null = null;
  const answer = ({ id }: Q['choices'][number]): Promise<void> => {
    answered = String(id);
    return Promise.resolve();
  };
  return {
    get answered() {
      return answered;
    },
    lists() {
      const questions = game.questions();
      const looks = game.looksOf(questions).map(({ look: { question, opened }, of }): LaidOut => {
        const own = game.listSession(question);
        return {
          ask: question.decision.ask,
          choices: question.choices.length,
          onBoard: question.choices.filter((choice) => isOnBoard(question.decision.traits, choice)).length,
          opened: opened === null ? '' : JSON.stringify(opened),
          of,
          mount: (target) => mount(game.ChoiceList, { target, props: { session: own, opened } }),
          isWasteful(id) {
            const found = question.choices[question.choices.findIndex((choice) => String(choice.id) === id)];
            return found !== undefined && game.isWasteful(own, found);
          },
        };
      });
      return { questions, looks };
    },
    atTable: () =>
      game.tableQuestions().map(
        (question): AtTable => ({
          ask: question.decision.ask,
          count: question.count,
          onBoard: question.choices.filter((choice) => isOnBoard(question.decision.traits, choice)).map(({ id }) => String(id)),
          show() {
            answered = null;
            session = Object.assign(game.tableSession(question), { answer });
          },
        }),
      ),
    mountTable(target) {
      mount(game.Table, {
        target,
        props: {
          get session() {
            if (!session) throw new Error('no question is shown');
            return session;
          },
        },
      });
    },
    seen: game.seen,
    panels: game.panels,
  };
}
