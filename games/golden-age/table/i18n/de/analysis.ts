import type { AnalysisWords } from '../en/analysis.ts';

/** The analysis of a finished game. */
export const analysis: AnalysisWords = {
  about:
    'Jede Entscheidung des Spiels wird noch einmal geprüft, nur mit dem Wissen, das ihr Spieler hatte. Die Ergebnisse sind Schätzungen; ± ist der Standardfehler.',
  depth: 'Tiefe:',
  depths: {
    quick: (tries) => `schnell (${tries} Versuche pro Entscheidung)`,
    usual: (tries) => `normal (${tries} Versuche)`,
    deep: (tries) => `gründlich (${tries} Versuche)`,
  },
  begin: 'Analysieren',
  again: 'Neu analysieren',
  stop: 'Anhalten',
  progressLabel: 'Analysierte Entscheidungen',
  progress: (done: number, of: number) => (of === 0 ? 'Die erste Entscheidung …' : `${done} von ${of} Entscheidungen`),
  stopped: (done, of) => `Nach ${done} von ${of} Entscheidungen angehalten; Teilergebnis.`,
  done: (decisions) => `${decisions} Entscheidungen analysiert.`,
  failed: 'Vorzeitig beendet; Teilergebnis.',
  chances: 'Siegchance in Prozent',
  turnings: 'Wendepunkte',
  noTurnings: 'Keine Wendepunkte.',
  deciding: 'Die Momente, die das Spiel entschieden',
  findDeciding: 'Die drei entscheidenden Momente finden',
  findAbout: 'Geht jede Entscheidung noch einmal durch, was einige Minuten dauert. Du kannst dich derweil umsehen.',
  where: (turn: number, seat: string) => (turn === 0 ? `Vor dem ersten Zug, ${seat}` : `Zug ${turn}, ${seat}`),
  byChoice: (chosen: string, best: string) => `Gewählt: „${chosen}“ statt „${best}“.`,
  byChance: (told: string) => `durch Zufall. ${told}`,
  look: 'Diesen Moment zeigen',
  balance: 'Glück und Können',
  heads: ['Anfang', 'Glück', 'Können', 'Andere', 'Rest', 'Ende', 'Entscheidungen', 'Fehler'],
  balanceMeans:
    'Wie sich die Siegchance vom Anfang bis zum Ende änderte. Glück: was Würfeln und Ziehen änderten. Können: was die eigenen Entscheidungen gegenüber den besten kosteten; 0 ist fehlerlos. Andere: was die Entscheidungen der anderen brachten. Rest: Änderungen ohne Würfeln und Ziehen, weil der nächste Spieler anderes weiß und Schätzungen irren. Ein Fehler ist ein Verlust von mehr als zwei Standardfehlern.',
  decisions: 'Entscheidung für Entscheidung',
  onlyLosses: 'nur Fehler',
  counted: (count: number) => (count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`),
  more: (count: number) => `Mehr anzeigen (${count})`,
  choicesOf: (at: number) => `Möglichkeiten bei Entscheidung ${at}`,
  choice: 'Möglichkeit',
  win: 'Siegchance',
  vp: 'SP erwartet',
  visits: 'Versuche',
  chosen: 'gewählt',
  left: (count: number) => `und ${count} weitere`,
  nothingBetter: 'Nichts Besseres wurde gefunden.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Besser: ${best}. Es kostete ${cost}${isSure ? '' : ', was im Fehlerbereich liegt'}.`,
};
