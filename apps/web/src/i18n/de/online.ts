import type { OnlineWords } from '../online.ts';

export const online: OnlineWords = {
  line: {
    lost: 'Verbindung verloren. Wird wiederhergestellt …',
    back: 'Du bist wieder online.',
    asking: 'Keine Live-Verbindung: Aktualisierung alle 2 s.',
  },
  clock: {
    yours: (time: string) => `Du hast noch ${time}.`,
    theirs: (name: string, time: string) => `${name} hat noch ${time}.`,
    several: (time) => `Noch ${time} Zeit zum Reagieren.`,
    over: 'Die Zeit ist um.',
    unknown: 'Die Restzeit erscheint wieder, sobald der Server antwortet.',
    paused: 'Das Spiel ist pausiert.',
  },
  sealed: {
    tell: 'Den anderen sagen',
    tellText: 'Die anderen sehen, dass du passt, und das Spiel wartet nicht auf dich.',
    told: 'Die anderen sehen, dass du passt.',
    othersPass: (names) => `${names.join(', ')} ${names.length > 1 ? 'passen' : 'passt'}.`,
    change: 'Antwort ändern',
    stands: (answer) => `Abgegeben, noch änderbar: ${answer}.`,
    leave: 'Dabei bleiben',
  },
  away: (names) => `Nicht da: ${names.join(', ')}.`,
  botsBusy: 'Der Server ist ausgelastet: Bots denken kürzer nach, oder der Bot „Kapitän“ spielt für sie.',
  takenBack: 'Das Spiel wurde zurückgesetzt.',
  notOrdered: 'Automatisches Passen wurde nicht gespeichert. Prüfe deine Verbindung und versuch es noch einmal.',
  refused: {
    stale: 'Zu spät: Das Spiel ist schon weiter.',
    notYours: 'Du bist gerade nicht dran.',
    malformed: 'Der Server versteht diese Entscheidung nicht. Lade die Seite neu: Sie ist vielleicht veraltet.',
    notInProgress: 'Das Spiel an diesem Tisch ist zu Ende.',
    paused: 'Das Spiel ist pausiert.',
    illegal: (rule, text) => `Nach Regel ${rule} nicht erlaubt. ${text}`,
  },
  halted: {
    paused: 'Das Spiel ist pausiert.',
    aborted: 'Das Spiel wurde abgebrochen.',
  },
  hasLeft: (name, bot) => `${name} ist gegangen. Ein Bot (${bot}) übernimmt.`,
  resigned: {
    title: 'Du hast aufgegeben',
    text: (bot) => `Ein Bot (${bot}) übernimmt deinen Platz. Die anderen spielen weiter.`,
    over: 'Das Spiel ist zu Ende.',
    rematch: 'Gibt es eine Revanche, bist du wieder eingeladen.',
    watch: 'Beim Spiel zuschauen',
    result: 'Das Ergebnis ansehen',
  },
  closed: {
    noTable: 'Diesen Tisch gibt es auf diesem Server nicht.',
    noSpectators: 'An diesem Tisch sind Zuschauer nicht erlaubt.',
    needsPassword: 'Dieser Tisch hat ein Passwort. Geh zurück und gib es ein.',
    notInProgress: 'An diesem Tisch läuft kein Spiel.',
    otherRules: 'Dieser Server hat die Regelversion dieses Tisches nicht.',
  },
  unreachable: 'Der Server antwortet nicht. Prüfe deine Verbindung und lade die Seite neu.',
};
