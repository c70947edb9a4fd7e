import type { FormTexts } from '../en/forms.ts';

export const forms: FormTexts = {
  systemSeat: (seat: number) => `Systemspieler ${seat}`,
  kinds: {
    'cabin-boy': {
      name: 'Schiffsjunge',
      about:
        'Jagt die nächsten Kauffahrer, tut keiner Geisel etwas und fürchtet keinen Kommissar. Segelt, bis das Glück ausgeht: für dein erstes Spiel.',
    },
    deckhand: {
      name: 'Matrose',
      about: 'Zieht Kauffahrer den Häfen vor und hält jede Geisel für Lösegeld fest. Vergisst die Kommissare und kommt spät nach Hause.',
    },
    boatswain: {
      name: 'Bootsmann',
      about:
        'Überlegt es sich zweimal, bevor er einen Hafen angreift. Hofft, dass die Kommissare anderswo suchen, und auf eine letzte Prise vor der Heimkehr.',
    },
    captain: {
      name: 'Kapitän',
      about: 'Wägt jede Prise, jeden Hafen und jede Gefahr ab und setzt sich rechtzeitig zur Ruhe. Antwortet sofort.',
    },
    commodore: { name: 'Kommodore', about: 'Denkt vor jeder Entscheidung voraus, eine Viertelsekunde lang.' },
    'black-bart': { name: 'Black Bart', about: 'Der Stärkste: denkt bis zu einer Sekunde lang voraus.' },
    random: { name: 'Zufall', about: 'Macht irgendetwas, was erlaubt ist. Zum Ausprobieren.' },
    system: { name: 'der Systemspieler', about: '' },
  },
  temperament: 'Temperament',
  temperaments: {
    even: { name: 'ausgeglichen', about: 'Spielt auf Sieg und auf nichts sonst.' },
    bold: { name: 'kühn', about: 'Riskiert gern viel: alles oder nichts.' },
    greedy: { name: 'gierig', about: 'Will eigene Punkte, egal, wer gewinnt.' },
    cautious: { name: 'vorsichtig', about: 'Scheut das Risiko: lieber wenig, aber sicher.' },
    vindictive: { name: 'rachsüchtig', about: 'Zieht den Führenden herunter, koste es, was es wolle.' },
  },
  newGameIntro: 'Wähle, wer mitspielt und nach welchen Regeln, oder setz gleich die Segel.',
  componentSet: (id: string) => `Spielmaterial: ${id}`,
  cunning: 'Nach List nur bei misslungenen oder offenen Würfen fragen',
  onlyWhatDecides: (prize: string) =>
    `Automatisch passen, außer wenn ein Pirat sich zur Ruhe setzen will, es um ${prize} oder mehr geht oder mein Kommissar nachsetzen kann`,
  questions: 'Rückfragen',

  optionalRules: 'Optionale Regeln',
  chosenRules: (rules: string) => `Optionale Regeln: ${rules}`,
  noRules: 'keine',
  componentSetUsual: 'Spielmaterial: Standard',
  componentFile: 'Anderes Spielmaterial verwenden (JSON-Datei):',
  badComponents: (file: string, why: string) => `„${file}“ ist nicht verwendbar. ${why}`,
};
