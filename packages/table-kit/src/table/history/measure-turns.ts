/** The course of a game for its charts. */

/** The beginning of a turn, or the end of the game. */
export interface TurnMoment {
  /** 0 at the end of the game. */
  readonly turn: number;
  /** The number of choices before it. */
  readonly at: number;
}

interface Course<Position> {
  readonly turns: readonly TurnMoment[];
  readonly length: number;
  positionsAt(lengths: readonly number[]): Iterable<Position>;
}

/** @returns what `measure` reads from the position at each moment, which changes afterwards */
export function measureTurns<Position, Measured>(
  history: Course<Position>,
  measure: (position: Position, moment: TurnMoment) => Measured,
): readonly Measured[] {
  const moments: readonly TurnMoment[] = [...history.turns.map(({ turn, at }) => ({ turn, at })), { turn: 0, at: history.length }];
  const measured: Measured[] = [];
  for (const position of history.positionsAt(moments.map(({ at }) => at)))
    measured.push(measure(position, moments[measured.length] ?? { turn: 0, at: 0 }));
  return measured;
}
