/** What the fuzzer needs of this game: options, styles of play, and what is rare. */
import { type FuzzedGame, legalPlayer } from '@bb/command';
import {
  CHOICES,
  type Choice,
  type ChoiceKind,
  type ComponentSet,
  type Game,
  type GoldenAge,
  goldenAge,
  isPort,
  type Options,
  PROCEDURES,
  RECONSTRUCTED,
  randomSettings,
  type Settings,
  SOLITAIRE_SEATS,
} from '@bb/golden-age/rules';
import { pick, type Random, refusal } from '@bb/kernel';
import { BOTS } from '../bot-list.ts';
import { actOf, choiceItems, ITEMS, optionItems } from './coverage-items.ts';
import { exclusionFor } from './exclusions.ts';
import { signature } from './traits.ts';

/** Each pirate gets the ratings of the one this many places further on. */
const ROTATED_BY = 7;

/** A second component set to play with: the reconstructed one, but every pirate has another's ratings. */
const ROTATED_SET: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'rotated',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + ROTATED_BY) % all.length] ?? own), id: own.id, name: own.name })),
};

/** Weights of kinds of choice that make games long and rich; 1 for all others. */
const KIND_WEIGHTS: Partial<Readonly<Record<ChoiceKind, number>>> = {
  lootMerchant: 20,
  findMerchant: 6,
  doPortActivities: 3,
  recover: 3,
  sellHold: 3,
  seize: 6,
  takeCargo: 3,
  attackPort: 2,
  sackPort: 30,
  grabBooty: 20,
  declareRevelry: 2,
  playLetter: 10,
  formAlliance: 6,
  endAlliance: 0.03,
  drawNewPirate: 0.3,
  refusePirate: 0.2,
  retireByLetter: 0.3,
  retireInHaven: 0.3,
  retireInPiratePort: 0.1,
  endActions: 0.05,
};
/** What a game has run before its steps can be counted. */
const AT_CREATION = ['step game/prepare', 'step setup/order', 'step playerOrder/begin'] as const;
const SOLITAIRE_AT_CREATION = ['step game/prepare', 'step solitaireSetup/decks', 'ask solitaireSetup/chooseShip'] as const;

/** The share of games with four seats that are solitaire games. */
const SOLITAIRE_SHARE = 0.3;

function drawOptions(players: number, random: Random): Options {
  const drawn = random() < 0.3 ? {} : randomSettings(random, players);
  const settings = players === SOLITAIRE_SEATS && random() < SOLITAIRE_SHARE ? solitaireSettings(drawn) : drawn;
  return random() < 0.2 ? { players, ...settings, components: ROTATED_SET } : { players, ...settings };
}

/** 19 The settings of a solitaire game, with only those optional rules that it may have. */
const solitaireSettings = ({ cunning = true, latePardon = false, printedRatings = false }: Partial<Settings>): Partial<Settings> => ({
  cunning,
  latePardon,
  printedRatings,
  solitaire: true,
});

/** By ask: kinds of choice that may be illegal there, tried to reach the engine's refusals. */
const MAYBE_ILLEGAL: Readonly<Record<string, readonly ChoiceKind[]>> = {
  takeAction: [
    'move',
    'findMerchant',
    'lootMerchant',
    'doPortActivities',
    'recover',
    'attackPort',
    'sackPort',
    'grabBooty',
    'formAlliance',
    'endAlliance',
    'retireByLetter',
    'retireInHaven',
    'bribeToRetire',
    'retireInPiratePort',
    'digForTreasure',
    'drawNewPirate',
    'deployPirate',
    'playAgainst',
    'playForActions',
  ],
  playCard: [
    'playForActions',
    'playForInitiative',
    'playHeavyGuns',
    'playFairWinds',
    'playFairWindsForCommissioner',
    'playBuriedTreasure',
    'playLetter',
    'discardForAction',
  ],
  antiPirateAction: [
    'playAgainst',
    'playAmbition',
    'playConverts',
    'playResistance',
    'useWarship',
    'deployCommissioner',
    'moveCommissioner',
    'attackPiratePort',
    'oust',
    'react',
  ],
  portActivity: ['ransom', 'sellHold', 'refit', 'buyHaven', 'playLetter', 'declareRevelry'],
  dealWithPrize: ['convertShip', 'convertAllysShip'],
};
/** The same at any other ask. */
const MAYBE_ILLEGAL_ELSEWHERE: readonly ChoiceKind[] = ['pass', 'refusePirate', 'deployPirate', 'surrender'];
/** How often to try one, at these asks and at others. */
const [OFTEN, SELDOM] = [0.25, 0.02] as const;

