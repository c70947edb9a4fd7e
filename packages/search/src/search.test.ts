import { seeded } from '@bb/kernel';
import { type Landfall, landfall, NO_COVE } from '@bb/landfall/rules';
import { expect, test } from 'vitest';
import {
  type Budget,
  CAUSES,
  DEFAULT_SEARCH,
  lookBack,
  match,
  playGame,
  questionOf,
  randomPlayer,
  Search,
  type SearchSettings,
  searchingPlayer,
  sumUp,
  valueBySearch,
} from './index.ts';

const TO_THE_END: SearchSettings<Landfall> = { ...DEFAULT_SEARCH, maxPlayout: 400 };
/** With a lead of this many leagues a game is nearly sure. */
const SURE_LEAD = 5;
const EVALUATED: SearchSettings<Landfall> = {
  ...DEFAULT_SEARCH,
  maxPlayout: 8,
  hooks: {
    evaluate({ leagues }) {
      const chances = leagues.map((own, seat) => Math.exp((own - Math.max(...leagues.filter((_, other) => other !== seat))) / SURE_LEAD));
      const sum = chances.reduce((all, value) => all + value, 0);
      return { scores: leagues, win: chances.map((chance) => chance / sum) };
    },
    weigh(_, legal, weights) {
      for (const [i, { type }] of legal.entries()) weights[i] = type === 'playCard' ? 0.5 : 1;
    },
  },
};
const BUDGET: Budget = { iterations: 200, milliseconds: Number.POSITIVE_INFINITY };

test.each([
  ['to the end', TO_THE_END],
  ['with an evaluation', EVALUATED],
  ['and takes others to be led by weights', { ...EVALUATED, others: 'byWeights' as const }],
])('a search that plays out %s clearly beats random at Landfall', (_how, settings) => {
  const { share, error } = match(
    landfall,
    { players: 2, leagues: 30 },
    searchingPlayer(landfall, BUDGET, settings),
    randomPlayer(landfall),
    120,
    seeded(7),
  );
  expect(share - 5 * error).toBeGreaterThan(0.5);
});

/** What 200 iterations find about the decision that is pending. */
function findingsAt(p: Landfall['position']) {
  const search = new Search(landfall, questionOf(landfall, p) ?? expect.fail('nobody is asked'), seeded(1), TO_THE_END);
  search.iterate(200);
  return search.findings();
}

test('a search reads nothing that its seat can’t see, and changes nothing', () => {
  const p = landfall.newGame({ players: 3, leagues: 20 });
  while (landfall.decision(p)?.ask !== 'sailOrPressOn') landfall.play(p, landfall.legal(p)[0] ?? expect.unreachable());
  const before = JSON.stringify(landfall.save(p));
  const seat = landfall.seatToChoose(p);
  const found = findingsAt(p);
  expect(JSON.stringify(landfall.save(p))).toBe(before);
  const other = landfall.clone(p);
  landfall.resample(other, seat, seeded(99));
  other.coves = other.coves.map((cove, other) => (other === seat || cove === NO_COVE ? cove : 2));
  expect(findingsAt(other)).toEqual(found);
});

test('a search tries first what its priors name, which are made from the game’s own', () => {
  const p = landfall.newGame({ players: 2, leagues: 20 });
  while (landfall.decision(p)?.ask !== 'sailOrPressOn') landfall.play(p, landfall.legal(p)[0] ?? expect.unreachable());
  const at = questionOf(landfall, p) ?? expect.fail('nobody is asked');
  for (const wanted of at.legal) {
    const priors = (own: Float64Array): readonly number[] => {
      expect(own.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
      return at.legal.map((choice) => (choice === wanted ? 1 : 0));
    };
    const search = new Search(landfall, at, seeded(1), TO_THE_END, priors);
    search.iterate(1);
    expect(search.findings()[0]?.choice).toBe(wanted);
  }
});

test('every choice of a game is judged, and a search gives less away than a random player', () => {
  const options = { players: 2, leagues: 20 };
  const lossOf = [searchingPlayer(landfall, BUDGET, TO_THE_END), randomPlayer(landfall)].map((player) => {
    const { choices, outcome } = playGame(landfall, options, [player, player], seeded(5));
    const made = choices.map((json) => landfall.choices.fromJson(json));
    const value = valueBySearch(landfall, TO_THE_END);
    const work = lookBack({
      game: landfall,
      start: landfall.newGame(options),
      choices: made,
      value,
      random: seeded,
      iterations: () => 200,
    });
    const seen = [...work];
    for (const { judgment } of seen) expect(judgment.loss).toBeGreaterThanOrEqual(0);
    const end = { at: made.length, turn: 0, outcome, before: { chance: true, unseen: false } };
    for (const { first, last, win } of sumUp(2, seen, end).balances)
      expect(first + CAUSES.reduce((sum, cause) => sum + win[cause], 0)).toBeCloseTo(last, 8);
    return seen.reduce((sum, { judgment }) => sum + judgment.loss, 0) / seen.length;
  });
  expect(lossOf[0]).toBeLessThan(lossOf[1] ?? 0);
});

test('nobody is asked: there is no question', () => {
  expect(questionOf(landfall, landfall.newGame({ players: 2, leagues: 20 }))).toBeNull();
});
