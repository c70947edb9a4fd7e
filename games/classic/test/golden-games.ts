/** The golden games: whole games stored as files, so that a change of the rules shows up as a change of files. */
import { fileURLToPath } from 'node:url';
import { type ChoiceJson, recordOf, seeded } from '@bb/kernel';
import { type GoldenGame, summarize } from '@bb/kernel/testing';
import { type ComponentSet, classic, type GameEvent, type Options, RECONSTRUCTED } from '../rules/index.ts';
import { weighted } from '../rules/testing/weighted-choices.ts';

export const GOLDEN_FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

interface RandomGame {
  readonly seed: number;
  readonly options: Options;
}

/** The reconstructed set with the pirates' ratings exchanged. */
const TURNED: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'turned',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + 7) % all.length] ?? own), id: own.id, name: own.name })),
};

/** Every number of players and every option. Their seeds were sought, so that between them nearly everything happens. */
export const GOLDEN: readonly RandomGame[] = [
  { seed: 221, options: { players: 2 } },
  { seed: 686, options: { players: 2, short: true } },
  { seed: 139, options: { players: 3 } },
  { seed: 607, options: { players: 3 } },
  { seed: 141, options: { players: 3, blood: true } },
  { seed: 100, options: { players: 3, components: TURNED } },
  { seed: 158, options: { players: 3, solitaire: true } },
  { seed: 509, options: { players: 3, solitaire: true } },
  { seed: 532, options: { players: 3, solitaire: true } },
  { seed: 197, options: { players: 4 } },
  { seed: 208, options: { players: 4, strictBribes: true } },
  { seed: 257, options: { players: 4, openHostages: true } },
  { seed: 404, options: { players: 5 } },
  { seed: 866, options: { players: 5 } },
  { seed: 161, options: { players: 6, short: true } },
];

export const fileOf = ({ seed, options: { players, ...settings } }: RandomGame): string =>
  `players-${players}${Object.entries(settings)
    .map(([option, value]) => `-${option}-${typeof value === 'object' ? value.id : value}`)
    .join('')}-seed-${seed}.json`;

/** Plays the game again. */
export function playGolden({ seed, options }: RandomGame): GoldenGame {
  const random = seeded(seed);
  const choices: ChoiceJson[] = [];
  const events: GameEvent[] = [];
  const g = classic.newGame(options);
  while (classic.decision(g)) {
    const choice = weighted(classic.legal(g), random);
    choices.push(classic.choices.toJson(choice));
    classic.play(g, choice, events);
  }
  return { record: recordOf(classic, options, choices, g), playthrough: summarize(events) };
}
