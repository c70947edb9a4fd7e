/** The golden games: whole games stored as files, so that a change of the rules shows up as a change of files. */
import { fileURLToPath } from 'node:url';
import { type GoldenGame, summarize } from '@bb/kernel/testing';
import { type ChoiceJson, choiceToJson, type GameEvent, newRecord, outcome } from '../rules/index.ts';
import { optionsOf, playGame, type RandomGame, TURNED } from './random-games.ts';

export const GOLDEN_FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

/** The seed determines the style of play: even, lively or warlike. */
export const GOLDEN: readonly RandomGame[] = [
  { players: 2, seed: 100, settings: {} },
  { players: 2, seed: 152, settings: {} },
  { players: 3, seed: 100, settings: {} },
  { players: 3, seed: 103, settings: {} },
  { players: 4, seed: 100, settings: {} },
  { players: 4, seed: 101, settings: {} },
  { players: 4, seed: 105, settings: {} },
  { players: 5, seed: 100, settings: {} },
  { players: 5, seed: 107, settings: {} },
  // One for each optional rule.
  { players: 2, seed: 110, settings: { draft: true } },
  { players: 2, seed: 111, settings: { deployment: 'secret' } },
  { players: 3, seed: 110, settings: { deployment: 'random' } },
  { players: 2, seed: 112, settings: { length: 'long' } },
  { players: 3, seed: 112, settings: { length: 'short' } },
  { players: 3, seed: 111, settings: { printedRatings: true } },
  { players: 2, seed: 113, settings: { cunning: false } },
  { players: 2, seed: 114, settings: { latePardon: true } },
  { players: 2, seed: 119, settings: { retireInPiratePorts: true } },
  { players: 3, seed: 101, settings: { components: TURNED } },
  { players: 4, seed: 111, settings: { solitaire: true } },
  { players: 4, seed: 117, settings: { solitaire: true } },
  { players: 6, seed: 110, settings: {} },
  { players: 10, seed: 111, settings: {} },
];

export const fileOf = ({ players, seed, settings = {} }: RandomGame): string =>
  `players-${players}${Object.entries(settings)
    .map(([option, value]) => `-${option}-${typeof value === 'object' ? value.id : value}`)
    .join('')}-seed-${seed}.json`;

/** Plays the game again. */
export function playGolden(game: RandomGame): GoldenGame {
  const choices: ChoiceJson[] = [];
  const events: GameEvent[] = [];
  const end = playGame(game, ({ next, events: happened }) => {
    events.push(...happened);
    if (next !== null) choices.push(choiceToJson(next));
  });
  return { record: newRecord(optionsOf(game), choices, outcome(end)), playthrough: summarize(events) };
}
