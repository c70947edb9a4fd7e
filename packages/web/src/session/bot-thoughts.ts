/** What the worker does that the bots think in: a question at a time, in slices, so that it hears when it is to come to an end. */
import { type Bot, type Memory, newMemory, playerNamed, type Situation, seeded, situationOf, type Thinking, valuations } from '@bb/bots';
import { type Choice, load, type Save, type Seat } from '@bb/engine';
import type { Worth } from '@bb/words';

export interface BotQuestion {
  readonly bot: string;
  /** A position as the asked seat may think it is: nothing hidden from it is in it. */
  readonly position: Save;
  readonly seed: number;
  /** Milliseconds: what a bot that searches may think at most. */
  readonly budget: number;
}

/** A choice by its id. */
export type WorthOfId = Omit<Worth, 'choice'> & { readonly id: number };

/** Milliseconds without an ear for messages: many of the four that a browser takes to come back from a timer. */
const SLICE = 25;

/** What can be answered to these hangs on the hand: how long a bot takes must not tell whether it holds anything. */
const GUARDED: readonly string[] = ['antiPirateAction', 'defendWithSkull', 'doubleCross', 'kcSurprise', 'negate'];
/** Milliseconds for each of them, whatever there is to think about. */
const EVEN = 250;

/** By seat of the table whose bots think here. */
const memories = new Map<Seat, Memory>();

function memoryOf(seat: Seat): Memory {
  const memory = memories.get(seat) ?? newMemory();
  memories.set(seat, memory);
  return memory;
}

/** Who thinks now is to come to an end. */
let hurried = false;

export function hurry(): void {
  hurried = true;
}

/** Yields the id of a choice. */
export async function answer({ bot, position, seed, budget }: BotQuestion): Promise<number> {
  hurried = false;
  return (await chosen(botNamed(bot), asked(position), seeded(seed), budget)).id;
}

async function chosen(bot: Bot, at: Situation, random: () => number, budget: number): Promise<Choice> {
  const began = performance.now();
  const thinking = bot.think?.(at, random, memoryOf(at.decision.seat));
  if (!thinking) return bot.choose(at, random);
  const isGuarded = GUARDED.includes(at.decision.ask);
  const until = began + (isGuarded ? Math.min(budget, EVEN) : budget);
  while (!hurried && performance.now() < until && !thinksOut(thinking, Math.min(until, performance.now() + SLICE))) await nextTask();
  while (isGuarded && !hurried && performance.now() < until) await nextTask();
  return thinking.best();
}

/** Thinks on until then; true when there is nothing left to think about. */
function thinksOut(thinking: Thinking, then: number): boolean {
  while (performance.now() < then) if (thinking.step()) return true;
  return false;
}

/** 19.17 What the System Player makes of each Action. */
export const weigh = (position: Save): readonly WorthOfId[] =>
  valuations(asked(position)).map(({ choice, ...worth }) => ({ ...worth, id: choice.id }));

function botNamed(name: string): Bot {
  const bot = playerNamed(name);
  if (bot) return bot;
  throw new Error(`there is no bot “${name}”`);
}

function asked(position: Save): Situation {
  const at = situationOf(load(position));
  if (at) return at;
  throw new Error('nobody is asked');
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
