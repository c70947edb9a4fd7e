import { CHANCE, decision, legal, play, goldenAge as rules, type Seat, save, view } from '@bb/golden-age/rules';
import type { History } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { seeded } from '@bb/golden-age/table/testing/seeded.ts';
import { type Segment, whatIfStart } from '@bb/kernel';
import { History as HistoryOf } from '@bb/table-kit/session/history.ts';
import { originAt, seatsWithBots } from '@bb/web/session/what-if.ts';
import { expect, test } from 'vitest';

function seen(g: History['game'], you: Seat): string {
  const v = view(g, you);
  return JSON.stringify([{ ...v, hand: v.hand.toSorted(), pirateHand: v.pirateHand.toSorted() }, decision(g)]);
}
const unfinished = (seed: number, players: number, turns: number): History => randomGame(seed, { players }, (g) => g.playerTurn >= turns);
const begin = (players: number, origin: readonly Segment[]): History =>
  new HistoryOf(goldenAge, { players }, whatIfStart(rules, { players }, origin));
const whatIf = (players: number, history: History, at: number, you: Seat, seed: string): History =>
  begin(players, originAt(goldenAge, history, at, you, seed));

test('begins with the view that the player had', () => {
  for (const players of [2, 4]) {
    const history = unfinished(players, players, 14);
    for (let at = 0; at <= history.length; at += 37)
      for (const you of [0, 1])
        expect(seen(whatIf(players, history, at, you, String(at)).game, you), `after ${at}`).toBe(seen(history.at(at), you));
  }
});

test('deals the cards of others at random', () => {
  const history = unfinished(8, 3, 20);
  const at = history.length;
  const truth = history.at(at);
  const held = truth.hands[1] ?? [];
  const unseen = truth.deck.length + truth.hands.flat().length - (truth.hands[0] ?? []).length;
  const DEALS = 400;
  let same = 0;
  for (let i = 0; i < DEALS; i++) {
    const dealt = whatIf(3, history, at, 0, String(i)).game.hands[1] ?? [];
    expect(dealt).toHaveLength(held.length);
    same += dealt.filter((card) => held.includes(card)).length;
  }
  const expected = (DEALS * held.length * held.length) / unseen;
  expect(held.length).toBeGreaterThan(0);
  expect(same).toBeLessThan(expected * 2.5 + 10);
});

test('keeps all hands if the game is over', () => {
  const history = randomGame(3, { players: 3 });
  const at = Math.floor(history.length / 2);
  expect(save(whatIf(3, history, at, 0, 'kraken').game)).toEqual(save(history.at(at)));
});

test('can be played to the end, and left for another what-if', () => {
  const history = unfinished(11, 3, 10);
  const origin = originAt(goldenAge, history, history.length - 7, 0, 'reef');
  const first = begin(3, origin);
  const random = seeded(3);
  for (let n = 0; n < 50; n++) first.take(legal(first.game)[Math.floor(random() * legal(first.game).length)] ?? { id: -1, type: 'pass' });
  const next = originAt(goldenAge, first, 20, 1, 'calm', origin);
  expect(next).toHaveLength(2);
  const g = begin(3, next).game;
  expect(seen(g, 1)).toBe(seen(first.at(20), 1));
  while (g.ending === '') {
    const choices = legal(g);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice) play(g, choice);
  }
  expect(decision(g)?.seat ?? CHANCE).toBe(CHANCE);
});

test('seats one person and bots on all other seats', () => {
  const seats = [
    { name: 'Holly', kind: 'human' },
    { name: 'Anne', kind: 'random' },
    { name: 'Mary', kind: 'human' },
  ] as const;
  expect(seatsWithBots(seats, 2, 'captain').map(({ kind }) => kind)).toEqual(['captain', 'random', 'human']);
});
