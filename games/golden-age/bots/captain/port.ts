/** 9.4 Decisions in port: which activities to take, and what to pay for. */
import {
  type About,
  type Choice,
  conversionRate,
  converted,
  hold,
  PORTS,
  type PortId,
  placeOf,
  portStatus,
  speedDamage,
} from '@bb/golden-age/rules';
import { MEAN_HAVEN_DOUBLOONS } from './assumptions.ts';
import { cheered } from './call-at-port.ts';
import { best } from './choose-action.ts';
import { distance } from './distances.ts';
import { type Raider, raiderOf, sum } from './raider.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { refugesOf, retiredWorth, retreatFrom, successorWorth, unbanked, worthNow } from './worth.ts';

/** Takes activities in the rulebook's order, since choosing one passes over those before it. */
export function portActivity(o: ViewerKnowledge, legal: readonly Choice[], { pirate, port, doubloons = 0 }: About): Choice {
  if (pirate === undefined || port === undefined) return legal[0];
  const aboard = raiderOf(o, pirate);
  // Booty that was sold becomes Net Worth before a haven is paid for.
  const rate = conversionRate(portStatus(o.tables, o.view, pirate, port));
  const r = { ...aboard, netWorth: aboard.netWorth + converted(doubloons, rate) };
  return best(legal, (choice) => {
    switch (choice.type) {
      case 'ransom':
        return 60;
      case 'sellHold':
        return sellsHere(o, r, port) ? 50 : -1;
      case 'refit':
        return 40;
      case 'playLetter':
        return 30;
      case 'buyHaven':
        return o.goals.havens && wantsHaven(o, r) ? 20 : -1;
      case 'declareRevelry':
        return feastGain(o, r, portStatus(o.tables, o.view, pirate, port) === 'piratePort') > 0 ? 10 : -1;
      case 'finish':
        return 0;
      default:
        return -1;
    }
  });
}

/** Sells at full price always, at half price only if the nearest better market is too far for the booty aboard. */
function sellsHere(o: ViewerKnowledge, r: Raider, port: PortId): boolean {
  const here = conversionRate(portStatus(o.tables, o.view, r.pirate, port));
  if (here >= 100) return true;
  const stake = (unbankedBooty(r) * (100 - here)) / 100;
  const way = PORTS.reduce((least, other) => {
    const status = portStatus(o.tables, o.view, r.pirate, other);
    if (conversionRate(status) < 100) return least;
    return Math.min(least, distance(o.distances, placeOf(port), placeOf(other)) + (status === 'piratePort' ? 3 : 1));
  }, 99);
  const inTime = lasts(o, way * r.moveCost);
  return stake * inTime < o.action * way * 0.5 + (stake * (1 - inTime) * here) / 100;
}

const unbankedBooty = (r: Raider): number => sum(r.booty) / 100;

/** A haven is a place to retire. It is worth its price to a pirate with much to bring home and no other refuge near. */
function wantsHaven(o: ViewerKnowledge, r: Raider): boolean {
  const refuges = refugesOf(o, r.pirate).filter(({ by }) => by !== 'purchase');
  const near = retreatFrom(o, r, refuges, r.at) <= 3;
  return !near && r.netWorth >= MEAN_HAVEN_DOUBLOONS && unbanked(r) >= (2 * MEAN_HAVEN_DOUBLOONS) / 100;
}

/** 13 What revelry in port gains: Loyalty, at the cost of the Action for the recovery. */
function feastGain(o: ViewerKnowledge, r: Raider, inPiratePort: boolean): number {
  return worthNow(o, cheered(o, r, inPiratePort ? 3 : 1)) - worthNow(o, r) - o.action;
}

export function payForHaven(o: ViewerKnowledge, legal: readonly Choice[], { pirate, doubloons = 0 }: About): Choice {
  const pays = pirate !== undefined && o.goals.havens && unbanked(raiderOf(o, pirate)) > (2 * doubloons) / 100;
  return legal.find((choice) => choice.type === (pays ? 'pay' : 'decline')) ?? legal[0];
}

export function payToRetire(o: ViewerKnowledge, legal: readonly Choice[], { pirate, doubloons = 0 }: About): Choice {
  if (pirate === undefined) return legal[0];
  const r = raiderOf(o, pirate);
  const pays = retiredWorth(r) + successorWorth(o, 1) - doubloons / 100 > worthNow(o, cheered(o, r, -1));
  return legal.find((choice) => choice.type === (pays ? 'pay' : 'decline')) ?? legal[0];
}

/** Stows a ransom in the fullest hold, to keep empty holds for the next prize. */
export function stowBooty(o: ViewerKnowledge, legal: readonly Choice[], { pirate }: About): Choice {
  return best(legal, (choice) => (choice.type === 'stow' && pirate !== undefined ? hold(o.view, pirate, choice.hold) : -2));
}

/** From this Speed on, Combat is repaired first. */
const SUFFICIENT_SPEED = 2;

/** 9.44 Repairs Speed until the ship sails well, then Combat. */
export function divideRepairs(o: ViewerKnowledge, legal: readonly Choice[], { pirate, hits = 0 }: About): Choice {
  if (pirate === undefined) return legal[0];
  const wantedSpeed = Math.min(speedDamage(o.tables, o.view, pirate), Math.max(0, SUFFICIENT_SPEED - o.view.speed[pirate]));
  return best(legal, (choice) => (choice.type === 'repairCombat' ? -Math.abs(hits - wantedSpeed - choice.hits) : -99));
}
