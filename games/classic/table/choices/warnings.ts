/** What a choice would waste. Only these choices must be confirmed. */
import {
  bootyOf,
  type Choice,
  choiceOdds,
  departedOf,
  firstHold,
  holdsOf,
  MAX_HOLDS,
  type PirateId,
  rerollOdds,
  richest,
} from '@bb/classic/rules';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import { poundsIn, shipOf } from './choice-briefs.ts';
import type { DecisionContext } from './decision-context.ts';

/**
 * The kinds of warnings:
 * - `unused`: ends the turn without an operation, although one is open;
 * - `crew`: angers a crew that is close to mutiny;
 * - `jettison`, `release`: gives up booty or a hostage for nothing;
 * - `othersWin`: ends the game while another player's pirate is the richest;
 * - `cargo`, `plunder`: leaves booty that is worth more than what it would replace, or the other way round;
 * - `hold`: empties a richer hold than necessary;
 * - `marooned`: loses a pirate who could retire;
 * - `cunning`: rerolls a roll that has succeeded;
 * - `surrender`: gives up the pirate;
 * - `backOff`, `breach`: costs Crew Unrest, or may bring a duel.
 */
export type Warning = keyof ChoiceTexts['warnings'];

/** Crew Unrest at which the crew should not be angered. */
const CLOSE_TO_MUTINY = 2;

/** @returns null if there is nothing to warn of */
export function warningOf(choice: Choice, context: DecisionContext): Warning | null {
  const { decision, choices, view, sight } = context;
  const { about } = decision;
  const pirate = about.pirate;
  const unrest = pirate === undefined ? 0 : (view.unrest[pirate] ?? 0);
  switch (choice.type) {
    case 'pass':
      return decision.ask === 'takeOperation' && choices.some(({ type }) => type !== 'pass') ? 'unused' : null;
    case 'letGo':
      return unrest <= CLOSE_TO_MUTINY ? 'crew' : null;
    case 'decline':
      if (decision.ask === 'retireFromMutiny') return 'marooned';
      return decision.ask === 'declareRevelry' && about.mandatory === true && unrest <= CLOSE_TO_MUTINY ? 'crew' : null;
    case 'jettison':
    case 'release':
      return choice.type;
    case 'retire':
      return endsForOthers(choice.pirate, context) ? 'othersWin' : null;
    case 'retireNow':
      return pirate !== undefined && endsForOthers(pirate, context, decision.ask === 'retireFromMutiny') ? 'othersWin' : null;
    case 'surrender':
      return 'surrender';
    case 'backOff':
      return 'backOff';
    case 'breakAlliance':
      return 'breach';
    case 'leaveCargo':
      return leastIn(pirate, context) < (about.pounds ?? 0) ? 'cargo' : null;
    case 'stow':
      return lostBy(choice, context) > (about.pounds ?? 0) || isRicher(choice, context) ? 'hold' : null;
    case 'throwOverboard':
      return isRicher(choice, context) ? 'hold' : null;
    case 'takePlunder':
      return bootyAboard(pirate, context) > (about.pounds ?? 0) ? 'plunder' : null;
    case 'leavePlunder':
      return bootyAboard(pirate, context) < (about.pounds ?? 0) ? 'cargo' : null;
    case 'rerollDice': {
      const lies = rerollOdds(sight, about);
      const best = lies?.odds.trial?.outcomes;
      if (!lies || !best || best.length < 2) return null;
      const wanted = lies.isOwn ? best[0] : best.at(-1);
      return lies.now.outcome === wanted ? 'cunning' : null;
    }
    default:
      return null;
  }
}

/** Attempts that nobody has to make. */
const ATTEMPTS: readonly Choice['type'][] = ['petition', 'attack', 'chase', 'attackPort', 'sackPort', 'retire'];

/** The best that can come of its roll has no chance: it stands with the choices that are closed. */
export function isHopeless(choice: Choice, { decision: { ask, about }, view, sight }: DecisionContext): boolean {
  if (!ATTEMPTS.includes(choice.type)) return false;
  const [odds] = choiceOdds(choice, { ask, about, view, tables: sight.tables });
  return odds?.chances[0]?.chance === 0;
}

/** C26.2 His retirement would end the game, and the richest pirate then is another player's. @param leavesMoney  only his stash counts (C10.3) */
function endsForOthers(pirate: PirateId, { view, sight }: DecisionContext, leavesMoney = false): boolean {
  const seat = view.owner[pirate];
  if (seat === undefined || departedOf(view, seat) + 1 < sight.tables.piratesEach) return false;
  const netWorth = leavesMoney ? view.netWorth.map((pounds, i) => (i === pirate ? 0 : pounds)) : view.netWorth;
  return !richest({ ...view, netWorth }).includes(seat);
}

/** The pounds that go overboard. */
const lostBy = (choice: Extract<Choice, { hold: number }>, context: DecisionContext): number =>
  poundsIn(shipOf(choice, context), choice.hold % MAX_HOLDS, context);
/** Another hold that could be emptied instead has less in it. */
const isRicher = (choice: Extract<Choice, { hold: number }>, context: DecisionContext): boolean =>
  context.choices.some((other) => other.type === choice.type && 'hold' in other && lostBy(other, context) < lostBy(choice, context));

/** The pounds in his poorest hold. */
const leastIn = (pirate: PirateId | undefined, context: DecisionContext): number =>
  Math.min(
    ...(pirate === undefined
      ? []
      : context.view.holds.slice(firstHold(context.view, pirate)).slice(0, holdsOf(context.sight.tables, context.view, pirate))),
  );
const bootyAboard = (pirate: PirateId | undefined, { view }: DecisionContext): number => (pirate === undefined ? 0 : bootyOf(view, pirate));