const OF_KIND: ReadonlyMap<ChoiceKind, readonly Choice[]> = new Map(
  [...new Set(CHOICES.map(({ type }) => type))].map((kind) => [kind, CHOICES.filter(({ type }) => type === kind)]),
);
const pirateIn = (choice: Choice): number => ('pirate' in choice ? choice.pirate : -1);
/** A number for the pirate and the port that a choice names; -1 if it does not name both. Choices on the same subject are refused for interesting reasons. */
const subjectOf = (choice: Choice): number => ('port' in choice ? 100 * pirateIn(choice) + choice.port : -1);
const ON_SUBJECT = new Map<number, Choice[]>();
for (const choice of CHOICES) {
  const subject = subjectOf(choice);
  if (subject >= 0) ON_SUBJECT.set(subject, [...(ON_SUBJECT.get(subject) ?? []), choice]);
}
/** Tries a choice that may be illegal, mostly with one of the seat's own pirates. @returns the item of the rule that forbids it, if any */
function tryRefusal(g: Game, offered: readonly Choice[], random: Random): string | null {
  const maybeIllegal = MAYBE_ILLEGAL[g.ask?.ask ?? ''];
  if (random() >= (maybeIllegal ? OFTEN : SELDOM)) return null;
  const of = OF_KIND.get(pick(maybeIllegal ?? MAYBE_ILLEGAL_ELSEWHERE, random)) ?? [];
  const alike = random() < 0.5 ? (ON_SUBJECT.get(subjectOf(pick(offered, random))) ?? []) : [];
  const fleet = g.fleet[g.active] ?? [];
  const own = fleet.length > 0 && random() < 0.8 ? pick(fleet, random) : -1;
  const near = own < 0 ? [] : (g.tables.moves[g.at[own] ?? -1] ?? []);
  const ofOwn = own < 0 ? [] : of.filter((choice) => pirateIn(choice) === own && (choice.type !== 'move' || near.includes(choice.to)));
  const refused = refusal(goldenAge, g, pick(alike.length > 0 ? alike : ofOwn.length > 0 ? ofOwn : of, random));
  return refused ? `refusal ${refused.rule}` : null;
}

export const FUZZED: FuzzedGame<GoldenAge> = {
  game: goldenAge,
  procedures: PROCEDURES,
  stackOf: ({ stack }) => stack,
  items: ITEMS,
  exclusionFor,
  isPerCount: true,
  drawOptions,
  optionItems: (options) => [...(options.solitaire ? SOLITAIRE_AT_CREATION : AT_CREATION), ...optionItems(options)],
  choiceItems,
  actOf,
  weights: KIND_WEIGHTS,
  company: {
    kind: 'move',
    among(g, moves) {
      const visits = moves.filter((choice) => choice.type === 'move' && g.at.includes(choice.to));
      const ports = visits.filter((choice) => choice.type === 'move' && isPort(choice.to));
      return ports.length > 0 ? ports : visits;
    },
  },
  bot: legalPlayer(goldenAge, BOTS, 'captain'),
  tryRefusal,
  isOffered: ({ ask }) => ask?.ask === 'playCard',
  signature,
  idleKinds: ['pass', 'decline', 'keepDice', 'finish', 'endActions'],
};
