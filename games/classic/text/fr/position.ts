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
  pirate: (one, view) =>
    `${pirate(one)}, ${shipName(view.ship[one])} ${where(view.at[one])} : Combat ${view.combat[one]}, ` +
    `Vitesse ${figure(view.speed[one])}, Moral ${view.unrest[one]}, Ruse ${view.cunning[one]}, ` +
    `Renommée ${view.notoriety[one]}, ${pounds(view.netWorth[one])} à bord`,
  revelry: 'Débauche & ripaille',
  careened: 'en carène',
  scurvy: 'scorbut',
  holding: 'occupe le port',
  wound: (degree) => WOUNDS[degree],
  chasing: (one) => `poursuit ${sighting(one)}`,
  ally: (one) => `allié à ${pirate(one)}`,
  cargo: (code, worth) => `${goods(code)} ${pounds(worth)}`,
  hostage: (one, home, isTortured) => `${hostage(one)}${home === NONE ? '' : ` ${ofPort(home)}`}${isTortured ? ' (torturé)' : ''}`,
  attacked: (nations) => `a attaqué : ${list(nations.map(people))}`,
  letter,
  havens: (ports) => `refuge : ${list(ports.map(port))}`,
  stash: (worth) => `cachette : ${pounds(worth)}`,
  retired: (one, worth, notoriety) => `${pirate(one)} s’est retiré avec ${pounds(worth)} et ${notoriety} de Renommée`,
  lost: (one) => `${pirate(one)} est perdu`,
  commissioner: (one, view) =>
    `${commissioner(one)} ${where(view.commissionerAt[one])} : ` +
    `Mouvement ${view.movement[one]}, Combat ${view.strength[one]}${view.ashore[one] === 1 ? ', en carène' : ''}`,
  lists: {
    governors: 'Gouverneurs',
    letters: 'Lettres de marque offertes',
    destroyed: 'Détruits',
    english: 'Désormais anglais',
    merchants: 'Navires marchands',
    warships: 'Navires de guerre',
  },
  port,
  governed: (one, view) => `${port(one)} ${governor(view.governorAt[one])} (${sideOf(view.governorAt[one])})`,
  offer: (one, offered) => `${port(one)} ${letter(offered)}`,
  merchant: (one, at, seen) => `${sighting(one)} ${where(at)}${seen === NONE ? '' : ` (${merchant(seen)})`}`,
  warship: (one, at, seen) => `${slot(one)} ${where(at)}${seen === NONE ? '' : ` (${warship(seen)})`}`,
};
