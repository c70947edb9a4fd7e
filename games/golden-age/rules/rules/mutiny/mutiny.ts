/** 14 Mutiny. */
import { CHANCE, type PirateId } from '../../data/ids.ts';
import { endAlliance } from '../../effects/alliance.ts';
import { eliminate, takeOverShip } from '../../effects/leaving.ts';
import { dropFrom, takeFrom } from '../../effects/lists.ts';
import { changeLoyalty } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import { leadershipTrial } from '../../queries/trials.ts';
import { DRAW_PIRATE, TAKE_COMMAND } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Mutiny extends Frame {
  proc: 'mutiny';
  readonly pirate: PirateId;
}
type MutinySteps = {
  rollLeadership: undefined;
  judge: number;
  findSuccessor: undefined;
  chooseSuccessor: Asks<'takeCommand'>;
  drawSuccessor: Asks<'drawPirate'>;
};

export const mutiny: Procedure<{ pirate: PirateId }, Mutiny, MutinySteps> = {
  name: 'mutiny',
  rule: '14.2',
  enter: ({ pirate }) => ({ proc: 'mutiny', at: 'rollLeadership', pirate }),
  steps: {
    /** 11.6, 14.1 A mutiny, even if it is quashed, ends an alliance. */
    rollLeadership(g, { pirate }) {
      g.mutinous &= ~(1 << pirate);
      endAlliance(g, pirate, '11.6');
      g.events?.push({ type: 'mutinyBrokeOut', rule: '14.1', pirate });
      return call(
        g,
        roll,
        { ...rollOf(leadershipTrial(g.tables, pirate)), pirate, seat: g.owner[pirate], best: -bestDie(g, pirate) },
        'judge',
      );
    },

    /**
     * 14.2 If the die is above Leadership, the mutiny succeeds; if equal, it is quashed and costs one Loyalty; if below, it is quashed.
     * 19.16 Blackbeard only loses Loyalty.
     */
    judge(g, { pirate }, die) {
      const { leadership } = g.tables.pirates[pirate];
      const isQuashed = isPassed(g, '14.2', pirate, leadershipTrial(g.tables, pirate), die);
      if (isBlackbeard(g.tables, pirate)) {
        if (die >= leadership) changeLoyalty(g, pirate, !isQuashed ? LOST_MUTINY_LOYALTY : TIED_MUTINY_LOYALTY, 'mutiny', '19.16');
        return DONE;
      }
      if (!isQuashed) {
        g.events?.push({ type: 'mutinySucceeded', rule: '14.2', pirate });
        return 'findSuccessor';
      }
      g.events?.push({ type: 'mutinyQuashed', rule: '14.2', pirate });
      if (die === leadership) changeLoyalty(g, pirate, -1, 'quashedMutiny', '14.2');
      return DONE;
    },

    /** 14.2 A pirate from the player's hand takes the ship, or if there is none one from the deck; otherwise the ship is lost. */
    findSuccessor(g, { pirate }) {
      if (g.pirateHands[g.owner[pirate]].length > 0) return 'chooseSuccessor';
      if (g.pirateDeck.length > 0) return 'drawSuccessor';
      eliminate(g, pirate, 'marooned', '14.2');
      return DONE;
    },

    chooseSuccessor: {
      ask: 'chooseSuccessor',
      seat: (g, f) => g.owner[f.pirate],
      options(g, f, out) {
        for (const pirate of g.pirateHands[g.owner[f.pirate]]) out.push(TAKE_COMMAND[pirate]);
      },
      choose(g, f, choice) {
        dropFrom(g.pirateHands[g.owner[f.pirate]], choice.pirate);
        succeed(g, f.pirate, choice.pirate);
        return DONE;
      },
      about: (_g, f) => ({ pirate: f.pirate }),
    },

    drawSuccessor: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAW_PIRATE[pirate]);
      },
      choose(g, f, choice) {
        takeFrom(g.pirateDeck, choice.pirate);
        succeed(g, f.pirate, choice.pirate);
        return DONE;
      },
    },
  },
};

/** @returns the highest die that no other betters: one below Leadership, or equal to it if that costs no Loyalty because none is left */
function bestDie(g: Game, pirate: PirateId): number {
  const { leadership } = g.tables.pirates[pirate];
  return partners(g, pirate).every((partner) => g.loyalty[partner] === 0) ? leadership : Math.max(1, leadership - 1);
}

/** 19.16 The Loyalty that a mutiny costs Blackbeard, if the die is above his Leadership, or equal to it. */
const [LOST_MUTINY_LOYALTY, TIED_MUTINY_LOYALTY] = [-3, -2] as const;

const succeed = (g: Game, from: PirateId, to: PirateId): void => takeOverShip(g, from, to, g.owner[from], 'marooned', '14.2');
