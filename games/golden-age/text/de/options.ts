/** The optional rules, for people who choose among them. */
import { CARD_COUNT, SHORT_GAME_CARDS, SHORT_GAME_MAX_PLAYERS } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';

export const options: Language['options'] = {
  draft: { title: 'Piratenwahl', effect: 'Piraten werden reihum offen gewählt, erst vorwärts, dann rückwärts, statt ausgeteilt.' },
  deployment: { title: 'Erstes Auslaufen', effect: 'Wie die ersten Piraten in ihre Seegebiete kommen.' },
  length: { title: 'Länge', effect: 'Wie oft der Kartenstapel durchgespielt wird.' },
  printedRatings: {
    title: 'Ruhigere See',
    effect: 'Die gedruckten Werte des Autors: Kriegsschiffe und Kommissare kämpfen ohne den späteren Würfelbonus. Piraten leben länger.',
  },
  cunning: {
    title: 'List',
    effect: 'Ein Punkt List wiederholt einen Wurf. Ohne diese Regel dienen die Punkte nur für Totenkopf & Knochen.',
  },
  latePardon: {
    title: 'Später Generalpardon',
    effect: 'Nach seinem zweiten Erscheinen kommt der Generalpardon in die untere Hälfte des Stapels.',
  },
  retireInPiratePorts: { title: 'Ruhestand in Piratenhäfen', effect: 'Piraten dürfen sich auch in Piratenhäfen zur Ruhe setzen.' },
  solitaire: { title: 'Solo', effect: 'Ein Spieler mit Blackbeard gegen den Systemspieler, dessen drei Piraten von selbst spielen.' },
};

export const values: Language['values'] = {
  open: { title: 'offen', effect: 'Einer nach dem anderen, für alle sichtbar.' },
  secret: { title: 'geheim', effect: 'Alle wählen geheim und decken gleichzeitig auf.' },
  random: { title: 'zufällig', effect: 'Die Würfel bestimmen, wo jeder Pirat beginnt.' },
  standard: { title: 'normal', effect: 'Einmal: Der Generalpardon beendet das Spiel bei seinem dritten Erscheinen.' },
  long: { title: 'lang', effect: 'Zweimal: Der Generalpardon kommt erst für den zweiten Durchgang in den Stapel.' },
  short: {
    title: 'kurz (Hausregel)',
    effect: `Einmal, mit halbem Stapel: von jeder Karte jedes zweite Exemplar, zusammen ${SHORT_GAME_CARDS.length} von ${CARD_COUNT}. Eine Hausregel von uns, die nicht im Regelheft steht; für höchstens ${SHORT_GAME_MAX_PLAYERS} Spieler.`,
  },
};
