/** 4.4 C, 17.12 The active player plays a card for Actions. */
import { ACTIONS_OF, TITLE_OF } from '../../data/cards.ts';
import { AREAS, type CardId, NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { endAlliance } from '../../effects/alliance.ts';
import { discardFromHand } from '../../effects/cards.ts';
import { dropFrom } from '../../effects/lists.ts';
import { placePirate } from '../../effects/pirates.ts';
import { leaders, partners } from '../../queries/alliance.ts';
import { actionsRefusal } from '../../queries/cards.ts';
import { errandAreas } from '../../queries/errand.ts';
import { rating } from '../../queries/ratings.ts';
import { breachRefusal } from '../../queries/refusals/alliances.ts';
import {
  commissionersWindsRefusal,
  commissionersWindsToRefusal,
  discardRefusal,
  gunsRefusal,
  initiativeRefusal,
  numberRefusal,
  windsRefusal,
  windsToRefusal,
} from '../../queries/refusals/cards.ts';
import {
  type Choice,
  DECLINE,
  DISCARD_FOR_ACTION,
  END_ALLIANCE,
  PLAY_FOR_ACTIONS,
  playBuriedTreasure,
  playFairWinds,
  playFairWindsForCommissioner,
  playForInitiative,
  playHeavyGuns,
} from '../../state/choices.ts';
import type { GameEvent } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

type CardChoice =
  | 'playForActions'
  | 'playForInitiative'
  | 'playHeavyGuns'
  | 'playFairWinds'
  | 'playFairWindsForCommissioner'
  | 'playBuriedTreasure';

interface PlayCard extends Frame {
  proc: 'playCard';
}

/** Puts the number of Actions into `g.actionsLeft`. */
export const playCard: Procedure<
  undefined,
  PlayCard,
  { begin: undefined; choose: Asks<CardChoice | 'discardForAction' | 'endAlliance'>; discardAgain: Asks<'discardForAction' | 'decline'> }
> = {
  name: 'playCard',
  rule: '4.4 C',
  enter: () => ({ proc: 'playCard', at: 'begin' }),
  steps: {
    /** 17.14 A player with cards in hand must play at least one. */
    begin: (g) => (g.hands[g.active].length > 0 ? 'choose' : DONE),

    /** 4.55 If no card in hand can give Actions, cards may be discarded for one Action each. 11.6 An alliance may end first. */
    choose: {
      ask: 'playCard',
      seat: (g) => g.active,
      options(g, _f, out) {
        const seat = g.active;
        addAllPlays(g, seat, out);
        if (discardRefusal(out.length) === null) for (const card of g.hands[seat]) out.push(DISCARD_FOR_ACTION[card]);
        for (const pirate of g.fleet[seat]) if (breachRefusal(g, seat, pirate) === null) out.push(END_ALLIANCE[pirate]);
      },
      choose(g, _f, choice) {
        if (choice.type === 'endAlliance') {
          endAlliance(g, choice.pirate, '11.6');
          return 'begin';
        }
        if (choice.type === 'discardForAction') {
          discardForAction(g, choice.card);
          return g.hands[g.active].length > 0 ? 'discardAgain' : DONE;
        }
        switch (choice.type) {
          case 'playForActions':
            discardFromHand(g, g.active, choice.card);
            g.actionsLeft = ACTIONS_OF[choice.card];
            played(g, choice.card, 'actions', NO_PIRATE);
            return DONE;
          case 'playForInitiative':
            discardFromHand(g, g.active, choice.card);
            g.actionsLeft = rating(g.tables, g, choice.pirate, 'initiative');
            g.actionsOf = choice.pirate;
            played(g, choice.card, 'actions', choice.pirate);
            return DONE;
          case 'playHeavyGuns':
            dropFrom(g.hands[g.active], choice.card);
            g.guns[choice.pirate] = choice.card;
            playedForBoth(g, choice.card, choice.pirate);
            g.events?.push({ type: 'gunsMounted', rule: '17.2 #10', pirate: choice.pirate });
            return DONE;
          case 'playBuriedTreasure':
            dropFrom(g.hands[g.active], choice.card);
            g.treasureMapOf = choice.pirate;
            playedForBoth(g, choice.card, choice.pirate);
            g.events?.push({ type: 'treasureMapDealt', rule: '17.2 #1', pirate: choice.pirate });
            return DONE;
          case 'playFairWinds': {
            discardFromHand(g, g.active, choice.card);
            playedForBoth(g, choice.card, choice.pirate);
            const from = g.at[choice.pirate];
            for (const pirate of partners(g, choice.pirate)) {
              placePirate(g, pirate, choice.to);
              g.events?.push({ type: 'pirateMoved', rule: '17.2 #6', pirate, from, to: choice.to });
            }
            return DONE;
          }
          case 'playFairWindsForCommissioner':
            discardFromHand(g, g.active, choice.card);
            playedForBoth(g, choice.card, NO_PIRATE);
            g.commissionerAt[g.active] = choice.to;
            g.events?.push({
              type: 'commissionerMoved',
              rule: '17.2 #6',
              seat: g.active,
              commissioner: g.commissioner[g.active],
              to: choice.to,
            });
            return DONE;
        }
      },
    },

    discardAgain: {
      ask: 'discardForAction',
      rule: '4.55',
      seat: (g) => g.active,
      options(g, _f, out) {
        out.push(DECLINE);
        for (const card of g.hands[g.active]) out.push(DISCARD_FOR_ACTION[card]);
      },
      choose(g, _f, choice) {
        if (choice.type === 'discardForAction') discardForAction(g, choice.card);
        return DONE;
      },
    },
  },
};

/** Adds the ways to play each card in the hand. */
export function addAllPlays(g: Game, seat: Seat, out: Choice[]): void {
  for (const card of g.hands[seat]) if (actionsRefusal(g, seat, card) === null) addPlays(g, seat, card, out);
}

/** 17.12 Adds the ways to play a card. Its event may concern one pirate, or the player's Commissioner, and its Action another. */
function addPlays(g: Game, seat: Seat, card: CardId, out: Choice[]): void {
  if (numberRefusal(card) === null) {
    out.push(PLAY_FOR_ACTIONS[card]);
    return;
  }
  if (initiativeRefusal(card) === null) {
    for (const pirate of leaders(g, seat)) out.push(playForInitiative(card, pirate));
    return;
  }
  switch (TITLE_OF[card]) {
    case 'heavy-guns':
      for (const pirate of g.fleet[seat]) if (gunsRefusal(g, pirate) === null) out.push(playHeavyGuns(card, pirate));
      return;
    case 'buried-treasure':
      for (const pirate of g.fleet[seat]) out.push(playBuriedTreasure(card, pirate));
      return;
    case 'fair-winds':
      for (const pirate of leaders(g, seat))
        if (windsRefusal(g, pirate) === null)
          for (const to of errandAreas(g.tables, g, pirate))
            if (windsToRefusal(g, pirate, to) === null) out.push(playFairWinds(card, pirate, to));
      if (commissionersWindsRefusal(g, seat) === null)
        for (const to of AREAS) if (commissionersWindsToRefusal(g, seat, to) === null) out.push(playFairWindsForCommissioner(card, to));
      return;
  }
}

function discardForAction(g: Game, card: CardId): void {
  discardFromHand(g, g.active, card);
  g.actionsLeft += 1;
  g.events?.push({ type: 'cardPlayed', rule: '4.55', seat: g.active, card, use: 'discard', pirate: NO_PIRATE });
}

type Use = Extract<GameEvent, { type: 'cardPlayed' }>['use'];

function played(g: Game, card: CardId, use: Use, pirate: PirateId): void {
  g.events?.push({ type: 'cardPlayed', rule: '4.4 C', seat: g.active, card, use, pirate });
}

function playedForBoth(g: Game, card: CardId, pirate: PirateId): void {
  g.actionsLeft = ACTIONS_OF[card];
  played(g, card, 'eventAndAction', pirate);
}
