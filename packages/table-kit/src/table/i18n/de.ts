import type { TableWords } from './en.ts';
import type { CommandWords } from './en-command.ts';
import type { EndingWords } from './en-ending.ts';
import type { GuideWords } from './en-guide.ts';
import type { ReferenceWords } from './en-reference.ts';
import type { ReplayWords } from './en-replay.ts';

export const table: TableWords = {
  bar: {
    history: 'Verlauf',
    historyWhy: 'Frühere Momente des Spiels ansehen (Tasten [ und ])',
    whatIf: (turn: number) => `Was-wäre-wenn ab Zug ${turn}`,
    save: 'Download',
    saveWhy: 'Spiel herunterladen',
  },

  regions: { prompt: 'Frage', choices: 'Möglichkeiten', board: 'Spielplan', tools: 'Werkzeuge' },
  tabs: { map: 'Karte', ships: 'Schiffe', log: 'Logbuch', tools: 'Mehr' },
  seats: { players: 'Spieler', you: '(du)' },
  prompt: {
    askedOf: (seat) => `${seat}:`,
    step: 'Aktueller Schritt',
    sending: (choice) => `Wird gesendet: ${choice} …`,
    rolling: 'Die Würfel rollen …',
    passing: 'Du passt …',
    oneMoment: 'Einen Moment …',
    cancelOrder: 'Abbrechen',
    back: 'Zurück zu allen Möglichkeiten',
    whyNot: (what, why) => `${what}: ${why}`,
  },
  fight: { total: 'Summe', result: 'Ergebnis' },

  undo: 'Zurücknehmen',
  undoNow: 'Deine letzte Entscheidung zurücknehmen (Taste u)',
  undoByVote: 'Um Rücknahme bitten',
  undoByVoteWhy: 'Seither haben andere gespielt, oder etwas wurde aufgedeckt: die anderen über das Zurücknehmen abstimmen lassen (Taste u)',
  undoNot: {
    nothing: 'Zurücknehmen geht nicht: Du hast noch nichts entschieden.',
    over: 'Zurücknehmen geht nicht: Das Spiel ist zu Ende.',
    die: 'Zurücknehmen geht nicht: Seither wurde gewürfelt.',
    draw: 'Zurücknehmen geht nicht: Seither wurde etwas gezogen.',
    reveal: 'Zurücknehmen geht nicht: Seither wurde etwas Verdecktes aufgedeckt.',
    otherSeat: 'Zurücknehmen geht nicht: Seither hat jemand anders entschieden.',
    paused: 'Zurücknehmen geht nicht: Das Spiel ist pausiert.',
    vote: 'Zurücknehmen geht nicht: Die Abstimmung darüber läuft.',
    looking: 'Zurücknehmen geht nicht, während du den Verlauf ansiehst.',
  },

  handOver: {
    label: 'Bildschirm weitergeben',
    screenFor: 'Gib den Bildschirm weiter an',
    show: (seat: string) => `Ich bin ${seat}: Karten zeigen`,
    pass: 'In diesem Zug passen, ohne hinzusehen',
  },

  looking: (turn: number, seat: string) => `Verlauf: Zug ${turn}, ${seat}.`,
  lookingBefore: 'Verlauf: vor dem ersten Zug.',
  lookingAround: (seat: string) => `Das Spiel ist zu Ende. Du siehst den Tisch als ${seat}.`,
  aSpectator: 'Zuschauer',

  choices: {
    list: 'Was du tun kannst',
    all: 'Alles zeigen',
    less: 'Weniger',
    openList: (count) => `Liste (${count})`,
    closeList: 'Liste schließen',
    onMap: (count) => (count === 1 ? 'Wähle auf der Karte: Ein Ort ist markiert.' : `Wähle auf der Karte: ${count} Orte sind markiert.`),
    pointAtPlace: 'Zeige auf einen markierten Ort, um zu sehen, was für und gegen ihn spricht.',
    tapPlace: 'Tippe auf einen markierten Ort, um zu sehen, was für und gegen ihn spricht.',
    again: 'Zum Bestätigen noch einmal drücken.',
    unavailable: (count) => `Warum nicht? (${count})`,
    showUnavailable: 'Was jetzt nicht möglich ist, und warum',
  },

  hints: { hint: 'Tipp', understood: 'Verstanden', none: 'Keine Tipps mehr', unfold: 'Tipp zeigen', fold: 'Tipp einklappen' },
  news: {
    title: 'Seit deiner letzten Entscheidung',
    more: (lines) => (lines === 1 ? 'Noch 1 Eintrag im Logbuch.' : `Noch ${lines} Einträge im Logbuch.`),
    changes: 'Veränderungen',
    replay: 'Wiederholen',
    fold: 'Neuigkeiten einklappen',
    unfold: 'Neuigkeiten ausklappen',
  },

  log: {
    title: 'Logbuch',
    lines: 'Einträge im Logbuch',
    happened: 'Logbuch des Spiels',
    latest: 'Letzte Ereignisse',
    search: 'Suchen',
    bySeat: 'Spieler',
    everybody: 'Alle Spieler',
    earlier: 'Frühere Einträge',
    nothingLikeIt: 'Keine Treffer.',
    nothingYet: 'Noch ist nichts geschehen.',
    lineTitle: (rules: string) => `Regel ${rules}. Klicken, um diesen Moment zu sehen.`,
  },

  yourTurn: (title) => `● Du bist dran · ${title}`,
  openRule: (rule: string) => `Regel ${rule} lesen`,
};

