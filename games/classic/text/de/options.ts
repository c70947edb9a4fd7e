/** The texts of forms: computer players and optional rules. */
import type { Language } from '../language.ts';

export const bots: Language['bots'] = {
  random: { name: 'Landratte', about: 'Macht irgendetwas Erlaubtes. Sie lebt selten lange.' },
  'cabin-boy': { name: 'Schiffsjunge', about: 'Spielt wie der Kapitän, wählt aber dreimal von zehn auf gut Glück.' },
  captain: {
    name: 'Kapitän',
    about: 'Wägt ab, was jede Unternehmung bringt und was sie kostet, und wählt sofort. Ein ordentlicher Gegner.',
  },
  commodore: { name: 'Kommodore', about: 'Wägt besser ab als der Kapitän und denkt bis zu einer Viertelsekunde voraus.' },
  'black-bart': { name: 'Black Bart', about: 'Der Stärkste: denkt bis zu einer Sekunde lang voraus.' },
};

export const options: Language['options'] = {
  short: { title: 'Kurzes Spiel', effect: 'Jeder hat zwei Piraten statt drei.' },
  blood: { title: 'Captain Blood', effect: 'Captain Blood aus den Romanen ist im Stapel der Piraten.' },
  openHostages: { title: 'Offene Geiseln', effect: 'Alle sehen den Heimathafen einer Geisel: praktisch an einem gemeinsamen Bildschirm.' },
  strictBribes: { title: 'Strenge Bestechung', effect: 'Ein Gouverneur lässt sich nur nach einem Verkauf bestechen.' },
};

export const newGame: Language['newGame'] = {
  intro:
    'Jage Kauffahrer, verkaufe ihre Ladungen und setze dich reich zur Ruhe, bevor ein Kriegsschiff, ein Sturm oder deine eigene Mannschaft deine Fahrt beendet. Es gewinnt der Pirat mit dem größten Vermögen oder der erste mit 100 Ruhm.',
  optionalRules: 'Optionale Regeln',
  manyPlayers: 'Bei mehr als vier Spielern hat jeder nur einen Piraten auf einmal auf der Seekarte.',
  solitaire:
    'Du bist Peter Blood, allein gegen zwei Rivalen, die der Computer spielt. Du gewinnst mit 100 Ruhm oder wenn Blood am Ende lebt oder im Ruhestand ist und reicher ist als jeder andere Pirat.',
  dummies: ['Erster Rivale', 'Zweiter Rivale'],
};
