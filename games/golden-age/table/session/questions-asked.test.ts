/** How often a player who follows the captain is asked, and how much less with what the table answers for them. */
import { playerNamed, situationOf } from '@bb/golden-age/bots';
import {
  type Choice,
  type Decision,
  decision,
  giveOrder,
  isForAnotherAction,
  lapseReason,
  legal,
  newGame,
  type PassOrder,
  play,
  type StandingOrder,
  standingAnswer,
  view,
} from '@bb/golden-age/rules';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { ONLY_WHAT_DECIDES, orderAfterPass } from './routine-passes.svelte.ts';
import { automaticAnswer } from './skippable-questions.ts';

const GAMES = 12;
const PLAYERS = 4;
const PERSON = 0;
const captain = playerNamed('captain') ?? expect.fail('there is no captain');

interface Helps {
  /** The table passes again in windows like one that the player has passed in this turn. */
  readonly passesAgain: boolean;
  /** The order that the player has at the beginning of each turn of another player. */
  readonly order: PassOrder | null;
}

/** @returns the number of questions to the person, and of own turns */
function count(seed: string, { passesAgain, order }: Helps): readonly [questions: number, turns: number] {
  const g = newGame({ players: PLAYERS });
  const chance = seeded(seed);
  let [questions, turns, turn] = [0, 0, -1];
  let held: StandingOrder | null = null;
  const hand = () => g.hands[PERSON] ?? [];
  const give = (given: PassOrder, d: Decision | null): StandingOrder => giveOrder(given, view(g, PERSON), PERSON, hand(), d?.about);
  const hasEnded = (given: StandingOrder, d: Decision): boolean =>
    lapseReason(given, view(g, PERSON), PERSON, hand()) !== null || (d.seat === PERSON && isForAnotherAction(given, d));
  /** What the table answers for the person, or null. */
  const automatic = (d: Decision, choices: readonly Choice[]): Choice | null =>
    (held && standingAnswer(held, d, choices, view(g, PERSON), g.tables)) ?? automaticAnswer(d, choices, true, true);

  for (let d = decision(g); d; d = decision(g)) {
    const choices = legal(g);
    if (g.playerTurn !== turn) {
      turn = g.playerTurn;
      if (g.active === PERSON) turns += 1;
      else if (order && !held) held = give(order, null);
    }
    if (held && hasEnded(held, d)) held = null;
    if (d.seat === CHANCE) {
      play(g, pick(choices, chance));
      continue;
    }
    const answered = d.seat === PERSON ? automatic(d, choices) : null;
    const situation = situationOf(g) ?? expect.fail('nobody is asked');
    const choice = answered ?? captain.choose(situation, chance);
    if (d.seat === PERSON && !answered) {
      questions += 1;
      const again = passesAgain ? orderAfterPass(d, choice, held) : null;
      if (again) held = give(again, d);
    }
    play(g, choice);
  }
  return [questions, turns];
}

test('a player is asked a third less', { timeout: 10_000 + 20_000 * GAMES }, () => {
  const perTurn = (helps: Helps): number => {
    const counts = Array.from({ length: GAMES }, (_, n) => count(`game ${n}`, helps));
    const sum = (of: 0 | 1): number => counts.reduce((all, one) => all + one[of], 0);
    return sum(0) / sum(1);
  };
  const before = perTurn({ passesAgain: false, order: null });
  const again = perTurn({ passesAgain: true, order: null });
  const only = perTurn({ passesAgain: true, order: ONLY_WHAT_DECIDES });
  const text = [before, again, only].map((n) => n.toFixed(2)).join(', ');
  console.log(`questions per own turn in ${GAMES} games: ${text} (as they are, passing again, asked only about what decides)`);
  expect(again).toBeLessThan(before);
  expect(only).toBeLessThan((2 / 3) * before);
});
