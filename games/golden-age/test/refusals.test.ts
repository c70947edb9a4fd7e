/** Every choice that exists, at every question: what is not legal is refused by a rule, never by an exception. */
import { CHANCE } from '@bb/kernel';
import { checkRefusals, goldenFiles, readGolden } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { CHOICES, type ChoiceKind, choiceToJson, decision, type Game, type GoldenAge, goldenAge, legal } from '../rules/index.ts';
import { choiceRefusal } from '../rules/rules/refusal.ts';
import { GOLDEN_FOLDER } from './golden-games.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame } from './random-games.ts';

/** Some questions are too rare for so few random games. The lab's fuzz tries illegal choices at those too. */
const MET = 0.75;
/** One game in this number is warlike, and more is asked in it. */
const WARLIKE_EVERY = 3;

test('each choice of each kind is legal or refused by a rule, at each question', MANY_GAMES, () => {
  const met = new Map<string, number>();
  for (const players of PLAYER_COUNTS)
    for (let n = 1; n <= gamesEach(10); n++)
      playGame({ players, seed: n * WARLIKE_EVERY - 1 }, ({ g }) => void checkRefusals<GoldenAge>(goldenAge, g, met));
  const asks = Object.keys(goldenAge.asks);
  expect(asks.filter((ask) => met.has(ask)).length).toBeGreaterThan(MET * asks.length);
});

/** By question: the kinds of choice that it offers or closes, each by a predicate. */
const PREDICATES: Readonly<Record<string, readonly ChoiceKind[]>> = {
  deployFleet: ['pass'],
  deployInSecret: ['pass'],
  keepOrRefuse: ['refusePirate'],
  keepOrDeploy: ['refusePirate'],
  playCard: [
    'playForActions',
    'playForInitiative',
    'playHeavyGuns',
    'playFairWinds',
    'playFairWindsForCommissioner',
    'playBuriedTreasure',
    'discardForAction',
    'endAlliance',
  ],
  takeAction: [
    'move',
    'findMerchant',
    'lootMerchant',
    'doPortActivities',
    'recover',
    'retireByLetter',
    'retireInHaven',
    'bribeToRetire',
    'retireInPiratePort',
    'attackPort',
    'sackPort',
    'grabBooty',
    'formAlliance',
    'endAlliance',
    'digForTreasure',
    'drawNewPirate',
    'deployPirate',
    'endActions',
  ],
  antiPirateAction: [
    'pass',
    'playAgainst',
    'playAmbition',
    'playConverts',
    'playResistance',
    'deployCommissioner',
    'useWarship',
    'moveCommissioner',
    'attackPiratePort',
    'oust',
    'react',
  ],
  portActivity: ['ransom', 'sellHold', 'refit', 'buyHaven', 'playLetter', 'declareRevelry', 'finish'],
};
/** One in this number of the positions of a question in a golden game is compared, and always the first ones and those with a new kind of choice. */
const COMPARED_ONE_IN = 60;
const FIRST = 20;

test('in golden games what is listed is open, and all else is closed for a reason', MANY_GAMES, () => {
  const faults = new Set<string>();
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const file of goldenFiles(GOLDEN_FOLDER)) {
    const { options, choices } = readGolden(goldenAge, GOLDEN_FOLDER, file).record;
    const g = goldenAge.newGame(goldenAge.parseOptions(options));
    const met = new Map<string, number>();
    for (const json of choices) {
      const ask = g.ask?.ask ?? '';
      const n = met.get(ask) ?? 0;
      met.set(ask, n + 1);
      const kinds = PREDICATES[ask] ?? [];
      const isNew = legal(g).some(({ type }) => kinds.includes(type) && !open.has(`${ask} ${type}`));
      if (isNew || n < FIRST || n % COMPARED_ONE_IN === 0) compare(g, kinds, { file, faults, open, closed });
      goldenAge.play(g, goldenAge.choices.fromJson(json));
    }
  }
  expect([...faults]).toEqual([]);
  const kinds = Object.entries(PREDICATES).flatMap(([ask, of]) => of.map((kind) => `${ask} ${kind}`));
  expect(kinds.filter((kind) => !closed.has(kind))).toEqual(ALWAYS_OPEN);
  expect(kinds.filter((kind) => !open.has(kind))).toEqual(RARE);
});

/** No golden game offers these. The tests of their rules and the lab's fuzz do. */
const RARE: readonly string[] = ['playCard endAlliance', 'takeAction retireInPiratePort', 'antiPirateAction oust'];
/** The setup asks only if a pirate may be refused. */
const ALWAYS_OPEN: readonly string[] = ['keepOrRefuse refusePirate', 'antiPirateAction pass'];

interface Comparison {
  readonly file: string;
  readonly faults: Set<string>;
  readonly open: Set<string>;
  readonly closed: Set<string>;
}

function compare(g: Game, kinds: readonly ChoiceKind[], { file, faults, open, closed }: Comparison): void {
  const asked = decision(g);
  if (!asked || asked.seat === CHANCE) return;
  const listed = new Set(legal(g));
  for (const choice of CHOICES) {
    if (!kinds.includes(choice.type)) continue;
    const isListed = listed.has(choice);
    (isListed ? open : closed).add(`${asked.ask} ${choice.type}`);
    const reason = choiceRefusal(g, asked, choice);
    if ((reason === null) !== isListed) faults.add(`${file}, ${asked.ask}: ${JSON.stringify(choiceToJson(choice))} is ${reason}`);
  }
}
