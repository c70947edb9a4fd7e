/** The suite for any game finds a game that leaks: each of these faulty versions is refused, with the member that is at fault. */
import { type Game, seeded } from '@bb/kernel';
import { checkGames } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type Classic, classic } from '../rules/index.ts';
import { weight, weighted } from '../rules/testing/weighted-choices.ts';

const OPTIONS = { players: 3 };

type Position = Classic['position'];
const { view, redact, resample, legal, decision } = classic;

interface Mutation {
  /** Says of the game what is wrong. */
  readonly fault: string;
  /** What the message of the suite must name. */
  readonly names: RegExp;
  readonly change: Partial<Game<Classic>>;
}

const hidden = (g: Position): number => [...g.merchantOn, ...g.warshipOn].reduce<number>((sum, piece) => sum + piece, 0);
const seen = (change: (g: Position) => Partial<Classic['view']>) => ({
  view: (g: Position, you: number | null) => ({ ...view(g, you), ...change(g) }),
});
const told = (type: Classic['event']['type']) => ({
  redact: (event: Classic['event'], you: number | null) => (event.type === type ? event : redact(event, you)),
});

const MUTATIONS: readonly Mutation[] = [
  {
    fault: 'shows every merchant, and resample deals nothing anew',
    names: /^seed .* (view \(merchantOn.*\) shows .* what redact hides|resample for .* leaves)/,
    change: { ...seen((g) => ({ merchantOn: g.merchantOn.slice() })), resample: () => {} },
  },
  {
    fault: 'shows merchants that lie face down',
    names: /^seed .* view \(merchantOn/,
    change: seen((g) => ({ merchantOn: g.merchantOn.slice() })),
  },
  {
    fault: 'shows warships that lie face down',
    names: /^seed .* view \(warshipOn/,
    change: seen((g) => ({ warshipOn: g.warshipOn.slice() })),
  },
  { fault: 'shows where hostages come from', names: /^seed .* view \(homePort/, change: seen((g) => ({ homePort: g.homePort.slice() })) },
  {
    fault: 'shows the cards that lie face down',
    names: /^seed .* view \(secretCards/,
    change: seen((g) => ({ secretCards: g.secretCards.slice() })),
  },
  {
    fault: 'lists the pool of letters by that of the merchants',
    names: /^seed .* view \(letterPool/,
    change: seen((g) => ({ letterPool: g.letterPool.toSorted((a, b) => ((a * 7 + hidden(g)) % 5) - ((b * 7 + hidden(g)) % 5)) })),
  },
  {
    fault: 'tells everybody which merchant is placed',
    names: /^seed .* redact tells .* of drawMerchant what view hides/,
    change: told('merchantPlaced'),
  },
  {
    fault: 'tells everybody which warship is placed',
    names: /^seed .* redact tells .* of drawWarship what view hides/,
    change: told('warshipPlaced'),
  },
  { fault: 'tells everybody where a hostage comes from', names: /^seed .* redact tells /, change: told('hostageTaken') },
  {
    fault: 'leaves the warships as they are when it deals anew',
    names: /^seed .* resample for .* leaves position\.warship\w+.* as it is/,
    change: {
      resample(g, you, random) {
        const [warshipOn, warshipPool] = [g.warshipOn.slice(), g.warshipPool.slice()];
        resample(g, you, random);
        Object.assign(g, { warshipOn, warshipPool });
      },
    },
  },
  {
    fault: 'always deals the same',
    names: /^resample always deals the same position\.\w+/,
    change: { resample: (g, you) => resample(g, you, seeded('always')) },
  },
  {
    fault: 'lists the choices in an order that depends on merchants face down',
    names: /^seed .* legal \(\[0\]/,
    change: { legal: (g, out) => (hidden(g) % 2 === 0 ? legal(g, out) : legal(g, out).reverse()) },
  },
  {
    fault: 'asks by a rule that depends on merchants face down',
    names: /^seed .* decision \(rule/,
    change: {
      decision(g) {
        const d = decision(g);
        return d && { ...d, rule: hidden(g) % 2 === 0 ? d.rule : 'C1' };
      },
    },
  },
  {
    fault: 'lets a seat take back what has shown it something',
    names: /^seed .* reveals lets seat \d take \w+ back/,
    change: { reveals: () => false },
  },
];

/** The classic edition, beginning where a hostage is about to be taken: its home port and a card lie face down from then on. */
function beforeHostage(): Game<Classic> {
  for (let seed = 0; ; seed++) {
    const random = seeded(seed);
    const p = classic.newGame(classic.parseOptions(OPTIONS));
    while (classic.decision(p)) {
      const before = classic.clone(p);
      const events: Classic['event'][] = [];
      classic.play(p, weighted(classic.legal(p), random), events);
      if (events.some(({ type }) => type === 'hostageTaken')) return { ...classic, newGame: () => classic.clone(before) };
    }
  }
}

const game = beforeHostage();

test.each(MUTATIONS)('the suite finds a version of the game that $fault', ({ change, names }) => {
  expect(() => checkGames({ ...game, ...change }, OPTIONS, { games: 2, maxDecisions: 200_000, every: 2, stopAfter: 400, weight })).toThrow(
    names,
  );
});
