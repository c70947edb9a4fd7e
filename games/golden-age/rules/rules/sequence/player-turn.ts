/** 4.4 A Player-Turn, phase by phase. */
import { TITLE_OF, USE_OF } from '../../data/cards.ts';
import { type CardId, CHANCE, NO_CARD, NO_PIRATE, PORT_COUNT, type Seat } from '../../data/ids.ts';
import { discardFromTable, removeFromTable } from '../../effects/cards.ts';
import { takeFrom } from '../../effects/lists.ts';
import { changeOwnLoyalty } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { HAND_SIZE, MERCHANTS_OF_SOLITAIRE, merchantsDue } from '../../queries/counts.ts';
import { merchantsOnMap } from '../../queries/merchants.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { BLACKBEARD, BLACKBEARDS_SEAT, isBlackbeard, isSystem } from '../../queries/solitaire.ts';
import { DRAW_CARD } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { NOW_CARDS } from '../cards/all.ts';
import { GENERAL_PARDON, isRenewalDue, renewDeck, returnPardon } from '../cards/general-pardon.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { pardonIntoHoldDeck, renewHoldDeck, renewNowDeck } from '../solitaire/decks.ts';
import { DICE_EACH_TURN, disgrace } from '../solitaire/disgrace.ts';
import { keepLetter, mayKeepLetter } from '../solitaire/kept-letter.ts';
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
  drawNow: Asks<'drawCard'>;
  resolved: undefined;
  restored: undefined;
  merchants: undefined;
  cards: undefined;
  actions: undefined;
  finish: undefined;
  close: undefined;
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
      // 19.2 The turn is that of one pirate.
      if (isSystem(g.tables, seat)) g.actionsOf = g.fleet[seat][0];
      g.events?.push({ type: 'turnBegan', rule: '4.3', seat, turn: g.playerTurn });
      return 'scurvy';
    },

    /** 17.2 #18 Each crew with scurvy loses one Loyalty, and so do both crews of an alliance if either has it (11.3) [R69]. */
    scurvy(g, { seat }) {
      for (const pirate of g.fleet[seat])
        if (partners(g, pirate).some((partner) => g.scurvy[partner] !== 0)) changeOwnLoyalty(g, pirate, -1, 'scurvy', '17.2 #18');
      return call(g, settle, undefined, 'draw');
    },

    /**
     * 4.4 A The player draws until the hand is full. If nothing is left to draw, the game is over [R4], unless a long game renews the deck
     * (4.1).
     */
    draw(g, f) {
      const { seat } = f;
      if (isSystem(g.tables, seat)) return drawForSystem(g, f);
      if (g.hands[seat].length >= HAND_SIZE) return 'merchants';
      if (g.tables.settings.solitaire) renewHoldDeck(g);
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
          if (isSystem(g.tables, f.seat)) turnUp(g, f.seat, card);
          else g.events?.push({ type: 'cardDrawn', rule: '4.4 A', seat: f.seat, card });
          return 'draw';
        }
        return show(g, f, card);
      },
    },

    /** 19.12 The System Player first draws a card that must be played at once. */
    drawNow: {
      ask: 'drawCard',
      rule: '19.12',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const card of g.nowDeck) out.push(DRAW_CARD[card]);
      },
      choose(g, f, { card }) {
        takeFrom(g.nowDeck, card);
        if (card !== GENERAL_PARDON) return show(g, f, card);
        f.card = card;
        g.aside.push(card);
        g.events?.push({ type: 'cardShown', rule: '19.10', seat: f.seat, card });
        pardonIntoHoldDeck(g, card);
        return 'draw';
      },
    },

    /** 17.15 A card that must be played at once is then discarded, unless it says otherwise. */
    resolved(g, f) {
      if (TITLE_OF[f.card] === 'natural-disaster') removeFromTable(g, f.card, '17.2 #23');
      else if (f.card !== GENERAL_PARDON) discardFromTable(g, f.card);
      return call(g, settle, undefined, 'restored');
    },

    /** 17.15 Drawing continues; in a solitaire game a storm brings new merchants first (19.4). */
    restored(g, f) {
      const missing = MERCHANTS_OF_SOLITAIRE - merchantsOnMap(g);
      return g.tables.settings.solitaire && TITLE_OF[f.card] === 'storms-at-sea' && missing > 0
        ? call(g, placeMerchants, { count: missing, seat: f.seat }, 'draw')
        : 'draw';
    },

    /** 4.4 B If fewer than 5 merchants are on the map, they become 6; not in a turn lost to Mal de Mer, nor in the System Player's (19.4). */
    merchants(g, { seat, lost }) {
      if (lost) return 'finish';
      const count = isSystem(g.tables, seat) ? 0 : merchantsDue(g.tables, merchantsOnMap(g));
      return count > 0 ? call(g, placeMerchants, { count, seat }, 'cards') : 'cards';
    },

    cards: (g) => call(g, playCard, undefined, 'actions'),

    actions: (g) => call(g, actions, undefined, 'finish'),

    /** 19.20 Blackbeard loses Notoriety again for a crew that is at Loyalty 0. */
    finish: (g) =>
      isBlackbeard(g.tables, BLACKBEARD) && g.active === BLACKBEARDS_SEAT && g.loyalty[BLACKBEARD] === 0
        ? call(g, disgrace, { pirate: BLACKBEARD, count: DICE_EACH_TURN }, 'close')
        : 'close',

    /** 17.2 #8 The Pardon ends with the last turn in which it holds. */
    close(g, { seat }) {
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

const NOW_CARD_OF = TITLE_OF.map((title) => NOW_CARDS.find((card) => card.title === title));

/** 17.15 Puts the card on the table and resolves it. */
function show(g: Game, f: PlayerTurn, card: CardId) {
  f.card = card;
  g.aside.push(card);
  g.events?.push({ type: 'cardShown', rule: '4.4 A', seat: f.seat, card });
  return resolve(g, f);
}

/** 19.12 The System Player's cards are open. */
function turnUp(g: Game, seat: Seat, card: CardId): void {
  g.events?.push({ type: 'cardTurnedUp', rule: '19.12', seat, card });
  if (TITLE_OF[card] === 'letter-of-marque' && mayKeepLetter(g, g.actionsOf)) keepLetter(g, g.actionsOf, card);
}

/**
 * 19.12, 19.18 The System Player draws a card that must be played at once, then one to play for Actions. A Letter is kept, and another card
 * drawn.
 */
function drawForSystem(g: Game, f: PlayerTurn) {
  if (f.card === NO_CARD) {
    renewNowDeck(g);
    return 'drawNow';
  }
  if (f.lost || !isInPlay(g, g.actionsOf)) return 'finish';
  if (g.hands[f.seat].length > 0) return 'merchants';
  renewHoldDeck(g);
  return g.deck.length > 0 ? 'drawCard' : 'finish';
}

function resolve(g: Game, f: PlayerTurn) {
  const { seat } = f;
  if (TITLE_OF[f.card] === 'mal-de-mer') {
    f.lost = true;
    g.events?.push({ type: 'turnLost', rule: '17.2 #14', seat });
  }
  return NOW_CARD_OF[f.card]?.resolve(g, seat) ?? 'resolved';
}
