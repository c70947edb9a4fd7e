/** How long a searching bot thinks, and what stops it. */
import { type Ask, decision, legal, type Save, save } from '@bb/golden-age/rules';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { answer, hurry } from './bot-worker-handlers.ts';

/** After this number of steps the fake bot has nothing left to think about. */
const STEPS = 400;
const STEP_MS = 2;
/** A fake clock: it advances with each step of the search, and a little whenever it is read. */
const time = vi.hoisted(() => ({ ms: 0, steps: 0 }));
const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
  time.ms += 0.01;
  return time.ms;
});
afterAll(() => clock.mockRestore());

/** A bot whose best choice after n steps is number n, or the last one. */
vi.mock('@bb/golden-age/bots', async (original) => {
  const bots = await original<typeof import('@bb/golden-age/bots')>();
  const ponderer = {
    name: 'ponderer',
    choose: () => {
      throw new Error('this bot thinks in steps');
    },
    think: ({ legal: choices }: { readonly legal: readonly unknown[] }) => {
      time.steps = 0;
      return {
        step() {
          time.ms += STEP_MS;
          time.steps += 1;
          return time.steps === STEPS;
        },
        best: () => choices[Math.min(time.steps, choices.length - 1)],
        findings: () => [],
      };
    },
  };
  return { ...bots, playerNamed: () => ponderer };
});

/** A position of a random game at this ask, with `least` to `most` legal choices. */
const asked = (ask: Ask, least: number, most = Number.POSITIVE_INFINITY) =>
  randomGame(
    3,
    { players: 3 },
    (at) => at.playerTurn > 4 && decision(at)?.ask === ask && legal(at).length >= least && legal(at).length <= most,
  ).game;
const g = asked('takeAction', 3, 12);
const position: Save = save(g);
const ask = (budgetMs: number, about = position): Promise<number> => answer({ bot: 'ponderer', position: about, seed: 1, budgetMs });
const ids = legal(g).map((choice) => choice.id);

async function timed(budgetMs: number, about = position): Promise<{ id: number; ms: number }> {
  const began = time.ms;
  return { id: await ask(budgetMs, about), ms: time.ms - began };
}

test('thinks until its time budget is used up', async () => {
  const { id, ms } = await timed(60);
  expect(ids).toContain(id);
  expect(ms).toBeGreaterThanOrEqual(60);
  expect(ms).toBeLessThan(60 + 2 * STEP_MS);
});

test('stops between two steps when it is hurried, and answers with the best choice so far', async () => {
  const answering = timed(5000);
  setTimeout(hurry);
  const { id, ms } = await answering;
  expect(ids).toContain(id);
  expect(ms).toBeLessThan(100);
});

test('uses the whole budget for the question after a hurried one', async () => {
  hurry();
  expect((await timed(60)).ms).toBeGreaterThanOrEqual(60);
});

test('stops when nothing is left to think about', async () => {
  expect((await timed(60_000)).ms).toBeLessThan((STEPS + 20) * STEP_MS);
});

test('takes the same time whatever it holds, in decisions that depend on the hand', async () => {
  const [nothing, much] = [asked('antiPirateAction', 1, 1), asked('antiPirateAction', 4)].map(save);
  const times = [(await timed(60_000, nothing)).ms, (await timed(60_000, much)).ms];
  for (const ms of times) {
    expect(ms).toBeGreaterThanOrEqual(250);
    expect(ms).toBeLessThan(260);
  }
});
