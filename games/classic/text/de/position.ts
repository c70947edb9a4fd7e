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
  merchant,
  people,
  pirate,
  ship,
  sideOf,
  sighting,
  slot,
  warship,
} from './pieces.ts';
import { fromPort, port, wo } from './places.ts';

export const position: PositionWords = {
  turn: (turn, player) => `Zug ${turn}: ${player}`,
  labelled: (label, text) => `${label}: ${text}`,
  apart: '; ',
  fleet: (pirates) => (pirates.length === 0 ? 'kein Pirat auf der Seekarte' : list(pirates.map(pirate))),
  pirate: (id, view) =>
    `${pirate(id)}, ${ship(view.ship[id]).name} ${wo(view.at[id])}: Kampf ${view.combat[id]}, ` +
    `Tempo ${figure(view.speed[id])}, Stimmung ${view.unrest[id]}, List ${view.cunning[id]}, ` +
    `Ruhm ${view.notoriety[id]}, ${pounds(view.netWorth[id])} an Bord`,
  revelry: 'Gelage & Ausschweifung',
  careened: 'gekielholt',
  scurvy: 'Skorbut',
  holding: 'hält den Hafen besetzt',
  wound: (degree) => WOUNDS[degree],
  chasing: (id) => `jagt ${sighting(id)}`,
  ally: (id) => `verbündet mit ${pirate(id)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (id, home, isTortured) => `${hostage(id)}${home === NONE ? '' : ` ${fromPort(home)}`}${isTortured ? ' (gefoltert)' : ''}`,
  attacked: (nations) => `hat angegriffen: ${list(nations.map(people))}`,
  letter,
  havens: (ports) => `sicherer Hafen: ${list(ports.map(port))}`,
  stash: (worth) => `Versteck: ${pounds(worth)}`,
  retired: (id, worth, notoriety) => `${pirate(id)} hat sich mit ${pounds(worth)} und Ruhm ${notoriety} zur Ruhe gesetzt`,
  lost: (id) => `${pirate(id)} ist verloren`,
  commissioner: (id, view) =>
    `${commissioner(id)} ${wo(view.commissionerAt[id])}: ` +
    `Bewegung ${view.movement[id]}, Kampf ${view.strength[id]}${view.ashore[id] === 1 ? ', gekielholt' : ''}`,
  lists: {
    governors: 'Gouverneure',
    letters: 'Angebotene Kaperbriefe',
    destroyed: 'Zerstört',
    english: 'Jetzt englisch',
    merchants: 'Kauffahrer',
    warships: 'Kriegsschiffe',
  },
  port,
  governed: (id, view) => `${port(id)} ${governor(view.governorAt[id])} (${sideOf(view.governorAt[id])})`,
  offer: (id, offered) => `${port(id)} ${letter(offered)}`,
  merchant: (id, at, seen) => `${sighting(id)} ${wo(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (id, at, seen) => `${slot(id)} ${wo(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
