/** Event cards of pirates and their crews, in our own words. Figures are read from the data. */
import type { EventCards } from './card.ts';

export const CREW = {
  'buried-treasure': {
    en: {
      event: 'Lay a map before one of your pirates. An Action in the sea around the Isle of Pines digs for it.',
      when: 'With one Action, on your turn',
    },
    de: {
      title: 'Vergrabener Schatz',
      event: 'Einer deiner Piraten bekommt eine Schatzkarte. Mit einer Aktion im Seegebiet um die Isla de Pinos gräbt er danach.',
      when: 'Mit einer Aktion, in deinem Zug',
    },
    fr: {
      title: 'Trésor enfoui',
      event: 'Pose une carte au trésor devant l’un de tes pirates. Une action dans les eaux de l’île des Pins permet de creuser.',
      when: 'Avec une action, à ton tour',
    },
    rolls: {
      treasure: { en: 'the digging', de: 'Schatzsuche', fr: 'fouille', loggedBy: ['treasureSought'] },
      treasureWorth: { en: 'the treasure', de: 'Wert des Schatzes', fr: 'valeur du trésor', loggedBy: ['treasureSought'] },
    },
  },
  'debauchery-and-revelry': {
    en: {
      event: 'A pirate in port loses hold of his crew: involuntary debauchery & revelry; it parts allies.',
      when: 'Against the active pirate, after an Action that ends in port',
    },
    de: {
      title: 'Gelage & Ausschweifung',
      event: 'Ein Pirat im Hafen verliert die Gewalt über seine Mannschaft: ein unfreiwilliges Gelage; es trennt Verbündete.',
      when: 'Gegen den handelnden Piraten, nach einer Aktion, die im Hafen endet',
    },
    fr: {
      title: 'Débauche & ripaille',
      event: 'Un pirate au port ne tient plus son équipage : débauche involontaire ; elle sépare les alliés.',
      when: 'Contre le pirate actif, après une action qui finit au port',
    },
  },
  'double-cross': {
    en: {
      event: 'A pirate who retires by a Letter of Marque stands trial first: he goes free, pays a fine, or hangs.',
      when: 'Against a pirate who retires by a Letter, or surrenders with one',
    },
    de: {
      title: 'Verrat',
      event:
        'Ein Pirat, der sich mit einem Kaperbrief zur Ruhe setzt, steht erst vor Gericht: Er kommt frei, zahlt eine Geldbuße oder hängt.',
      when: 'Gegen einen Piraten, der sich mit einem Kaperbrief zur Ruhe setzt oder ergibt',
    },
    fr: {
      title: 'Trahison',
      event: 'Un pirate qui se retire par lettre de marque passe d’abord en jugement : il est libre, paie une amende, ou est pendu.',
      when: 'Contre un pirate qui se retire par lettre de marque, ou se rend avec elle',
    },
    rolls: {
      doubleCross: { en: 'the trial', de: 'Prozess', fr: 'procès', loggedBy: ['tried'] },
      fine: { en: 'the fine', de: 'Geldbuße', fr: 'amende', loggedBy: ['fined'] },
    },
  },
  'mutiny-conspiracy': {
    en: { event: 'Two dice above the crew’s Loyalty: mutiny.', when: 'Against the active pirate' },
    de: { title: 'Verschwörung', event: 'Zwei Würfel über der Loyalität der Mannschaft: Meuterei.', when: 'Gegen den handelnden Piraten' },
    fr: { title: 'Conspiration', event: 'Deux dés au-dessus de la Loyauté de l’équipage : mutinerie.', when: 'Contre le pirate actif' },
    rolls: { conspiracy: { en: 'the conspiracy', de: 'Verschwörung', fr: 'conspiration', loggedBy: ['tested'] } },
  },
  'pirate-converts': {
    en: { event: 'A retired pirate returns as your King’s Commissioner.', when: 'On another player’s turn, if you have no Commissioner' },
    de: {
      title: 'Bekehrter Pirat',
      event: 'Ein Pirat im Ruhestand kehrt als dein Kommissar des Königs zurück.',
      when: 'Im Zug eines anderen Spielers, wenn du keinen Kommissar hast',
    },
    fr: {
      title: 'Pirate converti',
      event: 'Un pirate retiré revient comme ton commissaire du roi.',
      when: 'Au tour d’un autre, si tu n’as pas de commissaire',
    },
  },
  'piratical-ambition': {
    en: { event: 'A pirate from your hand fights the active pirate a duel for his ship.', when: 'Against the active pirate' },
    de: {
      title: 'Piratenehrgeiz',
      event: 'Ein Pirat aus deiner Hand duelliert sich mit dem handelnden Piraten um dessen Schiff.',
      when: 'Gegen den handelnden Piraten',
    },
    fr: {
      title: 'Ambition de pirate',
      event: 'Un pirate de ta main affronte en duel le pirate actif pour son navire.',
      when: 'Contre le pirate actif',
    },
    causes: { ambition: { en: 'a rival beaten', de: 'Rivale besiegt', fr: 'rival vaincu' } },
  },
  'skull-and-crossbones': {
    en: {
      event: 'For one Cunning of your pirate: cancel a card just played against him, or help him against a booty grab.',
      when: 'In answer to a card, or before the dice of a grab',
    },
    de: {
      title: 'Totenkopf & Knochen',
      event: 'Für einen Punkt List deines Piraten: Hebe eine eben gegen ihn gespielte Karte auf, oder hilf ihm gegen einen Beuteraub.',
      when: 'Als Antwort auf eine Karte oder vor dem Wurf bei einem Beuteraub',
    },
    fr: {
      title: 'Tête de mort & tibias',
      event:
        'Pour un point de Ruse de ton pirate : annule une carte qui vient d’être jouée contre lui, ou aide-le quand on en veut à son butin.',
      when: 'En réponse à une carte, ou avant les dés d’un vol de butin',
    },
    causes: { skull: { en: 'Skull & Crossbones', de: 'Totenkopf & Knochen', fr: 'Tête de mort & tibias' } },
  },
} satisfies Partial<EventCards>;
