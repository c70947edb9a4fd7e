import { CHOICES, type Choice, choiceToJson, decision, type Game, legal, load, goldenAge as rules, type Seat } from '@bb/golden-age/rules';
import { answer, hurry, weigh } from '@bb/golden-age/table/session/bot-worker-handlers.ts';
import { bots } from '@bb/golden-age/table/session/bots.ts';
import type { GoldenAgeSession, GoldenAgeWorker } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { ratedBy } from '@bb/golden-age/table/session/system-player-reasons.svelte.ts';
import { randomGame } from '@bb/golden-age/table/testing/random-game.ts';
import { dealtFor } from '@bb/table-kit/session/dealt-for.ts';
import { type BotLimits, BotsUnavailable, openBots } from '@bb/web/session/bots.ts';
import { expect, test, vi } from 'vitest';
import { askedSeat } from './fake-table.ts';

const LIMITS: BotLimits = { budgetMs: 40, graceMs: 20, startMs: 500 };
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Stand-ins for workers that think on this thread. @param but replaces methods of the first one */
function workers(but: Partial<GoldenAgeWorker> = {}) {
  const log: string[] = [];
  let started = 0;
  const start = (): Promise<GoldenAgeWorker> => {
    const mine = ++started;
    log.push(`start ${mine}`);
    return Promise.resolve({
      ready: () => Promise.resolve(true),
      answer: (question) => {
        log.push(question.bot);
        return answer(question);
      },
      hurry: () => Promise.resolve(hurry()),
      weigh: (position) => Promise.resolve(weigh(position)),
      end: () => log.push(`end ${mine}`),
      ...(mine === 1 ? but : {}),
    });
  };
  return { log, start };
}

const openOurBots = (start: () => Promise<GoldenAgeWorker>, onFailure: (seat: Seat) => void) =>
  openBots<GoldenAgeSession>(goldenAge, { ...bots, startWorker: start }, onFailure, LIMITS);

/** A game in which a player is asked and has several choices. */
const asked = (): Game => randomGame(3, { players: 3 }, (g) => g.playerTurn > 4 && askedSeat(g) >= 0 && legal(g).length > 2).game;

function table(but: Partial<GoldenAgeWorker>) {
  const { log, start } = workers(but);
  const failed: Seat[] = [];
  const g = asked();
  return { g, log, failed, bots: openOurBots(start, (seat) => failed.push(seat)), you: askedSeat(g) };
}

test('a captain in a new worker replaces a bot that throws an error, for one choice, and the failure is reported', async () => {
  const { g, log, failed, bots, you } = table({ answer: () => Promise.reject(new Error('overboard')) });
  const choice = await bots.choose('random', g, you);
  expect(legal(g)).toContain(choice);
  expect(failed).toEqual([you]);
  expect(log).toEqual(['start 1', 'end 1', 'start 2', 'captain']);
  await bots.choose('random', g, you);
  expect(log.at(-1)).toBe('random');
  expect(failed).toEqual([you]);
});

test('a captain replaces a bot that never answers', async () => {
  const { g, log, failed, bots, you } = table({ answer: never });
  const began = performance.now();
  expect(legal(g)).toContain(await bots.choose('random', g, you));
  expect(performance.now() - began).toBeGreaterThanOrEqual(1.5 * LIMITS.budgetMs + LIMITS.graceMs - 5);
  expect(failed).toEqual([you]);
  expect(log).toEqual(['start 1', 'end 1', 'start 2', 'captain']);
});

test('a captain replaces a bot that answers with an illegal choice or none', async () => {
  for (const id of [CHOICES.find((choice) => !legal(asked()).includes(choice))?.id ?? 0, -1, 1e9, Number.NaN]) {
    const { g, log, failed, bots, you } = table({ answer: () => Promise.resolve(id) });
    expect(legal(g)).toContain(await bots.choose('random', g, you));
    expect(failed).toEqual([you]);
    expect(log.at(-1)).toBe('captain');
  }
});

