import { CHOICES, type Choice, choiceToJson, decision, type Game, legal, type Seat, save, seatToChoose } from '@bb/engine';
import { expect, test, vi } from 'vitest';
import { answer, hurry, weigh } from './bot-thoughts.ts';
import { BotsGone, type Limits, type Mind, openBots } from './bots.ts';
import { dealtFor } from './mind.ts';
import { played } from './played.ts';

const LIMITS: Limits = { budget: 40, grace: 20, start: 500 };
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Thinks here instead of in a worker; `but` is what goes wrong with its first answer. */
function minds(but: Partial<Mind> = {}) {
  const log: string[] = [];
  let begun = 0;
  const begin = (): Promise<Mind> => {
    const mine = ++begun;
    log.push(`begin ${mine}`);
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
  return { log, begin };
}

/** A game in which a player is asked, and has several choices. */
const asked = (): Game => played(3, { players: 3 }, (g) => g.playerTurn > 4 && seatToChoose(g) >= 0 && legal(g).length > 2).game;

function table(but: Partial<Mind>) {
  const { log, begin } = minds(but);
  const failed: Seat[] = [];
  const g = asked();
  return { g, log, failed, bots: openBots((seat) => failed.push(seat), LIMITS, begin), you: seatToChoose(g) };
}

test('a bot that throws is replaced by a captain for this choice, in a worker of his own, and the player is told', async () => {
  const { g, log, failed, bots, you } = table({ answer: () => Promise.reject(new Error('overboard')) });
  const choice = await bots.choose('random', g, you);
  expect(legal(g)).toContain(choice);
  expect(failed).toEqual([you]);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'captain']);
  await bots.choose('random', g, you);
  expect(log.at(-1)).toBe('random');
  expect(failed).toEqual([you]);
});

test('so is one that never answers', async () => {
  const { g, log, failed, bots, you } = table({ answer: never });
  const began = performance.now();
  expect(legal(g)).toContain(await bots.choose('random', g, you));
  expect(performance.now() - began).toBeGreaterThanOrEqual(1.5 * LIMITS.budget + LIMITS.grace - 5);
  expect(failed).toEqual([you]);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'captain']);
});

test('so is one that answers what is not allowed, or nothing at all', async () => {
  for (const id of [CHOICES.find((one) => !legal(asked()).includes(one))?.id ?? 0, -1, 1e9, Number.NaN]) {
    const { g, log, failed, bots, you } = table({ answer: () => Promise.resolve(id) });
    expect(legal(g)).toContain(await bots.choose('random', g, you));
    expect(failed).toEqual([you]);
    expect(log.at(-1)).toBe('captain');
  }
});

test('so is one whose worker never comes, or there is none by that name', async () => {
  const late = table({ ready: never });
  expect(legal(late.g)).toContain(await late.bots.choose('random', late.g, late.you));
  expect(late.failed).toEqual([late.you]);
  const unknown = table({});
  expect(legal(unknown.g)).toContain(await unknown.bots.choose('blackbeard', unknown.g, unknown.you));
  expect(unknown.failed).toEqual([unknown.you]);
});

test('without any worker the game waits, and can be tried again', async () => {
  const begin = vi.fn(() => Promise.reject(new Error('no network')));
  const failed: Seat[] = [];
  const bots = openBots((seat) => failed.push(seat), LIMITS, begin);
  const g = asked();
  await expect(bots.choose('captain', g, seatToChoose(g))).rejects.toThrow(BotsGone);
  await expect(bots.choose('captain', g, seatToChoose(g))).rejects.toThrow(BotsGone);
  expect(begin).toHaveBeenCalledTimes(4);
  expect(failed).toEqual([]);
});

test('a question that is withdrawn is answered by nobody, whatever becomes of it', async () => {
  for (const answer of [never, () => Promise.reject(new Error('overboard'))]) {
    const { g, failed, bots, you } = table({ answer });
    const choice = bots.choose('random', g, you);
    bots.cancel();
    expect(await choice).toBeNull();
    await new Promise((done) => setTimeout(done, 1.5 * LIMITS.budget + LIMITS.grace + 20));
    expect(failed).toEqual([]);
    expect(legal(g)).toContain(await bots.choose('random', g, you));
  }
});

test('who is told to play before the question has reached his worker plays at once, too', async () => {
  let told: (id: number) => void = () => undefined;
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
        told = done;
      }),
    // Told too early, it has nothing to answer.
    hurry: async () => told(legal(g)[0]?.id ?? -1),
  });
  const choice = bots.choose('random', g, you);
  bots.hurry();
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  isReady();
  expect(await choice).toBe(legal(g)[0]);
  expect(failed).toEqual([]);
});

test('leaving the table ends the worker, and what it was asked', async () => {
  const { g, log, failed, bots, you } = table({ answer: never });
  const choice = bots.choose('random', g, you);
  await Promise.resolve();
  bots.close();
  expect(await choice).toBeNull();
  await expect.poll(() => log).toContain('end 1');
  expect(failed).toEqual([]);
});

test('what is given to a worker follows from what the seat sees: two tables that look alike to it give alike', () => {
  const g = asked();
  const you = seatToChoose(g);
  const { position } = dealtFor(g, you);
  const own = save(g).position;
  expect(position.hands[you]).toEqual(own.hands[you]);
  const [other] = g.hands.flatMap((_, seat) => (seat !== you && (g.hands[seat]?.length ?? 0) > 0 ? [seat] : []));
  if (other === undefined) throw new Error('nobody holds a card');
  const dealt = new Set(Array.from({ length: 12 }, () => JSON.stringify(dealtFor(g, you).position.hands[other])));
  expect(dealt.size).toBeGreaterThan(1);
});

test('19.17 the System Player says what he makes of each Action; who fails to says nothing', async () => {
  const { game } = played(
    5,
    { players: 4, solitaire: true },
    (g) => g.active > 0 && decision(g)?.ask === 'takeAction' && legal(g).length > 1,
  );
  const { begin } = minds();
  const bots = openBots(() => undefined, LIMITS, begin);
  const worths = await bots.weigh(game, seatToChoose(game));
  const told = (choices: readonly Choice[]) => choices.map(choiceToJson);
  expect(told(worths.map(({ choice }) => choice))).toEqual(told(legal(game)));
  const broken = openBots(() => undefined, LIMITS, minds({ weigh: () => Promise.reject(new Error('overboard')) }).begin);
  expect(await broken.weigh(game, seatToChoose(game))).toEqual([]);
});
