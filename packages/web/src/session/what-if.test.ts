import { CHANCE, decision, legal, load, play, type Seat, save, view } from '@bb/engine';
import { expect, test } from 'vitest';
import type { History } from './history.ts';
import { played, seeded } from './played.ts';
import { seatsAgainst, startOf } from './what-if.ts';

const sorted = (history: History, at: number, you: Seat | null): string => seen(history.at(at), you);
function seen(g: ReturnType<typeof load>, you: Seat | null): string {
  const v = view(g, you);
  return JSON.stringify([{ ...v, hand: v.hand.toSorted(), pirateHand: v.pirateHand.toSorted() }, decision(g)]);
}
const running = (seed: number, players: number, turns: number): History => played(seed, { players }, (g) => g.playerTurn >= turns);

test('a what-if begins where its player stood, as he saw it', () => {
  for (const players of [2, 4]) {
    const history = running(players, players, 14);
    for (let at = 0; at <= history.length; at += 37)
      for (const you of [null, 0, 1]) {
        const g = load(JSON.parse(JSON.stringify(startOf(history, at, you, seeded(at)))));
        expect(seen(g, you), `after ${at}`).toBe(sorted(history, at, you));
      }
  }
});

test('what others hold is as likely there as chance would have it', () => {
  const history = running(8, 3, 20);
  const at = history.length;
  const truth = history.at(at);
  const held = truth.hands[1] ?? [];
  const unseen = truth.deck.length + truth.hands.flat().length - (truth.hands[0] ?? []).length;
  const random = seeded(4);
  const DEALS = 400;
  let same = 0;
  for (let i = 0; i < DEALS; i++) {
    const dealt = startOf(history, at, 0, random).position.hands[1] ?? [];
    expect(dealt).toHaveLength(held.length);
    same += dealt.filter((card) => held.includes(card)).length;
  }
  const expected = (DEALS * held.length * held.length) / unseen;
  expect(held.length).toBeGreaterThan(0);
  expect(same).toBeLessThan(expected * 2.5 + 10);
});

test('a game that is over lies open: the what-if begins with the hands as they were', () => {
  const history = played(3, { players: 3 });
  const at = Math.floor(history.length / 2);
  expect(startOf(history, at, 0, seeded(1)).position).toEqual(save(history.at(at)).position);
});

test('a what-if can be played to its end', () => {
  const history = running(11, 3, 10);
  const g = load(startOf(history, history.length - 7, 0, seeded(2)));
  const random = seeded(3);
  while (g.ending === '') {
    const choices = legal(g);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice) play(g, choice);
  }
  expect(decision(g)?.seat ?? CHANCE).toBe(CHANCE);
});

test('one person plays, and bots for all others', () => {
  const seats = [
    { name: 'Holly', kind: 'human' },
    { name: 'Anne', kind: 'random' },
    { name: 'Mary', kind: 'human' },
  ] as const;
  expect(seatsAgainst(seats, 2).map(({ kind }) => kind)).toEqual(['captain', 'random', 'human']);
});
