/** Positions of the first voyage, from which the pictures of *How to play* are drawn. */
import { History } from '@bb/table-kit/session/history.ts';
import { Logbook } from '@bb/table-kit/session/logbook.svelte.ts';
import type { Lesson } from '../i18n/lessons.ts';
import type { GoldenAgeSession, Session } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { beginVoyage, voyageAt } from '../tutorial/voyage.ts';

const PLAYER = 0;
const nothing = async (): Promise<void> => undefined;

/** @returns a session of the first voyage that stands still where this lesson begins, and answers nothing */
export function stillAt(lesson: Lesson): Session {
  const { options, seats, choices } = beginVoyage();
  const { rules } = goldenAge;
  const history = new History<GoldenAgeSession>(goldenAge, options);
  history.replay(choices);
  let answered = 0;
  for (let place = voyageAt(history.choices); place && place.lesson !== lesson; place = voyageAt(history.choices)) {
    const [choice] = place.wanted(rules.legal(history.game));
    if (!choice) break;
    if (place.asks) answered = history.events.length;
    history.take(choice);
  }
  const names = goldenAge.names(
    options,
    seats.map(({ name }) => name),
  );
  const book = new Logbook<GoldenAgeSession>(goldenAge, names);
  book.append(history.events, PLAYER);
  const decision = rules.decision(history.game);
  return {
    game: goldenAge,
    seats,
    get names() {
      return names();
    },
    person: PLAYER,
    handOverTo: null,
    thinking: null,
    notice: '',
    snapshot: { view: rules.view(history.game, PLAYER), decision, choices: [...rules.legal(history.game)], outcome: null },
    length: history.length,
    events: book.events,
    log: book.log,
    allEvents: book.events,
    answeredAt: answered,
    recap: null,
    updateRecap: () => undefined,
    waitForAnimations: nothing,
    haltReason: '',
    asked: decision ? [decision.seat] : [],
    sent: null,
    sealed: null,
    answer: nothing,
    costsOf: () => [],
    uses: () => [],
    isLoadingUses: false,
    standingOrder: null,
    lapsed: null,
    passWithOrder: nothing,
    setStandingOrder: nothing,
    cancelStandingOrder: nothing,
    replay: null,
    viewers: [PLAYER],
    turns: history.turns,
    stops: history.stops,
    lookAt: () => undefined,
    lookAtEvent: () => undefined,
    leaveReplay: () => undefined,
  };
}
