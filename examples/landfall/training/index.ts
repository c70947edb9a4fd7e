/** What Landfall tells the training of a value: see docs/add-a-game.md. */
import { type Fits, questionOf, type SearchSettings, Thinking, type Training, type ValueFeatures, winEvaluator } from '@bb/search';
import { landfallBots } from '../bots/index.ts';
import { type Landfall, landfall, NO_CARD, type Position, TITLES, titleOf } from '../rules/index.ts';

const INPUTS = 15;
/** Inputs are about 1 in size. */
const [LEAGUES_SCALE, ROLL_SCALE] = [10, 10] as const;

/** @returns the ship whose roll is at stake, and its leagues; none when coves are chosen */
function rollAt(p: Position): { readonly ship: number; readonly leagues: number } {
  const { ship = -1, roll = 0 } = landfall.decision(p)?.about ?? {};
  return { ship, leagues: roll };
}

function describe(p: Position, seat: number): Float32Array {
  const { ship, leagues } = rollAt(p);
  const own = p.leagues[seat];
  const others = p.leagues.filter((_, other) => other !== seat);
  const isHindered = p.ask?.ask === 'hinderShip';
  const card = p.hands[seat];
  return Float32Array.of(
    1,
    (p.options.leagues - own) / LEAGUES_SCALE,
    (own - Math.max(...others)) / LEAGUES_SCALE,
    ship === seat ? 1 : 0,
    ship === seat ? leagues / ROLL_SCALE : 0,
    ship === seat && isHindered ? leagues / ROLL_SCALE : 0,
    ship === seat ? 0 : leagues / ROLL_SCALE,
    // Turns until its own, and whether the round is the last: a ship behind the first may still overtake.
    ((seat - p.active + p.options.players) % p.options.players) / p.options.players,
    p.leagues.some((sailed) => sailed >= p.options.leagues) ? 1 : 0,
    seat < p.active ? 1 : 0,
    p.hands.filter((other, owner) => owner !== seat && other !== NO_CARD).length / p.options.players,
    ...TITLES.map((title) => (titleOf(card) === title ? 1 : 0)),
  );
}

const features: ValueFeatures<Landfall> = {
  networks: [{ inputs: INPUTS, first: 16, second: 8 }],
  target: { kind: 'win' },
  isSampled: ({ ask }) => ask?.ask === 'sailOrPressOn' || ask?.ask === 'hinderShip',
  describe: (p) => p.leagues.map((_, seat) => [{ network: 0, inputs: describe(p, seat) }]),
};

const SETTINGS: SearchSettings<Landfall> = { hooks: {}, others: 'forThemselves', exploration: 3, maxPlayout: 200, maxDepth: 40 };

/** Without a value, playouts go on at random to the end of the game. */
export const settingsWith = ({ value }: Fits): SearchSettings<Landfall> =>
  value
    ? { ...SETTINGS, hooks: { evaluate: winEvaluator(features, value, ({ leagues }) => leagues), isQuiet: features.isSampled } }
    : SETTINGS;

const mate = landfallBots.player(landfallBots.substitute);

export const TRAINING: Training<Landfall> = {
  game: landfall,
  options: (number) => landfall.parseOptions({ players: 2 + (number % 3) }),
  advise: (p, random) => mate?.choose(p, random) ?? landfall.legal(p)[0],
  value: features,
  sampleShare: 0.5,
  thinkingWith(fits) {
    const settings = settingsWith(fits);
    return (p, budget, random) => {
      const at = questionOf(landfall, p);
      return at && new Thinking(landfall, at, random, { budget, settings });
    };
  },
};

/** It ships no weights: the search trains them in a test. */
export const MODULES = {};
