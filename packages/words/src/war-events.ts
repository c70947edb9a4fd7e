/** Log lines of warships, Commissioners, battles, duels, ports at war, alliances and the options. */
import type { EventOf, GameEvent } from '@bb/engine';
import { CAUSES } from './arithmetic.ts';
import { doubloons, hunter, type Names, plural, rated } from './names.ts';

export type WarEvent = Extract<
  GameEvent,
  {
    readonly type:
      | 'warshipSighted'
      | 'warshipAttacked'
      | 'warshipHeld'
      | 'commissionerDeployed'
      | 'pirateConverted'
      | 'commissionerReacted'
      | 'portAssailed'
      | 'portRose'
      | 'stoodToFight'
      | 'tookFlight'
      | 'escaped'
      | 'caught'
      | 'commissionerBeaten'
      | 'commissionerScored'
      | 'combatLost'
      | 'surrendered'
      | 'tried'
      | 'fined'
      | 'portAttacked'
      | 'portTaken'
      | 'portHeld'
      | 'portSacked'
      | 'sackFailed'
      | 'historyEntered'
      | 'letterLost'
      | 'portPlundered'
      | 'bootyGrabbed'
      | 'skullPlayed'
      | 'duelBegan'
      | 'duelWon'
      | 'duelTied'
      | 'bootyTaken'
      | 'hostagePassedOn'
      | 'letterTaken'
      | 'informationTaken'
      | 'shipTaken'
      | 'allianceFormed'
      | 'allianceEnded'
      | 'pirateDrafted'
      | 'pirateRefused';
  }
>;

export function warLine(e: WarEvent, n: Names): string {
  switch (e.type) {
    case 'warshipSighted':
      return `${n.warship(e.warship)} is sighted in ${n.sea(e.area)}${ratings(n.tables.warships[e.warship])}.`;
    case 'warshipAttacked':
      return `${n.seat(e.seat)} sends ${n.warship(e.warship)} against ${n.pirate(e.pirate)}.`;
    case 'warshipHeld':
      return `${n.warship(e.warship)} stays on station, and does not attack.`;
    case 'commissionerDeployed':
      return `${n.commissionerInFull(e.commissioner)}${ratings(n.tables.commissioners[e.commissioner])} comes to ${n.sea(e.at)} as ${n.seat(e.seat)}’s Commissioner.`;
    case 'pirateConverted':
      return `${n.pirateInFull(e.pirate)} comes back from his retirement to hunt pirates for ${n.seat(e.seat)}.`;
    case 'commissionerReacted':
      return `${hunter(e.seat, e.commissioner, n)}, in ${n.sea(e.from)}, goes after ${n.pirate(e.pirate)}.`;
    case 'portAssailed':
      return `${hunter(e.seat, e.commissioner, n)} moves against ${n.port(e.port)}.`;
    case 'portRose':
      return `The people of ${n.port(e.port)} rise against their governor.`;
    case 'stoodToFight':
      return `${n.pirate(e.pirate)} stands and fights.`;
    case 'tookFlight':
      return `${n.pirate(e.pirate)} takes flight.`;
    case 'escaped':
    case 'caught':
      return '';
    case 'commissionerBeaten':
      return `${n.pirate(e.pirate)} beats ${n.commissioner(e.commissioner)}, who is out of the game for good.`;
    case 'commissionerScored':
      return `${n.pirate(e.pirate)} is the prey of ${n.seat(e.seat)}’s Commissioner: ${e.vp} VP for ${n.seat(e.seat)}.`;
    case 'combatLost':
      return `${n.pirate(e.pirate)}: ${plural(e.hits, 'Combat hit')} (${CAUSES[e.cause]}), Combat now ${rated(e.now)}.`;
    case 'surrendered':
      return `${n.pirate(e.pirate)} strikes his flag and shows ${n.seat(e.seat)}’s Commissioner his Letter of Marque.`;
    case 'tried':
      return `${n.pirate(e.pirate)} stands trial: die ${e.dice}: ${VERDICTS[e.verdict]}.`;
    case 'fined':
      return `The fine is ${e.percent} % of his Net Worth: ${n.pirate(e.pirate)} pays ${doubloons(e.doubloons)} and keeps ${doubloons(e.now)}.`;
    case 'portAttacked':
      return `${n.port(e.port)} is on its guard.`;
    case 'portTaken':
      return `${n.pirate(e.pirate)} takes ${n.port(e.port)}.`;
    case 'portHeld':
      return `${n.port(e.port)} beats ${n.pirate(e.pirate)} off.`;
    case 'portSacked':
      return `${n.pirate(e.pirate)} sacks ${n.port(e.port)}.`;
    case 'sackFailed':
      return `${n.port(e.port)} is spared: ${n.pirate(e.pirate)} can’t sack it.`;
    case 'historyEntered':
      return `${n.nation(e.nation)} ports will know ${n.pirate(e.pirate)} as an enemy.`;
    case 'letterLost':
      return `${n.pirate(e.pirate)}’s Letter of Marque (${n.nation(e.nation)}) is void.`;
    case 'portPlundered':
      return `${n.pirate(e.pirate)} plunders ${n.port(e.port)}: dice ${e.dice} bring ${doubloons(e.doubloons)}.`;
    case 'bootyGrabbed':
      return `${n.pirate(e.pirate)} grabs ${e.percent} % of ${n.pirate(e.target)}’s booty: ${doubloons(e.doubloons)}.`;
    case 'skullPlayed':
      return `${n.seat(e.seat)} plays ${n.card(e.card)} for ${n.pirate(e.pirate)} (Cunning ${e.cunningLeft} left).`;
    case 'duelBegan':
      return `${n.pirate(e.pirate)} and ${n.pirate(e.target)} draw their swords.`;
    case 'duelWon':
      return `${n.pirate(e.pirate)} wins the duel against ${n.pirate(e.loser)}.`;
    case 'duelTied':
      return e.goesOn ? 'Neither yields: the duel goes on.' : 'Neither yields: they put up their swords.';
    case 'bootyTaken':
      return `${n.pirate(e.pirate)} takes ${doubloons(e.doubloons)} from ${n.pirate(e.from)}.`;
    case 'hostagePassedOn':
      return `The ${n.hostage(e.hostage)} is ${n.pirate(e.pirate)}’s hostage now.`;
    case 'letterTaken':
      return `${n.pirate(e.pirate)} takes ${n.pirate(e.from)}’s Letter of Marque (${n.nation(e.nation)}).`;
    case 'informationTaken':
      return `${n.pirate(e.pirate)} learns all that ${n.pirate(e.from)} knew about ports.`;
    case 'shipTaken':
      return `${n.pirate(e.pirate)} moves onto ${n.pirate(e.from)}’s ship, a ${n.ship(e.ship)}.`;
    case 'allianceFormed':
      return `${n.pirate(e.pirate)} and ${n.pirate(e.ally)} join forces.`;
    case 'allianceEnded':
      return `${n.pirate(e.pirate)} and ${n.pirate(e.ally)} part ways.`;
    case 'pirateDrafted':
      return `${n.seat(e.seat)} drafts ${n.pirateInFull(e.pirate)}.`;
    case 'pirateRefused':
      return `${n.seat(e.seat)} refuses the pirate drawn: ${e.vp} VP for each of the others.`;
  }
}

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'he goes free',
  fined: 'he must pay, and goes free',
  hanged: 'guilty',
};

const ratings = (of: { readonly combat: number; readonly speed: number } | undefined): string =>
  of ? ` (Combat ${of.combat}, Speed ${of.speed})` : '';
