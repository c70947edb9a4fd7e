/** 19.1–19.8 Preparing a solitaire game. */
import { CHANCE, NO_SHIP, type PlaceId, SCHOONER, type Seat, type ShipId, SLOOP } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { giveShip } from '../../effects/pirates.ts';
import { HAND_SIZE, MERCHANTS_OF_SOLITAIRE } from '../../queries/counts.ts';
import { BLACKBEARD, BLACKBEARDS_SEAT, SYSTEM_SEATS, startingAreas } from '../../queries/solitaire.ts';
import { chooseShip, DRAW_CARD, deployPirate } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { placeProGovernors } from '../setup/place-pro-governors.ts';
import { splitDecks } from './decks.ts';
import { newRival } from './new-rival.ts';

interface SolitaireSetup extends Frame {
  proc: 'solitaireSetup';
  /** Blackbeard's seat. */
  readonly seat: Seat;
  ship: ShipId;
}
type Steps = {
  decks: undefined;
  chooseShip: Asks<'chooseShip'>;
  governors: undefined;
  blackbeard: undefined;
  chooseArea: Asks<'deployPirate'>;
  rivals: undefined;
  hand: undefined;
  dealCard: Asks<'drawCard'>;
};

export const solitaireSetup: Procedure<undefined, SolitaireSetup, Steps> = {
  name: 'solitaireSetup',
  rule: '19.1',
  enter: () => ({ proc: 'solitaireSetup', at: 'decks', seat: BLACKBEARDS_SEAT, ship: NO_SHIP }),
  steps: {
    /** 19.3 The cards are split into two decks. */
    decks(g) {
      splitDecks(g);
      g.first = BLACKBEARDS_SEAT;
      return 'chooseShip';
    },

    /** 19.1 Blackbeard's player chooses a Sloop or a Schooner. */
    chooseShip: {
      ask: 'chooseShip',
      rule: '19.1',
      seat: () => BLACKBEARDS_SEAT,
      options(_g, _f, out) {
        out.push(chooseShip(BLACKBEARD, SLOOP), chooseShip(BLACKBEARD, SCHOONER));
      },
      choose(g, f, { ship }) {
        f.ship = ship;
        return call(g, placeMerchants, { count: MERCHANTS_OF_SOLITAIRE, seat: BLACKBEARDS_SEAT }, 'governors');
      },
      about: () => ({ pirate: BLACKBEARD }),
    },

    /** 19.4 The merchants are placed; 19.5 now the governors. */
    governors: (g) => call(g, placeProGovernors, { seat: BLACKBEARDS_SEAT }, 'blackbeard'),

    /** 19.6 Blackbeard begins where the most merchants are, and of several such areas in one with the best start on the Cargo table. */
    blackbeard(g, f) {
      const areas = startingAreas(g.tables, g);
      if (areas.length > 1) return 'chooseArea';
      deployBlackbeard(g, f, areas[0]);
      return 'rivals';
    },

    chooseArea: {
      ask: 'deployFleet',
      rule: '19.6',
      seat: () => BLACKBEARDS_SEAT,
      options(g, _f, out) {
        for (const area of startingAreas(g.tables, g)) out.push(deployPirate(BLACKBEARD, area));
      },
      choose(g, f, { to }) {
        deployBlackbeard(g, f, to);
        return 'rivals';
      },
      about: () => ({ pirate: BLACKBEARD }),
    },

    /** 19.1, 19.7 The System Player gets three pirates, each alone in his Sea Area. */
    rivals(g) {
      const seat = SYSTEM_SEATS.find((seat) => g.fleet[seat].length === 0);
      return seat === undefined ? 'hand' : call(g, newRival, { seat, alone: true }, 'rivals');
    },

    /** 19.8, 19.11 Blackbeard's player is dealt four cards; nobody has pirate cards. */
    hand: (g) => (g.hands[BLACKBEARDS_SEAT].length < HAND_SIZE ? 'dealCard' : DONE),

    dealCard: {
      ask: 'drawCard',
      rule: '19.8',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const card of g.deck) out.push(DRAW_CARD[card]);
      },
      choose(g, _f, { card }) {
        takeFrom(g.deck, card);
        g.hands[BLACKBEARDS_SEAT].push(card);
        g.events?.push({ type: 'cardDrawn', rule: '19.8', seat: BLACKBEARDS_SEAT, card });
        return 'hand';
      },
    },
  },
};

function deployBlackbeard(g: Game, { ship }: SolitaireSetup, area: PlaceId): void {
  takeFrom(g.pirateDeck, BLACKBEARD);
  comeIntoPlay(g, BLACKBEARDS_SEAT, BLACKBEARD, area);
  giveShip(g, BLACKBEARD, ship);
  g.events?.push({ type: 'shipChosen', rule: '19.1', pirate: BLACKBEARD, ship });
}
