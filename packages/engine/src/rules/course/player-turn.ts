/** 4.4 A Player-Turn, phase by phase. */
import { TITLE_OF, USE_OF } from '../../data/cards.ts';
import { type CardId, CHANCE, NO_CARD, NO_PIRATE, PORT_COUNT, type Seat } from '../../data/ids.ts';
import { discardFromTable, removeFromTable } from '../../effects/cards.ts';
import { takeFrom } from '../../effects/lists.ts';
import { changeOwnLoyalty } from '../../effects/pirates.ts';
import { merchantsOnMap } from '../../queries/merchants.ts';
import { HAND_SIZE, MERCHANTS_LOW, MERCHANTS_RESTORED } from '../../queries/setup.ts';
import { DRAW_CARD } from '../../state/choice.ts';
import type { Game } from '../../state/game.ts';
import { disease } from '../cards/disease.ts';
import { europeanTurmoil } from '../cards/european-turmoil.ts';
import { fingerOfFate } from '../cards/finger-of-fate.ts';
import { GENERAL_PARDON, generalPardon, isRenewalDue, renewDeck, returnPardon } from '../cards/general-pardon.ts';
import { naturalDisaster } from '../cards/natural-disaster.ts';
import { newGovernors } from '../cards/new-governors.ts';
import { stormsAtSea } from '../cards/storms-at-sea.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { endGame } from '../winning/end-game.ts';
import { actions } from './actions.ts';
import { playCard } from './play-card.ts';
import { settle } from './settle.ts';

interface PlayerTurn extends Frame {
  proc: 'playerTurn';
  readonly seat: Seat;
  /** The card being resolved. */
  card: CardId;
  /** 17.2 #14 Mal de Mer: the rest of the turn is lost. */
  lost: boolean;
}
type PlayerTurnSteps = {
  begin: undefined;
  scurvy: undefined;
  draw: undefined;
  drawCard: Asks<'drawCard'>;
  resolved: undefined;
  merchants: undefined;
  cards: undefined;
  actions: undefined;
  finish: undefined;
};

export const playerTurn: Procedure<{ seat: Seat }, PlayerTurn, PlayerTurnSteps> = {
  name: 'playerTurn',
  rule: '4.4',
  enter: ({ seat }) => ({ proc: 'playerTurn', at: 'begin', seat, card: NO_CARD, lost: false }),
  steps: {
    begin(g, { seat }) {
      g.playerTurn += 1;
      g.active = seat;
      g.actionsLeft = 0;
      g.actionsOf = NO_PIRATE;
      g.activePirate = NO_PIRATE;
      g.titlesSpent = 0;
      g.commissionerActed = 0;
      for (let s = 0; s < g.players; s++) g.apSpent[s] = 0;
      for (let port = 0; port < PORT_COUNT; port++) g.merchantFinders[port] = 0;
      g.events?.push({ type: 'turnBegan', rule: '4.3', seat, turn: g.playerTurn });
      return 'scurvy';
    },

    /** 17.2 #18 Crews with scurvy lose heart. */
    scurvy(g, { seat }) {
      for (const pirate of g.fleet[seat]) if (g.scurvy[pirate] !== 0) changeOwnLoyalty(g, pirate, -1, 'scurvy', '17.2 #18');
      return call(g, settle, undefined, 'draw');
    },

    /** 4.4 A Until the hand is full. With nothing left to draw the game is over [R4], but for the second run of a long one (4.1). */
    draw(g, { seat }) {
      if (g.hands[seat].length >= HAND_SIZE) return 'merchants';
      if (g.deck.length > 0) return 'drawCard';
      if (!isRenewalDue(g)) return endGame(g, 'deckEmpty');
      renewDeck(g);
      return 'drawCard';
    },

    drawCard: {
      ask: 'drawCard',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const card of g.deck) out.push(DRAW_CARD[card]);
      },
      choose(g, f, { card }) {
        takeFrom(g.deck, card);
        returnPardon(g);
        if (USE_OF[card] !== 'now') {
          g.hands[f.seat].push(card);
          g.events?.push({ type: 'cardDrawn', rule: '4.4 A', seat: f.seat, card });
          return 'draw';
        }
        f.card = card;
        g.aside.push(card);
        g.events?.push({ type: 'cardShown', rule: '4.4 A', seat: f.seat, card });
        return resolve(g, f);
      },
    },

    /** 17.15 A card that must be played at once is discarded, unless it says otherwise; drawing goes on. */
    resolved(g, f) {
      if (TITLE_OF[f.card] === 'natural-disaster') removeFromTable(g, f.card, '17.2 #23');
      else if (f.card !== GENERAL_PARDON) discardFromTable(g, f.card);
      return call(g, settle, undefined, 'draw');
    },

    /** 4.4 B Fewer than 5 merchants on the map become 6; none come in a turn lost to Mal de Mer. */
    merchants(g, { seat, lost }) {
      if (lost) return 'finish';
      const n = merchantsOnMap(g);
      return n < MERCHANTS_LOW ? call(g, placeMerchants, { count: MERCHANTS_RESTORED - n, seat }, 'cards') : 'cards';
    },

    cards: (g) => call(g, playCard, undefined, 'actions'),

    actions: (g) => call(g, actions, undefined, 'finish'),

    /** 17.2 #8 The Pardon ends with this turn, if it is the one. */
    finish(g, { seat }) {
      g.actionsOf = NO_PIRATE;
      if (g.pardonThrough === g.playerTurn) {
        g.pardonThrough = 0;
        g.pardoned = 0;
        g.events?.push({ type: 'pardonEnded', rule: '17.2 #8' });
      }
      g.events?.push({ type: 'turnEnded', rule: '4.4 D', seat });
      return DONE;
    },
  },
};

function resolve(g: Game, f: PlayerTurn) {
  const { seat } = f;
  switch (TITLE_OF[f.card]) {
    case 'disease':
      return call(g, disease, { seat }, 'resolved');
    case 'european-turmoil':
      return call(g, europeanTurmoil, undefined, 'resolved');
    case 'finger-of-fate':
      return call(g, fingerOfFate, { seat, players: g.players }, 'resolved');
    case 'general-pardon':
      return call(g, generalPardon, { seat }, 'resolved');
    case 'new-governors':
      return call(g, newGovernors, { seat }, 'resolved');
    case 'mal-de-mer':
      f.lost = true;
      g.events?.push({ type: 'turnLost', rule: '17.2 #14', seat });
      return 'resolved';
    case 'storms-at-sea':
      return call(g, stormsAtSea, { seat }, 'resolved');
    case 'natural-disaster':
      return call(g, naturalDisaster, { seat }, 'resolved');
    default:
      return 'resolved';
  }
}
