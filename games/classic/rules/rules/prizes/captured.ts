/** C9.4–C9.6, C9.9 A captured merchant: marker, Notoriety, ship, cargo, D&R, hostage. */
import { MAX_HOLDS, NO_PIRATE, NONE, type PirateId, type SightingId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { enterHistory, shareNotoriety } from '../../effects/history.ts';
import { emptyHold } from '../../effects/leaving.ts';
import { removeMerchant } from '../../effects/sea.ts';
import { changeShip, closeUp, logFor, stow, surplusHolds } from '../../effects/ships.ts';
import { isTogether } from '../../queries/allies.ts';
import { firstHold, holdsOf, pirateBit, ratingOf } from '../../queries/pirates.ts';
import { type Choice, DECLARE_REVELRY, DECLINE, KEEP_SHIP, LEAVE_CARGO, STOW, TAKE_SHIP, THROW_OVERBOARD } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { draw } from '../cards/draw-card.ts';
import { declareRevelry } from '../crew/revelry.ts';
import { challenge } from '../duels/challenge.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { takeHostage } from './take-hostage.ts';

interface Captured extends Frame {
  proc: 'captured';
  readonly pirate: PirateId;
  readonly sighting: SightingId;
  /** The ally who has helped, or none. */
  ally: PirateId;
  pounds: number;
  goods: number;
  /** The manifest card bears the D&R mark. */
  marked: boolean;
  revels: boolean;
}
type CapturedSteps = {
  mark: undefined;
  takeShip: Asks<'keepShip' | 'takeShip'>;
  clear: undefined;
  clearHolds: Asks<'throwOverboard'>;
  cargo: undefined;
  manifest: number;
  dealWithCargo: Asks<'stow' | 'leaveCargo'>;
  askRevelry: Asks<'declareRevelry' | 'decline'>;
  hostage: undefined;
  release: undefined;
};

const defenseOf = (g: Game, f: Captured): number => g.tables.merchantDefense[g.merchantOn[f.sighting]];

export const captured: Procedure<{ pirate: PirateId; sighting: SightingId }, Captured, CapturedSteps> = {
  name: 'captured',
  rule: 'C9.4',
  enter: ({ pirate, sighting }) => ({
    proc: 'captured',
    at: 'mark',
    pirate,
    sighting,
    ally: NO_PIRATE,
    pounds: 0,
    goods: 0,
    marked: false,
    revels: false,
  }),
  steps: {
    /** The attack marker, and Notoriety: Cruelty, twice if it had damaged him. */
    mark(g, f) {
      const { pirate, sighting } = f;
      const merchant = g.merchantOn[sighting];
      const hasHitHim = (g.sightingHit[sighting] & pirateBit(pirate)) !== 0;
      if (isTogether(g, pirate)) f.ally = g.ally[pirate];
      for (const captor of f.ally === NONE ? [pirate] : [pirate, f.ally])
        enterHistory(g, captor, g.tables.merchantNation[merchant], 'C9.4');
      shareNotoriety(g, pirate, f.ally, ratingOf(g.tables, g, pirate, 'cruelty') * (hasHitHim ? 2 : 1), 'prize', 'C9.4');
      const ship = g.tables.merchantShip[merchant];
      return ship !== NONE && !hasHitHim && logFor(g, pirate, ship) !== NONE ? 'takeShip' : 'cargo';
    },

    takeShip: {
      ask: 'takeShip',
      rule: 'C9.6',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(KEEP_SHIP, TAKE_SHIP),
      choose(g, { pirate, sighting }, choice) {
        if (choice.type === 'keepShip') return 'cargo';
        changeShip(g, pirate, g.tables.merchantShip[g.merchantOn[sighting]]);
        return 'clear';
      },
      about: (_g, { pirate, sighting }) => ({ pirate, sighting }),
    },

    clear(g, { pirate }) {
      if (surplusHolds(g, pirate) > 0) return 'clearHolds';
      closeUp(g, pirate);
      return 'cargo';
    },

    clearHolds: {
      ask: 'clearHolds',
      rule: 'C9.6',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate }, out) {
        for (let hold = 0; hold < MAX_HOLDS; hold++) if (g.holds[firstHold(g, pirate) + hold] > 0) out.push(THROW_OVERBOARD[hold]);
      },
      choose(g, { pirate }, { hold }) {
        emptyHold(g, pirate, hold);
        return 'clear';
      },
      about: (_g, { pirate }) => ({ pirate }),
    },

    cargo: (g) => draw(g, { purpose: 'manifest' }, 'manifest'),

    /** C9.5 The worth by the merchant's defense and the ocean. */
    manifest(g, f, number) {
      const card = g.tables.cards[number];
      const ocean = g.tables.oceanOf[g.at[f.pirate]];
      f.pounds = card.worth[defenseOf(g, f) - 2][ocean];
      f.goods = number * 4 + ocean + 1;
      f.marked = card.revelry;
      return f.pounds > 0 ? 'dealWithCargo' : 'askRevelry';
    },

    dealWithCargo: {
      ask: 'dealWithCargo',
      rule: 'C9.5',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate, ally }, out) {
        offerHolds(g, pirate, 0, out);
        // C21.2 He may put booty into his ally's holds.
        if (ally !== NONE) offerHolds(g, ally, MAX_HOLDS, out);
        out.push(LEAVE_CARGO);
      },
      choose(g, { pirate, ally, pounds, goods }, choice) {
        if (choice.type === 'stow') stow(g, choice.hold < MAX_HOLDS ? pirate : ally, choice.hold % MAX_HOLDS, pounds, goods);
        return 'askRevelry';
      },
      about: (_g, { pirate, pounds }) => ({ pirate, pounds }),
    },

    /** C9.9 With the mark on the card the crew takes it ill if there is no D&R. */
    askRevelry: {
      ask: 'declareRevelry',
      rule: 'C9.9',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(DECLARE_REVELRY, DECLINE),
      choose(g, f, choice) {
        f.revels = choice.type === 'declareRevelry';
        if (f.revels) declareRevelry(g, f.pirate);
        else if (f.marked) changeUnrest(g, f.pirate, -1, 'noRevelry', 'C9.9');
        return 'hostage';
      },
      about: (_g, { pirate, marked }) => ({ pirate, mandatory: marked }),
    },

    hostage: (g, f) => call(g, takeHostage, { pirate: f.pirate, ally: f.ally, sighting: f.sighting, defense: defenseOf(g, f) }, 'release'),

    /** The merchant goes back to the cup. */
    release(g, { pirate, sighting, revels }) {
      removeMerchant(g, sighting, 'C9.4');
      return revels ? call(g, challenge, { pirate }, 'done') : DONE;
    },
  },
};

/** The first empty hold, or all if none is empty. */
function offerHolds(g: Game, pirate: PirateId, offset: number, out: Choice[]): void {
  const first = firstHold(g, pirate);
  const count = holdsOf(g.tables, g, pirate);
  for (let hold = 0; hold < count; hold++)
    if (g.holds[first + hold] === 0) {
      out.push(STOW[offset + hold]);
      return;
    }
  for (let hold = 0; hold < count; hold++) out.push(STOW[offset + hold]);
}
