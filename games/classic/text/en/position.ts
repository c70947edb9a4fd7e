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
  pirate: (id, view) =>
    `${pirate(id)}, ${ship(view.ship[id])} ${lyingAt(view.at[id])}: Combat ${view.combat[id]}, ` +
    `Speed ${figure(view.speed[id])}, Crew Unrest ${view.unrest[id]}, Cunning ${view.cunning[id]}, ` +
    `Notoriety ${view.notoriety[id]}, ${pounds(view.netWorth[id])} on board`,
  revelry: 'Debauchery & Revelry',
  careened: 'careened',
  scurvy: 'scurvy',
  holding: 'occupies the port',
  wound: (degree) => `${WOUNDS[degree]} wound`,
  chasing: (id) => `chases ${sighting(id)}`,
  ally: (id) => `allied with ${pirate(id)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (id, home, isTortured) => `${hostage(id)}${home === NONE ? '' : ` of ${port(home)}`}${isTortured ? ' (tortured)' : ''}`,
  attacked: (nations) => `has attacked: ${list(nations.map(nation))}`,
  letter,
  havens: (ports) => `safe haven: ${list(ports.map(port))}`,
  stash: (worth) => `stash: ${pounds(worth)}`,
  retired: (id, worth, notoriety) => `${pirate(id)} has retired with ${pounds(worth)} and Notoriety ${notoriety}`,
  lost: (id) => `${pirate(id)} is lost`,
  commissioner: (id, view) =>
    `Commissioner ${commissioner(id)} ${lyingAt(view.commissionerAt[id])}: ` +
    `Movement ${view.movement[id]}, Combat ${view.strength[id]}${view.ashore[id] === 1 ? ', careened' : ''}`,
  lists: {
    governors: 'Governors',
    letters: 'Letters on offer',
    destroyed: 'Destroyed',
    english: 'English now',
    merchants: 'Merchants',
    warships: 'Warships',
  },
  port,
  governed: (id, view) => `${port(id)} ${governor(view.governorAt[id])} (${sideOf(view.governorAt[id])})`,
  offer: (id, offered) => `${port(id)} ${letter(offered)}`,
  merchant: (id, at, seen) => `${sighting(id)} at ${place(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (id, at, seen) => `${slot(id)} at ${place(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
