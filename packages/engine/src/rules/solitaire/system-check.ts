/** 19.13, 19.14 At each of Blackbeard's Actions the System Player's means work by themselves [R64]. */
import { kindOf, TITLE_OF } from '../../data/cards.ts';
import {
  type AreaId,
  type CardId,
  CHANCE,
  isPort,
  NO_CARD,
  NO_PIRATE,
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
import { allowsTitle, type Moment, mayDeployCommissioner, mayReact, mayUseWarship, type Occasion } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { hasProGovernor } from '../../queries/ports.ts';
import { BLACKBEARD, NOTORIOUS, SYSTEM_SEATS, stationsBeside } from '../../queries/solitaire.ts';
import type { ActionKind } from '../../state/action.ts';
import { DRAW_CARD, DRAW_WARSHIP } from '../../state/choice.ts';
import { type Game, KC_REACTED, RETIRED, USED_WARSHIP } from '../../state/game.ts';
import { type Outcome, stopsAction } from '../battle/outcome.ts';
import { warshipAttack } from '../battle/warship-attack.ts';
import { debaucheryAndRevelry } from '../cards/debauchery-and-revelry.ts';
import { doubleCross } from '../cards/double-cross.ts';
import { GENERAL_PARDON, generalPardon, returnPardon } from '../cards/general-pardon.ts';
import { localResistance } from '../cards/local-resistance.ts';
import { mutinyConspiracy } from '../cards/mutiny-conspiracy.ts';
import { callExPirate } from '../cards/pirate-converts.ts';
import { scurvyOutbreak } from '../cards/scurvy-outbreak.ts';
import { negation } from '../cards/skull-and-crossbones.ts';
import { warshipSighting } from '../cards/warship-sighting.ts';
import { wearAndTear } from '../cards/wear-and-tear.ts';
import { deployCommissioner } from '../commissioners/deploy-commissioner.ts';
import { reaction } from '../commissioners/reaction.ts';
import { settle } from '../course/settle.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import { renewHoldDeck } from './decks.ts';

/** Who throws and draws for the System Player where no pirate of his does. */
const [SYSTEM] = SYSTEM_SEATS;

interface SystemCheck extends Frame {
  proc: 'systemCheck';
  readonly action: ActionKind;
  readonly target: PlaceId;
  readonly moment: Moment;
  /** Where Blackbeard announced the Action. */
  readonly from: PlaceId;
  /** Whose warship, Commissioner or card it is. */
  seat: Seat;
  card: CardId;
  /** A warship or Commissioner has acted: no card is drawn. */
  acted: boolean;
  /** The Action is over and spent. */
  stopped: boolean;
}
type Steps = {
  begin: undefined;
  warship: undefined;
  commissioner: undefined;
  fought: Outcome;
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

/** Yields whether the Action goes on. */
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
    /** 19.14 Once in a Player-Turn, at sea, the first who has no Commissioner looks for one. Afterwards only revelry is left [R82]. */
    begin(g, f) {
      if (f.moment === 'aftermath') return afterwards(g, f);
      const hunter = g.notoriety[BLACKBEARD] < NOTORIOUS ? undefined : hunterOf(g);
      if (hunter === undefined) return 'warship';
      g.apSpent[hunter] = 1;
      return call(g, deployCommissioner, { pirate: BLACKBEARD, seat: hunter }, 'warship');
    },

    /** 19.13 A warship that can act does. */
    warship(g, f) {
      if (!mayUseWarship(g, occasionOf(g, f), BLACKBEARD)) return 'commissioner';
      g.actionSpent |= USED_WARSHIP;
      f.acted = true;
      return call(g, warshipAttack, { pirate: BLACKBEARD, seat: SYSTEM }, 'fought');
    },

    /** 19.13, 19.14 So does a Commissioner [R87]. Only where neither can, the top card is turned up. */
    commissioner(g, f) {
      if (f.stopped || g.at[BLACKBEARD] !== f.from) return 'close';
      const o = occasionOf(g, f);
      const hunter = SYSTEM_SEATS.find((seat) => mayReact(g.tables, g, o, seat, BLACKBEARD));
      if (hunter !== undefined) {
        g.actionSpent |= KC_REACTED;
        f.acted = true;
        return call(g, reaction, { pirate: BLACKBEARD, seat: hunter }, 'fought');
      }
      if (f.acted) return 'close';
      renewHoldDeck(g);
      return g.deck.length > 0 ? 'drawCard' : 'close';
    },

    fought(g, f, outcome) {
      if (stopsAction(outcome, f.action)) f.stopped = true;
      return f.card === NO_CARD ? call(g, settle, undefined, 'commissioner') : call(g, settle, undefined, 'close');
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

    /** Played or negated, it is discarded. */
    unlessNegated(g, f, negated) {
      if (negated) return 'close';
      discardFromTable(g, f.card);
      const pirate = BLACKBEARD;
      switch (TITLE_OF[f.card]) {
        case 'wear-and-tear':
          return call(g, wearAndTear, { pirate, by: f.seat }, 'played');
        case 'scurvy-outbreak':
          return call(g, scurvyOutbreak, { pirate }, 'played');
        case 'mutiny-conspiracy':
          return call(g, mutinyConspiracy, { pirate, by: f.seat }, 'played');
        case 'debauchery-and-revelry':
          return call(g, debaucheryAndRevelry, { pirate }, 'played');
        case 'double-cross':
          return call(g, doubleCross, { pirate, by: f.seat, rule: '18.41 A' }, 'played');
        case 'local-resistance':
          return call(g, localResistance, { port: portAt(g.at[pirate]), by: f.seat }, 'played');
        case 'pirate-converts':
          callExPirate(g, f.seat, retiredOf(g));
          return 'close';
        case 'warship-sighting':
          return isSighting(g, f) ? call(g, warshipSighting, { pirate, by: f.seat }, 'fought') : 'drawWarship';
        default:
          return 'close';
      }
    },

    /** 19.13 A warship sighted too early takes up station. */
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

    /** 14.1, 19.20 */
    played: (g) => call(g, settle, undefined, 'close'),

    close: (g, f) => end(g, !f.stopped && isInPlay(g, BLACKBEARD)),
  },
};

/** 19.14 Whose turn it is to look for a Commissioner, if nobody has done so in this Player-Turn. */
const hunterOf = (g: Game): Seat | undefined =>
  SYSTEM_SEATS.some((seat) => g.apSpent[seat] !== 0)
    ? undefined
    : SYSTEM_SEATS.find((seat) => g.fleet[seat].length > 0 && mayDeployCommissioner(g, seat, BLACKBEARD));

const isSighting = (g: Game, f: SystemCheck): boolean => allowsTitle(g.tables, g, 'warship-sighting', occasionOf(g, f), SYSTEM, 0);

/** At most one area: at Bermuda the first of its two [R81]. */
const stationOf = (g: Game): readonly AreaId[] => stationsBeside(g.tables, g, BLACKBEARD).slice(0, 1);

const retiredOf = (g: Game): PirateId => PIRATES.find((pirate) => g.fate[pirate] === RETIRED) ?? NO_PIRATE;

/** Who plays it: for Pirate Converts somebody without a Commissioner. */
function playerOf(g: Game, card: CardId): Seat {
  if (TITLE_OF[card] !== 'pirate-converts') return SYSTEM;
  return SYSTEM_SEATS.find((seat) => g.fleet[seat].length > 0 && g.commissioner[seat] === NONE) ?? SYSTEM;
}

/** 19.13 Can it be played on Blackbeard? Of ports the one he is in, and no other. */
function applies(g: Game, f: SystemCheck): boolean {
  const title = TITLE_OF[f.card];
  const at = g.at[BLACKBEARD];
  if (!kindOf(f.card).antiPirate) return false;
  switch (title) {
    case 'local-resistance':
      return isPort(at) && hasProGovernor(g, portAt(at));
    case 'warship-sighting':
      return isSighting(g, f) || (g.warshipPool.length > 0 && stationOf(g).length > 0);
    default:
      return allowsTitle(g.tables, g, title, occasionOf(g, f), playerOf(g, f.card), 0);
  }
}

/** Revelry waits for the aftermath [R82]; what does not apply is discarded. */
function tryCard(g: Game, f: SystemCheck) {
  if (TITLE_OF[f.card] === 'debauchery-and-revelry' && f.moment === 'announcement') return 'close';
  if (applies(g, f)) return playOn(g, f);
  discardFromHand(g, SYSTEM, f.card);
  g.events?.push({ type: 'cardDiscarded', rule: '19.13', seat: SYSTEM, card: f.card });
  return 'close';
}

function playOn(g: Game, f: SystemCheck) {
  f.seat = playerOf(g, f.card);
  layOnTable(g, SYSTEM, f.card);
  const title = TITLE_OF[f.card];
  const pirate = title === 'local-resistance' || title === 'pirate-converts' ? NO_PIRATE : BLACKBEARD;
  g.events?.push({ type: 'cardPlayedAgainst', rule: '19.13', seat: SYSTEM, card: f.card, pirate });
  return call(g, negation, { pirate, card: f.card, by: f.seat }, 'unlessNegated');
}

function afterwards(g: Game, f: SystemCheck) {
  const [card] = g.hands[SYSTEM];
  if (card === undefined) return 'close';
  f.card = card;
  return tryCard(g, f);
}
