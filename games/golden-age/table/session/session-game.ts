/** The 2008 edition, as sessions see it. */
import { decision, type GoldenAge, orders, outcome, possibleUses, goldenAge as rules, tablesFor } from '@bb/golden-age/rules';
import { choiceLabel, eventText, namesFor, nonStandardOptions } from '@bb/golden-age/text';
import type { SessionGame } from '@bb/table-kit/session/session-game.ts';
import { forms } from '../i18n/forms.ts';
import { ruleText } from '../i18n/rule-text.svelte.ts';
import { words } from '../i18n/words.ts';
import { preferences } from '../preferences.svelte.ts';
import { bots } from './bots.ts';
import type { GoldenAgeSession } from './session.ts';
import { automaticAnswer, publicAutomaticAnswer } from './skippable-questions.ts';

/** Lists of tables hold the id of a component set instead of the set. */
function componentSetOf({ components = 'reconstructed' }: GoldenAge['options']): readonly string[] {
  const id: string = typeof components === 'object' ? components.id : components;
  return id === 'reconstructed' ? [] : [forms().componentSet(id)];
}

export const goldenAge: SessionGame<GoldenAgeSession> = {
  rules: { ...rules, decision, outcome, orders },
  allRules: async () => rules,
  names(options, seats) {
    const tables = tablesFor(options);
    return () => namesFor(tables, seats, words());
  },
  choiceText: choiceLabel,
  eventText,
  ruleText,
  optionsText: (options) => [...nonStandardOptions(options, words()), ...componentSetOf(options)],
  turnOf: (event) => (event.type === 'turnBegan' ? { turn: event.turn, seat: event.seat } : null),
  turnNumber: (g) => g.playerTurn,
  // 19 In the solitaire game only one side scores.
  scores: (g) => (g.tables.settings.solitaire ? [] : g.vp),
  isThrow: (choice) => choice.type === 'face',
  bots,
  passUntilTurnEnds: { span: 'turn', except: [] },
  automatic: {
    answer: (d, choices, skipIdle) => automaticAnswer(d, choices, skipIdle, preferences.cunningOnlyWhenUseful),
    publicAnswer: (d, choices) => publicAutomaticAnswer(d, choices, preferences.cunningOnlyWhenUseful),
  },
  uses: (thing, { ask, seat }, seen, { tables }) => possibleUses(thing, { ask, seat, view: seen, tables }),
  reasons: (seats, history, worker) =>
    seats.some(({ kind }) => kind === 'system')
      ? import('./system-player-reasons.svelte.ts').then(({ SystemPlayerReasons }) => new SystemPlayerReasons(history, worker))
      : null,
  script: async () => (await import('../tutorial/voyage.ts')).voyageAt,
};
