/** 4.6 Questions that are put to several seats side by side, and answered under seal: ADR 019. */
import type { Choice, Decision, Game, Seat } from '@bb/engine';
import type { Rules } from '../rules/today.ts';

/** Questions whose answers hang on a hidden hand, put while somebody else acts. */
const SECRET: readonly Decision['ask'][] = ['antiPirateAction', 'kcSurprise', 'doubleCross', 'negate', 'defendWithSkull'];

export const isSecret = (ask: Decision['ask']): boolean => SECRET.includes(ask);

/** What one seat is asked, should all before it pass. */
export interface SealedAsk {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  /** The answer with which nothing happens. */
  readonly quiet: Choice;
  /** The seat holds nothing that it could play. */
  readonly isForced: boolean;
  /** The position in which it is asked; nobody changes it. */
  readonly game: Game;
}

/** Null: what is asked is not secret, or nobody is asked. */
export function secretAsk(rules: Rules, game: Game): SealedAsk | null {
  const asked = game.ask ? rules.decision(game) : null;
  if (!asked || !isSecret(asked.ask)) return null;
  const choices = rules.legal(game);
  const quiet = choices.find(({ type }) => type === 'pass' || type === 'decline');
  return quiet ? { seat: asked.seat, decision: asked, choices, quiet, isForced: choices.length === 1, game } : null;
}

/** In the order in which they count; empty where no window is open. Who stands in it is public: no hand decides it [R5]. */
export function windowOf(rules: Rules, game: Game): readonly SealedAsk[] {
  const asks: SealedAsk[] = [];
  for (let now = game; ; ) {
    const ask = secretAsk(rules, now);
    if (!ask || ask.decision.ask !== (asks[0] ?? ask).decision.ask || asks.some(({ seat }) => seat === ask.seat)) return asks;
    asks.push(ask);
    now = rules.clone(now);
    now.events = [];
    rules.play(now, ask.quiet);
    // Something has happened: what follows is another question.
    if (now.events.length > 0) return asks;
    now.events = null;
  }
}
