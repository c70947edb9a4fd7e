/** The bots by name. */

import type { Choice } from '@bb/golden-age/rules';
import { pick, type Random } from '@bb/kernel';
import type { Budget } from '@bb/search';
import type { Bot, Situation } from './bot.ts';
import { captain, captainLike } from './captain/captain.ts';
import { BOATSWAIN, CABIN_BOY, DECKHAND } from './captain/weaker-captains.ts';
import { type BotName, isBotName, isTemperament } from './level-names.ts';
import { STANDARD_SEARCH } from './search/hooks.ts';
import { searcher } from './search/search.ts';
import { PREFERENCES, worthTo } from './search/temperaments.ts';
import { system } from './system/system.ts';

/** The bot that chooses at random, each legal choice with the same probability. */
const random: Bot = { name: 'random', choose: (at: Situation, chance: Random): Choice => pick(at.legal, chance) };

const { POSITIVE_INFINITY: UNLIMITED } = Number;
const COMMODORE: Budget = { iterations: 2_000, milliseconds: 250 };
const BLACK_BART: Budget = { iterations: 20_000, milliseconds: 1_000 };

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random,
  system,
  'cabin-boy': captainLike('cabin-boy', CABIN_BOY),
  deckhand: captainLike('deckhand', DECKHAND),
  boatswain: captainLike('boatswain', BOATSWAIN),
  captain,
  commodore: searcher('commodore', COMMODORE),
  'black-bart': searcher('black-bart', BLACK_BART),
};

const BUDGETS: Readonly<Partial<Record<string, Budget>>> = { commodore: COMMODORE, 'black-bart': BLACK_BART };
/** `search:2000` (iterations per decision) or `search:1000ms`. */
const SEARCH = /^search:([1-9][0-9]{0,6})(ms)?$/;

function budgetOf(name: string): Budget | undefined {
  const [, amount, unit] = SEARCH.exec(name) ?? [];
  if (amount === undefined) return BUDGETS[name];
  return unit ? { iterations: UNLIMITED, milliseconds: Number(amount) } : { iterations: Number(amount), milliseconds: UNLIMITED };
}

/** @param spec such as `captain`, `black-bart`, `black-bart@bold`, `search:2000` (iterations per decision), `search:1000ms`. @returns null if there is no such bot. */
export function playerNamed(spec: string): Bot | null {
  const [name = '', temperament = 'even', ...more] = spec.split('@');
  if (more.length > 0 || !isTemperament(temperament)) return null;
  const budget = budgetOf(name);
  if (spec === name && isBotName(name)) return BOTS[name];
  if (!budget) return null;
  const hooks = { ...STANDARD_SEARCH.hooks, worth: worthTo(PREFERENCES[temperament]) };
  return searcher(spec, budget, { ...STANDARD_SEARCH, hooks });
}

/** Does this bot stop thinking by the clock? Its games can't be repeated, since its choices depend on the speed of the machine. */
export function isTimeLimited(spec: string): boolean {
  const [name = ''] = spec.split('@');
  return (budgetOf(name)?.milliseconds ?? UNLIMITED) < UNLIMITED;
}
