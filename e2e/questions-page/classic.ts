/** The 1991 edition on this page. */
import { decisionContextOf } from '../../games/classic/table/choices/decision-context.ts';
import { warningOf } from '../../games/classic/table/choices/warnings.ts';
import type { Session } from '../../games/classic/table/session.ts';
import Table from '../../games/classic/table/Table.svelte';
import ChoicesAlone from '../../games/classic/table/testing/ChoicesAlone.svelte';
import {
  looksOf,
  type Question,
  questionsOf,
  sessionAt,
  type TableQuestion,
  tableQuestionsOf,
} from '../../games/classic/table/testing/captains-questions.ts';
import { testedTable } from './tested-table.svelte.ts';

/** A game has about a thousand questions of players. */
const GAMES = 15;

export const classic = testedTable<Session, string, Question, TableQuestion>({
  questions: () => questionsOf(GAMES),
  looksOf,
  listSession: sessionAt,
  isWasteful(session, choice) {
    const context = decisionContextOf(session);
    return context !== null && warningOf(choice, context) !== null;
  },
  ChoiceList: ChoicesAlone,
  tableQuestions: () => tableQuestionsOf(GAMES),
  tableSession: sessionAt,
  Table,
  seen: [
    ['.board', '[data-layer="counters"] .pirate, [data-layer="counters"] .press'],
    ['.log', '.lines li:last-child [data-line]'],
    ['.hand', '.strip .ships > button, .strip .cards > *'],
  ],
  panels: '.stage',
});
