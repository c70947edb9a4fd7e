import { type AnalysisWords, counted } from './en-analysis.ts';

export const de: AnalysisWords = {
  after: (at, turn) => `Nach ${counted(at, 'Entscheidung', 'Entscheidungen')}${turn === null ? '' : `, Zug ${turn}`}`,
  win: 'Sieg',
  visits: 'Versuche',
  more: (count) => `und ${count} weitere`,
  noBetter: 'nichts Besseres gefunden',
  cost: (points, score, best, isSure) => `kostete ${points} % und ${score}${isSure ? '' : ', im Fehlerbereich'}; besser: ${best}`,
  turnings: 'Wendepunkte (Siegchance)',
  none: 'keine',
  byChoice: (chosen, best) => `mit „${chosen}“ statt „${best}“`,
  byChance: (told) => `durch Zufall: ${told}`,
  balance: (score) => `Glück und Können (Siegchance in Prozent; rechts ${score})`,
  heads: (score) => [
    ...['', 'anfangs', 'Glück', '', 'eigene Fehler', 'Fehler der anderen', 'nicht analysiert', 'zuletzt', 'Entscheidungen', 'Fehler'],
    ...[`Glück ${score}`, `Fehler ${score}`],
  ],
  judged: (judged, of) =>
    judged < of
      ? `Nach ${judged} von ${of} Entscheidungen angehalten.`
      : `${counted(of, 'Entscheidung', 'Entscheidungen')} analysiert. Alle Werte sind Schätzungen.`,
};
