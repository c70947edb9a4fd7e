/** 4.6 The moments of an Action at which the other players may interrupt it [R5]. */
import { TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import {
  type CardId,
  isPort,
  NO_CARD,
  NO_PIRATE,
  NO_PORT,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  type Seat,
} from '../../data/ids.ts';
import { discardFromTable, layOnTable } from '../../effects/cards.ts';
import { dropFrom } from '../../effects/lists.ts';
import {
  commissionerRefusal,
  commissionRefusal,
  type Moment,
  type Occasion,
  piratePortsInReach,
  reactionRefusal,
  warshipRefusal,
} from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import {
  commissionersMoveRefusal,
  convertRefusal,
  oustingRefusal,
  resistanceRefusal,
  seatRefusal,
} from '../../queries/refusals/hunters.ts';
import { isSystem } from '../../queries/solitaire.ts';
import type { ActionKind } from '../../state/action-kinds.ts';
import {
  ATTACK_PIRATE_PORT,
  type Choice,
  DEPLOY_COMMISSIONER,
  MOVE_COMMISSIONER,
  OUST,
  PASS,
  PLAY_AGAINST,
  playAmbition,
  playConverts,
  playResistance,
  REACT,
  USE_WARSHIP,
} from '../../state/choices.ts';
import { type Game, KC_REACTED, leftOf, USED_WARSHIP } from '../../state/position.ts';
import { type AttackOutcome, stopsAction } from '../battle/attack-outcome.ts';
import { warshipAttack } from '../battle/warship-attack.ts';
import { negation } from '../cards/skull-and-crossbones.ts';
import { couldAct, WINDOW_CARD_OF, windowCardRefusal } from '../cards/window-cards.ts';
import { attackPiratePort } from '../commissioners/attack-pirate-port.ts';
import { deployCommissioner } from '../commissioners/deploy-commissioner.ts';
import { oustPirates } from '../commissioners/oust-pirates.ts';
import { reaction } from '../commissioners/reaction.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import { settle } from './settle.ts';

interface ApWindow extends Frame {
  proc: 'apWindow';
  readonly action: ActionKind;
  readonly target: PlaceId;
  readonly moment: Moment;
  /** The place where the pirate announced the Action. */
  readonly from: PlaceId;
  seat: Seat;
  /** The seat that has used a warship, a Sighting or a Reaction against the Action (8.22), or none. */
  opponent: Seat;
  /** The number of seats still to be asked in this round. */
  left: number;
  card: CardId;
  /** The retired pirate that the card calls. */
  convert: PirateId;
  /** The port that the card names. */
  port: PortId;
  /** The Action is over and spent. */
  stopped: boolean;
}
type WindowChoice =
  | 'pass'
  | 'playAgainst'
  | 'playAmbition'
  | 'playConverts'
  | 'playResistance'
  | 'deployCommissioner'
  | 'useWarship'
  | 'moveCommissioner'
  | 'attackPiratePort'
  | 'oust'
  | 'react';
type ApWindowSteps = {
  nextOpponent: undefined;
  offer: Asks<WindowChoice>;
  unlessNegated: boolean;
  fought: AttackOutcome;
  ousted: boolean;
  played: undefined;
};

const occasionOf = (g: Game, f: ApWindow): Occasion => ({
  action: f.action,
  moment: f.moment,
  inPort: isPort(f.from) && g.at[g.activePirate] === f.from ? 1 : 0,
  opponent: f.opponent,
});

/** @returns the other pirate that the Action names: the target of a grab or an ally to be; none if there is none */
function otherOf(g: Game): PirateId {
  const action = g.stack.at(-2);
  const other = action && 'other' in action ? action.other : NO_PIRATE;
  return PIRATES.find((pirate) => pirate === other) ?? NO_PIRATE;
}

/** @returns whether the Action goes on: its pirate is in play, and neither beaten nor put to flight nor ousted */
export const apWindow: Procedure<
  { action: ActionKind; target: PlaceId; moment: Moment; from: PlaceId; active: Seat; players: number },
  ApWindow,
  ApWindowSteps,
  boolean
> = {
  name: 'apWindow',
  rule: '4.6',
  enter: ({ action, target, moment, from, active, players }) => ({
    proc: 'apWindow',
    at: 'nextOpponent',
    action,
    target,
    moment,
    from,
    seat: active,
    opponent: NONE,
    left: players - 1,
    card: NO_CARD,
    convert: NO_PIRATE,
    port: NO_PORT,
    stopped: false,
  }),
  steps: {
    /**
     * 4.63 Seats are asked from the active player's left until all have passed in a row, or the Action is over. 19.13 The System Player is
     * never asked.
     */
    nextOpponent(g, f) {
      const closed = f.moment === 'announcement' && (f.stopped || g.at[g.activePirate] !== f.from);
      while (f.left > 0 && !closed) {
        f.seat = leftOf(g, f.seat);
        if (f.seat === g.active) continue;
        f.left -= 1;
        if (isSystem(g.tables, f.seat)) continue;
        if (couldAct(g.tables, g, occasionOf(g, f), f.seat, g.hands[f.seat].length, g.pirateHands[f.seat].length)) return 'offer';
      }
      return end(g, !f.stopped && isInPlay(g, g.activePirate));
    },

    offer: {
      ask: 'antiPirateAction',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        const o = occasionOf(g, f);
        out.push(PASS);
        if (seatRefusal(g, f.seat) === null) {
          for (const card of g.hands[f.seat]) cardPlays(g, f.seat, card, o, out);
          plainPlays(g, f.seat, o, out);
        }
        if (reactionRefusal(g.tables, g, o, f.seat, g.activePirate) === null) out.push(REACT);
      },
      choose(g, f, choice) {
        if (choice.type === 'pass') return 'nextOpponent';
        f.left = g.players - 1;
        const pirate = g.activePirate;
        switch (choice.type) {
          case 'playAmbition':
            dropFrom(g.pirateHands[f.seat], choice.pirate);
            g.challenger = choice.pirate;
            return playCard(g, f, choice.card);
          case 'playConverts':
            f.convert = choice.pirate;
            return playCard(g, f, choice.card);
          case 'playResistance':
            f.port = choice.port;
            return playCard(g, f, choice.card);
          case 'playAgainst':
            return playCard(g, f, choice.card);
          case 'react':
            f.opponent = f.seat;
            g.actionSpent |= KC_REACTED;
            return call(g, reaction, { pirate, seat: f.seat }, 'fought');
          case 'useWarship':
            f.opponent = f.seat;
            g.apSpent[f.seat] = 1;
            g.actionSpent |= USED_WARSHIP;
            return call(g, warshipAttack, { pirate, seat: f.seat }, 'fought');
          case 'deployCommissioner':
            g.apSpent[f.seat] = 1;
            return call(g, deployCommissioner, { pirate, seat: f.seat }, 'played');
          case 'moveCommissioner':
            spendCommissionerAction(g, f.seat);
            g.commissionerAt[f.seat] = choice.to;
            g.events?.push({
              type: 'commissionerMoved',
              rule: '10.4',
              seat: f.seat,
              commissioner: g.commissioner[f.seat],
              to: choice.to,
            });
            return 'nextOpponent';
          case 'attackPiratePort':
            spendCommissionerAction(g, f.seat);
            return call(g, attackPiratePort, { port: choice.port, seat: f.seat }, 'played');
          case 'oust':
            spendCommissionerAction(g, f.seat);
            return call(g, oustPirates, { pirate, seat: f.seat }, 'ousted');
        }
      },
      about(g, f) {
        const facts = { pirate: g.activePirate, place: f.target, ...occasionOf(g, f) };
        const target = otherOf(g);
        return target === NONE ? facts : { ...facts, target };
      },
    },

    /** 4.67, 17.16 A card played as an event gives no Actions and is discarded. */
    unlessNegated(g, f, negated) {
      if (negated) {
        if (g.challenger !== NONE) g.pirateHands[f.seat].push(g.challenger);
        g.challenger = NO_PIRATE;
        return 'nextOpponent';
      }
      discardFromTable(g, f.card);
      const played = { pirate: g.activePirate, by: f.seat, port: f.port, retired: f.convert };
      return WINDOW_CARD_OF[f.card]?.resolve(g, played) ?? 'nextOpponent';
    },

    /** 4.6 A pirate who is beaten or put to flight loses the Action; but escaping from a Commissioner does not stop a Move (10.33). */
    fought(g, f, outcome) {
      if (stopsAction(outcome, f.action)) f.stopped = true;
      return call(g, settle, undefined, 'nextOpponent');
    },

    /** 10.42 If the pirates were ousted, the Action is over. */
    ousted(_g, f, ousted) {
      if (ousted) f.stopped = true;
      return 'nextOpponent';
    },

    /** 14.1 A crew that has just come to Loyalty 0 mutinies before anyone else acts. */
    played: (g) => call(g, settle, undefined, 'nextOpponent'),
  },
};

