/** 19.13, 19.14 At each of Blackbeard's Actions the System Player's warships, Commissioners and cards act by themselves [R64]. */
import { TITLE_OF } from '../../data/cards.ts';
import {
  type AreaId,
  type CardId,
  CHANCE,
  isPort,
  NO_CARD,
  NO_PIRATE,
  NO_PORT,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  portAt,
  type Seat,
} from '../../data/ids.ts';
import { discardFromHand, discardFromTable, layOnTable } from '../../effects/cards.ts';
import { takeFrom } from '../../effects/lists.ts';
import { stationWarship } from '../../effects/navy.ts';
import { type Moment, mayDeployCommissioner, mayReact, maySight, mayUseWarship, type Occasion } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { hasProGovernor } from '../../queries/ports.ts';
import { BLACKBEARD, isHunted, SYSTEM_SEATS, stationsBeside } from '../../queries/solitaire.ts';
import type { ActionKind } from '../../state/action-kinds.ts';
import { DRAW_CARD, DRAW_WARSHIP } from '../../state/choices.ts';
import { type Game, KC_REACTED, RETIRED, USED_WARSHIP, WARSHIP_ATTACKED } from '../../state/position.ts';
import { type AttackOutcome, stopsAction } from '../battle/attack-outcome.ts';
import { warshipAttack } from '../battle/warship-attack.ts';
import { GENERAL_PARDON, generalPardon, returnPardon } from '../cards/general-pardon.ts';
import { negation } from '../cards/skull-and-crossbones.ts';
import { allowsCard, WINDOW_CARD_OF } from '../cards/window-cards.ts';
import { deployCommissioner } from '../commissioners/deploy-commissioner.ts';
import { reaction } from '../commissioners/reaction.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import { settle } from '../sequence/settle.ts';
import { renewHoldDeck } from './decks.ts';

/** The seat that throws and draws for the System Player, unless one of its pirates does. */
const [SYSTEM] = SYSTEM_SEATS;

interface SystemCheck extends Frame {
  proc: 'systemCheck';
  readonly action: ActionKind;
  readonly target: PlaceId;
  readonly moment: Moment;
  /** The place where Blackbeard announced the Action. */
  readonly from: PlaceId;
  /** The seat whose warship, Commissioner or card acts. */
  seat: Seat;
  card: CardId;
  /** A warship or Commissioner has acted, so no card is drawn. */
  acted: boolean;
  /** The Action is over and spent. */
  stopped: boolean;
}
type Steps = {
  begin: undefined;
  warship: undefined;
  commissioner: undefined;
  fought: AttackOutcome;
  card: undefined;
  drawCard: Asks<'drawCard'>;
  unlessNegated: boolean;
  drawWarship: Asks<'drawWarship'>;
  played: undefined;
  close: undefined;
};

const occasionOf = (g: Game, f: SystemCheck): Occasion => ({
  action: f.action,
  moment: f.moment,
  inPort: isPort(f.from) && g.at[BLACKBEARD] === f.from ? 1 : 0,
});

/** @returns whether the Action goes on */
export const systemCheck: Procedure<{ action: ActionKind; target: PlaceId; moment: Moment; from: PlaceId }, SystemCheck, Steps, boolean> = {
  name: 'systemCheck',
  rule: '19.13',
  enter: ({ action, target, moment, from }) => ({
    proc: 'systemCheck',
    at: 'begin',
    action,
    target,
    moment,
    from,
    seat: SYSTEM,
    card: NO_CARD,
    acted: false,
    stopped: false,
  }),
  steps: {
    /**
     * 19.14 Once in a Player-Turn, while Blackbeard is at sea, the first seat without a Commissioner looks for one. The aftermath has only
     * a Reaction [R87] and a revelry card [R82].
     */
    begin(g, f) {
      if (f.moment === 'aftermath') return warshipHasAttacked(g) ? 'card' : 'commissioner';
      const hunter = isHunted(g) ? hunterOf(g) : undefined;
      if (hunter === undefined) return 'warship';
      g.apSpent[hunter] = 1;
      return call(g, deployCommissioner, { pirate: BLACKBEARD, seat: hunter }, 'warship');
    },

    /** 19.13 If a warship can attack, it does. */
    warship(g, f) {
      if (!mayUseWarship(g, occasionOf(g, f), BLACKBEARD, SYSTEM)) return 'commissioner';
      g.actionSpent |= USED_WARSHIP;
      f.acted = true;
      return call(g, warshipAttack, { pirate: BLACKBEARD, seat: SYSTEM }, 'fought');
    },

    /**
     * 10.32, 19.13, 19.14 If a Commissioner can react, he does, also after a Move that has brought Blackbeard within his reach [R87]. If
     * neither can at the announcement, the top card is turned up.
     */
    commissioner(g, f) {
      if (f.stopped || !isInPlay(g, BLACKBEARD)) return 'close';
      if (f.moment === 'announcement' && g.at[BLACKBEARD] !== f.from) return 'close';
      const o = occasionOf(g, f);
      const hunter = SYSTEM_SEATS.find((seat) => mayReact(g.tables, g, o, seat, BLACKBEARD));
      if (hunter !== undefined) {
        g.actionSpent |= KC_REACTED;
        f.acted = true;
        return call(g, reaction, { pirate: BLACKBEARD, seat: hunter }, 'fought');
      }
      if (f.acted) return 'close';
      if (f.moment === 'aftermath') return 'card';
      renewHoldDeck(g);
      return g.deck.length > 0 ? 'drawCard' : 'close';
    },

    fought(g, f, outcome) {
      if (stopsAction(outcome, f.action)) f.stopped = true;
      return f.card === NO_CARD ? call(g, settle, undefined, 'commissioner') : call(g, settle, undefined, 'close');
    },

    /** [R82] */
    card(g, f) {
      const [card] = g.hands[SYSTEM];
      if (card === undefined) return 'close';
      f.card = card;
      return tryCard(g, f);
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
        f.card = card;
        if (card === GENERAL_PARDON) {
          g.aside.push(card);
          g.events?.push({ type: 'cardShown', rule: '19.13', seat: SYSTEM, card });
          return call(g, generalPardon, { seat: SYSTEM }, 'played');
        }
        g.hands[SYSTEM].push(card);
        g.events?.push({ type: 'cardTurnedUp', rule: '19.13', seat: SYSTEM, card });
        return tryCard(g, f);
      },
    },

    /** The card is discarded, unless it was negated and shuffled into the deck. */
    unlessNegated(g, f, negated) {
      if (negated) return 'close';
      discardFromTable(g, f.card);
      if (TITLE_OF[f.card] === 'warship-sighting' && !isSighting(g, f)) return 'drawWarship';
      const at = g.at[BLACKBEARD];
      const played = { pirate: BLACKBEARD, by: f.seat, port: isPort(at) ? portAt(at) : NO_PORT, retired: retiredOf(g) };
      return WINDOW_CARD_OF[f.card]?.resolve(g, played) ?? 'close';
    },

    /** 19.13 A warship that can't attack yet takes up station. */
    drawWarship: {
      ask: 'drawWarship',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const warship of g.warshipPool) out.push(DRAW_WARSHIP[warship]);
      },
      choose(g, f, { warship }) {
        for (const area of stationOf(g)) stationWarship(g, f.seat, warship, area, '19.13');
        return 'close';
      },
    },

    /** 14.1, 19.20 A crew that has come to Loyalty 0 is dealt with before play continues. */
    played: (g) => call(g, settle, undefined, 'close'),

    close: (g, f) => end(g, !f.stopped && isInPlay(g, BLACKBEARD)),
  },
};

