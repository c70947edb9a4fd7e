/** C5.3, C5.4 Which operation, with which unit. */
import { type Choice, isBox, isPort, type PirateId, type PortStatus, portAt, portStatus, ratingOf } from '../../rules/index.ts';
import { interceptWorth, petitionWorth, pursuitWorth } from './commissioner.ts';
import { businessWorth, ransomWorth, recoveryWorth, refitWorth, retirementWorth, sackWorth } from './port.ts';
import { merchantsWorth } from './prize.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { voyageWorth } from './voyage.ts';
import { crewWorth, eagernessOf, riskAt, speedPoint, wantsEnd } from './worth.ts';

const FIRST_PIRATE = 1000;
const SECOND_PIRATE = 45;
/** The worth of one more pirate if the captain wants the game to end: that is one more to lose. */
const ONE_MORE_TO_LOSE = 300;
/** The last pirate stays in reserve while the first is well: the game may end when he is gone. */
const LAST_PIRATE = 5;
const MEAN_CAREEN = 3;
const WEARY = 2;

export function takeOperation(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  return best(legal, (choice) => operationWorth(o, choice));
}

const statusAt = ({ sight }: ViewerKnowledge, pirate: PirateId): PortStatus =>
  isPort(sight.at[pirate]) ? portStatus(sight.tables, sight, pirate, portAt(sight.at[pirate])) : 'destroyed';

/** What the risk of staying costs is the same for all who are not operated, so it counts only against what he does instead. */
export function operationWorth(o: ViewerKnowledge, choice: Choice): number {
  const { sight, figures } = o;
  const t = sight.tables;
  switch (choice.type) {
    case 'pass':
      return 0;
    case 'endTurn':
      return 0.1;
    case 'activate':
      return activationWorth(o);
    case 'sail':
      return figures.voyage * voyageWorth(o, choice.pirate) + figures.stayRisk * stayRisk(o, choice.pirate);
    case 'takePrize':
      return figures.prize * eagernessOf(o, choice.pirate) * merchantsWorth(o, choice.pirate, sight.at[choice.pirate]);
    case 'refit':
      return refitWorth(o, choice.pirate, statusAt(o, choice.pirate));
    case 'recover':
      return recoveryWorth(o, choice.pirate);
    case 'doBusiness':
      return businessWorth(o, choice.pirate, statusAt(o, choice.pirate));
    case 'ransom':
      return ransomWorth(o, sight.hostageOf[choice.hostage], statusAt(o, sight.hostageOf[choice.hostage]));
    case 'sackPort':
      return sackWorth(o, choice.pirate) + stayRisk(o, choice.pirate);
    case 'careen': {
      const missing = t.ships[sight.ship[choice.pirate]].speed - sight.speed[choice.pirate];
      return (Math.min(MEAN_CAREEN, missing) * speedPoint(sight.speed[choice.pirate])) / (isPort(sight.at[choice.pirate]) ? 1.5 : 2.2);
    }
    case 'endCareen':
      return isPort(sight.at[choice.pirate]) ? 40 : 80;
    case 'retire':
      return retirementWorth(o, choice.pirate);
    case 'petition':
      return petitionWorth(o, choice.pirate);
    case 'moveCommissioner':
      return pursuitWorth(o, choice.commissioner);
    case 'interceptWith':
      return interceptWorth(o, choice.commissioner);
    case 'refitCommissioner':
      return 8;
    case 'careenCommissioner':
      return 4;
    case 'endCommissionersCareen':
      return 9;
    // A crew about to mutiny is given what it wants first.
    case 'torture':
      return sight.unrest[sight.hostageOf[choice.hostage]] <= WEARY && ratingOf(t, sight, sight.hostageOf[choice.hostage], 'cruelty') > 0
        ? 10_000
        : Number.NEGATIVE_INFINITY;
    // Other free acts gain nothing, and could be offered again and again.
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** A move takes him away from the dangers of the place where he lies. */
const stayRisk = (o: ViewerKnowledge, pirate: PirateId): number => (isBox(o.sight.at[pirate]) ? 60 : riskAt(o, pirate, o.sight.at[pirate]));

function activationWorth(o: ViewerKnowledge): number {
  const { sight, seat } = o;
  const fleet = sight.fleet[seat];
  if (fleet.length === 0) return FIRST_PIRATE;
  if (wantsEnd(o)) return ONE_MORE_TO_LOSE;
  const used = sight.owner.filter((owner) => owner === seat).length;
  if (used + 1 < sight.tables.piratesEach) return SECOND_PIRATE;
  return LAST_PIRATE + Math.max(0, crewWorth(7, sight.unrest[fleet[0]] - 7) * -0.2);
}
