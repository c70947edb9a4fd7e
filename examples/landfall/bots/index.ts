/** Landfall's computer players: one at random, and one that follows two rules of thumb. */
import { type BotPlayer, type GameBots, pick } from '@bb/kernel';
import { type Landfall, landfall, type Position } from '../rules/index.ts';

/** Leagues that are worth more than another die. */
const ENOUGH_LEAGUES = 8;
/** A roll that is worth a card. */
const LONG_ROLL = 6;

const random: BotPlayer<Landfall> = { choose: (p, chance) => pick(landfall.legal(p), chance) };

/** @returns the leagues that are at stake; 0 if none are */
const rollAt = (p: Position): number => landfall.decision(p)?.about.roll ?? 0;

const mate: BotPlayer<Landfall> = {
  choose(p, chance) {
    const choices = landfall.legal(p);
    const roll = rollAt(p);
    const wanted = roll >= ENOUGH_LEAGUES ? ['sail', 'playCard'] : roll >= LONG_ROLL ? ['pressOn', 'playCard'] : ['pressOn', 'pass'];
    return choices.find(({ type }) => wanted.includes(type)) ?? pick(choices, chance);
  },
};

const PLAYERS: Readonly<Record<string, BotPlayer<Landfall>>> = { random, mate };

export const landfallBots: GameBots<Landfall> = {
  levels: Object.keys(PLAYERS),
  substitute: 'mate',
  isSearching: () => false,
  player: (name) => (Object.hasOwn(PLAYERS, name) ? (PLAYERS[name] ?? null) : null),
};
