/** What the fuzzer needs of this game: options, styles of play, and what is rare. */
import type { FuzzedGame } from '@bb/command';
import type { Random } from '@bb/kernel';
import {
  type Choice,
  type ChoiceKind,
  type Classic,
  classic,
  decision,
  type Game,
  isPort,
  locatorOf,
  type Options,
  PROCEDURES,
  portAt,
  SOLITAIRE_SEATS,
} from '../../rules/index.ts';
import { eventItems, exclusionFor, ITEMS, optionItems } from './coverage-items.ts';
import { signature } from './traits.ts';

/** The share of turns that are offered to the corpus. */
const OFFERED_SHARE = 0.2;

/** Weights of kinds of choice that make games long and rich; 1 for all others. */
const KIND_WEIGHTS: { readonly [K in ChoiceKind]?: number } = {
  petition: 0.2,
  pass: 0.2,
  stop: 0.3,
  jettison: 0.05,
  release: 0.05,
  declareRevelry: 0.3,
  search: 4,
  takePrize: 12,
  attack: 4,
  torture: 4,
  doBusiness: 6,
  ransom: 12,
  bribe: 4,
  buyLetter: 4,
  useInformation: 4,
  newWarship: 4,
  accept: 4,
  surrender: 10,
};

function drawOptions(players: number, random: Random): Options {
  const often = (share: number): boolean => random() < share;
  return {
    players,
    short: often(0.3),
    blood: often(0.3),
    openHostages: often(0.2),
    strictBribes: often(0.2),
    solitaire: players === SOLITAIRE_SEATS && often(0.4),
  };
}

/** A disease seldom strikes a port with hostages. @returns the faces that name such a port; all choices if there is none */
function towardHostages(g: Game, legal: readonly Choice[]): readonly Choice[] {
  const roll = decision(g)?.about.roll;
  if (roll?.purpose !== 'disease') return legal;
  const thrown = roll.dice.join('');
  const wanted = g.hostageOf.flatMap((pirate) => {
    const at = g.at[pirate];
    const locator = at !== undefined && isPort(at) ? String(locatorOf(portAt(at))) : '';
    return locator.startsWith(thrown) ? [Number(locator.charAt(thrown.length))] : [];
  });
  const faces = legal.filter((choice) => choice.type === 'face' && wanted.includes(choice.face));
  return faces.length > 0 ? faces : legal;
}

export const FUZZED: FuzzedGame<Classic> = {
  game: classic,
  procedures: PROCEDURES,
  stackOf: ({ stack }) => stack,
  items: ITEMS,
  exclusionFor,
  isPerCount: false,
  drawOptions,
  optionItems,
  eventItems,
  weights: KIND_WEIGHTS,
  company: {
    kind: 'moveTo',
    among: (g, moves) =>
      moves.filter(
        (move) =>
          move.type === 'moveTo' &&
          (isPort(move.to) || g.at.includes(move.to) || g.slotAt.includes(move.to) || g.sightingAt.includes(move.to)),
      ),
  },
  drawsToward: towardHostages,
  isOffered: ({ ask }, random) => ask?.ask === 'takeOperation' && random() < OFFERED_SHARE,
  signature,
  idleKinds: ['pass', 'stop'],
};
