/**
 * 19.17 What an Action is worth to a pirate of the System Player: the greatest gain to himself, or the greatest damage to
 * Blackbeard. Both are counted in Victory Points, term by term, so that a table can show them.
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
} from '@bb/engine';
import { distance } from '../captain/chart.ts';
import { actionValues, bestRate } from '../captain/choose-action.ts';
import { nth } from '../captain/nth.ts';
import { atLeast, expected } from '../captain/odds.ts';
import type { Outlook } from '../captain/outlook.ts';
import { preyIn } from '../captain/prey.ts';
import { huntsOf } from '../captain/voyage.ts';
import { UNSOLD } from '../captain/weights.ts';

/**
 * - `voyage`: what the best plan that begins with this Action earns for each Action it takes; below 0 if it only costs time.
 * - `grab`: what a Booty Grab takes from Blackbeard's holds.
 * - `pursuit`: the same, while the pirate is still on his way to where Blackbeard revels.
 * - `prey`: a merchant that Blackbeard could have taken.
 * - `haven`: a port laid waste that is Blackbeard's safe haven.
 * - `refuge`: a port laid waste in which Blackbeard could retire by his Letter.
 */
export const TERMS = ['voyage', 'grab', 'pursuit', 'prey', 'haven', 'refuge'] as const;
export type TermName = (typeof TERMS)[number];

export interface Term {
  readonly name: TermName;
  /** Victory Points. */
  readonly amount: number;
}

/** An Action with what it is worth, and to which of the two goals. */
export interface Valuation {
  readonly choice: Choice;
  readonly goal: 'itself' | 'blackbeard';
  readonly worth: number;
  readonly terms: readonly Term[];
}

/** How likely it is that Blackbeard would have had a merchant who lies where he is. */
const HIS_SHARE = 0.5;
/** VP that a haven, and a port to retire in, are worth to him. */
const [HAVEN, REFUGE] = [4, 3] as const;
/** 9.62 The grabber's advantage. */
const EDGE = 1;

/** A valuation with what the Action does for either goal. */
export interface Weighed extends Valuation {
  readonly gain: number;
  readonly damage: number;
}

export function evaluate(o: Outlook, legal: readonly Choice[]): readonly Weighed[] {
  const gainOf = gains(o);
  return legal.map((choice) => {
    const harms = damages(o, choice);
    const damage = harms.reduce((sum, { amount }) => sum + amount, 0);
    // What is grabbed is gained by the one and lost by the other: it counts once.
    const gain = damage > 0 && choice.type === 'grabBooty' ? 0 : gainOf(choice);
    return damage > Math.max(0, gain)
      ? { choice, gain, damage, goal: 'blackbeard', worth: damage, terms: harms }
      : { choice, gain, damage, goal: 'itself', worth: gain, terms: [{ name: 'voyage', amount: gain }] };
  });
}

/** Victory Points for an Action that no plan begins with: less than for ending the turn. */
const POINTLESS = -10;

/**
 * What each Action earns. A plan's gain is what it brings less what its Actions could have earned elsewhere; damage to Blackbeard is not
 * lessened so, hence the two are compared by what they bring.
 */
function gains(o: Outlook): (choice: Choice) => number {
  const rateOf = actionValues(o);
  return (choice) => {
    const isHunt = choice.type === 'findMerchant' || choice.type === 'lootMerchant';
    const hunts = isHunt ? bestRate(huntsOf(o, choice.pirate, choice.port)) : Number.NEGATIVE_INFINITY;
    return Math.max(POINTLESS, o.action + Math.max(rateOf(choice), hunts));
  };
}

function damages(o: Outlook, choice: Choice): readonly Term[] {
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

const some = (name: TermName, amount: number): readonly Term[] => (amount > 0 ? [{ name, amount }] : []);

/** 9.63 Ten percent of his booty for each point of a die and of the difference. */
function grabbed(o: Outlook, pirate: PirateId): number {
  const { view, tables: t } = o;
  const edge = nth(t.pirates, pirate).ability - nth(t.pirates, BLACKBEARD).ability + EDGE;
  const aboard = booty(t, view, BLACKBEARD);
  return expected(edge, (margin) => (margin > 0 ? ((aboard / 100) * UNSOLD * Math.min(10, 3.5 + margin)) / 10 : 0));
}

/** Toward the port where he revels, if there are Actions enough to rob him there. */
function pursuit(o: Outlook, pirate: PirateId, to: PlaceId): number {
  const { view } = o;
  const at = nth(view.at, BLACKBEARD);
  if (!isPort(at) || nth(view.revelry, BLACKBEARD) === SOBER) return 0;
  const far = distance(o.chart, to, at);
  const due = far + 2;
  if (far >= distance(o.chart, nth(view.at, pirate), at) || due > view.actionsLeft) return 0;
  return grabbed(o, pirate) / due;
}

/** Of a merchant in the waters where Blackbeard is. */
function prey(o: Outlook, pirate: PirateId, port: PortId): number {
  const { view, tables: t } = o;
  const at = nth(view.at, BLACKBEARD);
  const waters: readonly PlaceId[] = isPort(at) ? nth(t.portAreas, portAt(at)) : [at];
  const area = nth(t.portAreas, port).find((one) => waters.includes(one));
  const one = area === undefined ? undefined : preyIn(o, pirate, area).find((each) => each.port === port);
  return one ? (HIS_SHARE * (one.doubloons / 100) * UNSOLD + HIS_SHARE * one.notoriety) / one.actions : 0;
}

/** 9.55 A port that is destroyed is nobody's haven, and nobody retires there. */
function wasted(o: Outlook, pirate: PirateId): readonly Term[] {
  const { view, tables: t } = o;
  const port = portAt(nth(view.at, pirate));
  const chance = atLeast(1, nth(t.portDefense, port) + 1 - nth(t.pirates, pirate).cruelty);
  const nation = nth(view.letter, BLACKBEARD);
  const isRefuge = nation !== NONE && nation === t.portNation[port] && !hasAttackedNation(view, BLACKBEARD, nation);
  return [
    ...(view.havenOf[port] === BLACKBEARD ? some('haven', chance * HAVEN) : []),
    ...(isRefuge ? some('refuge', chance * REFUGE) : []),
  ];
}
