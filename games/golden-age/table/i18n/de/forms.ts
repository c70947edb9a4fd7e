import type { FormTexts } from '../en/forms.ts';

export const forms: FormTexts = {
  systemSeat: (seat: number) => `Systemspieler ${seat}`,
  kinds: {
    'cabin-boy': { name: 'Schiffsjunge', about: 'Zum ersten Mal auf See: greift nach dem Nächstbesten. Für dein erstes Spiel.' },
    deckhand: { name: 'Matrose', about: 'Hat es schon gesehen und vergisst manches.' },
    boatswain: { name: 'Bootsmann', about: 'Kennt das Handwerk; übersieht ab und zu etwas.' },
    captain: { name: 'Kapitän', about: 'Plant Fahrten, jagt, flieht und setzt sich rechtzeitig zur Ruhe. Antwortet sofort.' },
    commodore: { name: 'Kommodore', about: 'Denkt vor jeder Entscheidung voraus, eine Viertelsekunde lang.' },
    'black-bart': { name: 'Black Bart', about: 'Der Stärkste: denkt bis zu einer Sekunde lang voraus.' },
    random: { name: 'Zufall', about: 'Macht irgendetwas, was erlaubt ist. Zum Ausprobieren.' },
    system: { name: 'der Systemspieler', about: '' },
  },
  temper: 'Temperament',
  tempers: {
    even: { name: 'ausgeglichen', about: 'Spielt auf Sieg und auf nichts sonst.' },
    bold: { name: 'kühn', about: 'Riskiert gern viel: alles oder nichts.' },
    greedy: { name: 'gierig', about: 'Will eigene Punkte, egal, wer gewinnt.' },
    cautious: { name: 'vorsichtig', about: 'Scheut das Risiko: lieber wenig, aber sicher.' },
    vindictive: { name: 'rachsüchtig', about: 'Zieht den Führenden herunter, koste es, was es wolle.' },
  },
  newGameIntro: 'Du gegen drei Kapitäne. Ändere, was du magst, oder setz die Segel.',
  componentSet: (id: string) => `Spielmaterial: ${id}`,
  cunning: 'Nach List nur bei misslungenen oder offenen Würfen fragen',
  onlyWhatDecides: (prize: string) =>
    `Automatisch passen, außer wenn ein Pirat sich zur Ruhe setzen will, es um ${prize} oder mehr geht oder mein Kommissar nachsetzen kann`,
  questions: 'Rückfragen',
};
