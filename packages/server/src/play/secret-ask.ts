/** 4.6 Asks that go to several seats at once and get secret answers: ADR 019. */
import type { Choice, Decision, Game, Seat } from '@bb/golden-age/rules';
import type { Rules } from '../rules/current-rules.ts';

/** What one seat is asked, if all seats before it pass. */
export interface SealedAsk {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  /** The answer that changes nothing. */
  readonly quiet: Choice;
  /** The seat holds nothing that it could play. */
  readonly isForced: boolean;
  /** @returns the position in which it is asked, made on first use; nobody may change it */
  readonly position: () => Game;
}

/** @returns null if the ask is not secret, or nobody is asked */
export function secretAsk(rules: Rules, game: Game, position = () => game): SealedAsk | null {
  const asked = game.ask ? rules.decision(game) : null;
  if (asked?.traits.kind !== 'window') return null;
  const choices = rules.legal(game);
  const { quiet: type } = asked.traits;
  const quiet = choices.find((choice) => choice.type === type);
  return quiet ? { seat: asked.seat, decision: asked, choices, quiet, isForced: choices.length === 1, position } : null;
}

/** The seats' asks in the order in which they count; empty if no window is open. Which seats are asked is public: no hand decides it [R5]. */
export function windowOf(rules: Rules, game: Game): readonly SealedAsk[] {
  const first = secretAsk(rules, game);
  if (!first) return [];
  const asks = [first];
  const now = rules.clone(game);
  for (let ask = first; ; ) {
    now.events = [];
    rules.play(now, ask.quiet);
    // Something has happened: what follows is a different question.
    if (now.events.length > 0) return asks;
    const before = asks.slice();
    const next = secretAsk(
      rules,
      now,
      once(() => passed(rules, game, before)),
    );
    if (next?.decision.ask !== first.decision.ask || asks.some(({ seat }) => seat === next.seat)) return asks;
    asks.push(next);
    ask = next;
  }
}

/** The position after all of these have passed. */
function passed(rules: Rules, game: Game, asks: readonly SealedAsk[]): Game {
  const now = rules.clone(game);
  for (const { quiet } of asks) rules.play(now, quiet);
  return now;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
