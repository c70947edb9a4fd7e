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
  pirate: (one, view) =>
    `${pirate(one)}, ${ship(view.ship[one]).name} ${wo(view.at[one])}: Kampf ${view.combat[one]}, ` +
    `Tempo ${figure(view.speed[one])}, Stimmung ${view.unrest[one]}, List ${view.cunning[one]}, ` +
    `Ruhm ${view.notoriety[one]}, ${pounds(view.netWorth[one])} an Bord`,
  revelry: 'Gelage & Ausschweifung',
  careened: 'gekielholt',
  scurvy: 'Skorbut',
  holding: 'hält den Hafen besetzt',
  wound: (degree) => WOUNDS[degree],
  chasing: (one) => `jagt ${sighting(one)}`,
  ally: (one) => `verbündet mit ${pirate(one)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (one, home, isTortured) => `${hostage(one)}${home === NONE ? '' : ` ${fromPort(home)}`}${isTortured ? ' (gefoltert)' : ''}`,
  attacked: (nations) => `hat angegriffen: ${list(nations.map(people))}`,
  letter,
  havens: (ports) => `sicherer Hafen: ${list(ports.map(port))}`,
  stash: (worth) => `Versteck: ${pounds(worth)}`,
  retired: (one, worth, notoriety) => `${pirate(one)} hat sich mit ${pounds(worth)} und Ruhm ${notoriety} zur Ruhe gesetzt`,
  lost: (one) => `${pirate(one)} ist verloren`,
  commissioner: (one, view) =>
    `${commissioner(one)} ${wo(view.commissionerAt[one])}: ` +
    `Bewegung ${view.movement[one]}, Kampf ${view.strength[one]}${view.ashore[one] === 1 ? ', gekielholt' : ''}`,
  lists: {
    governors: 'Gouverneure',
    letters: 'Angebotene Kaperbriefe',
    destroyed: 'Zerstört',
    english: 'Jetzt englisch',
    merchants: 'Kauffahrer',
    warships: 'Kriegsschiffe',
  },
  port,
  governed: (one, view) => `${port(one)} ${governor(view.governorAt[one])} (${sideOf(view.governorAt[one])})`,
  offer: (one, offered) => `${port(one)} ${letter(offered)}`,
  merchant: (one, at, seen) => `${sighting(one)} ${wo(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (one, at, seen) => `${slot(one)} ${wo(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
