/**
 * The floor: no rules at all, only a flat state as large as ours. A turn lists as many choices as a question of ours
 * offers, draws one and changes as many cells as a decision of ours.
 *
 *     node flat.ts change    nothing else
 *     node flat.ts copy      and copies the state first, as whoever wants to keep the old one must
 *     node flat.ts scan      and looks at each cell once, as whoever keeps no index of what is legal must
 */
import { chance } from '../measures.ts';
import { compete } from './compete.ts';
import { shapeOfAGame } from './shape.ts';

const TURNS = 5000;
const { cells, choices, changes } = shapeOfAGame();
const pick = chance(2008);
const offered = new Int32Array(choices);
const state = new Int32Array(cells).map(() => pick(cells));
const kept = new Int32Array(cells);

function turn(): void {
  const start = state[0] ?? 0;
  for (let i = 0; i < choices; i++) offered[i] = start + i;
  let at = offered[pick(choices)] ?? 0;
  for (let i = 0; i < changes; i++) {
    at = (at + (state[at % cells] ?? 0)) % cells;
    state[at] = (at + i) % cells;
  }
}

function copy(): void {
  kept.set(state);
  turn();
}

function scan(): void {
  let sum = 0;
  for (let i = 0; i < cells; i++) sum = (sum + (state[i] ?? 0)) | 0;
  state[0] = sum % cells;
  turn();
}

const WAYS: Readonly<Record<string, () => void>> = { change: turn, copy, scan };
const play = WAYS[process.argv[2] ?? ''] ?? turn;

compete(() => {
  for (let i = 0; i < TURNS; i++) play();
  return TURNS;
});
