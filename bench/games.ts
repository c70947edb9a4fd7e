/**
 * `bb bench --games`: random play of each edition with four players, and its search in games of two captains, each in a process of its own, in turn.
 *
 *     node bench/games.ts [rounds]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { classicBots } from '@bb/classic/bots';
import { classic } from '@bb/classic/rules';
import { playerNamed, situationOf } from '@bb/golden-age/bots';
import { type Game as GoldenAgePosition, goldenAge } from '@bb/golden-age/rules';
import { CHANCE, type Game, type GameTypes, pick as pickOne, type Random, seeded } from '@bb/kernel';
import { Thinking } from '@bb/search';
import { chance, midGame, newGameOf, playOn } from './measures.ts';
import { median, processorTime, rates } from './timing.ts';

const NAMES = ['golden-age', 'classic'] as const;
type Name = (typeof NAMES)[number];
const SEED = 2008;
const WARM_UP_MS = 3000;
const SLICE_MS = 300;
const SLICES = 9;
const CLONES = 500;

/** Iterations of each search. */
const ITERATIONS = 300;
/** The questions of the captains from one search to the next. The games are played to their ends. */
const SEARCHED = 12;
/** Games that only warm up, as `WARM_UP_MS` does for random play, and games that count. */
const [WARM_UP_GAMES, SEARCHED_GAMES] = [3, 5] as const;

interface Speed {
  readonly decisions: number;
  readonly clones: number;
  readonly viewBytes: number;
  /** Iterations of the search. */
  readonly iterations: number;
}

/** A search under way, which tells how often it has tried each choice. */
interface Tries {
  step(): boolean;
  findings(): readonly { readonly visits: number }[];
}

interface Players<T extends GameTypes> {
  captain(p: T['position'], random: Random): T['choice'];
  /** @returns a search of `ITERATIONS`; null where the player does not search */
  think(p: T['position'], random: Random): Tries | null;
}

/** @returns iterations a second of processor time */
function searchSpeed<T extends GameTypes>(game: Game<T>, { captain, think }: Players<T>): number {
  let [tries, spent, asked] = [0, 0, 0];
  for (let seed = 0; seed < WARM_UP_GAMES + SEARCHED_GAMES; seed++) {
    if (seed === WARM_UP_GAMES) [tries, spent] = [0, 0];
    const random = seeded(seed);
    const g = game.newGame(game.parseOptions({ players: 2 }));
    for (let seat = game.seatToChoose(g); seat !== null; seat = game.seatToChoose(g)) {
      if (seat === CHANCE) {
        game.play(g, pickOne(game.legal(g), random));
        continue;
      }
      if (asked++ % SEARCHED === 0) {
        const began = processorTime();
        const thinking = think(g, random);
        while (thinking && !thinking.step());
        spent += processorTime() - began;
        tries += thinking?.findings().reduce((sum, { visits }) => sum + visits, 0) ?? 0;
      }
      game.play(g, captain(g, random));
    }
  }
  return (tries / spent) * 1000;
}

function speedOf<T extends GameTypes>(game: Game<T>, players: Players<T>): Speed {
  const pick = chance(SEED);
  const middle = midGame(game, SEED);
  const play = () => ({ decisions: playOn(game, newGameOf(game), pick) });
  const clone = () => {
    for (let i = 0; i < CLONES; i++) game.clone(middle);
    return { clones: CLONES };
  };
  rates(play, WARM_UP_MS);
  rates(clone, SLICE_MS);
  const found = Array.from({ length: SLICES }, () => ({ ...rates(play, SLICE_MS), ...rates(clone, SLICE_MS) }));
  const rate = (what: 'decisions' | 'clones'): number => median(found.map((slice: Readonly<Record<string, number>>) => slice[what] ?? 0));
  const viewBytes = Buffer.byteLength(JSON.stringify(game.view(middle, 0)));
  return { decisions: rate('decisions'), clones: rate('clones'), viewBytes, iterations: searchSpeed(game, players) };
}

function bot<P>(found: P | null): P {
  if (found === null) throw new Error('there is no such bot');
  return found;
}

function classicSpeed(): Speed {
  const captain = bot(classicBots.player('captain'));
  const searcher = bot(classicBots.player(`search:${ITERATIONS}`));
  return speedOf(classic, {
    captain: captain.choose,
    think(p, random) {
      const found = searcher.think?.(p, random);
      return found instanceof Thinking ? found : null;
    },
  });
}

function goldenAgeSpeed(): Speed {
  const at = (g: GoldenAgePosition) => bot(situationOf(g));
  const captain = bot(playerNamed('captain'));
  const searcher = bot(playerNamed(`search:${ITERATIONS}`));
  return speedOf(goldenAge, {
    captain: (g, random) => captain.choose(at(g), random),
    think: (g, random) => searcher.think?.(at(g), random) ?? null,
  });
}

/** Measures in a process of its own, because calls that serve two games are slower. */
function measure(name: Name): Speed {
  const script = fileURLToPath(import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, ['--no-warnings', script, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be measured`);
  const { decisions, clones, viewBytes, iterations }: Speed = JSON.parse(stdout);
  return { decisions, clones, viewBytes, iterations };
}

const [arg = '3'] = process.argv.slice(2);
if (arg === 'golden-age') console.log(JSON.stringify(goldenAgeSpeed()));
else if (arg === 'classic') console.log(JSON.stringify(classicSpeed()));
else {
  const rounds = Array.from({ length: Number(arg) }, () => NAMES.map(measure));
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  for (const [i, name] of NAMES.entries()) {
    const of = (what: keyof Speed): number => median(rounds.map((round) => round[i]?.[what] ?? 0));
    console.log(
      `${name}: ${number.format(of('decisions'))} decisions and ${number.format(of('clones'))} clones a second, a view of ${of('viewBytes')} bytes, ${number.format(of('iterations'))} iterations of the search a second`,
    );
  }
  const ratio = (what: keyof Speed): string =>
    median(rounds.map(([first, second]) => (second?.[what] ?? 0) / (first?.[what] ?? 1))).toFixed(2);
  console.log(
    `classic to golden-age, median of ${rounds.length} rounds: decisions ${ratio('decisions')}, clones ${ratio('clones')}, iterations ${ratio('iterations')}`,
  );
}
