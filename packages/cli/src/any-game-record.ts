/** `bb replay` and `bb analyze` for a record of any game, by its contract alone. */
import { BadInput, type Game, type GameTypes, isWhatIf, readWhatIf, replayAny, seeded } from '@bb/kernel';
import { judge } from '@bb/search';
import type { ListedGame } from './games.ts';
import { MAX_PLAYOUT, names } from './play-any-game.ts';
import type { Terminal } from './terminal.ts';
import { Failure } from './usage.ts';

/** @throws Failure that names the file and the fault */
function checked<R>(file: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new Failure(`${file}: ${error.message}`) : error;
  }
}

/** Prints what happened in a record, or in its first `upTo` choices, and then the position. @throws Failure */
export function replayAnyGame<T extends GameTypes>(
  { game, text }: ListedGame<T>,
  file: string,
  json: unknown,
  upTo: number | undefined,
  io: Terminal,
): number {
  const events: T['event'][] = [];
  const p = checked(file, () => replayAny(game, json, upTo, events));
  for (const event of events) {
    const line = text.event(event, names);
    if (line !== '') io.out(line);
  }
  io.out('');
  for (const line of text.position(game.view(p, null), names)) io.out(line);
  const ended = game.outcome(p);
  if (ended) io.out(`Winner: ${ended.winners.map(names).join(', ')}`);
  return 0;
}

/** @returns where a record or a what-if begins, and the choices since. @throws BadInput */
function beginning<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
): { readonly start: T['position']; readonly choices: readonly unknown[] } {
  if (isWhatIf(json)) return readWhatIf(game, json);
  const { options, choices } = json as { readonly options: unknown; readonly choices: readonly unknown[] };
  return { start: game.newGame(game.parseOptions(options)), choices };
}

/** Prints each choice that gave away at least this share of the win. */
const MIN_LOSS = 0.05;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Prints what the choices of a record gave away. @param iterations  per decision @throws Failure */
export function analyzeAnyGame<T extends GameTypes>(
  { game, text }: ListedGame<T>,
  file: string,
  json: unknown,
  iterations: number,
  io: Terminal,
): number {
  checked(file, () => replayAny(game, json));
  const { start, choices } = checked(file, () => beginning(game, json));
  const made = choices.map((one) => game.choices.fromJson(one));
  const lost = new Map<number, number>();
  let judged = 0;
  for (const { at, seat, position, chosen, best, loss } of judge(
    game,
    start,
    made,
    { iterations, maxPlayout: MAX_PLAYOUT },
    seeded(file),
  )) {
    judged++;
    lost.set(seat, (lost.get(seat) ?? 0) + loss);
    if (loss < MIN_LOSS) continue;
    const d = game.decision(position);
    io.out(`\n${at}  ${names(seat)}: ${d ? text.prompt(d, game.view(position, seat), names) : ''}`);
    io.out(`  ${text.choice(chosen.choice, names)}: ${percent(chosen.value)} of the win`);
    io.out(`  ${text.choice(best.choice, names)}: ${percent(best.value)}`);
  }
  io.out(`\n${judged} decisions`);
  for (const [seat, sum] of [...lost].sort(([a], [b]) => a - b)) io.out(`${names(seat)} gave away ${percent(sum)} of a win`);
  return 0;
}
