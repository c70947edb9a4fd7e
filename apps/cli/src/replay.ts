/** `bb replay`: tells what happened in a record. */
import { BadUsage, OTHER_RULES, otherRulesText, parse, playFile, readGame, readJson, type Terminal, wholeNumber } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';

/** @throws Failure that names the fault of the record, after the story up to there */
function replayFile<T extends GameTypes>({ game, commands }: ListedGame<T>, args: readonly string[], io: Terminal): number {
  const { values, positionals } = parse(args, { at: { type: 'string' }, language: { type: 'string' }, json: { type: 'boolean' } }, 1);
  const [file] = positionals;
  if (file === undefined) throw new BadUsage('no file is given');
  const json = readJson(file);
  const record = readGame(file, game, json);
  const all = record.choices.length;
  const at = values.at === undefined ? all : wholeNumber(values.at, '--at', 0, all);
  const talk = commands.talker.at(record.options, 0, [], values.language ?? 'en');
  const print = (lines: readonly string[]): void => {
    for (const line of lines) io.out(line);
  };
  const events: T['event'][] = [];
  if (!values.json) print(talk.opening);
  const played = (() => {
    try {
      return playFile(file, game, record, at, events);
    } finally {
      print(
        values.json ? events.map((event) => JSON.stringify({ type: 'event', text: talk.event(event), event })) : talk.wholeStory(events),
      );
    }
  })();
  const { position: p, length, other } = played;
  if (values.json) {
    const position = { at: length, of: all, decision: game.decision(p), outcome: game.outcome(p), view: game.view(p, null) };
    io.out(JSON.stringify({ type: 'position', ...position, ...(other ? { otherRules: other } : {}) }));
  } else print(['', ...talk.standing(p, length, all)]);
  if (other) io.err(`bb replay: ${file} ${otherRulesText(game, record, played)}`);
  return other?.from === undefined ? 0 : OTHER_RULES;
}

export const replay: AnyGameCommand = {
  name: 'replay',
  summary: 'tell the story of a record',
  readsRecord: true,
  help: ({ commands: { talker } }) => `bb replay FILE [--at N] ${talker.languages === null ? '' : '[--language L] '}[--json]

Prints what happened, then the position. A what-if is told from the place where it branches off the other game. A record of another
version of the rules is told as far as its choices are legal by these; exits with 3 if that is not to its end.

  --at N         stop after the first N choices (dice and draws are choices too)
${talker.languages === null ? '' : `${talker.languages}\n`}  --json         a line of JSON for each event, then one for the position as a spectator sees it`,
  run: replayFile,
};
