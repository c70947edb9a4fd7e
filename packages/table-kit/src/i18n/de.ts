import type { KitWords } from './en.ts';

export const kitWords: KitWords = {
  label: (label) => `${label}:`,
  close: 'Schließen',
  closeKey: 'Schließen (Esc)',
  chooseFile: 'Datei wählen …',
  cannotFetch:
    'Dieser Teil des Spiels konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu: Dein Spiel ist gespeichert.',
  die: (value: number): string => String(value),
  dieNotThrown: 'noch nicht gewürfelt',

  // Fields of forms
  faults: {
    missing: 'Dieses Feld darf nicht leer sein.',
    email: 'Gib eine Adresse wie name@example.org ein.',
    short: (least: number) => `Gib mindestens ${least} Zeichen ein.`,
    range: (least: string, most: string) => `Gib eine ganze Zahl von ${least} bis ${most} ein.`,
  },

  // Charts
  turn: 'Zug',
  chartOf: (title: string) => `${title}, Zug für Zug, eine Linie für jeden Spieler. Die Zahlen stehen in der Tabelle darunter.`,
  asTable: 'Als Tabelle',

  // Maps
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  wholeMap: 'Ganze Karte',
  miniMap: 'Übersicht; zum Verschieben drücken',

  // Preferences
  preferences: {
    looks: 'Darstellung',
    light: 'Design',
    lights: { system: 'System', light: 'hell', dark: 'Kerzenlicht' },
    pace: 'Animationstempo',
    paces: { slow: 'langsam', normal: 'normal', fast: 'schnell', none: 'keine Animationen' },
    sounds: 'Sound',
    volume: 'Lautstärke',
    language: 'Sprache',
    learning: 'Tipps',
    hints: 'Neues erklären, wenn es zum ersten Mal vorkommt',
    hintsAgain: 'Tipps zurücksetzen',
    hintsForgotten: 'Alle Tipps werden wieder gezeigt.',
  },

  // The players of seats
  seats: {
    kind: (seat: number) => `Spieler auf Platz ${seat}`,
    allAlike: 'Für alle Bots übernehmen',
  },
};
