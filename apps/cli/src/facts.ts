/** The facts that the lab keeps of a game, of any kind: how it ended, how long it was, and how often each kind of event occurred. */
import { type AnyRecord, type Game, type GameTypes, isRecord, type Outcome, replayRecord } from '@bb/kernel';

export interface Facts extends Outcome {
  /** How many turns there were; null if the game counts none. */
  readonly turns: number | null;
  /** All choices, those of Chance included. */
  readonly decisions: number;
  /** By type of event: how often it occurred. */
  readonly events: Readonly<Record<string, number>>;
}

/** Replays the record and counts its events. @param turns  null if the game counts none */
export function factsOf<T extends GameTypes>(game: Game<T>, record: AnyRecord, ended: Outcome, turns: number | null): Facts {
  const all: T['event'][] = [];
  replayRecord(game, record, undefined, all);
  const events: Record<string, number> = {};
  for (const event of all) {
    const type = isRecord(event) && typeof event.type === 'string' ? event.type : 'event';
    events[type] = (events[type] ?? 0) + 1;
  }
  const { scores, winners, ending } = ended;
  return { scores, winners, ending, turns, decisions: record.choices.length, events };
}

const isCount = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json);
const isCounts = (json: unknown): json is readonly number[] => Array.isArray(json) && json.every(isCount);
const areEvents = (json: unknown): json is Record<string, number> => isRecord(json) && Object.values(json).every(isCount);

/** @returns null if the JSON is not the facts of a game */
export function readFacts(json: unknown): Facts | null {
  const { scores, winners, ending, turns, decisions, events } = isRecord(json) ? json : {};
  const isWhole = isCounts(scores) && isCounts(winners) && typeof ending === 'string' && isCount(decisions) && areEvents(events);
  return isWhole && (turns === null || isCount(turns)) ? { scores, winners, ending, turns, decisions, events } : null;
}
