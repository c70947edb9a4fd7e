/** Whole tables at the questions of stored games: one for each kind of question, with what happened before it. */
import { type Choice, clone, type Decision, type Game, type GameEvent, tablesFor, view } from '@bb/golden-age/rules';
import { type Names, namesFor } from '@bb/golden-age/text';
import { askedSession } from '@bb/table-kit/session/asked-session.ts';
import { FullestOfKind } from '@bb/table-kit/testing/question-shapes.ts';
import type { Session } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { automaticAnswer } from '../session/skippable-questions.ts';
import { type CaptainsGame, replay } from './captains-games.ts';
import { SEATS, usesAt } from './question-shapes.ts';

/** The question of one kind with the most events since the player's last answer. */
export interface TableQuestion {
  readonly g: Game;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly names: Names;
  /** All events before it. */
  readonly events: readonly GameEvent[];
  /** The number of events before the player's last answer. */
  readonly answeredAt: number;
  /** How often the kind occurs. */
  readonly count: number;
}

/** The most contests since the player's last answer that make a difference. */
const MAX_CONTESTS = 2;

/** The same ask, of as many players, with as many contests to show. */
function kindOf({ ask }: Decision, players: number, news: readonly GameEvent[]): string {
  const contests = news.filter(({ type }) => type === 'contested').length;
  return [ask, players, Math.min(contests, MAX_CONTESTS)].join(' ');
}

/** Leaves out the questions that the page answers by itself. */
export function tableQuestionsOf(games: readonly CaptainsGame[]): readonly TableQuestion[] {
  const fullest = new FullestOfKind<TableQuestion>();
  for (const game of games) {
    const names = namesFor(tablesFor({ players: game.players }), SEATS);
    const answered = new Map<number, number>();
    replay(game, (decision, choices, g, events) => {
      if (automaticAnswer(decision, choices, true, true)) return;
      const answeredAt = answered.get(decision.seat) ?? 0;
      const kind = kindOf(decision, game.players, events.slice(answeredAt));
      answered.set(decision.seat, events.length);
      fullest.add(kind, events.length - answeredAt, (count) => ({
        g: clone(g),
        decision,
        choices,
        names,
        events: events.slice(),
        answeredAt,
        count,
      }));
    });
  }
  return fullest.all;
}

/** The part of a session that a table needs while a player thinks. */
export function tableSessionAt({ g, ...question }: TableQuestion): Session {
  const seen = view(g, question.decision.seat);
  return askedSession({
    ...question,
    game: goldenAge,
    seats: SEATS.slice(0, seen.players),
    view: seen,
    uses: (thing) => usesAt(thing, { g, ...question, seen }),
  });
}
