/** `bb replay`: tells the story of a record. */
import { BadUsage, type Command, checked, parse, readJson, type Terminal, wholeNumber } from '@bb/command';
import { decision, type Game, type GameEvent, goldenAge, outcome, tablesFor, view } from '@bb/golden-age/rules';
import { eventText, type Names, nonStandardOptions, prompt, storyteller } from '@bb/golden-age/text';
import { readAny, replay as replayed } from '@bb/kernel';
import { LANGUAGE_HELP, localeOf, type Speech, seatNames, several, speech } from './locale.ts';
import { positionLines } from './position.ts';
import { storyLine } from './story-line.ts';

function tellEvents(events: readonly GameEvent[], n: Names, json: boolean | undefined, io: Terminal): void {
  if (json) for (const event of events) io.out(JSON.stringify({ type: 'event', text: eventText(event, n), event }));
  else for (const line of storyteller(n)(events)) io.out(storyLine(line, true));
}

/** The result of a finished game, or the pending decision. */
function pending(g: Game, n: Speech): string {
  const end = outcome(g);
  if (end)
    return `${n.words.finalScore(end.scores.map((vp, seat) => `${n.seat(seat)} ${n.language.vp(vp)}`).join(', '))}. ${n.words.wonBy(several(end.winners, n))}`;
  const asked = decision(g);
  if (!asked) return '';
  const what = asked.seat < 0 ? n.words.chance(asked.ask) : n.words.mustChoose(n.seat(asked.seat), prompt(asked, n));
  return `${what}  [${asked.rule}]  ${asked.path.join(' > ')}`;
}

export const replay: Command = {
  name: 'replay',
  summary: 'tell the story of a record',
  help: `bb replay FILE [--at N] [--language L] [--json]

Prints what happened, with the rule of each event, then the position. A what-if is told from the place where it leaves the other game.

  --at N         stop after the first N choices (dice and draws are choices too)
${LANGUAGE_HELP}
  --json         a line of JSON for each event, then one for the position as a spectator sees it`,
  run(args, io) {
    const { values, positionals } = parse(args, { at: { type: 'string' }, language: { type: 'string' }, json: { type: 'boolean' } }, 1);
    const [file] = positionals;
    const locale = localeOf(values.language ?? 'en');
    if (file === undefined) throw new BadUsage('no file is given');
    const json = readJson(file);
    const record = checked(file, () => readAny(goldenAge, json));
    const all = record.choices.length;
    const at = values.at === undefined ? all : wholeNumber(values.at, '--at', 0, all);
    const names = speech(locale, tablesFor(record.options), seatNames(locale, record.options));
    const events: GameEvent[] = [];
    const extra = nonStandardOptions(record.options, locale.game);
    if (!values.json && extra.length > 0) io.out(names.words.with(extra.join(', ')));
    const g = checked(file, () => {
      try {
        return replayed(goldenAge, record, at, events);
      } finally {
        tellEvents(events, names, values.json, io);
      }
    });
    if (values.json)
      io.out(JSON.stringify({ type: 'position', at, of: all, decision: decision(g), outcome: outcome(g), view: view(g, null) }));
    else {
      io.out(`\n${names.words.after(at, all)}`);
      for (const line of positionLines(view(g, null), names)) io.out(line);
      io.out(pending(g, names));
    }
    return 0;
  },
};
