/** The questions of stored games, one of each shape: the same ask, with the same numbers of choices of each kind. */
import { type Choice, clone, type Decision, type Game, type Thing, tablesFor, type View, view } from '@bb/golden-age/rules';
import { choiceLabel, type Names, namesFor } from '@bb/golden-age/text';
import { refusal } from '@bb/kernel';
import {
  looksOf as allLooks,
  FullestOfKind,
  type Look as LookOf,
  lengthOf,
  type Shaped,
  shapeOf,
} from '@bb/table-kit/testing/question-shapes.ts';
import { type Group, optionsOf } from '../choices/choice-groups.ts';
import type { Session } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { automaticAnswer } from '../session/skippable-questions.ts';
import { type CaptainsGame, replay } from './captains-games.ts';

/** The question with the longest labels among those of one shape. */
export interface Question extends Shaped {
  readonly g: Game;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly names: Names;
}

/** The names of the players. */
export const SEATS = ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel'];

/** Leaves out the questions that the page answers by itself. */
export function questionsOf(games: readonly CaptainsGame[]): readonly Question[] {
  const fullest = new FullestOfKind<Question>();
  for (const game of games) {
    const names = namesFor(tablesFor({ players: game.players }), SEATS);
    replay(game, (decision, choices, g) => {
      if (automaticAnswer(decision, choices, true, true)) return;
      const shape = shapeOf(
        decision.ask,
        choices.map(({ type }) => type),
      );
      const length = lengthOf(choices.map((choice) => choiceLabel(choice, names)));
      fullest.add(shape, length, (count) => ({ g: clone(g), decision, choices, names, length, count }));
    });
  }
  return fullest.all;
}

export type Look = LookOf<Question, Group>;

/** The looks of a question by their shapes. */
function looksAt(question: Question, opened: Group | null = null, depth = 0): ReadonlyMap<string, Look> {
  const { choices, decision, names } = question;
  const options = optionsOf(choices, decision.ask, opened, names);
  const shape = shapeOf(
    `${decision.ask} ${opened?.by}`,
    options.map((option) => (option.kind === 'group' ? 'group' : `${option.choice.type} ${option.verb}`)),
  );
  const groups =
    depth > 1 ? [] : options.flatMap((option) => (option.kind === 'group' ? [...looksAt(question, option.group, depth + 1)] : []));
  return new Map([[shape, { question, opened }], ...groups]);
}

export const looksOf = (questions: readonly Question[]) => allLooks(questions, (question) => looksAt(question));

/** What the thing could be used for in this position, each with the rule that forbids it now. */
export const usesAt = (
  thing: Thing,
  { g, decision, names, seen }: Pick<Question, 'g' | 'decision' | 'names'> & { readonly seen: View },
): ReturnType<Session['uses']> =>
  (goldenAge.uses?.(thing, decision, seen, names) ?? []).map((choice) => ({
    choice,
    rule: refusal(goldenAge.rules, g, choice)?.rule ?? null,
  }));

/** The part of a session that the list of choices needs. */
export function sessionAt({ decision, choices, g, names }: Question): Session {
  const { seat } = decision;
  const seen = view(g, seat);
  const session: Partial<Session> = {
    snapshot: { view: seen, decision, choices, outcome: null },
    names,
    person: seat,
    handOverTo: null,
    isLoadingUses: false,
    costsOf: () => [],
    uses: (thing) => usesAt(thing, { g, decision, names, seen }),
  };
  return session as Session;
}
