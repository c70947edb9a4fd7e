/** C12.5 What may follow a sale or a ransom, or be the whole business: a bribe, then a letter, then D&R. */
import { NO_LETTER, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { placeGovernor } from '../../effects/governors.ts';
import { winHaven } from '../../effects/ports.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { isActive } from '../../queries/pirates.ts';
import { priceTrial } from '../../queries/port-trials.ts';
import { portOf, portStatus } from '../../queries/ports.ts';
import { bribeRefusalIn, letterRefusalIn } from '../../queries/refusals/ports.ts';
import { BRIBE, BUY_LETTER, DECLARE_REVELRY, DECLINE, FINISH, PAY } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { revel } from '../crew/revel.ts';
import { roll } from '../dice/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { checkPort } from './check-port.ts';
import { drawGovernor, governorNumbered } from './draw-governor.ts';

interface Affairs extends Frame {
  proc: 'affairs';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** He has sold booty or a hostage in this operation. */
  readonly sold: boolean;
  triedBribe: boolean;
  triedLetter: boolean;
  pounds: number;
}
type AffairsSteps = {
  next: undefined;
  doBusiness: Asks<'bribe' | 'buyLetter' | 'declareRevelry' | 'finish'>;
  havenPriced: number;
  payForHaven: Asks<'pay' | 'decline'>;
  governed: number;
  letterPriced: number;
  payForLetter: Asks<'pay' | 'decline'>;
};

function pay(g: Game, { pirate, port, pounds }: Affairs): void {
  g.netWorth[pirate] = g.netWorth[pirate] - pounds;
  g.events?.push({ type: 'pricePaid', rule: 'C12.5', pirate, port, pounds });
}

/** Writes down the price. */
function isAffordable(g: Game, f: Affairs, purpose: 'havenPrice' | 'letterPrice', die: number): boolean {
  const { outcome, amount } = judged(priceTrial(g, f.pirate, purpose), sumThrown(die));
  f.pounds = amount;
  return outcome === 'affordable';
}

/** He may be at sea, or out of the game, afterwards. */
export const affairs: Procedure<{ pirate: PirateId; port: PortId; sold: boolean }, Affairs, AffairsSteps> = {
  name: 'affairs',
  rule: 'C12.5',
  enter: ({ pirate, port, sold }) => ({
    proc: 'affairs',
    at: 'next',
    pirate,
    port,
    sold,
    triedBribe: false,
    triedLetter: false,
    pounds: 0,
  }),
  steps: {
    /** C11 In a pirate haven a sale or a ransom always ends in D&R, and there is no other business. */
    next(g, { pirate, port, sold }) {
      if (!isActive(g, pirate) || portOf(g, pirate) !== port) return DONE;
      if (portStatus(g.tables, g, pirate, port) !== 'pirateHaven') return 'doBusiness';
      return sold ? call(g, revel, { pirate, port }, 'done') : DONE;
    },

    /** [C23] He does any of these affairs in their order, but at least one. */
    doBusiness: {
      ask: 'doBusiness',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, f, out) {
        if (f.sold || f.triedBribe || f.triedLetter) out.push(FINISH);
        if (bribeRefusalIn(g, f.pirate, f.port, f) === null) out.push(BRIBE);
        if (letterRefusalIn(g, f.pirate, f.port, f) === null) out.push(BUY_LETTER);
        out.push(DECLARE_REVELRY);
      },
      choose(g, f, choice) {
        const { pirate, port } = f;
        switch (choice.type) {
          case 'bribe':
            f.triedBribe = true;
            return call(g, roll, { purpose: 'havenPrice', pirate, count: 1 }, 'havenPriced');
          case 'buyLetter':
            f.triedLetter = true;
            return call(g, roll, { purpose: 'letterPrice', pirate, count: 1 }, 'letterPriced');
          case 'declareRevelry':
            return call(g, revel, { pirate, port }, 'done');
          case 'finish':
            return DONE;
        }
      },
      about: (_g, { pirate, port, sold, triedBribe, triedLetter }) => ({ pirate, port, business: { sold, triedBribe, triedLetter } }),
    },

    /** What he can't pay he declines. */
    havenPriced(g, f, die) {
      return isAffordable(g, f, 'havenPrice', die) ? 'payForHaven' : 'next';
    },

    payForHaven: {
      ask: 'payForHaven',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(PAY, DECLINE),
      choose(g, f, choice) {
        if (choice.type === 'decline') return 'next';
        pay(g, f);
        const { pirate, port } = f;
        if (portStatus(g.tables, g, pirate, port) === 'neutral') return call(g, drawGovernor, { port }, 'governed');
        winHaven(g, pirate, port);
        return 'next';
      },
      about: (_g, { pirate, port, pounds }) => ({ pirate, port, pounds }),
    },

    /** A pro governor takes the bribe and the office; an anti one goes back to the cup, and the money is gone. */
    governed(g, { pirate, port }, number) {
      const governor = governorNumbered(number);
      if (!g.tables.isPro[governor]) return 'next';
      placeGovernor(g, port, governor, 'C12.5');
      winHaven(g, pirate, port);
      return call(g, checkPort, { port }, 'next');
    },

    letterPriced(g, f, die) {
      return isAffordable(g, f, 'letterPrice', die) ? 'payForLetter' : 'next';
    },

    /** [C24] */
    payForLetter: {
      ask: 'payForLetter',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(PAY, DECLINE),
      choose(g, f, choice) {
        const { pirate, port } = f;
        const letter = g.letterOn[port];
        if (choice.type === 'decline' || letter === NONE) return 'next';
        pay(g, f);
        g.letter[pirate] = letter;
        g.letterOn[port] = NO_LETTER;
        g.events?.push({ type: 'letterBought', rule: 'C12.5', pirate, port, nation: g.tables.letterNation[letter] });
        return 'next';
      },
      about: (_g, { pirate, port, pounds }) => ({ pirate, port, pounds }),
    },
  },
};
