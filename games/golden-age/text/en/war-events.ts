/** Log lines of warships, Commissioners, battles, duels, ports at war, alliances and the options. */
import type { EventOf } from '@bb/golden-age/rules';
import { rated } from '../figures.ts';
import type { WarWords } from '../language.ts';
import { causes } from './dice.ts';
import { a, doubloons, plural } from './grammar.ts';
import { hunter, person } from './pieces.ts';

export const warEvents: WarWords = {
  warshipSighted: (e, n) => `${n.warship(e.warship)} is sighted ${n.where(e.area)}${ratings(n.tables.warships[e.warship])}.`,
  warshipAttacked: (e, n) => `${n.seat(e.seat)} sends ${n.warship(e.warship)} against ${n.pirate(e.pirate)}.`,
  warshipHeld: (e, n) => `${n.warship(e.warship)} stays on station, and does not attack.`,
  commissionerDeployed: (e, n) =>
    `${n.commissionerInFull(e.commissioner)}${ratings(n.tables.commissioners[e.commissioner])} comes to ${n.sea(e.at)} as ${n.seat(e.seat)}’s Commissioner.`,
  pirateConverted: (e, n) => `${n.pirateInFull(e.pirate)} comes back from his retirement to hunt pirates for ${n.seat(e.seat)}.`,
  commissionerReacted: (e, n) => `${hunter(e.seat, e.commissioner, n)}, ${n.where(e.from)}, goes after ${n.pirate(e.pirate)}.`,
  portAssailed: (e, n) => `${hunter(e.seat, e.commissioner, n)} moves against ${n.port(e.port)}.`,
  portRose: (e, n) => `The people of ${n.port(e.port)} rise against their governor.`,
  stoodToFight: (e, n) => `${n.pirate(e.pirate)} stands and fights.`,
  tookFlight: (e, n) => `${n.pirate(e.pirate)} takes flight.`,
  escaped: () => '',
  caught: () => '',
  commissionerBeaten: (e, n) => `${n.pirate(e.pirate)} beats ${n.commissioner(e.commissioner)}, who is out of the game for good.`,
  commissionerScored: (e, n) => `${n.pirate(e.pirate)} is the prey of ${n.seat(e.seat)}’s Commissioner: ${e.vp} VP for ${n.seat(e.seat)}.`,
  combatLost: (e, n) => `${n.pirate(e.pirate)}: ${plural(e.hits, 'Combat hit')} (${causes[e.cause]}), Combat now ${rated(e.now)}.`,
  surrendered: (e, n) => `${n.pirate(e.pirate)} strikes his flag and shows ${n.seat(e.seat)}’s Commissioner his Letter of Marque.`,
  tried: (e, n) => `${n.pirate(e.pirate)} stands trial (${e.dice}): ${VERDICTS[e.verdict]}.`,
  fined: (e, n) =>
    `The fine is ${e.percent} % of his Net Worth: ${n.pirate(e.pirate)} pays ${doubloons(e.doubloons)} and keeps ${doubloons(e.now)}.`,
  portAttacked: (e, n) => `${n.port(e.port)} is on its guard: from now on it rolls two dice.`,
  portTaken: (e, n) => `${n.pirate(e.pirate)} takes ${n.port(e.port)}.`,
  portHeld: (e, n) => `${n.port(e.port)} beats ${n.pirate(e.pirate)} off.`,
  portSacked: (e, n) => `${n.pirate(e.pirate)} sacks ${n.port(e.port)}.`,
  sackFailed: (e, n) => `${n.port(e.port)} is spared: ${n.pirate(e.pirate)} can’t sack it.`,
  historyEntered: (e, n) => `${n.nation(e.nation)} ports will know ${n.pirate(e.pirate)} as an enemy.`,
  letterLost: (e, n) => `${n.pirate(e.pirate)}’s ${n.nation(e.nation)} Letter of Marque is void.`,
  portPlundered: (e, n) => `${n.pirate(e.pirate)} plunders ${n.port(e.port)} for ${doubloons(e.doubloons)} (${e.dice} on the dice).`,
  bootyGrabbed: (e, n) => `${n.pirate(e.pirate)} grabs ${e.percent} % of ${n.pirate(e.target)}’s booty, ${doubloons(e.doubloons)}.`,
  skullPlayed: (e, n) => `${n.seat(e.seat)} plays ${n.card(e.card)} for ${n.pirate(e.pirate)} (Cunning ${e.cunningLeft} left).`,
  duelBegan: (e, n) => `${n.pirate(e.pirate)} and ${n.pirate(e.target)} draw their swords.`,
  duelWon: (e, n) => `${n.pirate(e.pirate)} wins the duel against ${n.pirate(e.loser)}.`,
  duelTied: (e) => (e.goesOn ? 'Neither yields: the duel goes on.' : 'Neither yields: they put up their swords.'),
  bootyTaken: (e, n) => `${n.pirate(e.pirate)} takes ${doubloons(e.doubloons)} from ${n.pirate(e.from)}.`,
  hostagePassedOn: (e, n) => `The ${person(e.hostage, n)} is ${n.pirate(e.pirate)}’s hostage now.`,
  letterTaken: (e, n) => `${n.pirate(e.pirate)} takes ${n.pirate(e.from)}’s ${n.nation(e.nation)} Letter of Marque.`,
  informationTaken: (e, n) => `${n.pirate(e.pirate)} learns all that ${n.pirate(e.from)} knew about ports.`,
  shipTaken: (e, n) => `${n.pirate(e.pirate)} moves onto ${n.pirate(e.from)}’s ship, ${a(n.ship(e.ship))}.`,
  allianceFormed: (e, n) => `${n.pirate(e.pirate)} and ${n.pirate(e.ally)} join forces.`,
  allianceEnded: (e, n) => `${n.pirate(e.pirate)} and ${n.pirate(e.ally)} part ways.`,
  pirateDrafted: (e, n) => `${n.seat(e.seat)} drafts ${n.pirateInFull(e.pirate)}.`,
  pirateRefused: (e, n) => `${n.seat(e.seat)} refuses the pirate drawn: ${e.vp} VP for each of the others.`,
};

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'he goes free',
  fined: 'he must pay, and goes free',
  hanged: 'he is found guilty',
};

const ratings = (of: { readonly combat: number; readonly speed: number } | undefined): string =>
  of ? ` (Combat ${of.combat}, Speed ${of.speed})` : '';
