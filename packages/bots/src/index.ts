/** The computer players. */
import type { Bot } from './bot.ts';
import { captain } from './captain/captain.ts';
import { random } from './random.ts';
import { system } from './system/system.ts';

export type { Bot, Situation } from './bot.ts';
export { seeded } from './seeded.ts';
export { TERMS, type Term, type TermName, type Valuation } from './system/evaluate.ts';
export { valuations } from './system/system.ts';

export const BOT_NAMES = ['random', 'captain', 'system'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, Bot>> = { random, captain, system };

const known: readonly string[] = BOT_NAMES;
export const isBotName = (name: string): name is BotName => known.includes(name);
