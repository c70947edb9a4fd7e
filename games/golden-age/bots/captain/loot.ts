/** 8.3 What to do with the booty, the ship and the hostage of a captured merchant. */
import { type About, type Choice, cargoStar, HOLD_COUNT, hold, type PirateId } from '@bb/golden-age/rules';
import { cheered } from './call-at-port.ts';
import { captive } from './captive.ts';
import { best } from './choose-action.ts';
import { informationWorth } from './raid.ts';
import { type Raider, raiderOf, withCargo } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { worthNow } from './worth.ts';

/** The pirate once he has taken the prize: Notoriety for its Cargo rating, its booty, and Loyalty for its star. */
const withPrize = (o: ViewerKnowledge, r: Raider, { doubloons = 0, merchant, cargoTotal = 0 }: About): Raider =>
  cheered(
    o,
    {
      ...r,
      notoriety: r.notoriety + (merchant === undefined ? 0 : o.tables.merchantCargo[merchant]),
      booty: withCargo(r.booty, r.holds, doubloons),
    },
    cargoTotal === 0 ? 0 : cargoStar(cargoTotal),
  );

/** 8.32 Takes the booty if it leaves him better off. Leaving it costs Loyalty, and even a worthless cargo brings a hostage. */
export function seizeBooty(o: ViewerKnowledge, legal: readonly Choice[], about: About): Choice {
  if (about.pirate === undefined) return legal[0];
  const r = raiderOf(o, about.pirate);
  const seized = cheered(o, { ...withPrize(o, r, about), notoriety: withPrize(o, r, about).notoriety + hostageValue(o, about) }, 1);
  const left = cheered(o, r, -1);
  const wanted = worthNow(o, seized) >= worthNow(o, left) ? 'seize' : 'leave';
  return legal.find((choice) => choice.type === wanted) ?? legal[0];
}

const hostageValue = (o: ViewerKnowledge, { hostage }: About): number => (hostage === undefined ? 0 : o.tables.hostages[hostage].value);

/** 8.33 Takes a better ship first, then the cargo, then the hostage. */
export function dealWithPrize(o: ViewerKnowledge, legal: readonly Choice[], about: About): Choice {
  const { pirate } = about;
  if (pirate === undefined) return legal[0];
  const r = raiderOf(o, pirate);
  return best(legal, (choice) => {
    switch (choice.type) {
      case 'convertShip':
        return conversionGain(o, r, about) > 0 ? 1000 : -1000;
      case 'takeCargo':
        return 500 + takingGain(o, r, about, hold(o.view, pirate, choice.hold));
      case 'abandonCargo':
        return 500;
      case 'jettison':
        return 500 - heldIn(o, pirate, choice.hold) / 100;
      case 'torture':
        return 100 + tortureWorth(o, r, about);
      case 'holdForRansom':
        return (o.habits.isKind ? KIND_WORTH : 100) + holdingWorth(o, r, about);
      case 'finish':
        return 0;
      default:
        return -1;
    }
  });
}

/** More than torture is ever worth. */
const KIND_WORTH = 300;

const heldIn = (o: ViewerKnowledge, pirate: PirateId, i: number): number => (i < HOLD_COUNT ? hold(o.view, pirate, i) : 0);

/** What taking the cargo gains if it replaces `given` doubloons in a hold; `given` is below 0 for an empty hold. */
function takingGain(o: ViewerKnowledge, r: Raider, about: About, given: number): number {
  if (given < 0) return 1;
  const without = r.booty.filter((_, i) => i !== r.booty.indexOf(given));
  return worthNow(o, withPrize(o, { ...r, booty: without }, about)) - worthNow(o, r);
}

/** 8.5 What it gains to convert the prize, which is undamaged. The crew likes a larger ship. */
function conversionGain(o: ViewerKnowledge, r: Raider, { merchant, pirate }: About): number {
  if (merchant === undefined || pirate === undefined) return -1;
  const to = o.tables.merchantShip[merchant];
  const from = o.view.ship[pirate];
  const ship = o.tables.ships[to];
  const room = Math.min(ship.holds, r.booty.length);
  const converted = cheered(
    o,
    {
      ...r,
      holds: ship.holds,
      booty: r.booty.slice(r.booty.length - room),
      speed: ship.speed,
      moveCost: 1,
      speedHits: 0,
      combat: ship.combat,
      combatHits: 0,
      fight: r.fight + ship.combat - r.combat,
    },
    Math.sign(to - from),
  );
  return worthNow(o, converted) - worthNow(o, r);
}

/** 8.45 Torture brings Notoriety, Loyalty, and perhaps Information for an attack. */
function tortureWorth(o: ViewerKnowledge, r: Raider, about: About): number {
  const { info, value } = about.hostage === undefined ? { info: 0, value: 0 } : o.tables.hostages[about.hostage];
  const talks = Math.max(0, 6 - o.tables.pirates[r.pirate].cruelty) / 6;
  const information = about.port === undefined ? 0 : talks * informationWorth(o, r, about.port, info);
  return worthNow(o, cheered(o, { ...r, notoriety: r.notoriety + value }, 1)) - worthNow(o, r) + information;
}

/** 8.44 A hostage held brings a ransom if the pirate reaches a port of that nation. */
function holdingWorth(o: ViewerKnowledge, r: Raider, { hostage }: About): number {
  if (hostage === undefined) return 0;
  const held = captive(o, r.pirate, r.at, o.view.hostageNation[hostage], o.tables.hostages[hostage].value);
  return worthNow(o, { ...r, captives: [...r.captives, held] }) - worthNow(o, r);
}

/** 8.35, 13.11 Revelry at sea costs the recovery, and the way to a port. */
export function declareRevelry(o: ViewerKnowledge, legal: readonly Choice[], about: About): Choice {
  if (about.pirate === undefined) return legal[0];
  const r = raiderOf(o, about.pirate);
  const wanted = worthNow(o, cheered(o, r, 1)) - worthNow(o, r) > 2 * o.action ? 'declareRevelry' : 'decline';
  return legal.find((choice) => choice.type === wanted) ?? legal[0];
}