export const replay: ReplayWords = {
  backToNow: 'Zurück zum Spiel',
  scrubber: 'Das bisherige Spiel',
  slider: 'Moment im Spiel',
  turnOf: (turn: number, seat: string) => `Zug ${turn}: ${seat}`,
  beforeTurns: 'Vor dem ersten Zug',
  turnBack: 'Beginn des Zuges (Bild auf)',
  stepBack: 'Einen Schritt zurück ([)',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepOn: 'Einen Schritt weiter (])',
  turnOn: 'Nächster Zug (Bild ab)',
  jump: 'Zu einem Zug springen',
  eyes: 'Ansicht',
  eyesOf: (seat: string) => `Als ${seat}`,
  spectator: 'Als Zuschauer',
  whatIf: 'Was wäre, wenn …',
  whatIfWhy: 'Von hier an in einem neuen Spiel gegen Bots weiterspielen',
  whatIfTitle: 'Was wäre, wenn?',
  whatIfText: (where: string) =>
    `In diesem Moment (${where}) beginnt ein neues Spiel. Du spielst einen Platz, Bots die anderen. Das ursprüngliche Spiel bleibt, wie es ist.`,
  whatIfHidden:
    'Das Spiel ist nicht zu Ende, darum wird neu ausgeteilt, was du nicht sehen konntest: So erfährst du nichts über die Handkarten der anderen.',
  whatIfOpen: 'Das Spiel ist zu Ende, darum behalten alle ihre Karten.',
  whatIfSeat: 'Du spielst',
  whatIfStart: 'Von hier an spielen',
};

export const command: CommandWords = {
  title: 'Befehlszeile',
  label: 'Was möchtest du tun?',
  hint: 'Ein Teil einer Möglichkeit, der Name eines Ortes, die Nummer einer Regel oder „hilfe“',
  matches: (count: number): string => `${count} Treffer.`,
  place: (name: string): string => `Ansehen: ${name}`,
  rule: (number: string): string => `Regel ${number}`,
  help: 'hilfe',
  helpTitle: 'Was du eingeben kannst',
  helpChoice: (choice: string): string => `Ein Teil einer Möglichkeit, in beliebiger Reihenfolge: ${choice}`,
  helpPlace: (place: string): string => `Der Name eines Ortes, um zu hören, was dort liegt: ${place}`,
  helpRule: (number: string): string => `Die Nummer einer Regel: ${number}`,
  helpSheet: (sheets: string): string => `Der Name eines Werkzeugs: ${sheets}`,
  helpKeys: 'Mit Pfeil auf und Pfeil ab gehst du durch die Treffer, Enter wählt einen aus, Esc schließt die Befehlszeile.',
  unknown: (word: string): string => `„${word}“ ist unbekannt. Mit „hilfe“ siehst du, was du eingeben kannst.`,
  notTogether: (typed: string): string => `Kein Treffer für „${typed}“. Mit „hilfe“ siehst du, was du eingeben kannst.`,
  noRule: (number: string): string => `Eine Regel ${number} gibt es nicht.`,
};

export const reference: ReferenceWords = {
  title: 'Regelübersicht',
  search: 'Wörter oder Regelnummer suchen',
  found: (count: number) => `${count} Treffer`,
  nothing: 'Keine Treffer.',
  chapters: 'Kapitel',
  terms: 'Begriffe',
};

export const guide: GuideWords = {
  title: 'Erste Fahrt',
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  begin: 'Los geht’s',
  free: 'Du hast die Wahl: Drück einen der markierten Knöpfe.',
  press: (what: string) => `Drück jetzt „${what}“.`,
  showMe: 'Zeig es mir',
  smaller: 'Einklappen',
  larger: 'Ausklappen',
  leave: 'Fahrt unterbrechen',
  leaveHint: 'Sie wartet auf der Startseite auf dich.',
  laterOn: 'Das kannst du später tun. Auf dieser Fahrt kommt zuerst etwas anderes.',
  waiting: 'Sieh zu: Das geschieht von selbst.',
  overTitle: 'Die Fahrt ist vorbei',
  newGame: 'Neues Spiel',
  playOn: 'Von hier weiterspielen',
};

export const ending: EndingWords = {
  player: 'Spieler',
  end: 'Ende',
  bringHome: 'Ganzes Spiel hier speichern',
  toBoard: 'Spielplan ansehen',
  lookBack: 'Zurückblicken',
  share: 'Teilen',
  copied: 'Kopiert, mit einem Link zum Spiel.',
  copyYourself: 'Dein Browser lässt das Kopieren hier nicht zu. Kopiere den Link selbst.',
  tooLong:
    'Das Spiel ist zu lang für einen Link und wurde als Datei heruntergeladen. Verschicke die Datei: Auf der Startseite lässt sie sich importieren.',
  savePicture: 'Als Bild speichern',
  saveRecord: 'Spiel herunterladen',
  toHome: 'Startseite',
  moments: 'Drei Augenblicke',
  fates: 'Was aus den Piraten wurde',
  asText: 'Als Text herunterladen',
};
