/** What several events say together. */
import { de } from '@bb/common/text/fr/elision';
import { capital, rated, signed } from '../figures.ts';
import type { StoryWords } from '../language.ts';
import { announced } from './actions.ts';
import { purposes } from './dice.ts';
import { cartes, degats, doubloons, list, mended, plural } from './grammar.ts';
import { aShip, carte } from './pieces.ts';
import { inPort, off, ofPort } from './places.ts';

export const story: StoryWords = {
  announced,
  rolledAgain: (first, again, n) => {
    const cunning = again.cunningLeft === 0 ? 'le dernier point de Ruse' : 'la Ruse';
    const whose = first.pirate === again.pirate ? cunning : `${cunning} ${de(n.pirate(again.pirate))}`;
    return `${capital(purposes[again.purpose])} : ${n.pirate(first.pirate)} lance ${first.dice.join(' + ')}, puis relance avec ${whose}${again.cunningLeft === 0 ? '' : ` (il en reste ${again.cunningLeft})`}.`;
  },
  orderOfPlay: (rolls, n) =>
    `${rolls[0]?.purpose === 'draftOrder' ? 'Qui choisit d’abord ?' : 'Qui commence ?'} ${rolls.map((e, i) => `${n.seat(e.seat)}${i === 0 ? ' lance' : ''} ${e.dice.join(' + ')}`).join(', ')}.`,
  cardsNamed: (seat, cards, n) =>
    `${n.seat(seat)} pioche ${list(
      cards.map((card) => carte(card, n)),
      'and',
    )}.`,
  piratesNamed: (seat, pirates, n) =>
    `${n.seat(seat)} pioche ${list(
      pirates.map((pirate) => n.pirateInFull(pirate)),
      'and',
    )}.`,
  cardsDrawn: (seat, count, n) => `${n.seat(seat)} pioche ${cartes(count)}.`,
  piratesDrawn: (seat, count, n) => `${n.seat(seat)} pioche ${plural(count, 'pirate', 'pirates')}.`,
  searched: ({ seat, dice }, { pirate, dice: sum, target, passed }, n) =>
    `${n.seat(seat)} appelle un commissaire contre ${n.pirate(pirate)} : ${dice.join(' + ')} = ${sum}, ${passed ? `moins que sa Renommée de ${target}, et il en vient un` : `pas moins que sa Renommée de ${target}, et il n’en vient aucun`}.`,
  merchantsPlaced: (ports, n) => {
    const [only, ...others] = ports;
    if (only !== undefined && others.length === 0) return `Un navire marchand croise ${off(only, n)}.`;
    return `Des navires marchands croisent au large ${list(
      ports.map((port) => ofPort(port, n)),
      'and',
    )}.`;
  },
  merchantsRemoved: (ports, n) =>
    `Les navires marchands au large ${list(
      ports.map((port) => ofPort(port, n)),
      'and',
    )} ont disparu.`,
  proGovernors: (placed, n) =>
    `Gouverneurs favorables aux pirates : ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} ${inPort(port, n)}`),
      'and',
    )}.`,
  shipsChosen: ([first, ...others], n) => {
    if (!first) return '';
    const rest = others.map(({ pirate, ship }) => `${n.pirate(pirate)} ${aShip(ship)}`);
    return `${n.pirate(first.pirate)} commande ${aShip(first.ship)}, ${list(rest, 'and')}.`;
  },
  changed: (e) => {
    switch (e.type) {
      case 'loyaltyChanged':
        return `Loyauté ${signed(e.by)}, désormais ${e.now}`;
      case 'notorietyGained':
        return `Renommée ${signed(e.by)}, désormais ${e.now}`;
      case 'speedLost':
        return `${degats(e.hits, 'Vitesse')}, désormais ${rated(e.now)}`;
      case 'combatLost':
        return `${degats(e.hits, 'Combat')}, désormais ${rated(e.now)}`;
    }
  },
  series: (parts) => parts.join(' ; '),
  speedNow: (now) => `, Vitesse désormais ${rated(now)}`,
  stows: (e, isTold) => ` et ${isTold ? 'les arrime' : `arrime ${doubloons(e.doubloons)}`} dans la cale ${e.hold + 1}`,
  mended,
};
