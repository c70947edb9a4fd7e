/** The captain plays by rules of thumb (C34): he weighs what each operation earns him against its dangers. He chooses at once. */
import { type AskName, type Choice, worthOf } from '../../rules/index.ts';
import { chooseShip, chooseStart } from './activation.ts';
import { backOff, challenge, endBattle, surrenderOrFight } from './battle.ts';
import { chooseQuarry, moveCommissioner, moveWarship, tryIntercept } from './commissioner.ts';
import { takeOperation } from './operation.ts';
import { doBusiness, payForHaven, payForLetter, sellHolds, stash, takePlunder } from './port.ts';
import { attackOrLeave, chooseMerchant, clearHolds, dealWithCargo, declareRevelry, takeShip, tortureHostage } from './prize.ts';
import { reroll } from './reroll.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { afterMove, moveStep } from './voyage.ts';
import { leadOf } from './worth.ts';

type Answer = (o: ViewerKnowledge, legal: readonly Choice[]) => Choice;
const first: Answer = (_o, legal) => legal[0];
const prefer =
  (...types: readonly Choice['type'][]): Answer =>
  (_o, legal) =>
    best(legal, ({ type }) => (types.includes(type) ? 1 : 0));

/** C23.1 A leader whose worth is this or more takes the pardon. */
const PARDON_WORTH = 800;
const acceptPardon: Answer = (o, legal) => {
  const { pirate } = o.about;
  const retires = pirate !== undefined && leadOf(o, pirate) > 0 && worthOf(o.sight, pirate) >= PARDON_WORTH;
  return best(legal, ({ type }) => ((type === 'retireNow') === retires ? 1 : 0));
};

/** What a hostage counts for in a trade. */
const HOSTAGE_POUNDS = 300;
/** C21.5 He accepts a trade only if he gets more than he gives. */
const answerTrade: Answer = ({ about: { trade } }, legal) => {
  const gives = trade ? [...trade.take.booty, ...trade.take.hostages.map(() => HOSTAGE_POUNDS), trade.take.pounds] : [];
  const gets = trade ? [...trade.give.booty, ...trade.give.hostages.map(() => HOSTAGE_POUNDS), trade.give.pounds] : [];
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  return best(legal, ({ type }) => (type === 'accept' ? sum(gets) - sum(gives) - 1 : 0));
};

const moveShip: Answer = (o, legal) =>
  o.about.commissioner === undefined ? moveStep(o, legal) : moveCommissioner(o, o.about.commissioner, legal);

/** By ask, but for those of Chance. */
const ANSWERS: { readonly [ask in AskName]?: Answer } = {
  chooseShip,
  chooseStart,
  takeOperation,
  moveStep: moveShip,
  afterMove,
  joinMove: prefer('stay'),
  tryIntercept,
  chooseQuarry,
  orderOusted: chooseQuarry,
  chooseMerchant,
  attackOrLeave,
  dealWithCargo,
  takeShip,
  clearHolds,
  tortureHostage,
  declareRevelry,
  challenge,
  challengeBreaker: challenge,
  sellHolds: (_o, legal) => sellHolds(legal),
  doBusiness,
  payForHaven,
  payForLetter,
  attackWithInformation: prefer('useInformation'),
  takePlunder,
  stash,
  endBattle,
  surrenderOrFight,
  backOff,
  retireFromMutiny: prefer('retireNow'),
  acceptPardon,
  moveWarship,
  chooseBox: first,
  answerAlliance: prefer('decline'),
  proposeTrade: prefer('pass'),
  answerTrade,
  rerollWithCunning: reroll,
};

const isAsk = (name: string): name is AskName => Object.hasOwn(ANSWERS, name);

export interface CaptainDecision extends ViewerKnowledge {
  readonly ask: string;
}

export function captain({ sight, seat, ask, about, figures }: CaptainDecision, legal: readonly Choice[]): Choice {
  if (legal.length === 1) return legal[0];
  const answer = isAsk(ask) ? (ANSWERS[ask] ?? first) : first;
  return answer({ sight, seat, about, figures }, legal);
}