/** [R87] A warship that stops an Action leaves its aftermath nothing to react to; one that was beaten was followed by any Commissioner in reach. */
const warshipHasAttacked = (g: Game): boolean => (g.actionSpent & WARSHIP_ATTACKED) !== 0;

/** 19.14 @returns the seat that looks for a Commissioner, or undefined if none can or one has already done so in this Player-Turn */
const hunterOf = (g: Game): Seat | undefined =>
  SYSTEM_SEATS.some((seat) => g.apSpent[seat] !== 0)
    ? undefined
    : SYSTEM_SEATS.find((seat) => g.fleet[seat].length > 0 && mayDeployCommissioner(g, seat, BLACKBEARD));

const isSighting = (g: Game, f: SystemCheck): boolean => maySight(g, occasionOf(g, f), BLACKBEARD, SYSTEM);

/** @returns the Sea Area for the warship's station, none or one; at Bermuda the first of its two [R81] */
const stationOf = (g: Game): readonly AreaId[] => stationsBeside(g.tables, g, BLACKBEARD).slice(0, 1);

const retiredOf = (g: Game): PirateId => PIRATES.find((pirate) => g.fate[pirate] === RETIRED) ?? NO_PIRATE;

/** @returns the seat that plays the card; for Pirate Converts one without a Commissioner */
function playerOf(g: Game, card: CardId): Seat {
  if (TITLE_OF[card] !== 'pirate-converts') return SYSTEM;
  return SYSTEM_SEATS.find((seat) => g.fleet[seat].length > 0 && g.commissioner[seat] === NONE) ?? SYSTEM;
}

/** 19.13 Can the card be played on Blackbeard? Local Resistance only applies to the port where he is. */
function applies(g: Game, f: SystemCheck): boolean {
  const play = WINDOW_CARD_OF[f.card];
  const at = g.at[BLACKBEARD];
  if (!play) return false;
  switch (play.title) {
    case 'local-resistance':
      return isPort(at) && hasProGovernor(g, portAt(at));
    case 'warship-sighting':
      return isSighting(g, f) || (g.warshipPool.length > 0 && stationOf(g).length > 0);
    default:
      return allowsCard(g.tables, g, play, occasionOf(g, f), playerOf(g, f.card), 0);
  }
}

/** Plays the card if it applies, or discards it. A revelry card waits for the aftermath [R82]. */
function tryCard(g: Game, f: SystemCheck) {
  if (TITLE_OF[f.card] === 'debauchery-and-revelry' && f.moment === 'announcement') return 'close';
  if (applies(g, f)) return playCard(g, f);
  discardFromHand(g, SYSTEM, f.card);
  g.events?.push({ type: 'cardDiscarded', rule: '19.13', seat: SYSTEM, card: f.card });
  return 'close';
}

function playCard(g: Game, f: SystemCheck) {
  f.seat = playerOf(g, f.card);
  layOnTable(g, SYSTEM, f.card);
  const pirate = WINDOW_CARD_OF[f.card]?.isGeneral ? NO_PIRATE : BLACKBEARD;
  g.events?.push({ type: 'cardPlayedAgainst', rule: '19.13', seat: SYSTEM, card: f.card, pirate });
  return call(g, negation, { pirate, card: f.card, by: f.seat }, 'unlessNegated');
}
