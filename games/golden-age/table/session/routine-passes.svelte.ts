/** Standing orders that the table gives for a player, so that nobody is asked the same thing twice. */
import { type Choice, type Decision, isOrderable, type PassOrder, windowKey } from '@bb/golden-age/rules';
import { preferences } from '../preferences.svelte.ts';
import type { Session } from './session.ts';

/** In doubloons: what is worth a card to most players. */
export const STANDARD_PRIZE = 2000;

/** For players who want to be asked only about what decides the game. */
export const ONLY_WHAT_DECIDES: PassOrder = {
  span: 'ownTurn',
  except: [{ kind: 'deed', deed: 'retirement' }, { kind: 'prize', doubloons: STANDARD_PRIZE }, { kind: 'reaction' }],
};

/**
 * After a pass, the table passes in windows like this one until the turn ends.
 *
 * @param held  the order that the player has given
 * @returns the order to give with this pass; null for none
 */
export function orderAfterPass(d: Decision, choice: Choice, held: PassOrder | null): PassOrder | null {
  if (choice.type !== 'pass' || !isOrderable(d.ask)) return null;
  const { span, except, again = [] }: PassOrder = held ?? { span: 'turn', except: [{ kind: 'any' }] };
  return span === 'action' || span === 'pirate' ? null : { span, except, again: [...new Set([...again, windowKey(d)])] };
}

/** Call it while a component is created. Gives the order in each turn of another player, once, if the player at the screen wants it. */
export function keepToWhatDecides(session: () => Session): void {
  let given = -1;
  $effect(() => {
    const { person, snapshot, replay, standingOrder, script } = session();
    const { active, playerTurn } = snapshot.view;
    if (!preferences.onlyWhatDecides || person === null || person === active || replay || script || snapshot.outcome) return;
    if (given === playerTurn) return;
    given = playerTurn;
    if (standingOrder === null) void session().setStandingOrder(ONLY_WHAT_DECIDES);
  });
}
