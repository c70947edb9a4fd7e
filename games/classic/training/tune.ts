/**
 * Says which figures of the classic edition's rules of thumb (`bots/captain/figures.ts`) win games. Run by
 * `node games/classic/training/tune.ts [GAMES=2000] [FACTOR=1.4]`.
 *
 * First it plays the tuned figures against the captain's. Then it plays games of two in which chance raises each tuned figure of one seat
 * by the factor and lowers it for the other, or the other way round: so one run measures all figures at once. It prints by how much the seat
 * with the higher figure wins more often. A figure beyond two standard errors, moved that way, should win more; then run it again. At last it
 * plays the solitaire game by both sets of figures.
 */

import { CHANCE, pick, seeded, shareOfWin } from '@bb/kernel';
import { CAPTAINS, type Figures, TUNED } from '../bots/captain/figures.ts';
import { adviseBy } from '../bots/search/search.ts';
import { classic } from '../rules/index.ts';

const [games, factor] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1.4)];
if (!Number.isInteger(games) || games < 2 || !(factor > 1)) throw new Error('give a number of games from 2, and a factor above 1');
type Name = Exclude<keyof Figures, 'hastensEnd'>;
const { hastensEnd, ...WEIGHTS } = TUNED;
const NAMES = Object.keys(WEIGHTS) as readonly Name[];

/** @param figures  of each seat @returns each seat's share of the win */
function sharesOf(seed: string, figures: readonly Figures[], solitaire = false): readonly number[] {
  const random = seeded(seed);
  const p = classic.newGame(classic.parseOptions({ players: figures.length, solitaire }));
  for (let seat = classic.seatToChoose(p); seat !== null; seat = classic.seatToChoose(p))
    classic.play(p, seat === CHANCE ? pick(classic.legal(p), random) : adviseBy(figures[seat], p));
  const end = classic.outcome(p);
  return figures.map((_, seat) => (end === null ? 0 : shareOfWin(end, seat)));
}
/** @returns the first seat's share of the win less the other's */
function balanceOf(seed: string, figures: readonly Figures[]): number {
  const [own = 0, other = 0] = sharesOf(seed, figures);
  return own - other;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Both seats have the tuned figures in turn, with the same dice. */
const duels = Array.from({ length: games }, (_, i) => {
  const seed = `duel/${Math.floor(i / 2)}`;
  return i % 2 === 0 ? balanceOf(seed, [TUNED, CAPTAINS]) : -balanceOf(seed, [CAPTAINS, TUNED]);
});
console.log(
  `tuned against the captain's: ${percent((1 + mean(duels)) / 2)} of ${games} games (standard error ${percent(0.5 / Math.sqrt(games))})`,
);

const bySign: Record<string, number[]> = Object.fromEntries(NAMES.map((name) => [name, []]));
for (let i = 0; i < games; i++) {
  const random = seeded(`signs/${i}`);
  const signs = NAMES.map(() => (random() < 0.5 ? -1 : 1));
  const moved = (by: number): Figures => {
    const figures: Record<Name, number> = { ...WEIGHTS };
    for (const [n, name] of NAMES.entries()) figures[name] *= factor ** (by * signs[n]);
    return { ...figures, hastensEnd };
  };
  const balance = balanceOf(`tune/${i}`, [moved(1), moved(-1)]);
  for (const [n, name] of NAMES.entries()) bySign[name]?.push(balance * signs[n]);
}
console.log(`by ${factor} higher or lower, ${games} games (standard error ${percent(1 / Math.sqrt(games))}):`);
for (const name of NAMES) console.log(`  ${name.padEnd(10)} ${percent(mean(bySign[name] ?? []))}`);

console.log(`solitaire, ${games} games (standard error ${percent(0.5 / Math.sqrt(games))}):`);
for (const [name, figures] of Object.entries({ tuned: TUNED, captains: CAPTAINS })) {
  const wins = Array.from({ length: games }, (_, i) => sharesOf(`solitaire/${i}`, [CAPTAINS, CAPTAINS, figures], true)[2]);
  console.log(`  ${name.padEnd(10)} ${percent(mean(wins))}`);
}
