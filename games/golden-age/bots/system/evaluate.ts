/**
 * 19.17 Values an Action for a pirate of the System Player: by its gain to himself, or its damage to Blackbeard, whichever is more.
 * Both are counted in Victory Points, term by term, so that a table can show the reasons.
 */
import {
  BLACKBEARD,
  booty,
  type Choice,
  hasAttackedNation,
  IN_PLAY,
  isPort,
  NONE,
  type PirateId,
  type PlaceId,
  type PortId,
  portAt,
  SOBER,
} from '@bb/golden-age/rules';
import { UNSOLD_BOOTY_SHARE } from '../captain/assumptions.ts';
import { actionValues, bestRate } from '../captain/choose-action.ts';
import { atLeast, expected } from '../captain/dice-odds.ts';
import { distance } from '../captain/distances.ts';
import { preyIn } from '../captain/prey.ts';
import type { ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { huntsOf } from '../captain/voyage-plans.ts';

/**
 * - `voyage`: what the best plan that begins with this Action earns for each of its Actions; below 0 if it only costs time.
 * - `grab`: what a Booty Grab takes from Blackbeard's holds.
 * - `pursuit`: the same, while the pirate is still on his way to where Blackbeard revels.
 * - `prey`: taking a merchant that Blackbeard could have taken.
 * - `haven`: sacking a port that is Blackbeard's safe haven.
 * - `refuge`: sacking a port in which Blackbeard could retire by his Letter.
 */
export const TERMS = ['voyage', 'grab', 'pursuit', 'prey', 'haven', 'refuge'] as const;
export type TermName = (typeof TERMS)[number];

export interface Term {
  readonly name: TermName;
  /** Victory Points. */
  readonly amount: number;
}

/** What an Action is worth, and for which of the two goals. */
export interface Valuation {
  readonly choice: Choice;
  readonly goal: 'itself' | 'blackbeard';
  readonly worth: number;
  readonly terms: readonly Term[];
}

/** The chance that Blackbeard would have taken a merchant in his own waters. */
const BLACKBEARDS_CHANCE = 0.5;
/** What a haven, and a port to retire in, are worth to him, in Victory Points. */
const [HAVEN_VP, REFUGE_VP] = [4, 3] as const;
/** 9.62 What the grabber adds to his die. */
const GRABBER_BONUS = 1;

/** A valuation, with what the Action does for each of the two goals. */
export interface Weighed extends Valuation {
  readonly gain: number;
  readonly damage: number;
}

export function evaluate(o: ViewerKnowledge, legal: readonly Choice[]): readonly Weighed[] {
  const gainOf = gains(o);
  return legal.map((choice) => {
    const harms = damages(o, choice);
    const damage = harms.reduce((sum, { amount }) => sum + amount, 0);
    // A Booty Grab helps the pirate as much as it hurts Blackbeard: it counts once.
    const gain = damage > 0 && choice.type === 'grabBooty' ? 0 : gainOf(choice);
    return damage > Math.max(0, gain)
      ? { choice, gain, damage, goal: 'blackbeard', worth: damage, terms: harms }
      : { choice, gain, damage, goal: 'itself', worth: gain, terms: [{ name: 'voyage', amount: gain }] };
  });
}

/** The worth of an Action that no plan begins with, in Victory Points: less than that of ending the turn. */
const NO_PLAN_VP = -10;

/**
 * What each Action earns. A plan's gain is reduced by what its Actions could have earned elsewhere, but damage to Blackbeard is not.
 * To compare the two, that reduction is added again.
 */
function gains(o: ViewerKnowledge): (choice: Choice) => number {
  const rateOf = actionValues(o);
  return (choice) => {
    const isHunt = choice.type === 'findMerchant' || choice.type === 'lootMerchant';
    const hunts = isHunt ? bestRate(huntsOf(o, choice.pirate, choice.port)) : Number.NEGATIVE_INFINITY;
    return Math.max(NO_PLAN_VP, o.action + Math.max(rateOf(choice), hunts));
  };
}

function damages(o: ViewerKnowledge, choice: Choice): readonly Term[] {
  if (o.view.fate[BLACKBEARD] !== IN_PLAY) return [];
  switch (choice.type) {
    case 'grabBooty':
      return choice.target === BLACKBEARD ? some('grab', grabbed(o, choice.pirate)) : [];
    case 'move':
      return some('pursuit', pursuit(o, choice.pirate, choice.to));
    case 'findMerchant':
    case 'lootMerchant':
      return some('prey', prey(o, choice.pirate, choice.port));
    case 'sackPort':
      return wasted(o, choice.pirate);
    default:
      return [];
  }
}

/** The term, if it is worth anything. */
const some = (name: TermName, amount: number): readonly Term[] => (amount > 0 ? [{ name, amount }] : []);

/** 9.63 Ten percent of his booty for each point of a die and of the difference. */
function grabbed(o: ViewerKnowledge, pirate: PirateId): number {
  const { view, tables: t } = o;
  const edge = t.pirates[pirate].ability - t.pirates[BLACKBEARD].ability + GRABBER_BONUS;
  const aboard = booty(t, view, BLACKBEARD);
  return expected(edge, (margin) => (margin > 0 ? ((aboard / 100) * UNSOLD_BOOTY_SHARE * Math.min(10, 3.5 + margin)) / 10 : 0));
}

/** What it is worth to sail toward the port where Blackbeard revels, if there are Actions enough to rob him there. */
function pursuit(o: ViewerKnowledge, pirate: PirateId, to: PlaceId): number {
  const { view } = o;
  const at = view.at[BLACKBEARD];
  if (!isPort(at) || view.revelry[BLACKBEARD] === SOBER) return 0;
  const far = distance(o.distances, to, at);
  const due = far + 2;
  if (far >= distance(o.distances, view.at[pirate], at) || due > view.actionsLeft) return 0;
  return grabbed(o, pirate) / due;
}

/** What Blackbeard loses if the pirate takes a merchant in the waters where he is. */
function prey(o: ViewerKnowledge, pirate: PirateId, port: PortId): number {
  const { view, tables: t } = o;
  const at = view.at[BLACKBEARD];
  const waters: readonly PlaceId[] = isPort(at) ? t.portAreas[portAt(at)] : [at];
  const area = t.portAreas[port].find((area) => waters.includes(area));
  const prey = area === undefined ? undefined : preyIn(o, pirate, area).find((each) => each.port === port);
  return prey ? (BLACKBEARDS_CHANCE * (prey.doubloons / 100) * UNSOLD_BOOTY_SHARE + BLACKBEARDS_CHANCE * prey.notoriety) / prey.actions : 0;
}

/** 9.55 A port that is destroyed is nobody's haven, and nobody retires there. */
function wasted(o: ViewerKnowledge, pirate: PirateId): readonly Term[] {
  const { view, tables: t } = o;
  const port = portAt(view.at[pirate]);
  const chance = atLeast(1, t.portDefense[port] + 1 - t.pirates[pirate].cruelty);
  const nation = view.letter[BLACKBEARD];
  const isRefuge = nation !== NONE && nation === t.portNation[port] && !hasAttackedNation(view, BLACKBEARD, nation);
  return [
    ...(view.havenOf[port] === BLACKBEARD ? some('haven', chance * HAVEN_VP) : []),
    ...(isRefuge ? some('refuge', chance * REFUGE_VP) : []),
  ];
}
