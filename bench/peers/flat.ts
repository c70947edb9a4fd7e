/**
 * The lower bound: no rules, only a flat state as large as ours. A turn lists as many choices as one of our decisions
 * offers, draws one and changes as many cells as one of our decisions does.
 *
 *     node flat.ts change    nothing else
 *     node flat.ts copy      copies the state first, as a program that keeps old states must
 *     node flat.ts scan      reads each cell once, as a program without an index of legal moves must
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
