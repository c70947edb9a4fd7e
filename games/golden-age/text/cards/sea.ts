/** Event cards of wind, weather and sickness, in our own words. Figures are read from the data. */
import type { EventCards } from './card.ts';

export const SEA = {
  disease: {
    en: { event: 'Fever in a port chosen by the dice: governor, pirates and hostages there die.', when: 'At once' },
    de: { title: 'Seuche', event: 'Fieber in einem ausgewürfelten Hafen: Gouverneur, Piraten und Geiseln dort sterben.', when: 'Sofort' },
    fr: { title: 'Épidémie', event: 'Fièvre dans un port tiré aux dés : gouverneur, pirates et otages y meurent.', when: 'Immédiatement' },
    rolls: { disease: { en: 'the fever', de: 'Seuche', fr: 'épidémie' } },
  },
  'fair-winds': {
    en: { event: 'One of your pirates, or your Commissioner, sails to any Sea Area.', when: 'With one Action, on your turn' },
    de: {
      title: 'Günstiger Wind',
      event: 'Einer deiner Piraten oder dein Kommissar segelt in ein beliebiges Seegebiet.',
      when: 'Mit einer Aktion, in deinem Zug',
    },
    fr: {
      title: 'Vents favorables',
      event: 'L’un de tes pirates, ou ton commissaire, fait voile vers n’importe quelle zone maritime.',
      when: 'Avec une action, à ton tour',
    },
  },
  'mal-de-mer': {
    en: { event: 'Your crews are seasick: you lose this turn.', when: 'At once' },
    de: { title: 'Seekrankheit', event: 'Deine Mannschaften sind seekrank: Du verlierst diesen Zug.', when: 'Sofort' },
    fr: { title: 'Mal de mer', event: 'Tes équipages ont le mal de mer : tu perds ce tour.', when: 'Immédiatement' },
  },
  'natural-disaster': {
    en: { event: 'A port chosen by the die is destroyed, and all in it; new merchants set sail.', when: 'At once' },
    de: {
      title: 'Naturkatastrophe',
      event: 'Ein ausgewürfelter Hafen wird mit allem darin zerstört; neue Kauffahrer laufen aus.',
      when: 'Sofort',
    },
    fr: {
      title: 'Catastrophe naturelle',
      event: 'Un port tiré au dé est détruit avec tout ce qu’il contient ; de nouveaux navires marchands prennent la mer.',
      when: 'Immédiatement',
    },
    rolls: { naturalDisaster: { en: 'the disaster', de: 'Naturkatastrophe', fr: 'catastrophe', loggedBy: ['portDestroyed'] } },
  },
  'scurvy-outbreak': {
    en: {
      event: 'Scurvy: Loyalty −1 now and at each start of his turn, until he makes port; hostages die.',
      when: 'Against the active pirate, not in port',
    },
    de: {
      title: 'Skorbut',
      event: 'Skorbut: Loyalität −1 jetzt und zu Beginn jedes seiner Züge, bis er einen Hafen erreicht; Geiseln sterben.',
      when: 'Gegen den handelnden Piraten, nicht im Hafen',
    },
    fr: {
      title: 'Scorbut',
      event: 'Scorbut : Loyauté −1 tout de suite et au début de chacun de ses tours, jusqu’à ce qu’il gagne un port ; les otages meurent.',
      when: 'Contre le pirate actif, hors d’un port',
    },
    causes: { scurvy: { en: 'scurvy', de: 'Skorbut', fr: 'scorbut' } },
  },
  'storms-at-sea': {
    en: { event: 'A storm sweeps a sea chosen by the dice: merchants scatter, ships lose Speed or go down.', when: 'At once' },
    de: {
      title: 'Sturm auf See',
      event: 'Ein Sturm fegt über ein ausgewürfeltes Gewässer: Kauffahrer werden zerstreut, Schiffe verlieren Tempo oder sinken.',
      when: 'Sofort',
    },
    fr: {
      title: 'Tempête en mer',
      event:
        'Une tempête balaie des eaux tirées aux dés : les navires marchands se dispersent, les navires perdent de la Vitesse ou sombrent.',
      when: 'Immédiatement',
    },
    rolls: {
      storm: { en: 'the storm’s course', de: 'Weg des Sturms', fr: 'route de la tempête', loggedBy: ['stormStruck'] },
      stormAndPirate: { en: 'a ship in the storm', de: 'Schiff im Sturm', fr: 'navire dans la tempête', loggedBy: ['shipTossed'] },
      stormAndWarship: {
        en: 'a warship in the storm',
        de: 'Kriegsschiff im Sturm',
        fr: 'navire de guerre dans la tempête',
        loggedBy: ['warshipTossed'],
      },
      stormAndCommissioner: {
        en: 'a Commissioner in the storm',
        de: 'Kommissar im Sturm',
        fr: 'commissaire dans la tempête',
        loggedBy: ['commissionerTossed'],
      },
    },
    causes: { storm: { en: 'storm', de: 'Sturm', fr: 'tempête' } },
  },
  'wear-and-tear': {
    en: { event: 'Half a die in Speed hits.', when: 'Against the active pirate, not in port' },
    de: {
      title: 'Verschleiß',
      event: 'So viele Treffer auf Tempo wie ein halber Wurf.',
      when: 'Gegen den handelnden Piraten, nicht im Hafen',
    },
    fr: { title: 'Usure', event: 'La moitié d’un dé en dégâts de Vitesse.', when: 'Contre le pirate actif, hors d’un port' },
    rolls: { wearAndTear: { en: 'wear and tear', de: 'Verschleiß', fr: 'usure', loggedBy: ['shipWorn'] } },
    causes: { wearAndTear: { en: 'wear and tear', de: 'Verschleiß', fr: 'usure' } },
    dice: (language) => `${language.ratings.speed} − ${language.die(1)} / 2`,
  },
  'finger-of-fate': {
    en: { event: 'Everybody discards a card; then all hands go to the left.', when: 'At once' },
    de: {
      title: 'Finger des Schicksals',
      event: 'Alle werfen eine Karte ab; dann gibt jeder seine Handkarten nach links weiter.',
      when: 'Sofort',
    },
    fr: { title: 'Doigt du destin', event: 'Chacun défausse une carte ; puis toutes les mains passent à gauche.', when: 'Immédiatement' },
  },
} satisfies Partial<EventCards>;
