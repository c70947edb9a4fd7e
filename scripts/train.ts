/**
 * Fits a game's value and prior to games that it plays for this, and writes them into its sources. Run by
 * `node scripts/train.ts GAME [OPTION=VALUE…]`, where GAME may name a table that has weights of its own, as in `golden-age/solitaire`:
 *
 *     rounds=0:2600,200:400  each round plays GAMES games of a search with ITERATIONS (ITERATIONS:GAMES; 0: of the rules of thumb),
 *                            then fits weights to the games of all rounds so far, with which the next round searches
 *     hours=1.5              a round ends after its equal share of this time, however many games it has played
 *     seed=train  epochs=6  workers=2  folder=.results/training/GAME
 *     fit=value,prior        what is fitted; the search keeps the shipped weights of what is left out
 *     write=no               writes no sources; the weights are in the folder
 *
 * It can be stopped at any time, and goes on where it was when it is run again with the same options. Without `hours`, the same options
 * give the same weights.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameTypes } from '@bb/kernel';
import {
  type Epoch,
  type Fits,
  fitPrior,
  fitValue,
  gamesFromFloats,
  gameToFloats,
  playForTraining,
  type SampledGame,
  type Training,
  weightsModule,
  weightsToText,
  wholeGamesLength,
} from '@bb/search';

/** What `training/index.ts` of a game exports, and a module beside it for a table that has weights of its own. */
interface GameTraining {
  readonly TRAINING: Training<GameTypes>;
  /** The modules that the weights are written into. */
  readonly MODULES: { readonly value?: URL; readonly prior?: URL };
}

