import type { AnalysisWords } from '../en/analysis.ts';

/** Looking back on a finished game: what each choice was worth. */
export const analysis: AnalysisWords = {
  about:
    'Über jede Entscheidung der Partie wird noch einmal nachgedacht, mit nicht mehr Wissen, als ihr Spieler hatte. Was dabei herauskommt, sind Schätzungen; ± ist der Standardfehler.',
  depth: 'Wie gründlich:',
  depths: {
    quick: (tries: number) => `flüchtig (${tries} Versuche je Entscheidung)`,
    usual: (tries: number) => `ordentlich (${tries} Versuche)`,
    deep: (tries: number) => `gründlich (${tries} Versuche)`,
  },
  begin: 'Zurückschauen',
  again: 'Noch einmal zurückschauen',
  stop: 'Anhalten',
  progressLabel: 'Geprüfte Entscheidungen',
  progress: (done: number, of: number) => (of === 0 ? 'Die erste Entscheidung …' : `${done} von ${of} Entscheidungen`),
  stopped: (done: number, of: number) => `Nach ${done} von ${of} Entscheidungen angehalten; hier steht, was gefunden ist.`,
  done: (decisions: number) => `${decisions} Entscheidungen sind geprüft.`,
  failed: 'Es ging nicht bis zum Ende; hier steht, was gefunden ist.',
  chances: 'Siegchance in Prozent',
  turnings: 'Wo sich die Partie wendete',
  noTurnings: 'Nichts fällt auf.',
  where: (turn: number, seat: string) => (turn === 0 ? `Vor dem ersten Zug, ${seat}` : `Zug ${turn}, ${seat}`),
  byChoice: (chosen: string, best: string) => `wählte „${chosen}“ statt „${best}“.`,
  byChance: (told: string) => `durch Zufall. ${told}`,
  look: 'Diesen Augenblick ansehen',
  balance: 'Glück und Können',
  heads: ['Anfangs', 'Glück', 'Können', 'Andere', 'Rest', 'Zuletzt', 'Fragen', 'Fehler'],
  balanceMeans:
    'In Siegchancen, von der ersten bis zur letzten. Glück: die Summe über alles, was der Zufall zwischen zwei Entscheidungen bestimmte: die Chance bei der späteren weniger der nach der früheren. Können: was die eigenen Wahlen gegen die besten kosteten; 0 ist fehlerlos. Andere: was deren Wahlen brachten. Rest: Änderungen ohne Zutun des Zufalls, denn der nächste Spieler weiß anderes, und Schätzungen irren. Ein Fehler ist ein Verlust von mehr als zwei Standardfehlern.',
  decisions: 'Entscheidung für Entscheidung',
  onlyLosses: 'nur was etwas kostete',
  counted: (count: number) => (count === 1 ? '1 Entscheidung' : `${count} Entscheidungen`),
  more: (count: number) => `Mehr zeigen (${count})`,
  choicesOf: (at: number) => `Was nach ${at} Entscheidungen zur Wahl stand`,
  choice: 'Wahl',
  win: 'Siegchance',
  vp: 'SP erwartet',
  visits: 'Versuche',
  chosen: 'gewählt',
  left: (count: number) => `und ${count} weitere`,
  nothingBetter: 'Nichts Besseres wurde gefunden.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Besser: ${best}. Es kostete ${cost}${isSure ? '' : ', was innerhalb des Fehlers liegt'}.`,
};
