/** The 1991 edition on this page. */
import { mount } from 'svelte';
import { sceneOf } from '../../games/classic/table/choices/scene.ts';
import { warningOf } from '../../games/classic/table/choices/warnings.ts';
import type { Session } from '../../games/classic/table/session.ts';
import Table from '../../games/classic/table/Table.svelte';
import ChoiceList from '../../games/classic/table/testing/ChoiceList.svelte';
import { looksOf, questionsOf, sessionAt, tableQuestionsOf } from '../../games/classic/table/testing/captains-questions.ts';
import type { AtTable, LaidOut, TestedTable } from './tested-table.ts';

/** A game has about a thousand questions of players. */
const GAMES = 15;

let session = $state.raw<Session | null>(null);
const shown = (): Session => {
  if (!session) throw new Error('no question is shown');
  return session;
};

export const classic: TestedTable = {
  lists() {
    const questions = questionsOf(GAMES);
    const looks = looksOf(questions).map(({ look: { question, opened }, of }): LaidOut => {
      const own = sessionAt(question);
      const scene = sceneOf(own);
      return {
        ask: question.decision.ask,
        choices: question.choices.length,
        opened: opened ?? '',
        of,
        mount: (target) => mount(ChoiceList, { target, props: { session: own, opened } }),
        isWasteful: (id) => {
          const found = question.choices.find((one) => String(one.id) === id);
          return found !== undefined && scene !== null && warningOf(found, scene) !== null;
        },
      };
    });
    return { questions, looks };
  },
  atTable: () =>
    tableQuestionsOf(GAMES).map(
      (question): AtTable => ({
        ask: question.decision.ask,
        count: question.count,
        show: () => (session = sessionAt(question)),
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
    ['.board', '[data-layer="counters"] .pirate, [data-layer="counters"] .press'],
    ['.log', '.lines li:last-child [data-line]'],
    ['.hand', '.strip .ships > button, .strip .cards > *'],
  ],
  panels: '.stage',
};
