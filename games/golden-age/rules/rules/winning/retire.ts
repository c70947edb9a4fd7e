/** 18.41 Retiring by an Action: with a Letter of Marque (A), in a safe haven (C), or by bribing a governor (D). */
import { locatorOf, type PirateId, type PortId, portAt } from '../../data/ids.ts';
import { retire } from '../../effects/leaving.ts';
import { changeLoyalty } from '../../effects/pirates.ts';
import { declinePrice, namePrice, payPrice } from '../../effects/prices.ts';
import { BRIBE_UNIT } from '../../queries/trials.ts';
import { DECLINE, PAY } from '../../state/choices.ts';
import { rollPort } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface RetireFreely extends Frame {
  proc: 'retireFreely';
  readonly pirate: PirateId;
  readonly rule: string;
}

/** A, C: the pirate retires without a roll or a price. */
export const retireFreely: Procedure<{ pirate: PirateId; rule: string }, RetireFreely, { leave: undefined }> = {
  name: 'retireFreely',
  rule: '18.41',
  enter: ({ pirate, rule }) => ({ proc: 'retireFreely', at: 'leave', pirate, rule }),
  steps: {
    leave(g, { pirate, rule }) {
      retire(g, pirate, rule);
      return DONE;
    },
  },
};

interface BribeToRetire extends Frame {
  proc: 'bribeToRetire';
  readonly pirate: PirateId;
  price: number;
}

export const bribeToRetire: Procedure<
  { pirate: PirateId },
  BribeToRetire,
  { ask: undefined; hear: PortId; offer: Asks<'pay' | 'decline'> }
> = {
  name: 'bribeToRetire',
  rule: '18.41 D',
  enter: ({ pirate }) => ({ proc: 'bribeToRetire', at: 'ask', pirate, price: 0 }),
  steps: {
    ask: (g) => call(g, rollPort, { purpose: 'retirementBribe', seat: g.active }, 'hear'),

    /** The price is the D66 times 100 doubloons; one that he can't pay counts as declined. */
    hear(g, f, d66) {
      f.price = locatorOf(d66) * BRIBE_UNIT;
      if (namePrice(g, f.pirate, portAt(g.at[f.pirate]), f.price, '18.41 D')) return 'offer';
      changeLoyalty(g, f.pirate, -1, 'bribeDeclined', '18.41 D');
      return DONE;
    },

    offer: {
      ask: 'payToRetire',
      seat: (g) => g.active,
      options(_g, _f, out) {
        out.push(PAY, DECLINE);
      },
      choose(g, { pirate, price }, choice) {
        if (choice.type === 'decline') {
          declinePrice(g, pirate, price, '18.41 D');
          changeLoyalty(g, pirate, -1, 'bribeDeclined', '18.41 D');
          return DONE;
        }
        payPrice(g, pirate, price, '18.41 D');
        retire(g, pirate, '18.41 D');
        return DONE;
      },
      about: (_g, { pirate, price }) => ({ pirate, doubloons: price }),
    },
  },
};
