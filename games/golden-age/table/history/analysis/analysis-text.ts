/** Formats the results of an analysis. */
import type { Judgment, Point, Review, Turning } from '@bb/golden-age/bots';
import { decision, view } from '@bb/golden-age/rules';
import { type Names, prompt } from '@bb/golden-age/text';
import { narrate } from '../../log-lines.ts';
import type { Session, WholeGame } from '../../session/session.ts';
import { summarize } from '../event-summary.ts';

/** Formats winning chances in this language. */
export function chanceFormat(language: string) {
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
export type ChanceFormat = ReturnType<typeof chanceFormat>;

/** The question that was judged, as its player read it. */
export function questionText({ history }: WholeGame, names: Names, { at, seat, estimates }: Judgment): string {
  const g = history.at(at);
  const d = decision(g);
  return d ? prompt(d, names, { view: view(g, seat), choices: estimates.map(({ choice }) => choice) }) : '';
}

/**
 * The log text of the dice or draws at a turning point, as the current viewer may see them.
 * @param isBrief only the most important line
 */
export function chanceText(
  { allEvents, names }: Session,
  { history, present }: WholeGame,
  { since, at }: Turning,
  isBrief: boolean,
): string {
  const lines = narrate(allEvents.slice(history.eventCountAt(since), history.eventCountAt(at)), names);
  if (!isBrief) return lines.map(({ text }) => text).join(' ');
  const [most] = summarize(lines, present.view, null, 1).lines.filter(({ depth }) => depth > 0);
  return (most ?? lines[0])?.text ?? '';
}

export interface TurnPoint extends Point {
  /** It is the end of the game. */
  readonly isEnd: boolean;
}

/** @returns the last analyzed point of each Player-Turn, and the end of the game if it was analyzed */
export function lastPointsOfTurns({ points }: Review, isDone: boolean): readonly TurnPoint[] {
  const end = isDone ? points.length - 1 : -1;
  return points.flatMap((point, i) => {
    const isEnd = i === end;
    const next = points[i + 1];
    return isEnd || next === undefined || next.turn !== point.turn || i + 1 === end ? [{ ...point, isEnd }] : [];
  });
}
