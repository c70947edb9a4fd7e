/** The 2008 edition on this page. */
import type { Group } from '../../games/golden-age/table/choices/choice-groups.ts';
import { warningAt } from '../../games/golden-age/table/choices/warnings.ts';
import type { Session } from '../../games/golden-age/table/session/session.ts';
import Table from '../../games/golden-age/table/Table.svelte';
import ChoicesAlone from '../../games/golden-age/table/testing/ChoicesAlone.svelte';
import { looksOf, type Question, questionsOf, sessionAt } from '../../games/golden-age/table/testing/question-shapes.ts';
import { type TableQuestion, tableQuestionsOf, tableSessionAt } from '../../games/golden-age/table/testing/table-sessions.ts';
import games from '../captains-games.json' with { type: 'json' };
import { testedTable } from './tested-table.svelte.ts';

export const goldenAge = testedTable<Session, Group, Question, TableQuestion>({
  questions: () => questionsOf(games),
  looksOf,
  listSession: sessionAt,
  isWasteful: (session, choice) => warningAt(session, choice) !== null,
  ChoiceList: ChoicesAlone,
  tableQuestions: () => tableQuestionsOf(games),
  tableSession: tableSessionAt,
  Table,
  seen: [
    ['.board', '[data-layer="counters"] .pirate, [data-layer="counters"] [role="button"]'],
    ['.log', '.lines li:last-child [data-line]'],
    ['.hand', '.hand li button'],
  ],
  panels: '[data-panel], .battle',
});
