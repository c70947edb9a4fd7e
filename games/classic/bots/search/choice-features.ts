/** What describes the choices of a decision in numbers of about 1: which kind, whose, and what the captain would make of it. */
import { type ChoiceFeatures, flag, within } from '@bb/search';
import {
  ASKS,
  type Choice,
  type Classic,
  classic,
  combatOf,
  type Game,
  hostagesOf,
  isHex,
  isPort,
  NONE,
  PAID_PER_HUNDRED,
  type PirateId,
  portAt,
  portStatus,
  speedOf,
  usedBy,
} from '../../rules/index.ts';
import { captain } from '../captain/captain.ts';
import { TUNED } from '../captain/figures.ts';
import { operationWorth } from '../captain/operation.ts';
import { merchantsWorth } from '../captain/prize.ts';
import type { ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { bootyOf, dangerAt, leadOf, loadOf } from '../captain/worth.ts';

const KINDS: readonly string[] = [...new Set(classic.choices.all.map(({ type }) => type))].sort();
const KIND_INDEX: ReadonlyMap<string, number> = new Map(KINDS.map((kind, i) => [kind, i]));
const ASK_NAMES: readonly string[] = Object.keys(ASKS).sort();
const PIRATE_START = KINDS.length + ASK_NAMES.length;
const PIRATE_INPUTS = 18;
const ADVICE_START = PIRATE_START + PIRATE_INPUTS;
const INPUTS = ADVICE_START + 5;

/** Acts that cost no operation, and could be made again and again: the search leaves them to the captain. */
const FREE_ACTS: readonly string[] = ['offerTrade', 'offerAlliance', 'breakAlliance', 'jettison', 'release', 'openStash', 'torture'];
export const isFreeAct = ({ type }: Choice): boolean => FREE_ACTS.includes(type);
/** The course of a move: the captain steers, also in playouts, since at random a ship comes to no place. */
export const VOYAGES: readonly string[] = ['moveStep', 'afterMove', 'moveWarship'];

function describePirate(o: ViewerKnowledge, pirate: PirateId): readonly number[] {
  const { sight: g, seat } = o;
  const t = g.tables;
  const at = g.at[pirate];
  if (at === NONE) return [];
  const lead = leadOf(o, pirate);
  const booty = bootyOf(o, pirate);
  const isLast = g.fleet[seat].length === 1 && usedBy(g, seat) >= t.piratesEach;
  return [
    1,
    flag(g.owner[pirate] === seat),
    within(-2, 2, lead / 500),
    flag(lead > 0),
    booty / 500,
    loadOf(o, pirate),
    g.unrest[pirate] / 8,
    flag(g.unrest[pirate] <= 2),
    combatOf(t, g, pirate) / 8,
    speedOf(t, g, pirate) / 6,
    g.wound[pirate] / 2 + g.scurvy[pirate],
    g.notoriety[pirate] / 50,
    flag(isPort(at)),
    isPort(at) ? PAID_PER_HUNDRED[portStatus(t, g, pirate, portAt(at))] / 100 : 0,
    isHex(at) || isPort(at) ? dangerAt(o, pirate, at) * 10 : 0.5,
    isHex(at) && g.sightingAt.includes(at) ? within(-1, 2, merchantsWorth(o, pirate, at) / 300) : 0,
    hostagesOf(g, pirate).length / 2,
    flag(isLast),
  ];
}

/** What the captain earns by an operation, in pounds, and what counts as much. */
const [WORTH_SCALE, LEAST, MOST] = [200, -1, 3] as const;

function describe(g: Game, legal: readonly Choice[]): readonly Float32Array[] {
  const decision = classic.decision(g);
  const { seat = 0, ask = '', about = {} } = decision ?? {};
  const o: ViewerKnowledge = { sight: g, seat, about, figures: TUNED };
  const advice = captain({ sight: g, seat, ask, about, figures: TUNED }, legal);
  const worths = ask === 'takeOperation' ? legal.map((choice) => within(LEAST, MOST, operationWorth(o, choice) / WORTH_SCALE)) : null;
  const most = worths ? Math.max(...worths) : 0;
  const pirates = new Map<PirateId, readonly number[]>();
  const asked = KINDS.length + ASK_NAMES.indexOf(ask);
  return legal.map((choice, i) => {
    const inputs = new Float32Array(INPUTS);
    inputs[KIND_INDEX.get(choice.type) ?? 0] = 1;
    inputs[asked] = 1;
    const pirate = 'pirate' in choice ? choice.pirate : o.about.pirate;
    if (pirate !== undefined) {
      const described = pirates.get(pirate) ?? describePirate(o, pirate);
      pirates.set(pirate, described);
      inputs.set(described, PIRATE_START);
    }
    const worth = worths?.[i] ?? 0;
    inputs.set(
      [flag(choice === advice), worth, worths ? worth - most : 0, flag(worths !== null && choice === advice), 1 / legal.length],
      ADVICE_START,
    );
    return inputs;
  });
}

export const PRIOR: ChoiceFeatures<Classic> = {
  network: { inputs: INPUTS, first: 24, second: 8 },
  isDescribed: ({ ask }) => ask !== null && !VOYAGES.includes(ask.ask),
  describe,
};
