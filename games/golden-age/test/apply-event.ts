/** Applies events to the projection. */
import {
  CAPTURED,
  type GameEvent,
  INVOLUNTARY,
  NONE,
  PIRATES,
  type PirateId,
  PORT_COUNT,
  REFUSAL_VP,
  SLOOP,
  SOBER,
  type Tables,
  VOLUNTARY,
} from '../rules/index.ts';
import { noShip, type Projection } from './projection-state.ts';

/** 14.2 */
const NEW_CAPTAIN_LOYALTY = 6;

function leave(l: Projection, pirate: PirateId): void {
  l.at[pirate] = NONE;
  l.ships[pirate] = noShip();
  l.loyalty[pirate] = 0;
  l.hostageOf.forEach((on, hostage) => {
    if (on === pirate || (on === CAPTURED && l.captorOf[0] === pirate)) l.hostageOf[hostage] = NONE;
  });
  l.havenOf.forEach((of, port) => {
    if (of === pirate) l.havenOf[port] = NONE;
  });
  l.letter[pirate] = NONE;
  l.info.fill(0, pirate * PORT_COUNT, (pirate + 1) * PORT_COUNT);
  l.pardoned[pirate] = false;
}

const must = (what: string, told: number, due: number): void => {
  if (told !== due) throw new Error(`${what}: the event says ${told}, the projection ${due}`);
};

