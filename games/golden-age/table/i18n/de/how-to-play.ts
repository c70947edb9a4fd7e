import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['nullte', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte'];
const TIMES = ['null', 'einfach', 'doppelt', 'dreifach', 'vierfach'];

export const howToPlay: HowToPlay = {
  title: 'So wird gespielt',
  screens: (n) => [
    {
      title: 'So gewinnst du',
      sentences: [
        'Du befehligst Piraten des Jahres 1717. Es gewinnt, wer die meisten Siegpunkte (SP) hat.',
        `Setzt sich ein Pirat zur Ruhe, zählt sein Ruhm ${TIMES[n.notorietyFactor]}, dazu 1 SP je volle ${n.doubloonsPerVp} Dublonen Vermögen.`,
        'Kommt er um oder ist er bei Spielende noch auf See, zählt nur sein Ruhm.',
        `Das Spiel endet, wenn der Generalpardon das ${ORDINALS[n.lastPardon]} Mal erscheint. Also: Mach dir einen Namen, mach Beute, und hör rechtzeitig auf.`,
      ],
    },
    {
      title: 'Dein Zug',
      sentences: [
        `Zieh Karten, bis du ${n.handSize} auf der Hand hast. Manche bringen sofort Ärger (!): Stürme, Seuchen, neue Gouverneure.`,
        `Sind weniger als ${n.merchantsLow} Kauffahrer auf See, laufen verdeckt neue aus, bis es wieder ${n.merchantsRestored} sind.`,
        'Dann spiel eine Karte für Aktionen: eine Zahl zum Verteilen auf deine Piraten oder ◆, die einem Piraten so viele gibt, wie seine Initiative beträgt.',
        'Mit einer Aktion segelt ein Pirat, sucht einen Kauffahrer, macht Hafengeschäfte, greift einen Hafen an oder setzt sich zur Ruhe; oder du bringst einen neuen Piraten auf See.',
      ],
    },
    {
      title: 'Eine Prise',
      sentences: [
        `Finde erst einen Kauffahrer: Ein Würfel plus das Können des Piraten muss mindestens ${n.findTarget} ergeben. Die Frage oben zeigt die Chance.`,
        'Verfehlt? Für einen Punkt List wirfst du deine Würfel neu.',
        'Plündere ihn im selben Zug: Sieh dir die Ladung an, dann nimm sie oder lass sie.',
        'Du kannst die Prise als eigenes Schiff behalten und für die Geisel Lösegeld fordern oder sie zum Reden bringen.',
      ],
    },
    {
      title: 'In den Hafen',
      sentences: [
        'Alle Hafengeschäfte sind eine Aktion: Lösegeld nehmen, verkaufen, überholen, beim Gouverneur einen sicheren Hafen kaufen, der Mannschaft Landgang geben.',
        'Nur verkaufte Beute wird Vermögen: zum halben Wert im neutralen Hafen, zum vollen, wo der Gouverneur ein Freund ist.',
        'Zur Ruhe setzt sich ein Pirat im sicheren Hafen, mit einem Kaperbrief der Nation des Hafens oder gegen ein hohes Bestechungsgeld.',
        'Halte die Mannschaft mit guten Ladungen, größeren Schiffen und Landgang bei Laune: Bei Loyalität 0 meutert sie.',
      ],
    },
    {
      title: 'Die anderen Spieler',
      sentences: [
        'Im Zug jedes anderen Spielers darfst du einmal gegen den Piraten vorgehen, der gerade handelt: mit einer Karte, einem Kriegsschiff in seinem Seegebiet oder einem Kommissar des Königs.',
        'Je berühmter ein Pirat ist, desto leichter findet sich ein Kommissar, der ihn jagt.',
        'Ein gejagter Pirat kämpft oder flieht. Mit einem Kaperbrief kann er sich ergeben und zur Ruhe setzen, falls ihn niemand verrät.',
        'Totenkopf & Knochen hebt eine Karte auf und kostet einen Punkt List.',
      ],
    },
  ],
};
