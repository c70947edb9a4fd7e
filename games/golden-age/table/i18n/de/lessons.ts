/** German. */
import type { Lessons } from '../lessons.ts';

export const lessons: Lessons = {
  card: 'Das ist Samuel Bellamy, dein Pirat, in einer lecken Schaluppe in der Östlichen Karibik. Ein Zug beginnt mit einer Karte aus deiner Hand. Eine Karte mit ◆ gibt einem Piraten so viele Aktionen wie seine Initiative: bei Bellamy sind das 3.',
  find: 'Drei Aktionen sind zu vergeben. Zwei Kauffahrer liegen hier verdeckt: ein Franzose vor Martinique und ein Spanier vor Santo Domingo. Um einen auszurauben, musst du ihn erst finden: Ein Würfel und Bellamys Können von 4 müssen zusammen mindestens 7 ergeben.',
  cunning:
    'Eine 2, das sind insgesamt 6, und der Kauffahrer entwischt. Aber Bellamy hat zwei Punkte List, und mit jedem wiederholt er einen Wurf. Sie kommen so bald nicht wieder: Gib einen hier aus, wo es sich lohnt.',
  loot: 'Gefunden, und er liegt tief im Wasser. Kauffahrer werden im selben Zug gefunden und geplündert, also geh längsseits. Das ist die zweite Aktion.',
  cargo:
    'Die Luken sind offen, und in der Frage oben steht, was die Ladung wert ist. Du könntest für eine bessere noch einmal würfeln, aber diese ist gut. Behalte den Wurf.',
  seize: 'Auch ein Pflanzer ist an Bord. Noch könntest du alles liegen lassen, aber warum solltest du? Nimm die Beute.',
  stow: 'Beute liegt in den Laderäumen, bis sie in einem Hafen verkauft wird, und geht mit dem Schiff unter. Verstau sie im ersten Laderaum.',
  hostage:
    'Der Pflanzer bringt in einem Hafen seiner eigenen Nation ein Lösegeld, falls Bellamy dort anlegt. Oder bring ihn gleich zum Reden, für Ruhm und Kenntnisse; auch der Mannschaft gefällt das.',
  ship: 'Die Prise ist ein besseres Schiff als deines: mehr Kanonen, ein oder zwei Laderäume mehr. Der Mannschaft gefällt das, und die Loyalität steigt. Nimm sie.',
  revelry:
    'Darauf möchte die Mannschaft trinken. Sie würde dich dafür lieben und zu nichts taugen, bis sie im Hafen ausgenüchtert ist. Nicht jetzt.',
  sail: 'Anne hat ihre Anti-Piraten-Aktion für diesen Zug benutzt: „Verschleiß“, und das Schiff ist um einen Punkt langsamer. Die anderen können eingreifen, wann immer deine Piraten handeln. Eine Aktion ist übrig: Laufe San Juan an, dessen Gouverneur ein Freund der Piraten ist.',
  window:
    'Anne ist am Zug. Ihr Charles Vane sucht einen Kauffahrer, und jetzt bist du es, der eingreifen darf: einmal, mit einer Anti-Piraten-Karte oder einem Schiff der Marine. Noch hat er ihn nicht gefunden. Warte ab: Passe.',
  interrupt:
    'Er hat einen gefunden. Auch du hast „Verschleiß“ auf der Hand: Das macht sein Schiff langsamer, bevor er nach Hause kommt. Oder passe für diesen Zug und behalte die Karte: In einem eigenen Zug gibt sie 2 Aktionen.',
  secondTurn:
    'Wieder bist du am Zug. Du hast einen Sturm gezogen, der sofort losbrach, weit fort im Norden: Bellamy lag sicher im Hafen. Und du hast Totenkopf & Knochen gezogen. Sie hebt eine Karte auf, die gegen dich gespielt wird; in deinem Zug gibt sie 3 Aktionen, die du verteilst, wie du willst.',
  port: 'Bellamy ist in San Juan. Alles, was man in einem Hafen tun kann, ist eine einzige Aktion, in fester Reihenfolge: Lösegeld, Verkauf, Überholung, der Gouverneur, Landgang. Fang an.',
  ransom:
    'Anne wollte eine Meuterei anzetteln. Die Würfel mussten Bellamys Loyalität übertreffen und taten es nicht; bei Loyalität 0 meutert die Mannschaft von selbst. Nun der Pflanzer: Er ist Spanier, und San Juan ist spanisch. Nimm das Lösegeld; wie viel es ist, sagen die Würfel.',
  stowRansom: 'Auch das Geld ist Beute, bis es verkauft ist. Verstau es im zweiten Laderaum.',
  sell: 'Anne wollte eine Meuterei anzetteln. Die Würfel mussten Bellamys Loyalität übertreffen und taten es nicht; bei Loyalität 0 meutert die Mannschaft von selbst. Jetzt verkaufe: Wo der Gouverneur ein Freund ist, bekommst du den vollen Wert. Das ist Vermögen, und sicher.',
  sale: 'Jetzt verkaufe, was in den Laderäumen liegt, einen nach dem anderen: Wo der Gouverneur ein Freund ist, bekommst du den vollen Wert. Das ist Vermögen, und sicher.',
  refit: 'Das Schiff hat einen Treffer auf Tempo. Eine Überholung bessert halb so viele Treffer aus, wie ein Würfel zeigt, aufgerundet.',
  haven:
    'Ein bezahlter Gouverneur macht seinen Hafen zum sicheren Hafen für Bellamy: dem Ort für den Ruhestand. Der Würfel nennt den Preis, und niedrig ist gut.',
  pay: 'Eine 1: Billiger geht es nicht. Hundert Dublonen für einen ruhigen Lebensabend: zahle.',
  leavePort: 'Das war ein guter Tag. Mit dem Hafen bist du fertig.',
  deploy:
    'Zwei Aktionen sind übrig. Mit einer davon bringst du einen deiner drei anderen Piraten auf See. Wähle, wen und wohin. In der Karibik sind die Ladungen reich und die Häfen nah beieinander; Henry Avery hat das größte Können.',
  hull: 'Jeder beginnt auf einem kleinen Schiff: Eine Schaluppe ist schneller, ein Schoner hat eine Kanone und einen Laderaum mehr.',
  retire:
    'Und nun das Letzte: Bellamy ist reich, bekannt und in seinem sicheren Hafen. Ein Pirat, der sich zur Ruhe setzt, bringt zweimal seinen Ruhm und einen Punkt für jedes volle Hundert Dublonen. Wer zu lange bleibt, kann alles verlieren. Setz dich zur Ruhe.',
};
