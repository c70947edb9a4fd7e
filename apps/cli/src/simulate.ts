/** `bb simulate`: plays many games between bots. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BadUsage,
  Broken,
  botList,
  botsAt,
  Failure,
  type Played,
  parse,
  playerCounts,
  playGame,
  seedFor,
  type Terminal,
  wholeNumber,
  writeRecord,
} from '@bb/command';
import { type AnyRecord, BadInput, type GameTypes, type Outcome, replayRecord, seeded } from '@bb/kernel';
import type { AnyGameCommand } from './any-game-command.ts';
import type { ListedGame } from './games.ts';
import { Tally } from './tally.ts';

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

interface Plan {
  readonly games: number;
  readonly players: readonly number[];
  readonly bots: readonly string[];
  readonly seed: string;
  readonly out: string | undefined;
  readonly settings: object;
  /** If given, options that are not in `settings` are drawn by it for each game. */
  readonly draw: ((random: () => number, players: number) => object) | undefined;
  /** The path of a component set. */
  readonly components: string | undefined;
  readonly checks: boolean;
  readonly json: boolean;
}

function planOf<T extends GameTypes>({ game, commands }: ListedGame<T>, args: readonly string[]): Plan {
  const { bots, options, standardPlayers } = commands;
  const { values } = parse(args, OPTIONS);
  if (values.options !== undefined && values.options !== 'random')
    throw new BadUsage(`--options can only be random, not "${values.options}"; --option NAME=VALUE sets one`);
  if (values.options !== undefined && !options.draw) throw new BadUsage(`--options: ${game.id} has no options to draw`);
  const settings = options.read(values.option ?? []);
  const names = botList(values.bots ?? 'random', bots);
  return {
    games: wholeNumber(values.games ?? '100', '--games', 1, MAX_GAMES),
    players: playerCounts(values.players ?? String(standardPlayers), game.players),
    bots: bots.seated?.(names, settings) ?? names,
    seed: seedFor(values.seed),
    out: values.out,
    settings,
    draw: values.options === undefined ? undefined : options.draw,
    components: values.components,
    checks: values['no-verify'] !== true,
    json: values.json === true,
  };
}

/** A game that has ended. */
interface Ended<T extends GameTypes> extends Played<T> {
  readonly options: T['options'];
  readonly outcome: Outcome;
}

/** Plays one game of the plan and verifies its record. @throws Failure that names the file of the record */
function playOne<T extends GameTypes>(
  { game: rules, commands }: ListedGame<T>,
  { seed, out, settings, draw, components, checks }: Plan,
  game: number,
  players: number,
  bots: readonly string[],
): Ended<T> {
  const broken = (record: AnyRecord, why: string): Failure =>
    new Failure(
      `game ${game} of seed ${seed} (${players} players) after ${record.choices.length} choices: ${why}; its record: ${writeRecord(out ?? join(tmpdir(), 'bb'), `${seed}-${game}`, record)}`,
    );
  const options = commands.options.complete(players, { ...draw?.(seeded(`${seed}/${game}/options`), players), ...settings }, components);
  let played: Played<T>;
  try {
    played = playGame(rules, commands.bots, options, bots, `${seed}/${game}`);
  } catch (error) {
    throw error instanceof Broken ? broken(error.record, error.message) : error;
  }
  const { record, position } = played;
  try {
    if (checks) replayRecord(rules, JSON.parse(JSON.stringify(record)));
  } catch (error) {
    throw error instanceof BadInput ? broken(record, `the record does not verify: ${error.message}`) : error;
  }
  const outcome = rules.outcome(position);
  if (!outcome) throw broken(record, 'no decision is pending, but the game has no outcome');
  if (out !== undefined) writeRecord(out, `${seed}-${game}`, record);
  return { ...played, options, outcome };
}

function runPlan<T extends GameTypes>(listed: ListedGame<T>, plan: Plan, io: Terminal): number {
  const { games, players, seed, json, checks } = plan;
  const { turnOf, options: list, scoreName } = listed.commands;
  const tally = new Tally(scoreName);
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const seats = players[game % players.length] ?? 2;
    const bots = botsAt(plan.bots, seats);
    const { record, position, options, outcome } = playOne(listed, plan, game, seats, bots);
    const turns = turnOf?.(position) ?? null;
    tally.add(bots, record.choices.length, outcome, turns);
    if (json)
      io.out(
        JSON.stringify({
          type: 'game',
          game,
          players: seats,
          settings: list.brief(options),
          bots,
          decisions: record.choices.length,
          ...(turns !== null && { turns }),
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

export const simulate: AnyGameCommand = {
  name: 'simulate',
  summary: 'play games between bots, and sum them up',
  help: ({
    game: { players },
    commands: { bots, options, standardPlayers },
  }) => `bb simulate [--games N] [--players P] [--bots a,b,..] [--seed S] [--option NAME[=VALUE]]..
            [--options random] [--components FILE] [--out DIR] [--no-verify] [--json]

  --games N      how many games (100)
  --players P    ${players[0]} to ${players[1]}, or a range such as ${players.join('..')}, whose numbers take turns (${standardPlayers})
  --bots a,b,..  the bots by seat, repeated if there are more seats (random); ${bots.help}
  --seed S       the same seed gives the same games (default: a new one, printed)
${options.help}
  --options random
                 draw all optional rules that --option doesn't name at random, for each game
  --components FILE
                 play with this component set
  --out DIR      write the record of each game to DIR
  --no-verify    don't verify each record by replaying it
  --json         a line of JSON for each game, then one for the summary`,
  run: (listed, args, io) => runPlan(listed, planOf(listed, args), io),
};
