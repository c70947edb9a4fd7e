import { seeded } from '@bb/kernel';
import { type Landfall, landfall, NO_COVE } from '@bb/landfall/rules';
import { expect, test } from 'vitest';
import { findings, judge, match, playGame, randomPlayer, type SearchSettings, searchingPlayer } from './index.ts';

const TO_THE_END: SearchSettings<Landfall> = { iterations: 200, maxPlayout: 400 };
/** With a lead of this many leagues a game is nearly sure. */
const SURE_LEAD = 5;
const EVALUATED: SearchSettings<Landfall> = {
  iterations: 200,
  maxPlayout: 8,
  evaluate({ leagues }) {
    const chances = leagues.map((own, seat) => Math.exp((own - Math.max(...leagues.filter((_, other) => other !== seat))) / SURE_LEAD));
    const sum = chances.reduce((all, one) => all + one, 0);
    return chances.map((one) => one / sum);
  },
};

test.each([
  ['to the end', TO_THE_END],
  ['with an evaluation', EVALUATED],
])('a search that plays out %s clearly beats random at Landfall', (_how, settings) => {
  const { share, error } = match(
    landfall,
    { players: 2, leagues: 30 },
    searchingPlayer(landfall, settings),
    randomPlayer(landfall),
    120,
    seeded(7),
  );
  expect(share - 5 * error).toBeGreaterThan(0.5);
});

test('a search reads nothing that its seat can’t see, and changes nothing', () => {
  const p = landfall.newGame({ players: 3, leagues: 20 });
  while (landfall.decision(p)?.ask !== 'sailOrPressOn') landfall.play(p, landfall.legal(p)[0] ?? expect.unreachable());
  const before = JSON.stringify(landfall.save(p));
  const seat = landfall.seatToChoose(p);
  const found = findings(landfall, p, TO_THE_END, seeded(1));
  expect(JSON.stringify(landfall.save(p))).toBe(before);
  const other = landfall.clone(p);
  landfall.resample(other, seat, seeded(99));
  other.coves = other.coves.map((cove, other) => (other === seat || cove === NO_COVE ? cove : 2));
  expect(findings(landfall, other, TO_THE_END, seeded(1))).toEqual(found);
});

test('every choice of a game is judged, and a search gives less away than a random player', () => {
  const random = seeded(5);
  const lossOf = [searchingPlayer(landfall, TO_THE_END), randomPlayer(landfall)].map((player) => {
    const { choices } = playGame(landfall, { players: 2, leagues: 20 }, [player, player], random);
    const start = landfall.newGame({ players: 2, leagues: 20 });
    const made = choices.map((json) => landfall.choices.fromJson(json));
    const judged = [...judge(landfall, start, made, TO_THE_END, random)];
    expect(landfall.outcome(start)).not.toBeNull();
    for (const { chosen, best, loss } of judged) expect(loss).toBe(Math.max(0, best.value - chosen.value));
    return judged.reduce((sum, { loss }) => sum + loss, 0) / judged.length;
  });
  expect(lossOf[0]).toBeLessThan(lossOf[1] ?? 0);
});

test('nobody is asked: nothing is found', () => {
  expect(findings(landfall, landfall.newGame({ players: 2, leagues: 20 }), TO_THE_END, seeded(1))).toEqual([]);
});
