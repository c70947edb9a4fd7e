/** `bb simulate`: plays many games between bots. */
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, MAX_SEATS, randomSettings, type Settings, settingsOf } from '@bb/golden-age/rules';
import { BadInput, seeded } from '@bb/kernel';
import { gameOptions, OPTION_HELP, settingsIn } from './game-options.ts';
import { Broken, type Played, playGame } from './play-game.ts';
import { Tally } from './tally.ts';
import type { Terminal } from './terminal.ts';
import { BadUsage, BOTS_HELP, botList, botsAt, type Command, Failure, parse, playerCounts, seated, wholeNumber } from './usage.ts';
import { verified } from './verify.ts';
import { writeRecord } from './write-record.ts';

const OPTIONS = {
  games: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  option: { type: 'string', multiple: true },
  options: { type: 'string' },
  components: { type: 'string' },
  'no-verify': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const MAX_GAMES = 10_000_000;
const SEED_LIMIT = 2 ** 32;

interface Plan {
  readonly games: number;
  readonly players: readonly number[];
  readonly bots: readonly string[];
  readonly seed: string;
  readonly out: string | undefined;
  readonly settings: Partial<Settings>;
  /** If true, optional rules that are not in `settings` are drawn at random for each game. */
  readonly drawn: boolean;
  /** The path of a component set. */
  readonly components: string | undefined;
  readonly checks: boolean;
  readonly json: boolean;
}

function planOf(args: readonly string[]): Plan {
  const { values } = parse(args, OPTIONS);
  if (values.options !== undefined && values.options !== 'random')
    throw new BadUsage(`--options can only be random, not "${values.options}"; --option NAME=VALUE sets one`);
  const settings = settingsIn(values.option ?? []);
  return {
    games: wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES),
    players: playerCounts(values.players ?? '4'),
    bots: seated(botList(values.bots ?? 'random'), settings),
    seed: values.seed ?? String(randomInt(SEED_LIMIT)),
    out: values.out,
    settings,
    drawn: values.options === 'random',
    components: values.components,
    checks: values['no-verify'] !== true,
    json: values.json === true,
  };
}

/** Plays one game of the plan and verifies its record. @throws Failure that names the file of the record */
function playOne({ seed, out, settings, drawn, components, checks }: Plan, game: number, players: number, bots: readonly string[]): Played {
  const broken = (record: GameRecord, why: string): Failure =>
    new Failure(
      `game ${game} of seed ${seed} (${players} players) after ${record.choices.length} choices: ${why}; its record: ${writeRecord(out ?? join(tmpdir(), 'bb'), `${seed}-${game}`, record)}`,
    );
  const extra = drawn ? { ...randomSettings(seeded(`${seed}/${game}/options`)), ...settings } : settings;
  const options = gameOptions(players, extra, components);
  let played: Played;
  try {
    played = playGame(options, bots, `${seed}/${game}`);
  } catch (error) {
    throw error instanceof Broken ? broken(error.record, error.message) : error;
  }
  try {
    if (checks) verified(JSON.parse(JSON.stringify(played.record)));
  } catch (error) {
    throw error instanceof BadInput ? broken(played.record, `the record does not verify: ${error.message}`) : error;
  }
  if (!played.record.result) throw broken(played.record, 'no decision is pending, but the game has no outcome');
  if (out !== undefined) writeRecord(out, `${seed}-${game}`, played.record);
  return played;
}

function runPlan(plan: Plan, io: Terminal): number {
  const { games, players, seed, json, checks } = plan;
  const tally = new Tally();
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const seats = players[game % players.length] ?? 2;
    const bots = botsAt(plan.bots, seats);
    const { record, turns } = playOne(plan, game, seats, bots);
    tally.add(bots, record, turns);
    if (json)
      io.out(
        JSON.stringify({
          type: 'game',
          game,
          players: seats,
          settings: settingsOf(record.options),
          bots,
          decisions: record.choices.length,
          turns,
          ...record.result,
          verified: checks,
        }),
      );
    const spent = (performance.now() - began) / 1000;
    io.progress(`${game + 1} of ${games} games, ${Math.round((game + 1) / spent)} a second`);
  }
  io.progress('');
  const seconds = (performance.now() - began) / 1000;
  if (json) io.out(JSON.stringify({ type: 'summary', seed, ...tally.summary(), verified: checks ? games : 0 }));
  else {
    for (const line of tally.lines()) io.out(line);
    io.out(checks ? `verified   ${games} records replayed with the same results` : 'verified   no (--no-verify)');
    io.out(`seed       ${seed}; ${seconds.toFixed(2)} s`);
  }
  return 0;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play games between bots, and sum them up',
  help: `bb simulate [--games N] [--players P] [--bots a,b,..] [--seed S] [--option NAME[=VALUE]]..
            [--options random] [--components FILE] [--out DIR] [--no-verify] [--json]

  --games N      how many games (100)
  --players P    2 to ${MAX_SEATS}, or a range such as 2..${MAX_SEATS}, whose numbers take turns (4)
  --bots a,b,..  the bots by seat, repeated if there are more seats (random); ${BOTS_HELP}
  --seed S       the same seed gives the same games (default: a new one, printed)
${OPTION_HELP}
  --options random
                 draw all optional rules that --option doesn't name at random, for each game
  --components FILE
                 play with this component set
  --out DIR      write the record of each game to DIR
  --no-verify    don't verify each record by replaying it
  --json         a line of JSON for each game, then one for the summary`,
  run: (args, io) => runPlan(planOf(args), io),
};
