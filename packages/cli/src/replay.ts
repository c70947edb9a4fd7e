/** `bb replay`: tells what happened in a record. */
import { BadUsage, checked, parse, readJson, type Terminal, wholeNumber } from '@bb/command';
import { type GameTypes, replayAny } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';
import { names, textOf } from './names.ts';

/** Prints what happened in a record, or in its first `upTo` choices, and then the position. @throws Failure */
function replayAt<T extends GameTypes>(listed: ListedGame<T>, file: string, json: unknown, upTo: number | undefined, io: Terminal): number {
  const { game } = listed;
  const text = textOf(listed);
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

export const replay: AnyGameCommand = {
  name: 'replay',
  summary: 'tell the story of a record',
  readsRecord: true,
  help: () => `bb replay FILE [--at N]

Prints what happened, then the position.

  --at N         stop after the first N choices (dice and draws are choices too)`,
  run(listed, args, io) {
    const { values, positionals } = parse(args, { at: { type: 'string' } }, 1);
    const [file] = positionals;
    if (file === undefined) throw new BadUsage('no file is given');
    const upTo = values.at === undefined ? undefined : wholeNumber(values.at, '--at', 0, Number.MAX_SAFE_INTEGER);
    return replayAt(listed, file, readJson(file), upTo, io);
  },
};
