/**
 * Fits the chances of `bots/value/solitaire-chances.ts` to solitaire games of the captain, half of them on the easier sea, and prints the
 * weights and a table of what they say beside what came of it:
 *
 *     node --conditions=bb-source games/golden-age/training/fit-solitaire-chances.ts [GAMES=2000] [SEED=solitaire]
 */
import { BLACKBEARDS_SEAT, goldenAge, legal, newGame, outcome, play } from '@bb/golden-age/rules';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { situationOf } from '../bots/bot.ts';
import { BOTS } from '../bots/index.ts';
import { factsOf } from '../bots/value/solitaire-chances.ts';

/** A turn that Blackbeard began. */
interface Turn {
  readonly facts: readonly number[];
  readonly won: number;
}

function turnsOf(seed: string, number: number): readonly Turn[] {
  const g = newGame({ players: 4, solitaire: true, printedRatings: number % 2 === 1 });
  const random = seeded(`${seed}/${number}`);
  const begun: (readonly number[])[] = [];
  for (let turn = -1, seat = goldenAge.seatToChoose(g); seat !== null; seat = goldenAge.seatToChoose(g)) {
    const choices = legal(g);
    if (seat === CHANCE) {
      play(g, pick(choices, random));
      continue;
    }
    if (g.active === BLACKBEARDS_SEAT && g.playerTurn !== turn) {
      turn = g.playerTurn;
      begun.push(factsOf(g));
    }
    const at = situationOf(g, choices);
    if (at) play(g, (seat === BLACKBEARDS_SEAT ? BOTS.captain : BOTS.system).choose(at, random));
  }
  const won = outcome(g)?.winners.includes(BLACKBEARDS_SEAT) ? 1 : 0;
  return begun.map((facts) => ({ facts, won }));
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);
const chance = (facts: readonly number[], weights: readonly number[]): number => 1 / (1 + Math.exp(-dot(facts, weights)));

const STEPS = 4000;
const RATE = 1.5;

/** Logistic regression by steepest descent: the loss is convex, so it finds the best weights. */
function fitted(turns: readonly Turn[]): readonly number[] {
  let weights: readonly number[] = turns[0]?.facts.map(() => 0) ?? [];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(() => 0);
    for (const { facts, won } of turns) {
      const error = chance(facts, weights) - won;
      for (const [i, fact] of facts.entries()) slope[i] = (slope[i] ?? 0) + (error * fact) / turns.length;
    }
    weights = weights.map((weight, i) => weight - RATE * (slope[i] ?? 0));
  }
  return weights;
}

const BANDS = 5;
const mean = (list: readonly number[]): string => `${((100 * list.reduce((a, b) => a + b, 0)) / Math.max(1, list.length)).toFixed(1)} %`;

const [, , games = '2000', seed = 'solitaire'] = process.argv;
const turns = Array.from({ length: Number(games) }, (_, number) => turnsOf(seed, number)).flat();
const weights = fitted(turns);
console.log(`${games} games, ${turns.length} turns: ${weights.map((one) => one.toFixed(2)).join(', ')}`);
for (const easier of [0, 1])
  for (let band = 0; band <= BANDS; band++) {
    const some = turns.filter(
      ({ facts: [, sea, fortune = 0, enough] }) => sea === easier && (enough ? BANDS : Math.floor(fortune * BANDS)) === band,
    );
    console.log(
      easier ? 'easier sea' : 'standard',
      band,
      some.length,
      mean(some.map(({ facts }) => chance(facts, weights))),
      mean(some.map(({ won }) => won)),
    );
  }