/** Applies an event and checks its totals. */
export function applyEvent(l: Projection, t: Tables, e: GameEvent, before: Projection): void {
  switch (e.type) {
    case 'pirateDeployed':
      l.at[e.pirate] = e.to;
      l.loyalty[e.pirate] = t.startLoyalty;
      l.cunning[e.pirate] = t.pirates[e.pirate].cunning;
      giveShip(l, t, e.pirate, SLOOP);
      return;
    case 'shipChosen':
      giveShip(l, t, e.pirate, e.ship);
      return;
    case 'shipConverted':
      must('ship converted', e.from, l.ships[e.pirate].ship);
      giveShip(l, t, e.pirate, e.to);
      return;
    case 'pirateTookCommand':
      l.at[e.pirate] = before.at[e.from];
      l.ships[e.pirate] = { ...before.ships[e.from] };
      l.loyalty[e.pirate] = NEW_CAPTAIN_LOYALTY;
      if (e.rule === '14.2') l.cunning[e.pirate] = t.pirates[e.pirate].cunning;
      before.hostageOf.forEach((on, hostage) => {
        if (on === e.from) l.hostageOf[hostage] = e.pirate;
      });
      return;
    case 'pirateLost':
      must('VP of a pirate lost', e.vp, l.notoriety[e.pirate]);
      l.vp[e.seat] += e.vp;
      leave(l, e.pirate);
      return;
    case 'pirateRetired':
      must('VP of a retired pirate', e.vp, 2 * l.notoriety[e.pirate] + Math.floor(l.netWorth[e.pirate] / 100));
      l.vp[e.seat] += e.vp;
      leave(l, e.pirate);
      return;
    case 'duelBegan':
      if (l.at[e.target] === NONE) l.cunning[e.target] = t.pirates[e.target].cunning;
      return;
    case 'commissionerScored':
      must('VP of a Commissioner', e.vp, Math.floor(l.notoriety[e.pirate] / 2));
      l.vp[e.seat] += e.vp;
      return;
    case 'pirateRefused':
      must('VP for a pirate refused', e.vp, REFUSAL_VP);
      l.vp.forEach((_, seat) => {
        if (seat !== e.seat) l.vp[seat] += e.vp;
      });
      return;
    case 'pirateScored':
      must('VP at the end', e.vp, l.notoriety[e.pirate]);
      l.vp[e.seat] += e.vp;
      return;
    case 'pirateMoved':
    case 'pirateOusted':
      must('where he was', e.from, l.at[e.pirate]);
      l.at[e.pirate] = e.to;
      return;
    case 'loyaltyChanged':
      l.loyalty[e.pirate] += e.by;
      must('Loyalty', e.now, l.loyalty[e.pirate]);
      return;
    case 'notorietyLost':
      l.notoriety[e.pirate] -= e.by;
      must('Notoriety', e.now, l.notoriety[e.pirate]);
      return;
    case 'notorietyGained':
      l.notoriety[e.pirate] += e.by;
      must('Notoriety', e.now, l.notoriety[e.pirate]);
      return;
    case 'speedLost':
      l.ships[e.pirate].speed -= e.hits;
      must('Speed', e.now, l.ships[e.pirate].speed);
      return;
    case 'combatLost':
      l.ships[e.pirate].combat -= e.hits;
      must('Combat', e.now, l.ships[e.pirate].combat);
      return;
    case 'shipRefitted':
      l.ships[e.pirate].combat += e.combat;
      l.ships[e.pirate].speed += e.speed;
      return;
    case 'rerolled':
    case 'skullPlayed':
    case 'cardNegated':
      l.cunning[e.pirate] -= 1;
      if (e.type !== 'rerolled') l.handSizes[e.seat] -= 1;
      must('Cunning', e.cunningLeft, l.cunning[e.pirate]);
      return;
    case 'scurvyBrokeOut':
      l.ships[e.pirate].scurvy = 1;
      return;
    case 'scurvyCured':
      l.ships[e.pirate].scurvy = 0;
      return;
    case 'revelryBegan':
      l.ships[e.pirate].revelry = e.voluntary ? VOLUNTARY : INVOLUNTARY;
      return;
    case 'recovered':
      if (e.done) l.ships[e.pirate].revelry = SOBER;
      return;
    case 'gunsMounted':
      l.ships[e.pirate].guns = true;
      return;
    case 'cargoTaken':
    case 'bootyStowed':
      l.ships[e.pirate].booty += e.doubloons;
      return;
    case 'bootyGrabbed':
      must('grabbed', e.doubloons, Math.ceil((l.ships[e.target].booty * e.percent) / 100));
      return;
    case 'portPlundered':
      must('plundered', e.doubloons, 100 * e.dice);
      return;
    case 'bootyTaken':
      l.ships[e.from].booty -= e.doubloons;
      return;
    case 'shipTaken': {
      const { ship, combat, speed, booty, guns } = l.ships[e.from];
      l.ships[e.pirate] = { ...l.ships[e.pirate], ship, combat, speed, guns, booty: l.ships[e.pirate].booty + booty };
      return;
    }
    case 'holdJettisoned':
      l.ships[e.pirate].booty -= e.doubloons;
      return;
    case 'bootyConverted':
      l.ships[e.pirate].booty -= e.booty;
      l.netWorth[e.pirate] += e.doubloons;
      must('converted at its rate', e.doubloons, Math.ceil((e.booty * e.percent) / 100));
      must('Net Worth', e.now, l.netWorth[e.pirate]);
      return;
    case 'fined':
    case 'pricePaid':
      if (e.type === 'fined') must('the fine', e.doubloons, Math.ceil((l.netWorth[e.pirate] * e.percent) / 100));
      l.netWorth[e.pirate] -= e.doubloons;
      must('Net Worth', e.now, l.netWorth[e.pirate]);
      return;
    case 'hostageTaken':
      l.hostageOf[e.hostage] = CAPTURED;
      l.captorOf[0] = e.pirate;
      return;
    case 'hostagePassedOn':
    case 'hostageHeld':
      l.hostageOf[e.hostage] = e.pirate;
      return;
    case 'hostageDied':
    case 'hostageRansomed':
      if (e.type === 'hostageRansomed') must('the ransom', e.doubloons, 50 * e.value * e.dice);
      l.hostageOf[e.hostage] = NONE;
      return;
    case 'bootyLeft':
      l.hostageOf.forEach((on, hostage) => {
        if (on === CAPTURED) l.hostageOf[hostage] = NONE;
      });
      return;
    case 'governorPlaced':
      must('the governor before', e.replaced, l.governorAt[e.port]);
      l.governorAt[e.port] = e.governor;
      return;
    case 'governorRemoved':
      must('the governor', e.governor, l.governorAt[e.port]);
      l.governorAt[e.port] = NONE;
      return;
    case 'merchantPlaced':
      l.hasMerchant[e.port] = true;
      return;
    case 'merchantRemoved':
      l.hasMerchant[e.port] = false;
      return;
    case 'portDestroyed':
      l.destroyed[e.port] = true;
      return;
    case 'havenBought':
      l.havenOf[e.port] = e.pirate;
      return;
    case 'havenLost':
      l.havenOf[e.port] = NONE;
      return;
    case 'cardDrawn':
    case 'cardTurnedUp':
      l.handSizes[e.seat] += 1;
      return;
    case 'cardPlayed':
    case 'cardPlayedAgainst':
      l.handSizes[e.seat] -= 1;
      return;
    case 'cardDiscarded':
      l.handSizes[e.seat] -= 1;
      return;
    case 'handPassed':
      l.handSizes[e.to] = e.cards.length;
      return;
    default:
      applyTableEvent(l, e);
  }
}

