/** Which rolls and draws a choice leads to. */
import { NONE, PIRATES, type PirateId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { About } from '../state/about.ts';
import type { AskName } from '../state/asks.ts';
import type { Choice } from '../state/choices.ts';
import type { View, VisibleBoard } from '../state/views.ts';
import { type Odds, oddsOf, turned } from './dice-odds.ts';
import {
  entryOdds,
  faceDownOdds,
  governorOdds,
  huntersCombat,
  prizeOdds,
  searchOdds,
  sightingOdds,
  surrenderOdds,
  visibleBoardOf,
} from './odds.ts';
import { assaultTrial, careenTrial, priceTrial, ransomTrial } from './port-trials.ts';
import { portOf, portStatus } from './ports.ts';
import { rerollOdds } from './reroll-odds.ts';
import { battleTrial, duelTrial, evasionTrial, moveTrial, petitionTrial, retirementTrial, tortureTrial } from './trials.ts';

/** A question and what its seat can see. */
export interface Asked {
  readonly ask: AskName;
  readonly about: About;
  readonly view: View;
  readonly tables: Tables;
}

/** @returns the chances of the rolls and draws that this choice leads to at once; none if nothing is left to chance */
export function choiceOdds(choice: Choice, { ask, about, view, tables }: Asked): readonly Odds[] {
  const s = visibleBoardOf(view, tables);
  const pirate = 'pirate' in choice ? choice.pirate : PIRATES.find((pirate) => pirate === about.pirate);
  switch (choice.type) {
    case 'careenCommissioner': {
      const { movement } = tables.commissioners[choice.commissioner];
      return [oddsOf(careenTrial(movement - view.movement[choice.commissioner]))];
    }
    case 'interceptWith':
      return huntersOdds(
        s,
        view.at.flatMap((at, i) => (at === view.commissionerAt[choice.commissioner] ? (PIRATES[i] ?? []) : [])),
        choice.commissioner,
      );
    case 'intercept':
      return about.commissioner === undefined || pirate === undefined ? [] : huntersOdds(s, [pirate], about.commissioner);
    case 'torture':
    case 'ransom': {
      const captor = view.hostageOf[choice.hostage];
      if (choice.type === 'torture') return [oddsOf(tortureTrial(s, captor))];
      const port = portOf(view, captor);
      return port === NONE ? [] : [oddsOf(ransomTrial(s, captor, port))];
    }
    case 'search':
      return pirate === undefined ? [] : [searchOdds(view, tables, pirate)];
    default:
      return pirate === undefined ? [] : pirateOdds(choice, pirate, s, ask, about);
  }
}

/** C16.3, C16.4 @returns the odds as the hunters' side sees them. If several pirates could be tried, nothing can be told yet. */
function huntersOdds(s: VisibleBoard, prey: readonly PirateId[], commissioner: number): readonly Odds[] {
  const owner = s.commissionerOf[commissioner];
  const [only, ...others] = prey.filter((pirate) => s.owner[pirate] !== owner);
  if (only === undefined || others.length > 0) return [];
  const combat = huntersCombat(s, s.commissionerAt[commissioner], s.tables.commissioners[commissioner].nation);
  const battle = turned(oddsOf(battleTrial(s, only, combat)));
  return s.careened[only] === 1 ? [battle] : [turned(oddsOf(evasionTrial(s, only))), battle];
}

const some = (odds: Odds | null): readonly Odds[] => (odds === null ? [] : [odds]);

function pirateOdds(choice: Choice, pirate: PirateId, s: VisibleBoard, ask: AskName, about: About): readonly Odds[] {
  const port = portOf(s, pirate);
  switch (choice.type) {
    case 'sail':
      return [oddsOf(moveTrial(s, pirate))];
    case 'moveTo':
      return ask === 'moveStep' ? some(entryOdds(s, pirate, choice.to)) : [];
    case 'takePrize':
      return some(prizeOdds(s, pirate));
    case 'chase':
      return [sightingOdds(s, pirate, choice.sighting)];
    case 'chaseUnknown':
      return some(faceDownOdds(s, pirate));
    case 'attack':
      return about.sighting === undefined ? [] : [sightingOdds(s, pirate, about.sighting)];
    case 'careen':
      return [oddsOf(careenTrial(s.tables.ships[s.ship[pirate]].speed - s.speed[pirate]))];
    case 'retire':
      return [oddsOf(retirementTrial(s, pirate))];
    case 'petition':
      return [oddsOf(petitionTrial(s.notoriety[pirate]))];
    case 'sackPort':
      return port === NONE ? [] : [oddsOf(assaultTrial(s, pirate, port, false))];
    case 'attackPort': {
      const here = s.tables.portIn[s.at[pirate]];
      return here === NONE ? [] : [oddsOf(assaultTrial(s, pirate, here, false))];
    }
    case 'useInformation':
    case 'keepInformation':
      return about.port === undefined ? [] : [oddsOf(assaultTrial(s, pirate, about.port, choice.type === 'useInformation'))];
    case 'bribe':
    case 'buyLetter':
      return [oddsOf(priceTrial(s, pirate, choice.type === 'bribe' ? 'havenPrice' : 'letterPrice'))];
    case 'pay':
      return ask === 'payForHaven' && port !== NONE && portStatus(s.tables, s, pirate, port) === 'neutral'
        ? some(governorOdds(s, 'C12.5'))
        : [];
    case 'declareRevelry':
      return ask === 'doBusiness' ? some(governorOdds(s, 'C11')) : [];
    case 'challenge':
      return about.other === undefined ? [] : duelOdds(s, pirate, about.other);
    case 'fightOn':
      if (ask === 'backOff') return about.other === undefined ? [] : duelOdds(s, pirate, about.other);
      return about.combat === undefined ? [] : [battleOdds(s, pirate, about.combat)];
    case 'surrender':
      return [surrenderOdds(s.netWorth[pirate])];
    case 'rerollDice':
      return some(rerollOdds(s, about)?.odds ?? null);
    default:
      return [];
  }
}

/** C16.4 @returns the odds as the asked side sees them */
function battleOdds(s: VisibleBoard & Partial<Pick<View, 'you'>>, pirate: PirateId, combat: number): Odds {
  const odds = oddsOf(battleTrial(s, pirate, combat));
  return s.you === undefined || s.you === null || s.you === s.owner[pirate] ? odds : turned(odds);
}

/** C20.2 His attack and his opponent's. */
const duelOdds = (s: VisibleBoard, pirate: PirateId, other: PirateId): readonly Odds[] => [
  oddsOf(duelTrial(s, pirate, other)),
  turned(oddsOf(duelTrial(s, other, pirate))),
];
