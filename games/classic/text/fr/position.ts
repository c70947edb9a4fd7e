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
  shipName,
  sideOf,
  sighting,
  slot,
  warship,
} from './pieces.ts';
import { ofPort, port, where } from './places.ts';

export const position: PositionWords = {
  turn: (turn, player) => `Tour ${turn} : ${player}`,
  labelled: (label, text) => `${label} : ${text}`,
  apart: ' ; ',
  fleet: (pirates) => (pirates.length === 0 ? 'aucun pirate sur la carte' : list(pirates.map(pirate))),
  pirate: (id, view) =>
    `${pirate(id)}, ${shipName(view.ship[id])} ${where(view.at[id])} : Combat ${view.combat[id]}, ` +
    `Vitesse ${figure(view.speed[id])}, Moral ${view.unrest[id]}, Ruse ${view.cunning[id]}, ` +
    `Renommée ${view.notoriety[id]}, ${pounds(view.netWorth[id])} à bord`,
  revelry: 'Débauche & ripaille',
  careened: 'en carène',
  scurvy: 'scorbut',
  holding: 'occupe le port',
  wound: (degree) => WOUNDS[degree],
  chasing: (id) => `poursuit ${sighting(id)}`,
  ally: (id) => `allié à ${pirate(id)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (id, home, isTortured) => `${hostage(id)}${home === NONE ? '' : ` ${ofPort(home)}`}${isTortured ? ' (torturé)' : ''}`,
  attacked: (nations) => `a attaqué : ${list(nations.map(people))}`,
  letter,
  havens: (ports) => `refuge : ${list(ports.map(port))}`,
  stash: (worth) => `cachette : ${pounds(worth)}`,
  retired: (id, worth, notoriety) => `${pirate(id)} s’est retiré avec ${pounds(worth)} et ${notoriety} de Renommée`,
  lost: (id) => `${pirate(id)} est perdu`,
  commissioner: (id, view) =>
    `${commissioner(id)} ${where(view.commissionerAt[id])} : ` +
    `Mouvement ${view.movement[id]}, Combat ${view.strength[id]}${view.ashore[id] === 1 ? ', en carène' : ''}`,
  lists: {
    governors: 'Gouverneurs',
    letters: 'Lettres de marque offertes',
    destroyed: 'Détruits',
    english: 'Désormais anglais',
    merchants: 'Navires marchands',
    warships: 'Navires de guerre',
  },
  port,
  governed: (id, view) => `${port(id)} ${governor(view.governorAt[id])} (${sideOf(view.governorAt[id])})`,
  offer: (id, offered) => `${port(id)} ${letter(offered)}`,
  merchant: (id, at, seen) => `${sighting(id)} ${where(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (id, at, seen) => `${slot(id)} ${where(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