/** Applies events about other things than pirates, ships and money. */
function applyTableEvent(l: Projection, e: GameEvent): void {
  switch (e.type) {
    case 'letterGranted':
      l.letter[e.pirate] = e.nation;
      return;
    case 'letterTaken':
      must('the Letter', e.nation, l.letter[e.from]);
      l.letter[e.pirate] = e.nation;
      l.letter[e.from] = NONE;
      return;
    case 'letterLost':
      must('the Letter', e.nation, l.letter[e.pirate]);
      l.letter[e.pirate] = NONE;
      return;
    case 'informationGained':
      l.info[e.pirate * PORT_COUNT + e.port] += e.points;
      must('Information', e.now, l.info[e.pirate * PORT_COUNT + e.port]);
      return;
    case 'informationTaken':
      for (let port = 0; port < PORT_COUNT; port++) {
        l.info[e.pirate * PORT_COUNT + port] += l.info[e.from * PORT_COUNT + port];
        l.info[e.from * PORT_COUNT + port] = 0;
      }
      return;
    case 'treasureMapDealt':
      l.treasureMapOf[0] = e.pirate;
      return;
    case 'treasureMapLost':
    case 'treasureSought':
      l.treasureMapOf[0] = NONE;
      return;
    case 'allianceFormed':
      l.ally[e.pirate] = e.ally;
      l.ally[e.ally] = e.pirate;
      return;
    case 'allianceEnded':
      must('the partner', e.ally, l.ally[e.pirate]);
      l.ally[e.pirate] = NONE;
      l.ally[e.ally] = NONE;
      return;
    case 'historyEntered':
      l.history[e.pirate] |= 1 << e.nation;
      return;
    case 'warshipSighted':
      must('no warship', NONE, l.warshipAt[e.area]);
      l.warshipAt[e.area] = e.warship;
      return;
    case 'warshipRemoved':
      must('the warship', e.warship, l.warshipAt[e.area]);
      l.warshipAt[e.area] = NONE;
      return;
    case 'commissionerDeployed':
      l.commissioner[e.seat] = e.commissioner;
      l.commissionerAt[e.seat] = e.at;
      return;
    case 'commissionerMoved':
      l.commissionerAt[e.seat] = e.to;
      return;
    case 'commissionerReacted':
      must('where the Commissioner was', e.from, l.commissionerAt[e.seat]);
      l.commissionerAt[e.seat] = l.at[e.pirate];
      return;
    case 'commissionerRemoved':
    case 'commissionerBeaten':
      must('the Commissioner', e.commissioner, l.commissioner[e.seat]);
      l.commissioner[e.seat] = NONE;
      l.commissionerAt[e.seat] = NONE;
      return;
    case 'pardonProclaimed':
      for (const pirate of PIRATES) l.pardoned[pirate] = e.pirates.includes(pirate);
      return;
    case 'pardonEnded':
      l.pardoned.fill(false);
      return;
    default:
  }
}

function giveShip(l: Projection, t: Tables, pirate: PirateId, ship: number): void {
  l.ships[pirate] = { ...l.ships[pirate], ship, combat: t.ships[ship].combat, speed: t.ships[ship].speed };
}
