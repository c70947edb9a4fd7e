/** The texts of forms: computer players and optional rules. */
import type { Language } from '../language.ts';

export const bots: Language['bots'] = {
  random: { name: 'Landlubber', about: 'Makes any legal choice. He rarely lives long.' },
  'cabin-boy': { name: 'Cabin boy', about: 'Plays like the captain, but three times in ten picks at random.' },
  captain: { name: 'Captain', about: 'Weighs what each operation earns against its dangers, and chooses at once. A fair opponent.' },
  commodore: { name: 'Commodore', about: 'Weighs things better than the captain, and looks ahead for up to a quarter of a second.' },
  'black-bart': { name: 'Black Bart', about: 'The strongest: looks ahead for up to a second.' },
};

export const options: Language['options'] = {
  short: { title: 'Short game', effect: 'Each player has two pirates instead of three.' },
  blood: { title: 'Captain Blood', effect: 'Captain Blood, from the novels, is in the deck of pirates.' },
  openHostages: { title: 'Open hostages', effect: 'Everyone sees a hostage’s home port: handy when all play at one screen.' },
  strictBribes: { title: 'Strict bribes', effect: 'A governor takes a bribe only after a sale.' },
};

export const newGame: Language['newGame'] = {
  intro:
    'Hunt merchants, sell their cargoes, and retire rich, before a warship, a storm or your own crew ends your voyage. The pirate with the most Net Worth wins, or the first with 100 Notoriety.',
  optionalRules: 'Optional rules',
  manyPlayers: 'With more than four players, each has one pirate on the map at a time.',
  solitaire:
    'You are Peter Blood, alone against two rivals that the computer plays. You win with 100 Notoriety, or if in the end Blood is alive or retired, and richer than every other pirate.',
  dummies: ['First rival', 'Second rival'],
};
