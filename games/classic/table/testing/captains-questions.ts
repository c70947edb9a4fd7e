/** The questions of games between captains, and the part of a session that shows one. */
import { classicBots } from '@bb/classic/bots';
import { type Choice, classic, type Decision, decision, type Game, type GameEvent, tablesFor } from '@bb/classic/rules';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { askedSession } from '@bb/table-kit/session/asked-session.ts';
import {
  looksOf as allLooks,
  FullestOfKind,
  type Look as LookOf,
  lengthOf,
  type Shaped,
  shapeOf,
} from '@bb/table-kit/testing/question-shapes.ts';
import { groupsOf } from '../choices/choice-groups.ts';
import { decisionContextOf } from '../choices/decision-context.ts';
import { classicGame } from '../play.ts';
import type { Names, Session } from '../session.ts';

/** The names of the players. */
const SEATS = ['Holly', 'Anne', 'Jonathan', 'Mary'];
const PLAYERS = [2, 3, 4] as const;

interface Asked {
  readonly g: Game;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly names: Names;
  /** All events before it. The list goes on growing. */
  readonly events: readonly GameEvent[];
  /** The number of events before the player's last answer. */
  readonly answeredAt: number;
}

/** Plays games of two, three and four captains in turns, and shows each of their questions. */
function visitQuestions(games: number, visit: (asked: Asked) => void): void {
  const captain = classicBots.player('captain');
  if (!captain) throw new Error('there is no captain');
  for (let seed = 1; seed <= games; seed++) {
    const options = { players: PLAYERS[seed % PLAYERS.length] ?? 2 };
    const random = seeded(seed);
    const names: Names = { seat: (seat) => SEATS[seat] ?? '', tables: tablesFor(options) };
    const answered = new Map<number, number>();
    const events: GameEvent[] = [];
    const g = classic.newGame(options);
    for (let d = decision(g); d; d = decision(g)) {
      const choices = classic.legal(g);
      if (d.seat !== CHANCE) {
        visit({ g, decision: d, choices, names, events, answeredAt: answered.get(d.seat) ?? 0 });
        answered.set(d.seat, events.length);
      }
      classic.play(g, d.seat === CHANCE ? pick(choices, random) : captain.choose(g, random), events);
    }
  }
}

/** The question with the longest labels among those of one shape. */
export interface Question extends Shaped, Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
}

const kept = (asked: Asked): Asked => ({ ...asked, g: classic.clone(asked.g), events: asked.events.slice() });

/** @returns the questions of games between captains, one of each shape: the same ask, with the same numbers of choices of each kind */
export function questionsOf(games: number): readonly Question[] {
  const fullest = new FullestOfKind<Question>();
  visitQuestions(games, (asked) => {
    const { decision: d, choices, names } = asked;
    const shape = shapeOf(
      d.ask,
      choices.map(({ type }) => type),
    );
    const length = lengthOf(choices.map((choice) => classicGame.choiceText(choice, names)));
    fullest.add(shape, length, (count) => ({ ...kept(asked), length, count }));
  });
  return fullest.all;
}

/** A question with a fold open, by its id. */
export type Look = LookOf<Question, string>;

function looksAt(question: Question): ReadonlyMap<string, Look> {
  const context = decisionContextOf(sessionAt(question));
  const { folds, rows } = context ? groupsOf(context) : { folds: [], rows: [] };
  const { ask } = question.decision;
  const whole: Look = { question, opened: null };
  return new Map([
    [shapeOf(ask, [...folds.map(() => 'fold'), ...rows.flatMap(({ options }) => options.map(({ choice }) => choice.type))]), whole],
    ...folds.map((fold): [string, Look] => [`${ask} ${fold.id} ${fold.rows.length}`, { question, opened: fold.id }]),
  ]);
}

export const looksOf = (questions: readonly Question[]) => allLooks(questions, looksAt);

/** The question of one kind with the most events since the player's last answer. */
export interface TableQuestion extends Asked {
  /** How often the kind occurs. */
  readonly count: number;
}

/** The most rolls since the player's last answer that make a difference. */
const MAX_ROLLS = 2;

/** The same ask, of as many players, with as many rolls to show. */
function kindOf({ decision: { ask }, events, answeredAt, g }: Asked): string {
  let rolls = 0;
  for (let i = answeredAt; i < events.length && rolls < MAX_ROLLS; i++) if (events[i]?.type === 'rolled') rolls++;
  return [ask, g.players, rolls].join(' ');
}

export function tableQuestionsOf(games: number): readonly TableQuestion[] {
  const fullest = new FullestOfKind<TableQuestion>();
  visitQuestions(games, (asked) => {
    fullest.add(kindOf(asked), asked.events.length - asked.answeredAt, (count) => ({ ...kept(asked), count }));
  });
  return fullest.all;
}

/** The part of a session that a table needs while a player thinks. */
export const sessionAt = ({ g, ...question }: Asked): Session =>
  askedSession({
    ...question,
    game: classicGame,
    seats: SEATS.slice(0, g.players),
    view: classic.view(g, question.decision.seat),
    uses: () => [],
  });
