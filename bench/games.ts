/**
 * `bb bench --games`: random play of each edition with four players, each in a process of its own, in turn.
 *
 *     node --conditions=bb-source bench/games.ts [rounds]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { classic } from '@bb/classic/rules';
import { goldenAge } from '@bb/golden-age/rules';
import type { Game, GameTypes } from '@bb/kernel';
import { chance, PLAYERS } from './measures.ts';
import { median, rates } from './timing.ts';

const NAMES = ['golden-age', 'classic'] as const;
type Name = (typeof NAMES)[number];
const SEED = 2008;
const WARM_UP_MS = 3000;
const SLICE_MS = 300;
const SLICES = 9;
const CLONES = 500;

interface Speed {
  readonly decisions: number;
  readonly clones: number;
  readonly viewBytes: number;
}

/** Plays on at random until `most` decisions are made or the game is over. @returns the number of decisions made */
function playOn<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  pick: (n: number) => number,
  most = Number.POSITIVE_INFINITY,
): number {
  const legal: T['choice'][] = [];
  let made = 0;
  for (; made < most && game.seatToChoose(p) !== null; made++) {
    game.legal(p, legal);
    const choice = legal[legal.length === 1 ? 0 : pick(legal.length)];
    if (choice === undefined) throw new Error('nothing is legal');
    game.play(p, choice);
  }
  return made;
}

function speedOf<T extends GameTypes>(game: Game<T>): Speed {
  const start = (): T['position'] => game.newGame(game.parseOptions({ players: PLAYERS }));
  const pick = chance(SEED);
  const all = playOn(game, start(), chance(SEED));
  const middle = start();
  playOn(game, middle, chance(SEED), Math.floor(all / 2));
  const play = () => ({ decisions: playOn(game, start(), pick) });
  const clone = () => {
    for (let i = 0; i < CLONES; i++) game.clone(middle);
    return { clones: CLONES };
  };
  rates(play, WARM_UP_MS);
  rates(clone, SLICE_MS);
  const found = Array.from({ length: SLICES }, () => ({ ...rates(play, SLICE_MS), ...rates(clone, SLICE_MS) }));
  const rate = (what: 'decisions' | 'clones'): number => median(found.map((slice: Readonly<Record<string, number>>) => slice[what] ?? 0));
  return { decisions: rate('decisions'), clones: rate('clones'), viewBytes: Buffer.byteLength(JSON.stringify(game.view(middle, 0))) };
}

/** Measures in a process of its own, because calls that serve two games are slower. */
function measure(name: Name): Speed {
  const script = fileURLToPath(import.meta.url);
  const { stdout, status } = spawnSync(process.execPath, ['--conditions=bb-source', '--no-warnings', script, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be measured`);
  const { decisions, clones, viewBytes }: Speed = JSON.parse(stdout);
  return { decisions, clones, viewBytes };
}

const [arg = '3'] = process.argv.slice(2);
if (arg === 'golden-age') console.log(JSON.stringify(speedOf(goldenAge)));
else if (arg === 'classic') console.log(JSON.stringify(speedOf(classic)));
else {
  const rounds = Array.from({ length: Number(arg) }, () => NAMES.map(measure));
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  for (const [i, name] of NAMES.entries()) {
    const of = (what: keyof Speed): number => median(rounds.map((round) => round[i]?.[what] ?? 0));
    console.log(
      `${name}: ${number.format(of('decisions'))} decisions and ${number.format(of('clones'))} clones a second, a view of ${of('viewBytes')} bytes`,
    );
  }
  const ratio = (what: keyof Speed): string =>
    median(rounds.map(([first, second]) => (second?.[what] ?? 0) / (first?.[what] ?? 1))).toFixed(2);
  console.log(`classic to golden-age, median of ${rounds.length} rounds: decisions ${ratio('decisions')}, clones ${ratio('clones')}`);
}
