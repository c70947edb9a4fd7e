/**
 * `node training/variants.ts GAMES PLAYERS ITERATIONS [SEED]` plays the search against captains, once for each
 * assumption it can make about how the other seats choose. The seeds are the same each time, and the search takes each seat in turn.
 */
import { CHANCE, legal, newGame, outcome, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, seeded, shareOfWin } from '@bb/kernel';
import { type Bot, situationOf } from '../bots/bot.ts';
import { BOTS } from '../bots/index.ts';
import { STANDARD_SEARCH } from '../bots/search/hooks.ts';
import { searcher } from '../bots/search/search.ts';

const [games = '40', players = '2', iterations = '500', seed = 'variants'] = process.argv.slice(2);
const budget = { iterations: Number(iterations), milliseconds: Number.POSITIVE_INFINITY };
const seats = Number(players);

/** @returns the searcher's share of the win, and how many Victory Points it had above the mean of the others */
function playOne(searcher: Bot, game: number): readonly [won: number, ahead: number] {
  const own = game % seats;
  const random = seeded(`${seed}/${Math.floor(game / seats)}`);
  const g = newGame({ players: seats });
  while (g.ask) {
    const choices = legal(g);
    const seat = seatToChoose(g);
    const at = seat === CHANCE || choices.length === 1 ? null : situationOf(g, choices);
    play(g, at ? (seat === own ? searcher : BOTS.captain).choose(at, random) : pick(choices, random));
  }
  const end = outcome(g);
  if (!end) throw new Error('the game has no end');
  const vp = end.scores[own] ?? 0;
  return [shareOfWin(end, own), vp - (end.scores.reduce((sum, all) => sum + all, 0) - vp) / (seats - 1)];
}

for (const others of ['byWeights', 'forThemselves', 'against'] as const) {
  const variant = searcher(others, budget, { ...STANDARD_SEARCH, others });
  let [wins, ahead] = [0, 0];
  for (let game = 0; game < Number(games); game++) {
    const [won, by] = playOne(variant, game);
    wins += won;
    ahead += by;
  }
  console.log(`${others}: won ${wins} of ${games}, ${(ahead / Number(games)).toFixed(1)} VP ahead of the mean captain`);
}
