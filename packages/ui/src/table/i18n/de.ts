import type { TableWords } from './en.ts';

export const table: TableWords = {
  undo: 'Zurücknehmen',
  undoNow: 'Deine letzte Entscheidung zurücknehmen (Taste u)',
  undoByVote: 'Um Rücknahme bitten',
  undoByVoteWhy: 'Seither haben andere gespielt, oder etwas wurde aufgedeckt: die anderen über das Zurücknehmen abstimmen lassen (Taste u)',
  undoNot: {
    nothing: 'Zurücknehmen: Du hast noch nichts entschieden.',
    over: 'Zurücknehmen: Das Spiel ist zu Ende.',
    die: 'Zurücknehmen: Seither wurde gewürfelt.',
    draw: 'Zurücknehmen: Seither wurde etwas gezogen.',
    reveal: 'Zurücknehmen: Seither wurde Verdecktes aufgedeckt.',
    otherSeat: 'Zurücknehmen: Seither hat jemand anders entschieden.',
    paused: 'Zurücknehmen: Das Spiel ist pausiert.',
    vote: 'Zurücknehmen: Die Abstimmung darüber läuft.',
    looking: 'Zurücknehmen: Nicht, während du den Verlauf ansiehst.',
  },

  handOver: {
    label: 'Bildschirm weitergeben',
    screenFor: 'Gib den Bildschirm weiter an',
    show: (seat: string) => `Ich bin ${seat}: Karten zeigen`,
    pass: 'In diesem Zug passen, ohne hinzusehen',
  },

  openRule: (rule: string) => `Regel ${rule} lesen`,
};
