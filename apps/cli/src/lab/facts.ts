/** The facts that the lab keeps of a game, of any kind: how it ended, how long it was, and how often each kind of event occurred. */
import type { Facts } from '@bb/command';
import { type AnyRecord, CHANCE, type GameTypes, isRecord, type Outcome } from '@bb/kernel';
import type { ListedGame } from '../games.ts';

/** Replays the record and counts its events. */
export function factsOf<T extends GameTypes>({ game, commands }: ListedGame<T>, record: AnyRecord, ended: Outcome): Facts {
  const p = game.newGame(game.parseOptions(record.options));
  const own = commands.lab?.count();
  const events: Record<string, number> = {};
  let decisions = 0;
  for (const json of record.choices) {
    if (game.seatToChoose(p) !== CHANCE) decisions += 1;
    const caused: T['event'][] = [];
    game.play(p, game.choices.fromJson(json), caused);
    for (const event of caused) {
      const type = isRecord(event) && typeof event.type === 'string' ? event.type : 'event';
      events[type] = (events[type] ?? 0) + 1;
      own?.event(event, p);
    }
  }
  const { scores, winners, ending } = ended;
  return { scores, winners, ending, turns: commands.turnOf?.(p) ?? null, decisions, events, own: own?.end(p) ?? null };
}

const isCount = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json);
const isCounts = (json: unknown): json is readonly number[] => Array.isArray(json) && json.every(isCount);
const areEvents = (json: unknown): json is Record<string, number> => isRecord(json) && Object.values(json).every(isCount);

/** @returns null if the JSON is not the facts of a game */
export function readFacts<T extends GameTypes>({ commands: { lab } }: ListedGame<T>, json: unknown): Facts | null {
  const { scores, winners, ending, turns, decisions, events, own } = isRecord(json) ? json : {};
  const isWhole = isCounts(scores) && isCounts(winners) && typeof ending === 'string' && isCount(decisions) && areEvents(events);
  if (!isWhole || !(turns === null || isCount(turns)) || winners.some((seat) => seat >= scores.length)) return null;
  const owned = lab ? lab.read(own, scores.length) : null;
  return lab && !owned ? null : { scores, winners, ending, turns, decisions, events, own: owned };
}