/** The seat spends its AP action on its own Commissioner, who is the only one to act in this Player-Turn (10.23). */
function spendCommissionerAction(g: Game, seat: Seat): void {
  g.apSpent[seat] = 1;
  g.commissionerActed = 1;
}

/** 4.65 D Puts the card on the table and offers the pirate's player to negate it. */
function playCard(g: Game, f: ApWindow, card: CardId) {
  f.card = card;
  layOnTable(g, f.seat, card);
  g.apSpent[f.seat] = 1;
  g.titlesSpent |= TITLE_BIT[card];
  if (TITLE_OF[card] === 'warship-sighting') f.opponent = f.seat;
  const pirate = WINDOW_CARD_OF[card]?.isGeneral ? NO_PIRATE : g.activePirate;
  g.events?.push({ type: 'cardPlayedAgainst', rule: '4.65 D', seat: f.seat, card, pirate });
  return call(g, negation, { pirate, card, by: f.seat }, 'unlessNegated');
}

/** 4.65 D Adds the ways to play this card from the hand. */
function cardPlays(g: Game, seat: Seat, card: CardId, o: Occasion, out: Choice[]): void {
  if (windowCardRefusal(g, seat, card, o) !== null) return;
  switch (TITLE_OF[card]) {
    case 'piratical-ambition':
      for (const pirate of g.pirateHands[seat]) out.push(playAmbition(card, pirate));
      return;
    case 'pirate-converts':
      for (const pirate of PIRATES) if (convertRefusal(g, pirate) === null) out.push(playConverts(card, pirate));
      return;
    case 'local-resistance':
      for (const port of PORTS) if (resistanceRefusal(g, port) === null) out.push(playResistance(card, port));
      return;
    default:
      out.push(PLAY_AGAINST[card]);
  }
}

/** 4.65 A, 4.65 B, 4.65 C Adds the AP actions that need no card. */
function plainPlays(g: Game, seat: Seat, o: Occasion, out: Choice[]): void {
  const t = g.tables;
  const pirate = g.activePirate;
  if (commissionRefusal(g, seat, pirate) === null) out.push(DEPLOY_COMMISSIONER);
  if (warshipRefusal(g, o, pirate, seat) === null) out.push(USE_WARSHIP);
  if (commissionerRefusal(g, seat) !== null) return;
  for (const to of t.moves[g.commissionerAt[seat]]) if (commissionersMoveRefusal(to) === null) out.push(MOVE_COMMISSIONER[to]);
  for (const port of piratePortsInReach(t, g, seat)) out.push(ATTACK_PIRATE_PORT[port]);
  if (oustingRefusal(g, o, seat) === null) out.push(OUST);
}
