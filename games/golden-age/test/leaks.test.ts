/** The suite for any game finds a game that leaks: each of these faulty versions is refused, with the member that is at fault. */
import { type Game, seeded } from '@bb/kernel';
import { checkGames } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type GoldenAge, goldenAge } from '../rules/index.ts';

type Position = GoldenAge['position'];
const { view, redact, resample, legal } = goldenAge;

interface Mutation {
  /** Says of the game what is wrong. */
  readonly fault: string;
  /** What the message of the suite must name. */
  readonly names: RegExp;
  readonly change: Partial<Game<GoldenAge>>;
}

const othersHold = (g: Position): number =>
  g.hands.reduce((sum, hand, seat) => (seat === goldenAge.seatToChoose(g) ? sum : hand.reduce((all, card) => all + card, sum)), 0);

/** `sharedView` would show at once that the view is another one. */
const seen = (change: (g: Position, you: number | null) => Partial<GoldenAge['view']>) => {
  const changed = (g: Position, you: number | null) => ({ ...view(g, you), ...change(g, you) });
  return { view: changed, sharedView: changed };
};
const told = (type: GoldenAge['event']['type']) => ({
  redact: (event: GoldenAge['event'], you: number | null) => (event.type === type ? event : redact(event, you)),
});

const MUTATIONS: readonly Mutation[] = [
  {
    fault: 'shows every hand, and resample deals nothing anew',
    names: /^seed .* view \(hand.*\) shows .* what redact hides from it/,
    change: { ...seen((g) => ({ hand: g.hands.flat() })), resample: () => {} },
  },
  {
    fault: 'shows merchants that lie face down',
    names: /^seed .* view \(merchantAt/,
    change: seen((g) => ({ merchantAt: g.merchantAt.slice() })),
  },
  {
    fault: 'shows the ships that are chosen in secret',
    names: /^seed .* view \(secretShip/,
    change: seen((g) => ({ secretShip: g.secretShip.slice() })),
  },
  {
    fault: 'gives the number of a card as the size of a hand',
    names: /^seed .* view \(handSizes/,
    change: seen((g) => ({ handSizes: g.hands.map((hand) => hand[0] ?? 0) })),
  },
  { fault: 'lists the deck in its order', names: /^seed .* view \(aside/, change: seen((g) => ({ aside: g.deck.slice() })) },
  { fault: 'tells everybody what is drawn', names: /^seed .* redact tells .* of drawCard what view hides/, change: told('cardDrawn') },
  {
    fault: 'tells everybody which pirate is drawn',
    names: /^seed .* redact tells .* of drawPirate what view hides/,
    change: told('pirateDrawn'),
  },
  {
    fault: 'hides a drawn card from its owner',
    names: /^seed .* view \(hand.*\) shows seat \d what redact hides from it/,
    change: { redact: (event) => redact(event, null) },
  },
  {
    fault: 'leaves the merchants as they are when it deals anew',
    names: /^seed .* resample for .* leaves position\.merchant\w+.* as it is/,
    change: {
      resample(g, you, random) {
        const [merchantAt, merchantPool] = [g.merchantAt.slice(), g.merchantPool.slice()];
        resample(g, you, random);
        Object.assign(g, { merchantAt, merchantPool });
      },
    },
  },
  {
    fault: 'always deals the same',
    names: /^resample always deals the same position\.\w+/,
    change: { resample: (g, you) => resample(g, you, seeded('always')) },
  },
  {
    fault: 'lists the choices in an order that depends on the hands of others',
    names: /^seed .* legal \(\[0\]/,
    change: { legal: (g, out) => (othersHold(g) % 2 === 0 ? legal(g, out) : legal(g, out).reverse()) },
  },
  {
    fault: 'leaves a choice out if another seat holds a certain card',
    names: /^seed .* legal \(/,
    change: {
      legal(g, out) {
        const all = legal(g, out);
        if (all.length > 2 && othersHold(g) % 3 === 0) all.pop();
        return all;
      },
    },
  },
  {
    fault: 'lets a seat take back what has shown it something',
    names: /^seed .* reveals lets seat \d take \w+ back/,
    change: { reveals: () => false },
  },
];

test.each(MUTATIONS)('the suite finds a version of the game that $fault', ({ change, names }) => {
  expect(() =>
    checkGames({ ...goldenAge, ...change }, { players: 3 }, { games: 1, maxDecisions: 50_000, every: 1, stopAfter: 250 }),
  ).toThrow(names);
});
