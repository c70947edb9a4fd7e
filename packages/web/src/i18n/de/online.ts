import type { OnlineWords } from '../online.ts';

export const online: OnlineWords = {
  line: {
    lost: 'Die Verbindung ist weg. Neuer Versuch …',
    back: 'Die Verbindung ist wieder da.',
    asking: 'Keine Live-Verbindung möglich: Nach dem Tisch wird alle zwei Sekunden gesehen.',
  },
  clock: {
    yours: (time: string) => `Du hast noch ${time}.`,
    theirs: (name: string, time: string) => `${name} hat noch ${time}.`,
    several: (time: string) => `Das Fenster ist noch ${time} offen.`,
    over: 'Die Zeit ist um.',
    paused: 'Das Spiel steht still.',
  },
  sealed: {
    change: 'Meine Antwort ändern',
    stands: (answer) => `Verdeckt, bis du neu wählst: ${answer}.`,
    leave: 'Dabei bleiben',
  },
  takenBack: 'Das Spiel wurde zurückgenommen.',
  notOrdered: 'Der stehende Befehl kam nicht an. Prüfe die Verbindung und versuche es noch einmal.',
  refused: {
    stale: 'Das Spiel ist inzwischen weitergegangen: Diese Wahl kam zu spät.',
    notYours: 'Du bist jetzt nicht an der Reihe.',
    malformed: 'Der Server versteht diese Wahl nicht: Diese Seite ist vielleicht älter als er. Lade sie neu.',
    notPlaying: 'An diesem Tisch geht das Spiel nicht weiter.',
    paused: 'Das Spiel ist angehalten.',
    illegal: (rule, text) => `Die Regeln verbieten es (${rule}). ${text}`,
  },
  halted: {
    paused: 'Das Spiel steht still. Wer hier sitzt, kann unter „Gespräch“ und „Tisch“ vorschlagen, dass es weitergeht.',
    aborted: 'Das Spiel wurde vorzeitig beendet. Unter „Gespräch“ und „Tisch“ könnt ihr noch einmal spielen.',
  },
  hasLeft: (name, bot) => `${name} ist gegangen. Ein Computer (${bot}) spielt weiter.`,
  resigned: {
    title: 'Du hast aufgegeben',
    text: (bot) => `Ein Computer (${bot}) spielt auf deinem Platz weiter. Die anderen spielen noch.`,
    over: 'Das Spiel ist beendet.',
    rematch: 'Gibt es eine Revanche, bist du auf deinen Platz eingeladen.',
    watch: 'Dem Spiel zuschauen',
    result: 'Das Ergebnis ansehen',
  },
  closed: {
    noTable: 'Auf diesem Server gibt es diesen Tisch nicht.',
    noSpectators: 'Dieser Tisch lässt keine Zuschauer zu.',
    needsPassword: 'Dieser Tisch hat ein Passwort. Geh zurück und komm mit ihm herein.',
    notPlaying: 'An diesem Tisch läuft kein Spiel.',
    otherRules: 'Dieser Tisch spielt nach Regeln, die dieser Server nicht hat.',
  },
  unreachable: 'Der Server antwortet nicht. Prüfe die Verbindung und lade die Seite neu.',
};