test('a captain replaces a bot whose worker never starts, or whose name is unknown', async () => {
  const late = table({ ready: never });
  expect(legal(late.g)).toContain(await late.bots.choose('random', late.g, late.you));
  expect(late.failed).toEqual([late.you]);
  const unknown = table({});
  expect(legal(unknown.g)).toContain(await unknown.bots.choose('blackbeard', unknown.g, unknown.you));
  expect(unknown.failed).toEqual([unknown.you]);
});

test('fails without any worker, and can be tried again', async () => {
  const start = vi.fn(() => Promise.reject(new Error('no network')));
  const failed: Seat[] = [];
  const bots = openOurBots(start, (seat) => failed.push(seat));
  const g = asked();
  await expect(bots.choose('captain', g, askedSeat(g))).rejects.toThrow(BotsUnavailable);
  await expect(bots.choose('captain', g, askedSeat(g))).rejects.toThrow(BotsUnavailable);
  expect(start).toHaveBeenCalledTimes(4);
  expect(failed).toEqual([]);
});

test('a canceled question gets no answer, whatever the worker does', async () => {
  for (const answer of [never, () => Promise.reject(new Error('overboard'))]) {
    const { g, failed, bots, you } = table({ answer });
    const choice = bots.choose('random', g, you);
    bots.cancel();
    expect(await choice).toBeNull();
    await new Promise((done) => setTimeout(done, 1.5 * LIMITS.budgetMs + LIMITS.graceMs + 20));
    expect(failed).toEqual([]);
    expect(legal(g)).toContain(await bots.choose('random', g, you));
  }
});

test('hurries a bot whose worker has not received the question yet', async () => {
  let sendAnswer: (id: number) => void = () => undefined;
  let isReady: () => void = () => undefined;
  const ready = vi.fn(
    () =>
      new Promise<void>((done) => {
        isReady = done;
      }),
  );
  const { g, failed, bots, you } = table({
    ready,
    answer: () =>
      new Promise((done) => {
        sendAnswer = done;
      }),
    // If it is hurried too early, there is no question to answer.
    hurry: async () => sendAnswer(legal(g)[0]?.id ?? -1),
  });
  const choice = bots.choose('random', g, you);
  bots.hurry();
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  isReady();
  expect(await choice).toBe(legal(g)[0]);
  expect(failed).toEqual([]);
});

test('closing ends the worker and its question', async () => {
  const { g, log, failed, bots, you } = table({ answer: never });
  const choice = bots.choose('random', g, you);
  await Promise.resolve();
  bots.close();
  expect(await choice).toBeNull();
  await expect.poll(() => log).toContain('end 1');
  expect(failed).toEqual([]);
});

test('gives the worker only what the seat can see', () => {
  const g = asked();
  const you = askedSeat(g);
  const hands = () => load(dealtFor(rules, g, you)).hands;
  const dealtHands = hands();
  expect(dealtHands[you]).toEqual(g.hands[you]);
  const [other] = g.hands.flatMap((_, seat) => (seat !== you && (g.hands[seat]?.length ?? 0) > 0 ? [seat] : []));
  if (other === undefined) throw new Error('no other seat holds a card');
  const dealt = new Set(Array.from({ length: 12 }, () => JSON.stringify(hands()[other])));
  expect(dealt.size).toBeGreaterThan(1);
});

test('19.17 the System Player rates each Action; a worker that fails returns no ratings', async () => {
  const { game } = randomGame(
    5,
    { players: 4, solitaire: true },
    (g) => g.active > 0 && decision(g)?.ask === 'takeAction' && legal(g).length > 1,
  );
  const { start } = workers();
  const worths = await ratedBy(start, game, askedSeat(game));
  const json = (choices: readonly Choice[]) => choices.map(choiceToJson);
  expect(json(worths.map(({ choice }) => choice))).toEqual(json(legal(game)));
  const broken = workers({ weigh: () => Promise.reject(new Error('overboard')) }).start;
  expect(await ratedBy(broken, game, askedSeat(game))).toEqual([]);
});
