/** C9.1–C9.3 Taking a prize: which merchant, its inspection, and the attack. */
import { CHANCE, NO_SIGHTING, type PirateId, type SightingId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { removeMerchant } from '../../effects/sea.ts';
import { judged, sumOf, sumThrown, type Trial } from '../../queries/dice-odds.ts';
import { faceDownIn, faceUpIn } from '../../queries/merchants.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { prizeRefusal } from '../../queries/refusals/prizes.ts';
import { attackTrial } from '../../queries/trials.ts';
import { ATTACK, CHASE, CHASE_UNKNOWN, type Choice, LET_GO, PICK_MERCHANT, TAKE_PRIZE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { jointHits } from '../wounds/joint-hits.ts';
import { captured } from './captured.ts';

interface TakePrize extends Frame {
  proc: 'takePrize';
  readonly pirate: PirateId;
  sighting: SightingId;
}
type TakePrizeSteps = {
  look: undefined;
  chooseMerchant: Asks<'chase' | 'chaseUnknown'>;
  findUnknown: undefined;
  pickMerchant: Asks<'pickMerchant'>;
  inspect: undefined;
  attackOrLeave: Asks<'attack' | 'letGo'>;
  chase: undefined;
  attacked: number;
};

/** C5.3 He has begun the turn in a hex with a merchant. */
export function offerTakePrize(g: Game, pirate: PirateId, out: Choice[]): void {
  if (prizeRefusal(g, pirate) === null) out.push(TAKE_PRIZE[pirate]);
}

const faceUp = (g: Game, pirate: PirateId): readonly SightingId[] => faceUpIn(g, g.at[pirate]);
const faceDown = (g: Game, pirate: PirateId): readonly SightingId[] => faceDownIn(g, g.at[pirate]);

const attackOn = (g: Game, { pirate, sighting }: TakePrize): Trial =>
  attackTrial(g, pirate, g.tables.merchantDefense[g.merchantOn[sighting]]);

export const takePrize: Procedure<{ pirate: PirateId }, TakePrize, TakePrizeSteps> = {
  name: 'takePrize',
  rule: 'C9.2',
  enter: ({ pirate }) => ({ proc: 'takePrize', at: 'look', pirate, sighting: NO_SIGHTING }),
  steps: {
    look(g, f) {
      const up = faceUp(g, f.pirate);
      if (up.length === 0) return 'findUnknown';
      if (up.length > 1 || faceDown(g, f.pirate).length > 0) return 'chooseMerchant';
      f.sighting = up[0];
      return 'chase';
    },

    /** C9.1 He may name one that lies face up. */
    chooseMerchant: {
      ask: 'chooseMerchant',
      rule: 'C9.1',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate }, out) {
        for (const sighting of faceUp(g, pirate)) out.push(CHASE[sighting]);
        if (faceDown(g, pirate).length > 0) out.push(CHASE_UNKNOWN);
      },
      choose(_g, f, choice) {
        if (choice.type === 'chaseUnknown') return 'findUnknown';
        f.sighting = choice.sighting;
        return 'chase';
      },
      about: (_g, { pirate }) => ({ pirate }),
    },

    findUnknown(g, f) {
      const unknown = faceDown(g, f.pirate);
      if (unknown.length > 1) return 'pickMerchant';
      f.sighting = unknown[0];
      return 'inspect';
    },

    /** C9.1 If several merchants lie face down, Chance picks one. Those he knows are among them. */
    pickMerchant: {
      ask: 'pickMerchant',
      rule: 'C9.1',
      seat: () => CHANCE,
      options(g, { pirate }, out) {
        for (const sighting of faceDown(g, pirate)) out.push(PICK_MERCHANT[sighting]);
      },
      choose(_g, f, { sighting }) {
        f.sighting = sighting;
        return 'inspect';
      },
    },

    /** He sees it alone. */
    inspect(g, { pirate, sighting }) {
      const seat = g.owner[pirate];
      g.sightingSeen[sighting] = g.sightingSeen[sighting] | (1 << seat);
      g.events?.push({ type: 'merchantInspected', rule: 'C9.2', pirate, sighting, merchant: g.merchantOn[sighting], seat });
      return 'attackOrLeave';
    },

    attackOrLeave: {
      ask: 'attackOrLeave',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(ATTACK, LET_GO),
      choose(g, { pirate }, choice) {
        if (choice.type === 'attack') return 'chase';
        changeUnrest(g, pirate, -1, 'letGo', 'C9.2');
        return DONE;
      },
      about: (_g, { pirate, sighting }) => ({ pirate, sighting }),
    },

    /** It is turned up, and he is chasing it. */
    chase(g, f) {
      const { pirate, sighting } = f;
      if (g.sightingUp[sighting] === 0) {
        g.sightingUp[sighting] = 1;
        g.events?.push({ type: 'merchantTurnedUp', rule: 'C9.2', sighting, merchant: g.merchantOn[sighting], seat: g.owner[pirate] });
      }
      g.chasing[pirate] = sighting;
      return call(g, roll, { purpose: 'attack', pirate, count: 2, modifier: -sumOf(attackOn(g, f).other.modifiers) }, 'attacked');
    },

    attacked(g, f, dice) {
      const { pirate, sighting } = f;
      const { outcome, margin: over, ownHits: hits } = judged(attackOn(g, f), sumThrown(dice));
      g.events?.push({ type: 'merchantAttacked', rule: 'C9.3', pirate, sighting, merchant: g.merchantOn[sighting], over });
      if (outcome === 'captured') return call(g, captured, { pirate, sighting }, 'done');
      if (outcome === 'escapes') {
        removeMerchant(g, sighting, 'C9.3');
        return DONE;
      }
      g.sightingHit[sighting] = g.sightingHit[sighting] | pirateBit(pirate);
      return call(g, jointHits, { pirate, hits, cause: 'prize' }, 'done');
    },
  },
};
