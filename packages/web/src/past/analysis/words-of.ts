/** What an analysis says, in the words of the table. */
import type { Point, Review, Turning } from '@bb/bots';
import type { LocalSession } from '../../session/local-session.svelte.ts';
import { tellAll } from '../../table/story.ts';

/** Chances to win, as they are written in this language. */
export function chancesIn(language: string) {
  const digits = { style: 'percent', maximumFractionDigits: 1 } as const;
  const plain = new Intl.NumberFormat(language, digits);
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  const proper = (text: string): string => text.replace('-', '−');
  return {
    of: (chance: number): string => plain.format(chance),
    /** With its sign. */
    by: (change: number): string => proper(signed.format(Math.abs(change) < 0.0005 ? 0 : change)),
    error: (chance: number): string => `± ${plain.format(chance)}`,
  };
}
export type Chances = ReturnType<typeof chancesIn>;

/** What Chance decided there, to the eyes at the screen. */
export function chanceTold({ heardSoFar, history, names }: LocalSession, { since, at }: Turning): string {
  const heard = heardSoFar.slice(history.heardAt(since), history.heardAt(at));
  return tellAll(heard, names)
    .map(({ text }) => text)
    .join(' ');
}

export interface TurnPoint extends Point {
  /** It is the end of the game. */
  readonly isEnd: boolean;
}

/** How the chances stood when each Player-Turn was over, as far as it was looked at. */
export function byTurn({ points }: Review, isDone: boolean): readonly TurnPoint[] {
  const end = isDone ? points.length - 1 : -1;
  return points.flatMap((point, i) => {
    const isEnd = i === end;
    const next = points[i + 1];
    return isEnd || next === undefined || next.turn !== point.turn || i + 1 === end ? [{ ...point, isEnd }] : [];
  });
}
