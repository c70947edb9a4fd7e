import { CHANCE, decision, legal, load, play, type Seat, save, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { randomGame, seeded } from './random-game.ts';
import type { History } from './session.ts';
import { seatsWithBots, whatIfStart } from './what-if.ts';

const sorted = (history: History, at: number, you: Seat | null): string => seen(history.at(at), you);
function seen(g: ReturnType<typeof load>, you: Seat | null): string {
  const v = view(g, you);
  return JSON.stringify([{ ...v, hand: v.hand.toSorted(), pirateHand: v.pirateHand.toSorted() }, decision(g)]);
}
const unfinished = (seed: number, players: number, turns: number): History => randomGame(seed, { players }, (g) => g.playerTurn >= turns);

test('begins with the view that the player had', () => {
  for (const players of [2, 4]) {
    const history = unfinished(players, players, 14);
    for (let at = 0; at <= history.length; at += 37)
      for (const you of [null, 0, 1]) {
        const g = load(JSON.parse(JSON.stringify(whatIfStart(history, at, you, seeded(at)))));
        expect(seen(g, you), `after ${at}`).toBe(sorted(history, at, you));
      }
  }
});

test('deals the cards of others at random', () => {
  const history = unfinished(8, 3, 20);
  const at = history.length;
  const truth = history.at(at);
  const held = truth.hands[1] ?? [];
  const unseen = truth.deck.length + truth.hands.flat().length - (truth.hands[0] ?? []).length;
  const random = seeded(4);
  const DEALS = 400;
  let same = 0;
  for (let i = 0; i < DEALS; i++) {
    const dealt = whatIfStart(history, at, 0, random).position.hands[1] ?? [];
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
  expect(whatIfStart(history, at, 0, seeded(1)).position).toEqual(save(history.at(at)).position);
});

test('can be played to the end', () => {
  const history = unfinished(11, 3, 10);
  const g = load(whatIfStart(history, history.length - 7, 0, seeded(2)));
  const random = seeded(3);
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
  expect(seatsWithBots(seats, 2).map(({ kind }) => kind)).toEqual(['captain', 'random', 'human']);
});
