/** 4.6 Asks that go to several seats at once and get secret answers: ADR 019. */
import type { AnyChoice, Decision, Game, Seat } from '@bb/kernel';

/** What one seat is asked, if all seats before it pass. */
export interface SealedAsk {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly choices: readonly AnyChoice[];
  /** The answer that changes nothing. */
  readonly quiet: AnyChoice;
  /** The seat holds nothing that it could play. */
  readonly isForced: boolean;
  /** @returns the position in which it is asked, made on first use; nobody may change it */
  readonly position: () => object;
}

/** @returns null if the ask is not secret, or nobody is asked */
export function secretAsk(game: Game, p: object, position = () => p): SealedAsk | null {
  const asked = game.decision(p);
  if (asked?.traits.kind !== 'window') return null;
  const choices = game.legal(p);
  const { quiet: type } = asked.traits;
  const quiet = choices.find((choice) => choice.type === type);
  return quiet ? { seat: asked.seat, decision: asked, choices, quiet, isForced: choices.length === 1, position } : null;
}

/** The seats' asks in the order in which they count; empty if no window is open. Which seats are asked is public: no hand decides it [R5]. */
export function windowOf(game: Game, position: object): readonly SealedAsk[] {
  const first = secretAsk(game, position);
  if (!first) return [];
  const asks = [first];
  const now = game.clone(position);
  for (let ask = first; ; ) {
    const events: object[] = [];
    game.play(now, ask.quiet, events);
    // Something has happened: what follows is a different question.
    if (events.length > 0) return asks;
    const before = asks.slice();
    const next = secretAsk(
      game,
      now,
      once(() => passed(game, position, before)),
    );
    if (next?.decision.ask !== first.decision.ask || asks.some(({ seat }) => seat === next.seat)) return asks;
    asks.push(next);
    ask = next;
  }
}

/** The position after all of these have passed. */
function passed(game: Game, position: object, asks: readonly SealedAsk[]): object {
  const now = game.clone(position);
  for (const { quiet } of asks) game.play(now, quiet);
  return now;
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
