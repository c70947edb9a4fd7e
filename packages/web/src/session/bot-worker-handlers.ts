/** What the bot worker does: it answers one question at a time, in slices, so that it can receive messages in between. */

import { type Bot, type Memory, newMemory, playerNamed, type Situation, situationOf, type Thinking, valuations } from '@bb/golden-age/bots';
import { type Choice, load, type Seat } from '@bb/golden-age/rules';
import type { Worth } from '@bb/golden-age/text';
import { seeded } from '@bb/kernel';
import type { BotQuestion } from './bots.ts';

/** A `Worth` whose choice is given by its id. */
export type WorthOfId = Omit<Worth, 'choice'> & { readonly id: number };

/** Time between two checks for messages. Browsers take up to 4 ms to return from a timer, so a slice is much longer. */
const SLICE_MS = 25;

/** Every answer in a window takes this long, however much there is to think about, so that the time tells nothing about the hand. */
const WINDOW_ANSWER_MS = 250;

/** The memory of each bot at this table, by seat. */
const memories = new Map<Seat, Memory>();

function memoryOf(seat: Seat): Memory {
  const memory = memories.get(seat) ?? newMemory();
  memories.set(seat, memory);
  return memory;
}

/** The bot must stop thinking. */
let hurried = false;

/** Makes the bot answer at once with its best choice so far. */
export function hurry(): void {
  hurried = true;
}

/** @returns the id of the bot's choice */
export async function answer({ bot, position, seed, budgetMs }: BotQuestion): Promise<number> {
  hurried = false;
  return (await chosen(botNamed(bot), asked(position), seeded(seed), budgetMs)).id;
}

async function chosen(bot: Bot, at: Situation, random: () => number, budgetMs: number): Promise<Choice> {
  const began = performance.now();
  const thinking = bot.think?.(at, random, memoryOf(at.decision.seat));
  if (!thinking) return bot.choose(at, random);
  const isWindow = at.decision.traits.kind === 'window';
  const until = began + (isWindow ? Math.min(budgetMs, WINDOW_ANSWER_MS) : budgetMs);
  while (!hurried && performance.now() < until && !finishes(thinking, Math.min(until, performance.now() + SLICE_MS))) await nextTask();
  while (isWindow && !hurried && performance.now() < until) await nextTask();
  return thinking.best();
}

/** Thinks on until `end`. @returns whether nothing is left to think about */
function finishes(thinking: Thinking, end: number): boolean {
  while (performance.now() < end) if (thinking.step()) return true;
  return false;
}

/** 19.17 How the System Player rates each Action. */
export const weigh = (position: object): readonly WorthOfId[] =>
  valuations(asked(position)).map(({ choice, ...worth }) => ({ ...worth, id: choice.id }));

/** @throws Error if there is none */
function botNamed(name: string): Bot {
  const bot = playerNamed(name);
  if (bot) return bot;
  throw new Error(`there is no bot “${name}”`);
}

/** @throws Error if no seat is asked in this position */
function asked(position: object): Situation {
  const at = situationOf(load(position));
  if (at) return at;
  throw new Error('no seat is asked in this position');
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
