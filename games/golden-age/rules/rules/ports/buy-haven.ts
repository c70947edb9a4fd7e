/** 9.45 Buying a safe haven from the governor. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { declinePrice, namePrice, payPrice } from '../../effects/prices.ts';
import { HAVEN_PRICE } from '../../queries/trials.ts';
import { DECLINE, PAY } from '../../state/choices.ts';
import { roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** The cheapest die: the lower, the better. */
const LOWEST_DIE = -1;

interface BuyHaven extends Frame {
  proc: 'buyHaven';
  readonly pirate: PirateId;
  readonly port: PortId;
  price: number;
}

export const buyHaven: Procedure<
  { pirate: PirateId; port: PortId },
  BuyHaven,
  { ask: undefined; hear: number; offer: Asks<'pay' | 'decline'> }
> = {
  name: 'buyHaven',
  rule: '9.45',
  enter: ({ pirate, port }) => ({ proc: 'buyHaven', at: 'ask', pirate, port, price: 0 }),
  steps: {
    ask: (g, { pirate }) => call(g, roll, { purpose: 'havenPrice', pirate, seat: g.active, count: 1, best: LOWEST_DIE }, 'hear'),

    /** The attempt with this governor is used up, whether he pays or not. */
    hear(g, f, die) {
      f.price = die * HAVEN_PRICE;
      return namePrice(g, f.pirate, f.port, f.price, '9.45') ? 'offer' : DONE;
    },

    /** He may pay from his Net Worth, or decline. */
    offer: {
      ask: 'payForHaven',
      seat: (g) => g.active,
      options(_g, _f, out) {
        out.push(PAY, DECLINE);
      },
      choose(g, { pirate, port, price }, choice) {
        if (choice.type === 'decline') {
          declinePrice(g, pirate, price, '9.45');
          return DONE;
        }
        payPrice(g, pirate, price, '9.45');
        g.havenOf[port] = pirate;
        g.events?.push({ type: 'havenBought', rule: '9.45', pirate, port });
        return DONE;
      },
      about: (_g, { pirate, port, price }) => ({ pirate, port, doubloons: price }),
    },
  },
};
