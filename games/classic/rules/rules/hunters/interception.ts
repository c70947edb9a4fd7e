/** C16.1–C16.3 All hunters in a hex or box try one pirate: those of a nation together, the strongest nation first. */
import {
  COMMISSIONERS,
  type CommissionerId,
  NATIONS,
  type NationId,
  NO_COMMISSIONER,
  NONE,
  type PirateId,
  SLOTS,
  type SlotId,
} from '../../data/ids.ts';
import { turnUpWarships } from '../../effects/sea.ts';
import { isActive } from '../../queries/pirates.ts';
import { mayHunt } from '../../queries/solitaire.ts';
import { evasionTrial } from '../../queries/trials.ts';
import { INTERCEPT, PASS } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { contest, judgedDice, sidesOf } from '../dice/contest.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import { battle } from './battle.ts';

interface Interception extends Frame {
  proc: 'interception';
  readonly pirate: PirateId;
  /** C16.1 In a transit box nobody declines, and no dice are thrown. */
  readonly automatic: boolean;
  /** The Commissioner whose operation it is, or none. */
  readonly leader: CommissionerId;
  /** The Commissioners whose owners are still to be asked. */
  toAsk: readonly CommissionerId[];
  /** Mask of the Commissioners who take part. */
  joined: number;
  /** The nations that are still to try, the strongest first. */
  nations: readonly NationId[];
  fought: boolean;
}
type InterceptionSteps = {
  gather: undefined;
  nextOwner: undefined;
  askOwner: Asks<'intercept' | 'pass'>;
  muster: undefined;
  nextNation: undefined;
  diced: readonly number[];
  fight: undefined;
};

const slotsOf = (g: Game, pirate: PirateId, nation: NationId): readonly SlotId[] =>
  SLOTS.slice(0, g.slotAt.length).filter((slot) => g.slotAt[slot] === g.at[pirate] && g.tables.warshipNation[g.warshipOn[slot]] === nation);
const commissionersOf = (g: Game, joined: number, nation: NationId): readonly CommissionerId[] =>
  COMMISSIONERS.filter((commissioner) => (joined & (1 << commissioner)) !== 0 && g.tables.commissioners[commissioner].nation === nation);

function strengthOf(g: Game, { pirate, joined }: Interception, nation: NationId): number {
  let sum = 0;
  for (const slot of slotsOf(g, pirate, nation)) sum += g.tables.warshipCombat[g.warshipOn[slot]];
  for (const commissioner of commissionersOf(g, joined, nation)) sum += g.strength[commissioner];
  return sum;
}

/** C30 Commissioners of other players in seat order from the left of the pirate's owner. */
function ownersToAsk(g: Game, { pirate, leader }: Interception): readonly CommissionerId[] {
  const owner = g.owner[pirate];
  const asked: CommissionerId[] = [];
  for (let seat = leftOf(g, owner); seat !== owner; seat = leftOf(g, seat)) {
    if (!mayHunt(g, seat, owner)) continue;
    for (const commissioner of COMMISSIONERS)
      if (
        commissioner !== leader &&
        g.commissionerOf[commissioner] === seat &&
        g.commissionerAt[commissioner] === g.at[pirate] &&
        g.ashore[commissioner] === 0
      )
        asked.push(commissioner);
  }
  return asked;
}

/** @returns whether there was a battle. The pirate may be out of the game. */
export const interception: Procedure<
  { pirate: PirateId; automatic?: boolean; leader?: CommissionerId },
  Interception,
  InterceptionSteps,
  boolean
> = {
  name: 'interception',
  rule: 'C16.1',
  enter: ({ pirate, automatic = false, leader = NO_COMMISSIONER }) => ({
    proc: 'interception',
    at: 'gather',
    pirate,
    automatic,
    leader,
    toAsk: [],
    joined: 0,
    nations: [],
    fought: false,
  }),
  steps: {
    gather(g, f) {
      f.joined = f.leader === NONE ? 0 : 1 << f.leader;
      f.toAsk = ownersToAsk(g, f);
      if (f.automatic) {
        for (const commissioner of f.toAsk) f.joined |= 1 << commissioner;
        f.toAsk = [];
      }
      return 'nextOwner';
    },

    nextOwner: (_g, { toAsk }) => (toAsk.length > 0 ? 'askOwner' : 'muster'),

    /** [C57] A Commissioner's owner may join or not. */
    askOwner: {
      ask: 'tryIntercept',
      seat: (g, { toAsk }) => g.commissionerOf[toAsk[0]],
      options: (_g, _f, out) => void out.push(INTERCEPT, PASS),
      choose(_g, f, choice) {
        if (choice.type === 'intercept') f.joined |= 1 << f.toAsk[0];
        f.toAsk = f.toAsk.slice(1);
        return 'nextOwner';
      },
      about: (_g, { pirate, toAsk }) => ({ pirate, commissioner: toAsk[0] }),
    },

    /** C16.2 Warships that lie face down are turned up. */
    muster(g, f) {
      turnUpWarships(g, g.at[f.pirate], 'C16.2');
      const strength = NATIONS.map((nation) => strengthOf(g, f, nation));
      f.nations = NATIONS.filter((nation) => strength[nation] > 0).toSorted((a, b) => strength[b] - strength[a] || a - b);
      return 'nextNation';
    },

    /** C16.3 */
    nextNation(g, f) {
      const { pirate, automatic, nations } = f;
      if (nations.length === 0 || !isActive(g, pirate)) return end(g, f.fought);
      if (automatic || g.careened[pirate] === 1) return 'fight';
      return call(g, contest, { purpose: 'evasion', sides: sidesOf(evasionTrial(g, pirate), pirate) }, 'diced');
    },

    diced(g, f, dice) {
      const isCaught = judgedDice(evasionTrial(g, f.pirate), dice).outcome === 'intercepted';
      g.events?.push({ type: isCaught ? 'intercepted' : 'evaded', rule: 'C16.3', pirate: f.pirate, nation: f.nations[0] });
      if (isCaught) return 'fight';
      f.nations = f.nations.slice(1);
      return 'nextNation';
    },

    /** C16.2 The others try also after a battle that he has escaped. */
    fight(g, f) {
      const nation = f.nations[0];
      f.nations = f.nations.slice(1);
      f.fought = true;
      const hunters = { slots: slotsOf(g, f.pirate, nation), commissioners: commissionersOf(g, f.joined, nation) };
      return call(g, battle, { pirate: f.pirate, nation, ...hunters }, 'nextNation');
    },
  },
};
