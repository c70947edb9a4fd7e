/** German. */

import type { Figures } from '../../how-to-play/figures.ts';
import type { Translation } from '../en/index.ts';
import type { VoyageTexts } from '../en/voyage.ts';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { display } from './display.ts';
import { ending } from './ending.ts';
import { history } from './history.ts';
import { prompting } from './prompting.ts';
import { sheets } from './sheets.ts';
import { tutorial } from './tutorial.ts';

/** Texts for screen readers and for play by keyboard. */
const accessibility = {
  chart: 'Karte: mit den Pfeiltasten von Ort zu Ort, mit Enter dort handeln',
  chartTitle: 'Die Karte als Text',
  openSea: (name: string): string => `${name}, offene See`,
  passage: (name: string): string => `${name}, eine Passage zwischen zwei Karten`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, Hafen (${nation}), Wert ${value}, Verteidigung ${defense}`,
  destroyed: 'zerstört',
  attacked: 'schon einmal angegriffen',
  governor: (name: string, isPro: boolean): string => `Gouverneur ${name}, ${isPro ? 'piratenfreundlich' : 'piratenfeindlich'}`,
  merchant: 'ein Kauffahrer, verdeckt',
  merchantFound: (name: string): string => `Kauffahrer: ${name}`,
  haven: (pirate: string): string => `sicherer Hafen von ${pirate}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `Kommissar ${name} (${seat})`,
  ways: (places: readonly string[]): string => `Von hier aus: ${places.join(', ')}.`,
  nothing: 'nichts dort',
  choices: (count: number): string => (count === 1 ? 'Enter: 1 Möglichkeit.' : `Enter: ${count} Möglichkeiten.`),
};

const board = {
  panels: { americas: 'Amerika', guinea: 'Guinea', indies: 'Indien' },
  counters: 'Figuren und Ziele',
  choicesAt: (name: string, count: number): string => `${name}: ${count} Möglichkeiten`,
  chooseIt: 'Diesen Ort wählen',
  merchantOff: (port: string): string => `Der Kauffahrer vor ${port}`,
  unknownMerchant: (port: string): string => `Ein Kauffahrer vor ${port}, noch nicht gefunden`,
  knownMerchant: (type: string, port: string, cargo: number): string => `${type} vor ${port}, Ladung ${cargo}`,
  pirate: (name: string, seat: string): string => `${name}, Pirat von ${seat}`,
  pirateAt: (name: string, seat: string, place: string): string => `${name}, Pirat von ${seat}, ${place}`,
  warship: (name: string, ratings: string): string => `${name}: ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, Kommissar von ${seat}: ${ratings}`,
  vp: (seat: string, points: number): string => `${seat}: ${points} SP`,
};

const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `Die meisten Siegpunkte gewinnen. Ein Pirat, der sich rechtzeitig zur Ruhe setzt, bringt ${n.notorietyFactor}-mal seinen Ruhm und einen Punkt für je volle ${n.doubloonsPerVp} Dublonen, die er in einen Hafen gebracht hat. Wer umkommt oder am Ende noch auf See ist, bringt nur seinen Ruhm.`,
  ending: (pardon: string, n: Figures) =>
    `Der Generalpardon kommt ${n.lastPardon}-mal, und das letzte Mal beendet das Spiel: Oben zählt „${pardon}“ mit.`,
  plan: 'Auf dieser Fahrt führst du einen Piraten von der ersten Prise bis zur Ruhe, in etwa zehn Minuten. Ab und zu hast du die Wahl.',
  over: 'Bellamy ist mit seinen Dublonen an Land, und sein Ruhm hat doppelt gezählt: So gewinnt man. Das Handwerk kennst du jetzt. Alles andere sagt dir der Tisch, wenn du es brauchst.',
  overMore:
    'Von hier an fallen die Würfel, wie sie wollen, und der Computer spielt Anne. Spiel mit deinem neuen Piraten weiter, wenn du magst, oder beginne ein eigenes Spiel.',
};

export const de: Translation = {
  accessibility,
  board,
  cards,
  history,
  prompting,
  tutorial,
  battle,
  display,
  ending,
  sheets,
  voyage,
};
