/** What several events say together. */
import { rated, signed } from '../figures.ts';
import type { StoryWords } from '../language.ts';
import { announced } from './actions.ts';
import { purposes } from './dice.ts';
import { cards, doubloons, list, mended, pirates, plural } from './grammar.ts';
import { karte, ofAShip } from './pieces.ts';
import { inPort } from './places.ts';

export const story: StoryWords = {
  announced,
  rolledAgain: (first, again, n) => {
    const whose = first.pirate === again.pirate ? '' : ` von ${n.pirate(again.pirate)}`;
    return `${purposes[again.purpose]}: ${n.pirate(first.pirate)} würfelt ${first.dice.join(' + ')} und mit ${again.cunningLeft === 0 ? `dem letzten Punkt List${whose}` : `List${whose} (noch ${again.cunningLeft})`} neu.`;
  },
  orderOfPlay: (rolls, n) =>
    `${rolls[0]?.purpose === 'draftOrder' ? 'Wer wählt zuerst?' : 'Wer beginnt?'} ${rolls.map((e, i) => `${n.seat(e.seat)}${i === 0 ? ' würfelt' : ''} ${e.dice.join(' + ')}`).join(', ')}.`,
  cardsNamed: (seat, drawn, n) =>
    `${n.seat(seat)} zieht ${list(
      drawn.map((card) => karte(card, n)),
      'and',
    )}.`,
  piratesNamed: (seat, drawn, n) =>
    `${n.seat(seat)} zieht ${list(
      drawn.map((pirate) => n.pirateInFull(pirate)),
      'and',
    )}.`,
  cardsDrawn: (seat, count, n) => `${n.seat(seat)} zieht ${cards(count)}.`,
  piratesDrawn: (seat, count, n) => `${n.seat(seat)} zieht ${pirates(count)}.`,
  searched: ({ seat, dice }, { pirate, dice: sum, target, passed }, n) =>
    `${n.seat(seat)} ruft nach einem Kommissar gegen ${n.pirate(pirate)}: ${dice.join(' + ')} = ${sum}, ${passed ? `unter seinem Ruhm von ${target}, und einer kommt` : `nicht unter seinem Ruhm von ${target}, und keiner kommt`}.`,
  merchantsPlaced: (ports, n) => {
    const names = list(
      ports.map((port) => n.port(port)),
      'and',
    );
    return ports.length === 1 ? `Vor ${names} liegt ein Kauffahrer.` : `Kauffahrer liegen vor ${names}.`;
  },
  merchantsRemoved: (ports, n) =>
    `Die Kauffahrer vor ${list(
      ports.map((port) => n.port(port)),
      'and',
    )} sind fort.`,
  proGovernors: (placed, n) =>
    `Piratenfreundliche Gouverneure: ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} ${inPort(port, n)}`),
      'and',
    )}.`,
  shipsChosen: ([first, ...others], n) => {
    if (!first) return '';
    const rest = others.map(({ pirate, ship }) => `${n.pirate(pirate)} ${ofAShip(ship)}`);
    return `${n.pirate(first.pirate)} befehligt ${ofAShip(first.ship)}, ${list(rest, 'and')}.`;
  },
  changed: (e) => {
    switch (e.type) {
      case 'loyaltyChanged':
        return `Loyalität ${signed(e.by)}, jetzt ${e.now}`;
      case 'notorietyGained':
        return `Ruhm ${signed(e.by)}, jetzt ${e.now}`;
      case 'speedLost':
        return `${plural(e.hits, 'Treffer', 'Treffer')} auf Tempo, jetzt ${rated(e.now)}`;
      case 'combatLost':
        return `${plural(e.hits, 'Treffer', 'Treffer')} auf Kampf, jetzt ${rated(e.now)}`;
    }
  },
  series: (parts) => parts.join('; '),
  speedNow: (now) => `, Tempo jetzt ${rated(now)}`,
  stows: (e, isTold) => ` und verstaut ${isTold ? 'sie' : doubloons(e.doubloons)} in Laderaum ${e.hold + 1}`,
  mended,
};
