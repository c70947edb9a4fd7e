import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['nullte', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte'];
const TIMES = ['null', 'einfach', 'doppelt', 'dreifach', 'vierfach'];

export const howToPlay: HowToPlay = {
  title: 'So wird gespielt',
  sections: (n) => [
    {
      title: 'Das Ziel',
      paragraphs: [
        `Du befehligst Piraten des Jahres 1717. Es gewinnt, wer die meisten Siegpunkte (SP) hat. Setzt sich ein Pirat zur Ruhe, zählt sein Ruhm ${TIMES[n.notorietyFactor]}, dazu 1 SP je volle ${n.doubloonsPerVp} Dublonen Vermögen. Kommt er um oder ist er bei Spielende noch auf See, zählt nur sein Ruhm.`,
        `Das Spiel endet, wenn der Generalpardon das ${ORDINALS[n.lastPardon]} Mal erscheint. Also: Mach dir einen Namen, mach Beute, und hör rechtzeitig auf.`,
      ],
    },
    {
      title: 'Dein Zug',
      steps: [
        `Zieh Karten, bis du ${n.handSize} auf der Hand hast. Manche bringen sofort Ärger: Stürme, Seuchen, neue Gouverneure.`,
        `Sind weniger als ${n.merchantsLow} Kauffahrer auf See, laufen verdeckt neue aus, bis es wieder ${n.merchantsRestored} sind.`,
        'Spiel eine Karte für Aktionen. Eine Zahl sagt, wie viele Aktionen du auf deine Piraten verteilst. Eine Raute (◆) gibt einem Piraten so viele Aktionen, wie seine Initiative beträgt. Manche Karten bewirken zuerst etwas und geben dann eine Aktion. Gibt keine Handkarte Aktionen, wirf eine oder zwei ab, für je eine Aktion.',
      ],
    },
    {
      title: 'Was ein Pirat mit einer Aktion tun kann',
      terms: [
        ['Segeln', 'ins nächste Seegebiet, in einen Hafen seines Seegebiets oder aus einem Hafen hinaus.'],
        ['Kauffahrer suchen', `in seinem Seegebiet: Ein Würfel plus sein Können muss mindestens ${n.findTarget} ergeben.`],
        [
          'Plündern',
          'im selben Zug: Sieh dir die Ladung an, dann nimm sie oder lass sie. Du kannst die Prise als eigenes Schiff behalten und für die Geisel Lösegeld fordern oder sie zum Reden bringen.',
        ],
        [
          'Hafengeschäfte',
          'alle in einer Aktion, in dieser Reihenfolge: Lösegeld für Geiseln nehmen, Beute verkaufen, das Schiff überholen, beim Gouverneur einen sicheren Hafen kaufen, der Mannschaft Landgang geben.',
        ],
        ['Ausnüchtern', 'nach einem Gelage. Vorher kann die Mannschaft nur segeln.'],
        [
          'Einen Hafen angreifen',
          'vom Seegebiet aus: reiche Beute und Ruhm, aber die Nation vergisst es nicht. Wenn du siegst, darfst du ihn brandschatzen.',
        ],
        ['Beuteraub', 'am Piraten eines anderen Spielers, der im selben Hafen feiert. Bei Gleichstand gibt es ein Duell.'],
        ['Ein Bündnis schließen', 'damit zwei deiner Piraten im selben Hafen wie einer handeln.'],
        ['Sich zur Ruhe setzen', 'im sicheren Hafen, mit einem Kaperbrief der Nation des Hafens oder gegen ein hohes Bestechungsgeld.'],
        ['Einen Piraten ins Spiel bringen', 'indem du einen ziehst oder einen von deiner Hand einsetzt.'],
        ['Nach dem Schatz graben', 'wo es die Schatzkarte sagt.'],
      ],
    },
    {
      title: 'Ruhm, Geld und Mannschaft',
      paragraphs: [
        'Ruhm bringen Prisen, Gefechte und Grausamkeit. Vermögen bringt nur Beute, die du in einen Hafen schaffst und verkaufst: zum halben Wert im neutralen Hafen, zum vollen, wo der Gouverneur ein Freund ist. Was noch im Laderaum liegt, geht mit dem Schiff unter.',
        'Magere Ladungen, verweigertes Bestechungsgeld, verlorene Kämpfe und Skorbut kosten Loyalität. Gute Ladungen, größere Schiffe und Landgang bringen sie. Bei Loyalität 0 meutert die Mannschaft: Würfelt sie höher als die Führung deines Kapitäns, hat das Schiff einen neuen Kapitän.',
      ],
    },
    {
      title: 'Die anderen Spieler',
      paragraphs: [
        'Fast alles, was ein Pirat tut, können andere unterbrechen: einmal, wenn er es ankündigt, und einmal, wenn es geschehen ist. Im Zug jedes anderen Spielers hast du eine Anti-Piraten-Aktion gegen den Piraten, der gerade handelt. Du kannst eine Karte spielen (ein Kriegsschiff, Skorbut, eine Meuterei), ein Kriegsschiff in seinem Seegebiet einsetzen, einen Kommissar des Königs rufen, deinen Kommissar bewegen, einen Piratenhafen belagern oder einen Piraten aus der Stadt vertreiben.',
        'Je berühmter ein Pirat ist, desto leichter findet sich ein Kommissar, der ihn jagt. Dein Kommissar darf ihn angreifen, wenn er in der Nähe segelt, sucht, plündert oder angreift. Ein gejagter Pirat kämpft oder flieht. Mit einem Kaperbrief kann er sich ergeben und zur Ruhe setzen, falls ihn niemand verrät.',
        'Totenkopf & Knochen hebt eine Karte auf und kostet einen Punkt List. Für einen Punkt List darfst du auch deine eigenen Würfel neu werfen.',
      ],
    },
    {
      title: 'Am Tisch',
      paragraphs: [
        'Was du jetzt tun kannst, leuchtet auf der Karte. Klick auf etwas anderes, und du erfährst, warum es nicht geht, mit der Nummer der Regel. Das Logbuch zeigt, wie sich jeder Wurf zusammensetzt.',
        'Alles geht auch mit der Tastatur: Jede Möglichkeit zeigt ihre Taste, 0 passt oder beendet, Escape geht zurück, ? öffnet die Regeln.',
      ],
    },
    {
      title: 'Dein erstes Spiel',
      paragraphs: [
        'Bleib in der Karibik: Dort sind die Ladungen gut und die Häfen nah beieinander. Plündere zwei oder drei Kauffahrer, verkaufe in einem Hafen mit piratenfreundlichem Gouverneur und versuch dort gleich, einen sicheren Hafen zu kaufen. Setz deinen besten Piraten rechtzeitig vor dem letzten Pardon zur Ruhe.',
      ],
    },
  ],
};
