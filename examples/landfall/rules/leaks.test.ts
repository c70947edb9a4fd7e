/** The suite for any game finds a game that leaks: each of these faulty versions is refused, with the member that is at fault. */
import { type Game, seeded } from '@bb/kernel';
import { checkGames } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { HIDDEN, type Landfall, landfall, NO_CARD } from './index.ts';

type Position = Landfall['position'];

interface Mutation {
  /** Says of the game what is wrong. */
  readonly fault: string;
  /** What the message of the suite must name. */
  readonly names: RegExp;
  readonly change: Partial<Game<Landfall>>;
}

const withHands = (p: Position, you: number | null) => ({ ...landfall.view(p, you), hands: p.hands.slice() });
const sumOfOthers = (p: Position): number => p.hands.reduce((sum, card, seat) => (seat === landfall.seatToChoose(p) ? sum : sum + card), 0);

const MUTATIONS: readonly Mutation[] = [
  {
    fault: 'shows every hand, and resample deals nothing anew',
    names: /^seed .* view \(hands\[\d\]: .*\) shows .* what redact hides from it/,
    change: { view: withHands, resample: () => {} },
  },
  { fault: 'shows every hand', names: /^seed .* view \(hands/, change: { view: withHands } },
  {
    fault: 'tells everybody what is dealt',
    names: /^seed .* redact tells .* of dealCard what view hides and resample deals anew/,
    change: { redact: (event, you) => (event.type === 'cardDealt' ? event : landfall.redact(event, you)) },
  },
  {
    fault: 'tells which cove was chosen face down',
    names: /^seed .* asks\.chooseCove is face down, but redact/,
    change: { redact: (event, you) => (event.type === 'coveChosen' ? event : landfall.redact(event, you)) },
  },
  {
    fault: 'lets a seat take back what has shown it the hands',
    names: /^seed .* reveals lets seat \d take \w+ back/,
    change: { reveals: () => false },
  },
  {
    fault: 'always deals the same',
    names: /^resample always deals the same /,
    change: { resample: (p, you) => landfall.resample(p, you, seeded('always')) },
  },
  {
    fault: 'leaves the coves as they are when it deals anew',
    names: /^seed .* resample for .* leaves coves\[\d\] as it is/,
    change: {
      resample(p, you, random) {
        const coves = p.coves.slice();
        landfall.resample(p, you, random);
        p.coves = coves;
      },
    },
  },
  {
    fault: 'deals anew by where the cards lie',
    names: /^seed .* resample for .* deals .* by where the hidden pieces lie/,
    change: {
      resample(p, you, random) {
        const first = p.hands.findIndex((card, seat) => seat !== you && card !== NO_CARD);
        const lies = p.hands[first] ?? 0;
        for (let n = 0; n < lies; n++) random();
        landfall.resample(p, you, random);
      },
    },
  },
  {
    fault: 'lists the choices in an order that depends on the hands of others',
    names: /^seed .* legal \(\[0\]: /,
    change: {
      legal(p, out) {
        const legal = landfall.legal(p, out);
        return sumOfOthers(p) % 2 === 0 ? legal : legal.reverse();
      },
    },
  },
  {
    fault: 'lets a ship press on only if no other player holds a reef',
    names: /^seed .* legal \(/,
    change: {
      legal: (p, out) => {
        const legal = landfall.legal(p, out);
        const at = legal.findIndex(({ type }) => type === 'pressOn');
        if (at >= 0 && p.hands.some((card, seat) => seat !== landfall.seatToChoose(p) && card >= 0 && card < 3)) legal.splice(at, 1);
        return legal;
      },
    },
  },
  {
    fault: 'lists all cards that a seat can’t see by where they lie',
    names: /^seed .* view \((unseen|discards)/,
    change: {
      view: (p, you) => ({
        ...landfall.view(p, you),
        discards: [...p.discards, HIDDEN, ...p.deck, ...p.hands.filter((card, seat) => seat !== you && card >= 0)],
      }),
    },
  },
  {
    fault: 'tells in the question who holds what',
    names: /^seed .* decision \(about\.roll/,
    change: {
      decision(p) {
        const d = landfall.decision(p);
        return d && { ...d, about: { ...d.about, roll: Math.max(...p.hands) } };
      },
    },
  },
];

test.each(MUTATIONS)('the suite finds a version of the game that $fault', ({ change, names }) => {
  expect(() => checkGames({ ...landfall, ...change }, { players: 3, leagues: 20 }, { games: 6, maxDecisions: 2000, every: 1 })).toThrow(
    names,
  );
});
