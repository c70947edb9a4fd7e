import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  unofficial:
    'Dies sind inoffizielle digitale Fassungen veröffentlichter Piratenbrettspiele, von Spielern für Spieler. Sie stehen in keiner Verbindung zu den Verlagen oder den Autoren. Regeln sind Tatsachen; die Texte, die Bilder und der Code stammen alle von uns.',
  credits: 'Mitwirkende',
  creditCoast: 'Küstenlinien: Natural Earth, gemeinfrei, über world-atlas.',
  creditType: 'Schriften: EB Garamond, IM Fell English und IM Fell English SC, Pirata One, alle unter der SIL Open Font License 1.1.',
  creditIcons: (authors: string, license: string) => `Symbole: game-icons.net, von ${authors}, unter ${license}.`,
  creditTools: 'Gebaut mit Svelte, Vite, Comlink, idb, noble und SimpleWebAuthn.',
  keeping: 'Deine Daten',
  keepingText:
    'Deine Einstellungen und die Spiele an diesem Bildschirm werden in diesem Browser gespeichert und sonst nirgends: Die Seite sendet nichts davon und zählt keine Besucher. Online-Tische und deinen Namen dort speichert der Server. Um ein Spiel auf ein anderes Gerät zu bringen, lade es als Datei herunter und importiere es dort.',
  version: (edition: string, version: string) => `${edition}: Version ${version} der Regeln`,
  license: 'Lizenz des Codes: MIT.',
};
