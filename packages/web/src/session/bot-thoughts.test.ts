/** How long a bot that searches thinks, and what ends it. */
import { type Ask, decision, legal, type Save, save } from '@bb/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { answer, hurry } from './bot-thoughts.ts';
import { played } from './played.ts';

const STEPS = 400;
/** Milliseconds. */
const STEP = 2;
/** Time as the bots have it: it goes by with each step, and a little whenever somebody looks at the clock. */
const time = vi.hoisted(() => ({ ms: 0, steps: 0 }));
const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
  time.ms += 0.01;
  return time.ms;
});
afterAll(() => clock.mockRestore());

/** Likes the choice best whose number is that of its steps. */
vi.mock('@bb/bots', async (original) => {
  const bots = await original<typeof import('@bb/bots')>();
  const ponderer = {
    name: 'ponderer',
    choose: () => {
      throw new Error('it is to think in steps');
    },
    think: ({ legal: choices }: { readonly legal: readonly unknown[] }) => {
      time.steps = 0;
      return {
        step() {
          time.ms += STEP;
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

const asked = (ask: Ask, least: number, most = Number.POSITIVE_INFINITY) =>
  played(3, { players: 3 }, (at) => at.playerTurn > 4 && decision(at)?.ask === ask && legal(at).length >= least && legal(at).length <= most)
    .game;
const g = asked('takeAction', 3, 12);
const position: Save = save(g);
const ask = (budget: number, about = position): Promise<number> => answer({ bot: 'ponderer', position: about, seed: 1, budget });
const ids = legal(g).map((choice) => choice.id);

async function timed(budget: number, about = position): Promise<{ id: number; ms: number }> {
  const began = time.ms;
  return { id: await ask(budget, about), ms: time.ms - began };
}

test('it thinks until its budget is spent', async () => {
  const { id, ms } = await timed(60);
  expect(ids).toContain(id);
  expect(ms).toBeGreaterThanOrEqual(60);
  expect(ms).toBeLessThan(60 + 2 * STEP);
});

test('it hears between its steps that it is to come to an end, and answers with the best so far', async () => {
  const answering = timed(5000);
  setTimeout(hurry);
  const { id, ms } = await answering;
  expect(ids).toContain(id);
  expect(ms).toBeLessThan(100);
});

test('who was hurried once thinks as long as ever the next time', async () => {
  hurry();
  expect((await timed(60)).ms).toBeGreaterThanOrEqual(60);
});

test('it stops when nothing is left to think about', async () => {
  expect((await timed(60_000)).ms).toBeLessThan((STEPS + 20) * STEP);
});

test('where the answers hang on its hand it takes the same time, whether it holds anything or not', async () => {
  const [nothing, much] = [asked('antiPirateAction', 1, 1), asked('antiPirateAction', 4)].map(save);
  const times = [(await timed(60_000, nothing)).ms, (await timed(60_000, much)).ms];
  for (const ms of times) {
    expect(ms).toBeGreaterThanOrEqual(250);
    expect(ms).toBeLessThan(260);
  }
});
