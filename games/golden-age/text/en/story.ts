/** Log lines that join several events. */
import { rated, signed } from '../figures.ts';
import type { StoryWords } from '../language.ts';
import { announced } from './actions.ts';
import { purposes } from './dice.ts';
import { doubloons, list, mended, plural } from './grammar.ts';
import { theCard } from './pieces.ts';

export const story: StoryWords = {
  announced,
  rolledAgain: (first, again, n) => {
    const whose = first.pirate === again.pirate ? '' : ` of ${n.pirate(again.pirate)}`;
    return `${n.pirate(first.pirate)} rolls ${first.dice.join(' + ')} for ${purposes[again.purpose]}, and again with ${again.cunningLeft === 0 ? 'the last point of Cunning' : 'Cunning'}${whose}${again.cunningLeft === 0 ? '' : ` (${again.cunningLeft} left)`}.`;
  },
  orderOfPlay: (rolls, n) =>
    `${rolls[0]?.purpose === 'draftOrder' ? 'Who chooses first?' : 'Who goes first?'} ${rolls.map((e, i) => `${n.seat(e.seat)}${i === 0 ? ' rolls' : ''} ${e.dice.join(' + ')}`).join(', ')}.`,
  cardsNamed: (seat, cards, n) =>
    `${n.seat(seat)} draws ${list(
      cards.map((card) => theCard(card, n)),
      'and',
    )}.`,
  piratesNamed: (seat, pirates, n) =>
    `${n.seat(seat)} draws ${list(
      pirates.map((pirate) => n.pirateInFull(pirate)),
      'and',
    )}.`,
  cardsDrawn: (seat, count, n) => `${n.seat(seat)} draws ${plural(count, 'card')}.`,
  piratesDrawn: (seat, count, n) => `${n.seat(seat)} draws ${plural(count, 'pirate')}.`,
  searched: ({ seat, dice }, { pirate, dice: sum, target, passed }, n) =>
    `${n.seat(seat)} calls for a Commissioner against ${n.pirate(pirate)}: ${dice.join(' + ')} = ${sum}, ${passed ? `under his Notoriety of ${target}, and one comes` : `not under his Notoriety of ${target}, and none comes`}.`,
  merchantsPlaced: (ports, n) => {
    const names = list(
      ports.map((port) => n.port(port)),
      'and',
    );
    return ports.length === 1 ? `A merchant lies off ${names}.` : `Merchants lie off ${names}.`;
  },
  merchantsRemoved: (ports, n) =>
    `The merchants off ${list(
      ports.map((port) => n.port(port)),
      'and',
    )} are gone.`,
  proGovernors: (placed, n) =>
    `Pro-pirate governors: ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} in ${n.port(port)}`),
      'and',
    )}.`,
  shipsChosen: ([first, ...others], n) => {
    if (!first) return '';
    const rest = others.map(({ pirate, ship }) => `${n.pirate(pirate)} a ${n.ship(ship)}`);
    return `${n.pirate(first.pirate)} commands a ${n.ship(first.ship)}, ${list(rest, 'and')}.`;
  },
  changed: (e) => {
    switch (e.type) {
      case 'loyaltyChanged':
        return `Loyalty ${signed(e.by)}, now ${e.now}`;
      case 'notorietyGained':
        return `Notoriety ${signed(e.by)}, now ${e.now}`;
      case 'speedLost':
        return `${plural(e.hits, 'Speed hit')}, Speed now ${rated(e.now)}`;
      case 'combatLost':
        return `${plural(e.hits, 'Combat hit')}, Combat now ${rated(e.now)}`;
    }
  },
  series: (parts) => parts.join('; '),
  speedNow: (now) => `, Speed now ${rated(now)}`,
  stows: (e, isTold) => ` and stows ${isTold ? 'it' : doubloons(e.doubloons)} in hold ${e.hold + 1}`,
  mended,
};
