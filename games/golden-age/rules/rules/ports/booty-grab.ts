/** 4.5 E, 9.6 Booty Grab. */
import type { PirateId } from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { changeLoyalty, emptyOutHold, gainNotoriety, putInHold } from '../../effects/pirates.ts';
import { couldNegate } from '../../queries/anti-pirate.ts';
import { booty, hold, ladenHolds } from '../../queries/pirates.ts';
import { grabTrial } from '../../queries/trials.ts';
import { DECLINE, PAY_FROM, PLAY_SKULL } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { stowBooty } from '../booty/stow-booty.ts';
import { isSkull, spendSkull } from '../cards/skull-and-crossbones.ts';
import { type Contender, compare, ofPirate, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { DIE_FACES, roll } from '../cunning/roll.ts';
import { duel } from '../duels/duel.ts';
import { spoils } from '../duels/spoils.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** 9.62 The Loyalty that a failed grab costs. */
const LOST_GRAB_LOYALTY = -2;
/** 9.63 The percentage of the booty for each point. */
const SHARE_PERCENT_PER_POINT = 10;

interface BootyGrab extends Frame {
  proc: 'bootyGrab';
  readonly pirate: PirateId;
  readonly victim: PirateId;
  /** The victim has played Skull & Crossbones. */
  skull: boolean;
  /** The difference by which the grabber was higher. */
  margin: number;
  /** The doubloons grabbed. */
  doubloons: number;
  /** The doubloons that the victim's holds have yet to pay. */
  due: number;
}
type Steps = {
  consider: undefined;
  offerSkull: Asks<'decline' | 'playSkull'>;
  grapple: undefined;
  fought: readonly number[];
  share: number;
  collect: undefined;
  pay: Asks<'payFrom'>;
  dueled: number;
};

export const bootyGrab: Procedure<{ pirate: PirateId; victim: PirateId }, BootyGrab, Steps> = {
  name: 'bootyGrab',
  rule: '9.61',
  enter: ({ pirate, victim }) => ({ proc: 'bootyGrab', at: 'consider', pirate, victim, skull: false, margin: 0, doubloons: 0, due: 0 }),
  steps: {
    consider: (g, { victim }) => (couldNegate(g, victim, g.hands[g.owner[victim]].length) ? 'offerSkull' : 'grapple'),

    /** 17.2 #19 Before the dice, the victim's player is asked, even if they don't hold the card. */
    offerSkull: {
      ask: 'defendWithSkull',
      rule: '17.2 #19',
      seat: (g, f) => g.owner[f.victim],
      options(g, f, out) {
        out.push(DECLINE);
        for (const card of g.hands[g.owner[f.victim]]) if (isSkull(card)) out.push(PLAY_SKULL[card]);
      },
      choose(g, f, choice) {
        if (choice.type === 'playSkull') {
          const seat = g.owner[f.victim];
          const payer = spendSkull(g, f.victim, choice.card);
          f.skull = true;
          g.events?.push({
            type: 'skullPlayed',
            rule: '17.2 #19',
            seat,
            card: choice.card,
            pirate: payer,
            cunningLeft: g.cunning[payer],
          });
        }
        return 'grapple';
      },
      about: (_g, f) => ({ pirate: f.victim, target: f.pirate }),
    },

    /** 9.62 Both sides throw their dice. */
    grapple: (g, f) => call(g, contest, { purpose: 'bootyGrab', sides: sidesOf(sides(g, f)) }, 'fought'),

    /**
     * 9.62 If he is higher, he grabs. If equal, they duel, or break off in a solitaire game (19.3) [R24]. If lower, his crew loses Loyalty.
     */
    fought(g, f, dice) {
      const { pirate, victim } = f;
      f.margin = compare(g, 'bootyGrab', '9.62', sides(g, f), dice);
      if (f.margin === 0 && g.tables.settings.solitaire) return DONE;
      if (f.margin === 0) return call(g, duel, { pirate, rival: victim, toTheEnd: false }, 'dueled');
      if (f.margin > 0)
        return call(
          g,
          roll,
          { purpose: 'grabShare', pirate, seat: g.owner[pirate], count: 1, modifier: f.margin, best: bestShare(g, f) },
          'share',
        );
      changeLoyalty(g, pirate, LOST_GRAB_LOYALTY, 'lostGrab', '9.62');
      return DONE;
    },

    /** 9.63 He grabs ten percent of the victim's booty, rounded up, for each point of the die and of the difference. */
    share(g, f, die) {
      const { pirate, victim } = f;
      const percent = Math.min(100, (die + f.margin) * SHARE_PERCENT_PER_POINT);
      f.doubloons = Math.ceil((booty(g.tables, g, victim) * percent) / 100);
      f.due = f.doubloons;
      g.events?.push({ type: 'bootyGrabbed', rule: '9.63', pirate, target: victim, percent, doubloons: f.doubloons });
      return f.due === 0 ? DONE : 'collect';
    },

    /** 9.63 The victim's player chooses the holds that pay, if it makes a difference. */
    collect(g, f) {
      const { pirate, victim, doubloons } = f;
      if (f.due === 0) return call(g, stowBooty, { pirate, doubloons, rule: '9.63' }, 'done');
      const holds = payingHolds(g, victim);
      if (holds.length > 1 && f.due < booty(g.tables, g, victim)) return 'pay';
      for (const i of holds) payFrom(g, f, i);
      return 'collect';
    },

    pay: {
      ask: 'payGrabber',
      rule: '9.63',
      seat: (g, f) => g.owner[f.victim],
      options(g, f, out) {
        for (const i of payingHolds(g, f.victim)) out.push(PAY_FROM[i]);
      },
      choose(g, f, choice) {
        payFrom(g, f, choice.hold);
        return 'collect';
      },
      about: (_g, f) => ({ pirate: f.victim, target: f.pirate, doubloons: f.due }),
    },

    /** 15.1, 15.2 Only a grabber who wins the duel takes spoils [R35]. */
    dueled(g, { pirate, victim }, fame) {
      if (fame === 0) return DONE;
      if (fame < 0) {
        gainNotoriety(g, victim, -fame, 'duel', '15.2');
        eliminate(g, pirate, 'duel', '15.1');
        return DONE;
      }
      gainNotoriety(g, pirate, fame, 'duel', '15.2');
      return call(g, spoils, { pirate, loser: victim }, 'done');
    },
  },
};

function sides(g: Game, { pirate, victim, skull }: BootyGrab): readonly Contender[] {
  const [own, other] = grabTrial(g.tables, g, pirate, victim, skull).sides;
  return [ofPirate(g, pirate, own), ofPirate(g, victim, other)];
}

/** @returns the lowest die with which he grabs all that there is */
const bestShare = (g: Game, { victim, margin }: BootyGrab): number =>
  booty(g.tables, g, victim) === 0 ? 1 : Math.max(1, Math.min(DIE_FACES, 100 / SHARE_PERCENT_PER_POINT - margin));

const payingHolds = (g: Game, victim: PirateId): readonly number[] => ladenHolds(g, victim).filter((i) => hold(g, victim, i) > 0);

/** Pays from a hold as much as it has; a hold that is paid out is empty [R76]. */
function payFrom(g: Game, f: BootyGrab, i: number): void {
  const held = hold(g, f.victim, i);
  const doubloons = Math.min(held, f.due);
  if (doubloons === held) emptyOutHold(g, f.victim, i);
  else putInHold(g, f.victim, i, held - doubloons);
  f.due -= doubloons;
  g.events?.push({ type: 'bootyTaken', rule: '9.63', pirate: f.pirate, from: f.victim, doubloons });
}
