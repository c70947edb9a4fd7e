/** What lies on the map, in parts of lines. */
import { NONE } from '../../rules/index.ts';
import { figure } from '../figures.ts';
import type { PositionWords } from '../language.ts';
import { WOUNDS } from './dice.ts';
import { list, pounds } from './grammar.ts';
import {
  commissioner,
  goods,
  governor,
  hostage,
  letter,
  lyingAt,
  merchant,
  nation,
  pirate,
  place,
  port,
  ship,
  sideOf,
  sighting,
  slot,
  warship,
} from './pieces.ts';

export const position: PositionWords = {
  turn: (turn, player) => `Turn ${turn}: ${player}`,
  labelled: (label, text) => `${label}: ${text}`,
  apart: '; ',
  fleet: (pirates) => (pirates.length === 0 ? 'no pirate on the map' : list(pirates.map(pirate))),
  pirate: (one, view) =>
    `${pirate(one)}, ${ship(view.ship[one])} ${lyingAt(view.at[one])}: Combat ${view.combat[one]}, ` +
    `Speed ${figure(view.speed[one])}, Crew Unrest ${view.unrest[one]}, Cunning ${view.cunning[one]}, ` +
    `Notoriety ${view.notoriety[one]}, ${pounds(view.netWorth[one])} on board`,
  revelry: 'Debauchery & Revelry',
  careened: 'careened',
  scurvy: 'scurvy',
  holding: 'occupies the port',
  wound: (degree) => `${WOUNDS[degree]} wound`,
  chasing: (one) => `chases ${sighting(one)}`,
  ally: (one) => `allied with ${pirate(one)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (one, home, isTortured) => `${hostage(one)}${home === NONE ? '' : ` of ${port(home)}`}${isTortured ? ' (tortured)' : ''}`,
  attacked: (nations) => `has attacked: ${list(nations.map(nation))}`,
  letter,
  havens: (ports) => `safe haven: ${list(ports.map(port))}`,
  stash: (worth) => `stash: ${pounds(worth)}`,
  retired: (one, worth, notoriety) => `${pirate(one)} has retired with ${pounds(worth)} and Notoriety ${notoriety}`,
  lost: (one) => `${pirate(one)} is lost`,
  commissioner: (one, view) =>
    `Commissioner ${commissioner(one)} ${lyingAt(view.commissionerAt[one])}: ` +
    `Movement ${view.movement[one]}, Combat ${view.strength[one]}${view.ashore[one] === 1 ? ', careened' : ''}`,
  lists: {
    governors: 'Governors',
    letters: 'Letters on offer',
    destroyed: 'Destroyed',
    english: 'English now',
    merchants: 'Merchants',
    warships: 'Warships',
  },
  port,
  governed: (one, view) => `${port(one)} ${governor(view.governorAt[one])} (${sideOf(view.governorAt[one])})`,
  offer: (one, offered) => `${port(one)} ${letter(offered)}`,
  merchant: (one, at, seen) => `${sighting(one)} at ${place(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (one, at, seen) => `${slot(one)} at ${place(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
