/** 9.4 In-Port Activities: one Action, each item at most once, in the rulebook's order. */

import { TITLE_OF } from '../../data/cards.ts';
import { HOLD_COUNT, HOSTAGES, type PirateId, type PortId } from '../../data/ids.ts';
import { convertBooty } from '../../effects/booty.ts';
import { dropFrom } from '../../effects/lists.ts';
import { beginRevelry, emptyOutHold } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { hold, holdCount, isRevelling } from '../../queries/pirates.ts';
import { conversionRate, havenRefusal, portStatus } from '../../queries/ports.ts';
import {
  BUYING,
  CONVERTING,
  letterRefusal,
  mustRevel,
  purchaseOrderRefusal,
  RANSOMING,
  REFITTING,
  REVELLING,
  ransomRefusal,
  ransomsOrderRefusal,
  ransomsRefusal,
  refitOrderRefusal,
  refitRefusal,
  revelryRefusal,
  saleRefusal,
  salesOrderRefusal,
  salesRefusal,
  sealRefusal,
  type Visit,
} from '../../queries/refusals/ports.ts';
import { isSystem } from '../../queries/solitaire.ts';
import { BUY_HAVEN, type Choice, DECLARE_REVELRY, FINISH, PLAY_LETTER, RANSOM, REFIT, SELL_HOLD } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { sealLetter } from '../solitaire/kept-letter.ts';
import { buyHaven } from './buy-haven.ts';
import { ransom } from './ransom.ts';
import { refit } from './refit.ts';

interface PortActivities extends Frame, Visit {
  proc: 'portActivities';
  item: number;
  /** Booty taken out of the pirate's holds so far, to be converted with one rounding; the ally's is counted separately. */
  sold: number;
  soldByAlly: number;
  converted: boolean;
}
type Steps = {
  chooseActivity: Asks<'ransom' | 'sellHold' | 'refit' | 'buyHaven' | 'playLetter' | 'declareRevelry' | 'finish'>;
  finish: undefined;
};

export const portActivities: Procedure<{ pirate: PirateId; port: PortId }, PortActivities, Steps> = {
  name: 'portActivities',
  rule: '9.4',
  enter: ({ pirate, port }) => ({
    proc: 'portActivities',
    at: 'chooseActivity',
    pirate,
    port,
    item: RANSOMING,
    sold: 0,
    soldByAlly: 0,
    converted: false,
  }),
  steps: {
    /** An item skips those above it. A Letter of Marque may be played at any point (17.2 #12); the System Player's comes first (19.18). */
    chooseActivity: {
      ask: 'portActivity',
      seat: (g) => g.active,
      options(g, f, out) {
        if (sealRefusal(g, f) !== null) {
          out.push(PLAY_LETTER[g.keptLetter[g.active]]);
          return;
        }
        partners(g, f.pirate).forEach((partner, i) => {
          sales(g, f, partner, i * HOLD_COUNT, out);
        });
        if (refitOrderRefusal(f) === null && refitRefusal(g, f) === null) out.push(REFIT);
        if (purchaseOrderRefusal(f) === null && havenRefusal(g.tables, g, f.pirate, f.port) === null) out.push(BUY_HAVEN);
        if (letterRefusal(g, f) === null)
          for (const card of g.hands[g.active]) if (TITLE_OF[card] === 'letter-of-marque') out.push(PLAY_LETTER[card]);
        if (revelryRefusal(g, f) === null) out.push(DECLARE_REVELRY);
        out.push(FINISH);
      },
      choose(g, f, choice) {
        const { pirate, port } = f;
        switch (choice.type) {
          case 'ransom':
            f.item = RANSOMING;
            return call(g, ransom, { pirate, hostage: choice.hostage }, 'chooseActivity');
          case 'sellHold':
            f.item = CONVERTING;
            f.converted = true;
            sell(g, f, choice.hold);
            return 'chooseActivity';
          case 'refit':
            f.item = REFITTING;
            convert(g, f);
            return call(g, refit, { pirate, port }, 'chooseActivity');
          case 'buyHaven':
            f.item = BUYING;
            convert(g, f);
            return call(g, buyHaven, { pirate, port }, 'chooseActivity');
          case 'playLetter': {
            if (g.keptLetter[g.active] === choice.card) sealLetter(g, pirate);
            else dropFrom(g.hands[g.active], choice.card);
            g.letterCard[pirate] = choice.card;
            g.letter[pirate] = g.tables.portNation[port];
            g.events?.push({ type: 'cardPlayed', rule: '17.2 #12', seat: g.active, card: choice.card, use: 'event', pirate });
            g.events?.push({ type: 'letterGranted', rule: '17.2 #12', pirate, nation: g.letter[pirate] });
            return 'chooseActivity';
          }
          case 'declareRevelry':
            f.item = REVELLING;
            return 'finish';
          case 'finish':
            return 'finish';
        }
      },
      about: (_g, { pirate, port, sold, item, converted }) => ({ pirate, port, doubloons: sold, visit: { item, converted } }),
    },

    /**
     * 9.43 Sold booty is converted. 13.11, 13.12: revelry comes last; it must follow converting in a pirate port, and always follows for the
     * System Player (19.19).
     */
    finish(g, f) {
      convert(g, f);
      const status = portStatus(g.tables, g, f.pirate, f.port);
      const inPiratePort = status === 'piratePort';
      if (mustRevel(g, f)) beginRevelry(g, f.pirate, false, inPiratePort, '13.11');
      else if ((f.item === REVELLING || isSystem(g.tables, g.active)) && !isRevelling(g, f.pirate))
        beginRevelry(g, f.pirate, true, inPiratePort, '13.11');
      return DONE;
    },
  },
};

/** 9.42, 9.43 Adds the hostages that one ship can ransom and the holds it can convert. @param first  the number of the ship's first hold */
function sales(g: Game, f: PortActivities, ship: PirateId, first: number, out: Choice[]): void {
  const { port } = f;
  if (ransomsOrderRefusal(f) === null && ransomsRefusal(g, ship, port) === null)
    for (const hostage of HOSTAGES) if (ransomRefusal(g, ship, port, hostage) === null) out.push(RANSOM[hostage]);
  if (salesOrderRefusal(f) !== null || salesRefusal(g, ship, port) !== null) return;
  for (let i = 0; i < holdCount(g.tables, g, ship); i++) if (saleRefusal(g, ship, i) === null) out.push(SELL_HOLD[first + i]);
}

/** Empties a hold for conversion. The holds of the ally's ship are numbered after those of the pirate's own. */
function sell(g: Game, f: PortActivities, number: number): void {
  const byAlly = number >= HOLD_COUNT;
  const seller = byAlly ? g.ally[f.pirate] : f.pirate;
  const doubloons = hold(g, seller, number % HOLD_COUNT);
  if (byAlly) f.soldByAlly += doubloons;
  else f.sold += doubloons;
  emptyOutHold(g, seller, number % HOLD_COUNT);
}

/** 9.43 Booty sold so far becomes Net Worth. */
function convert(g: Game, f: PortActivities): void {
  for (const pirate of partners(g, f.pirate)) {
    const percent = conversionRate(portStatus(g.tables, g, pirate, f.port));
    convertBooty(g, pirate, pirate === f.pirate ? f.sold : f.soldByAlly, percent, '9.43');
  }
  f.sold = 0;
  f.soldByAlly = 0;
}
