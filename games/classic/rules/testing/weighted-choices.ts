/** Choices in random games, weighted so that what follows from a prize or a port is played. */
import { pick, type Random } from '@bb/kernel';
import { isPort } from '../data/ids.ts';
import { type Classic, type Options, tablesFor } from '../index.ts';

/** Every option and number of players. */
export const GAMES: readonly Options[] = [
  { players: 2 },
  { players: 3, short: true, blood: true },
  { players: 3, solitaire: true },
  { players: 3, solitaire: true, short: true, openHostages: true, strictBribes: true, blood: true },
  { players: 4, strictBribes: true },
  { players: 5, openHostages: true },
  { players: 6, short: true },
];

/** Captains who look for prizes and ports, so that what follows from them is played. */
const WEIGHTS: { readonly [K in Classic['choice']['type']]?: number } = {
  petition: 0.2,
  pass: 0.2,
  stop: 0.3,
  jettison: 0.05,
  release: 0.05,
  declareRevelry: 0.3,
  search: 4,
  takePrize: 12,
  attack: 4,
  torture: 4,
  doBusiness: 6,
  ransom: 12,
  bribe: 4,
  buyLetter: 4,
  useInformation: 4,
  newWarship: 4,
  giveHostage: 4,
  takeHostage: 4,
  accept: 4,
};
const TO_A_PORT = 6;
/** Cards that bring warships come more often, or hardly any would be placed beside a pirate. */
const BRINGS_WARSHIPS = 6;
const bringsWarships = tablesFor({ players: 4 }).cards.map(
  ({ next, randomEvent }) => next.includes('move-warships') || randomEvent === 'patrol' || randomEvent === 'convoy',
);

/** How much likelier than others a choice is. */
export function weight(choice: Classic['choice']): number {
  if (choice.type === 'moveTo' && isPort(choice.to)) return TO_A_PORT;
  if (choice.type === 'drawCard' && bringsWarships[choice.card]) return BRINGS_WARSHIPS;
  return WEIGHTS[choice.type] ?? 1;
}

/** @returns a choice by these weights */
export function weighted(legal: readonly Classic['choice'][], random: Random): Classic['choice'] {
  let left = random() * legal.reduce((sum, choice) => sum + weight(choice), 0);
  for (const choice of legal) {
    left -= weight(choice);
    if (left < 0) return choice;
  }
  return pick(legal, random);
}
