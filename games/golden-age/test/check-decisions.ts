/** Checks what a decision asks and which choices it offers. */
import { CHANCE, CHOICES, clone, decision, type Game, legal, outcome, save, seatToChoose, view } from '../rules/index.ts';
import { mustEqual } from './deep-equal.ts';
import { positionOf, type Visit } from './random-games.ts';

/** @returns a check for each decision: a seat is asked, legal choices exist, are known and differ, and the game ends with all VP counted */
export function decisionChecker(): (v: Visit) => void {
  const listed = new Uint32Array(CHOICES.length);
  let decisions = 0;
  return ({ g, next, offered }) => {
    decisions += 1;
    for (const choice of offered) {
      if (CHOICES[choice.id] !== choice) throw new Error(`a choice of its own: ${choice.type}`);
      if (listed[choice.id] === decisions) throw new Error(`${choice.type} is listed twice`);
      listed[choice.id] = decisions;
    }
    if (next === null) return mustBeOver(g);
    const seat = seatToChoose(g);
    if (seat === null || !Number.isInteger(seat) || seat < CHANCE || seat >= g.players) throw new Error('nobody is asked');
    if (g.ending !== '') throw new Error('a question after the end');
  };
}

function mustBeOver(g: Game): void {
  const result = outcome(g);
  if (decision(g) !== null || result === null) throw new Error('no choice, and no end');
  const best = Math.max(...result.scores);
  if (result.scores.length !== g.players) throw new Error('not all VP are counted');
  if (g.tables.settings.solitaire) {
    const sides = ['0', '1,2,3'];
    if (!sides.includes(result.winners.join())) throw new Error('the winners are on both sides');
    return;
  }
  if (result.winners.length === 0 || result.winners.some((seat) => result.scores[seat] !== best)) throw new Error('the winners are others');
}

/** Checks that the engine's questions leave the game unchanged. */
export function mustNotChange(g: Game): void {
  const before = structuredClone(positionOf(g));
  legal(g);
  decision(g);
  for (let seat = 0; seat < g.players; seat++) view(g, seat);
  view(g, null);
  save(g);
  clone(g);
  outcome(g);
  mustEqual(positionOf(g), before, () => 'the position');
}
