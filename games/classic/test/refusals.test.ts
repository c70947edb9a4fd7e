/** In random games every operation and free act that is not offered has a reason, and none that is offered has one. */
import { CHANCE, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { classic, closedOperations, type Game, type Options, refusalOf } from '../rules/index.ts';
import { turnChoiceRefusal } from '../rules/rules/course/refusal.ts';
import { GAMES, gamesFor, TIMEOUT_MS, weighted } from './random-games.ts';

const GAMES_EACH = gamesFor(GAMES.length, 1);
/** Every choice of every kind is compared at one decision in this number of decisions. */
const COMPARED_ONE_IN = 25;
/** Questions about one thing with one answer or the other: the question itself closes all else. */
const STEPS: readonly string[] = [
  'moveStep',
  'chooseShip',
  'chooseStart',
  'chooseBox',
  'stash',
  'clearHolds',
  'sellHolds',
  'dealWithCargo',
];

test.each(GAMES)(
  '%j: C5.3, C5.4 what is offered is open, and all else is closed by a section',
  (options) => {
    for (let seed = 0; seed < GAMES_EACH; seed++) playAndCompare(options, seed);
  },
  TIMEOUT_MS,
);

function playAndCompare(options: Options, seed: number): void {
  const random = seeded(seed);
  const g = classic.newGame(options);
  for (let n = 0, decision = classic.decision(g); decision; n++, decision = classic.decision(g)) {
    if (decision.seat !== CHANCE && random() * COMPARED_ONE_IN < 1) {
      const where = `seed ${seed}, decision ${n}`;
      if (decision.ask === 'takeOperation') compareTurn(g, decision.seat, where);
      else if (STEPS.includes(decision.ask)) compareStep(g, where);
    }
    classic.play(g, weighted(classic.legal(g), random));
  }
}

function compareTurn(g: Game, seat: number, where: string): void {
  const legal = new Set(classic.legal(g));
  for (const choice of classic.choices.all) {
    const reason = turnChoiceRefusal(g, seat, choice);
    if (reason !== undefined && legal.has(choice) !== (reason === null)) expect.fail(`${where}: ${JSON.stringify(choice)} is ${reason}`);
  }
  const seen = { ...classic.view(g, seat), tables: g.tables };
  expect(closedOperations(seen, seat)).toEqual(closedOperations(g, seat));
}

function compareStep(g: Game, where: string): void {
  const legal = new Set(classic.legal(g));
  const kinds = new Set([...legal].map(({ type }) => type));
  for (const choice of classic.choices.all)
    if (kinds.has(choice.type) && !legal.has(choice) && refusalOf(g, choice) === null)
      expect.fail(`${where}: ${JSON.stringify(choice)} has no reason`);
}