const SHELVES = ['games', 'examples'];
async function trainingOf(what: string): Promise<GameTraining> {
  const [id, table = 'index'] = what.split('/');
  const places = SHELVES.map((shelf) => `${shelf}/${id}/training/${table}.ts`);
  const found = places.map((place) => new URL(`../${place}`, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error(`there is no ${places.join(', and no ')}`);
  return import(found.href);
}

/** What one worker plays: the games of a round whose numbers leave this rest. */
interface Job {
  readonly id: string;
  readonly iterations: number;
  readonly games: number;
  readonly seed: string;
  readonly worker: number;
  readonly workers: number;
  readonly file: string;
  /** The weights to search with, if there are any yet. */
  readonly weights: { readonly value: string | null; readonly prior: string | null };
  readonly milliseconds: number;
}

const floatsIn = (file: string): Float32Array => {
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
};
const weightsIn = (file: string | null): Float64Array | null => (file === null ? null : Float64Array.from(floatsIn(file)));
const gamesIn = (file: string): readonly SampledGame[] => (existsSync(file) ? gamesFromFloats(floatsIn(file)) : []);

async function play({ id, iterations, games, seed, worker, workers, file, weights, milliseconds }: Job): Promise<void> {
  const { TRAINING } = await trainingOf(id);
  const fits: Fits = { value: weightsIn(weights.value), prior: weightsIn(weights.prior) };
  if (existsSync(file)) truncateSync(file, wholeGamesLength(floatsIn(file)) * Float32Array.BYTES_PER_ELEMENT);
  const played = new Set(gamesIn(file).map(({ number }) => number));
  const began = performance.now();
  for (let number = worker; number < games; number += workers) {
    if (played.has(number)) continue;
    if (performance.now() - began > milliseconds) return;
    const game = playForTraining(TRAINING, fits, iterations, seed, number);
    appendFileSync(file, new Uint8Array(gameToFloats(game).buffer));
  }
}

const playInProcess = (job: Job): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `job=${JSON.stringify(job)}`], {
      stdio: 'inherit',
    });
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a worker ended with ${code}`))));
  });

const text = (number: number): string => (Number.isNaN(number) ? 'none' : number.toFixed(3));
const report =
  (what: string) =>
  ({ epoch, training, heldOut }: Epoch): void =>
    console.log(`  ${what}, epoch ${epoch}: training ${text(training)}, held out ${text(heldOut)}`);

async function train(id: string, options: Readonly<Record<string, string>>): Promise<void> {
  const { TRAINING, MODULES } = await trainingOf(id);
  const { seed = 'train', epochs = '6', folder = `.results/training/${id}`, fit = 'value,prior', hours, write } = options;
  const toFit = fit.split(',');
  const strange = toFit.find((part) => part !== 'value' && part !== 'prior');
  if (strange !== undefined) throw new Error(`fit: ${strange} is neither value nor prior`);
  const workers = Number(options.workers ?? availableParallelism());
  const rounds = (options.rounds ?? '0:2600,200:400').split(',').map((round) => {
    const [iterations = Number.NaN, games = Number.NaN] = round.split(':').map(Number);
    if (!Number.isInteger(iterations) || !Number.isInteger(games)) throw new Error(`rounds: ${round} is not ITERATIONS:GAMES`);
    return { iterations, games };
  });
  const milliseconds = hours === undefined ? Number.MAX_SAFE_INTEGER : (Number(hours) * 3_600_000) / rounds.length;
  mkdirSync(folder, { recursive: true });
  const games: SampledGame[] = [];
  let weights: Job['weights'] = { value: null, prior: null };
  for (const [n, { iterations, games: wanted }] of rounds.entries()) {
    const name = join(folder, `${n + 1}-${iterations}-${seed}`);
    const fileOf = (worker: number): string => `${name}-games-${worker}.f32`;
    const of = Array.from({ length: workers }, (_, worker) => worker);
    const before = of.reduce((sum, worker) => sum + gamesIn(fileOf(worker)).length, 0);
    const began = performance.now();
    const about = { id, iterations, games: wanted, seed: `${seed}/${n}`, workers, weights, milliseconds };
    await Promise.all(of.map((worker) => playInProcess({ ...about, worker, file: fileOf(worker) })));
    const played = of.flatMap((worker) => gamesIn(fileOf(worker))).toSorted((a, b) => a.number - b.number);
    const took = (performance.now() - began) / 3_600_000;
    const perHour = Math.round((played.length - before) / took);
    console.log(`round ${n + 1}, ${iterations} iterations: ${played.length} games, ${perHour} an hour on ${workers} cores`);
    games.push(...played);
    const fitted = (what: 'value' | 'prior', compute: () => Float64Array): string => {
      const file = `${name}-${what}.f32`;
      if (before < played.length || !existsSync(file)) writeFileSync(file, new Uint8Array(Float32Array.from(compute()).buffer));
      return file;
    };
    const { value, prior } = TRAINING;
    const settings = { seed, epochs: Number(epochs) };
    weights = {
      value:
        value && toFit.includes('value') ? fitted('value', () => fitValue(value, games, { ...settings, report: report('value') })) : null,
      prior:
        prior && toFit.includes('prior') && games.some(({ decisions }) => decisions.length > 0)
          ? fitted('prior', () => fitPrior(prior, games, { ...settings, report: report('prior') }))
          : null,
    };
  }
  if (write === 'no') return;
  const ship = (module: URL | undefined, sentence: string, networks: Parameters<typeof weightsToText>[0], file: string | null): void => {
    const fitted = weightsIn(file);
    if (module && fitted) writeFileSync(module, weightsModule(sentence, weightsToText(networks, fitted)));
  };
  const how = `Fitted by \`scripts/train.ts\`; \`weights-text.ts\` of @bb/search has the format`;
  ship(MODULES.value, `The weights of the value networks. ${how}.`, TRAINING.value?.networks ?? [], weights.value);
  ship(MODULES.prior, `The weights of the prior's network. ${how}.`, TRAINING.prior ? [TRAINING.prior.network] : [], weights.prior);
}

const [first = '', ...more] = process.argv.slice(2);
const [, job] = /^job=(.*)$/s.exec(first) ?? [];
if (job !== undefined) await play(JSON.parse(job));
else await train(first, Object.fromEntries(more.map((option) => option.split('='))));
