/** The 2008 edition on this page. */
import { mount } from 'svelte';
import { warningAt } from '../../games/golden-age/table/choices/warnings.ts';
import Table from '../../games/golden-age/table/Table.svelte';
import ChoiceList from '../../games/golden-age/table/testing/ChoiceList.svelte';
import { looksOf, questionsOf, sessionAt } from '../../games/golden-age/table/testing/question-shapes.ts';
import { tableQuestionsOf, tableSessionAt } from '../../games/golden-age/table/testing/table-sessions.ts';
import games from '../captains-games.json' with { type: 'json' };
import type { AtTable, LaidOut, TestedTable } from './tested-table.ts';

let session = $state.raw<ReturnType<typeof tableSessionAt> | null>(null);
const shown = (): ReturnType<typeof tableSessionAt> => {
  if (!session) throw new Error('no question is shown');
  return session;
};

export const goldenAge: TestedTable = {
  lists() {
    const questions = questionsOf(games);
    const looks = looksOf(questions).map(({ look: { question, opened }, of }): LaidOut => {
      const own = sessionAt(question);
      return {
        ask: question.decision.ask,
        choices: question.choices.length,
        opened: JSON.stringify(opened),
        of,
        mount: (target) => mount(ChoiceList, { target, props: { session: own, opened } }),
        isWasteful: (id) => {
          const found = question.choices.find((one) => String(one.id) === id);
          return found !== undefined && warningAt(own, found) !== null;
        },
      };
    });
    return { questions, looks };
  },
  atTable: () =>
    tableQuestionsOf(games).map(
      (question): AtTable => ({
        ask: question.decision.ask,
        count: question.count,
        show: () => (session = tableSessionAt(question)),
      }),
    ),
  mountTable(target) {
    mount(Table, {
      target,
      props: {
        get session() {
          return shown();
        },
      },
    });
  },
  seen: [
    ['.board', '[data-layer="counters"] .pirate, [data-layer="counters"] [role="button"]'],
    ['.log', '.lines li:last-child [data-line]'],
    ['.hand', '.hand li button'],
  ],
  panels: '[data-panel], .battle',
};
