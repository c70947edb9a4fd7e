/** In random games every operation and free act that is not offered has a reason, and none that is offered has one. */
import { CHANCE, seeded } from '@bb/kernel';
import { checkRefusals, goldenFiles, readGolden } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import {
  type Choice,
  type Classic,
  classic,
  closedAnswers,
  closedOperations,
  decision,
  type Game,
  type Options,
  refusalOf,
} from '../rules/index.ts';
import { turnChoiceRefusal } from '../rules/rules/sequence/refusal.ts';
import { GAMES, weighted } from '../rules/testing/weighted-choices.ts';
import { GOLDEN_FOLDER } from './golden-games.ts';
import { gamesFor, TIMEOUT_MS } from './random-games.ts';

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

/** Too rare for so few games. The scenarios of the rules' tests try illegal choices at these too. */
const RARE: readonly string[] = ['clearHolds', 'orderOusted'];

test(
  'C5.3 each choice of each kind is legal or refused by a rule, at each question',
  () => {
    const met = new Map<string, number>();
    for (const file of goldenFiles(GOLDEN_FOLDER)) {
      const { options, choices } = readGolden(classic, GOLDEN_FOLDER, file).record;
      tryRefusals(classic.parseOptions(options), met, (_legal, n) => classic.choices.fromJson(choices[n]));
    }
    for (const options of GAMES)
      for (let seed = 0; seed < GAMES_EACH; seed++) {
        const random = seeded(seed);
        tryRefusals(options, met, (legal) => weighted(legal, random));
      }
    expect(Object.keys(classic.asks).filter((ask) => !met.has(ask) && !RARE.includes(ask))).toEqual([]);
  },
  TIMEOUT_MS,
);

function tryRefusals(options: Options, met: Map<string, number>, choose: (legal: readonly Choice[], n: number) => Choice): void {
  const g = classic.newGame(options);
  for (let n = 0; classic.decision(g); n++) {
    checkRefusals<Classic>(classic, g, met);
    classic.play(g, choose(classic.legal(g), n));
  }
  checkRefusals<Classic>(classic, g, met);
}

function playAndCompare(options: Options, seed: number): void {
  const random = seeded(seed);
  const g = classic.newGame(options);
  for (let n = 0, asked = decision(g); asked; n++, asked = decision(g)) {
    if (asked.seat !== CHANCE && random() * COMPARED_ONE_IN < 1) {
      const where = `seed ${seed}, decision ${n}`;
      if (asked.ask === 'takeOperation') compareTurn(g, asked.seat, where);
      else if (STEPS.includes(asked.ask)) compareStep(g, where);
      compareAnswers(g, where);
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

/** The player's page knows the same reasons from what it sees. */
function compareAnswers(g: Game, where: string): void {
  const asked = decision(g);
  if (!asked) return;
  const legal = classic.legal(g);
  const closed = closedAnswers({ ...classic.view(g, asked.seat), tables: g.tables }, asked, legal);
  expect(closed, where).toEqual(closedAnswers(g, asked, legal));
  for (const { choice, reason } of closed) expect(refusalOf(g, choice), where).toBe(reason);
}
