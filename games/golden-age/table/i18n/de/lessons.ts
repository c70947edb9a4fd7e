/** German. */
import type { Lessons } from '../lessons.ts';

export const lessons: Lessons = {
  card: 'Das ist Samuel Bellamy, dein Pirat, in einer lecken Schaluppe in der Östlichen Karibik. Ein Zug beginnt mit einer Karte aus deiner Hand. Eine Karte mit ◆ gibt einem Piraten so viele Aktionen wie seine Initiative: bei Bellamy sind das 3.',
  find: 'Drei Aktionen sind zu vergeben. Vor Martinique liegt ein Kauffahrer verdeckt. Um ihn auszurauben, musst du ihn erst finden: Ein Würfel und Bellamys Können von 4 müssen zusammen 7 ergeben.',
  cunning:
    'Eine 2, das sind insgesamt 6, und der Kauffahrer entwischt. Aber Bellamy hat zwei Punkte List, und jeder wiederholt einen Wurf. Sie kommen so bald nicht wieder: Gib einen hier aus, wo es sich lohnt.',
  loot: 'Gefunden, und es ist eine Brigantine, tief im Wasser. Kauffahrer werden im selben Zug gefunden und geplündert, also geh längsseits. Das ist die zweite Aktion.',
  cargo:
    'Die Luken sind offen: Die Ladung ist 1.300 Dublonen wert. Du könntest für eine bessere noch einmal würfeln, aber diese ist gut. Behalte den Wurf.',
  seize: 'Auch ein Pflanzer ist an Bord. Noch könntest du alles liegen lassen, aber warum solltest du? Nimm die Beute.',
  stow: 'Beute liegt in den Laderäumen, bis sie in einem Hafen verkauft wird, und geht mit dem Schiff unter. Verstau sie im ersten Laderaum.',
  hostage:
    'Der Pflanzer bringt in einem Hafen seiner eigenen Nation ein Lösegeld. Stattdessen könntest du ihn zum Reden bringen: Das gäbe Kenntnisse und einen üblen Ruf. Behalte ihn für ein Lösegeld.',
  ship: 'Die Prise ist ein besseres Schiff als deines: mehr Kanonen, mehr Laderäume. Der Mannschaft gefällt das, und die Loyalität steigt. Nimm sie.',
  revelry:
    'Darauf möchte die Mannschaft trinken. Sie würde dich dafür lieben und zu nichts taugen, bis sie im Hafen ausgenüchtert ist. Nicht jetzt.',
  sail: 'Anne hat ihre Anti-Piraten-Aktion für diesen Zug benutzt: „Verschleiß“, und das Schiff ist um einen Punkt langsamer. Die anderen können eingreifen, wann immer deine Piraten handeln. Eine Aktion ist übrig: Laufe San Juan an, dessen Gouverneur ein Freund der Piraten ist.',
  window:
    'Anne ist am Zug. Ihr Charles Vane sucht einen Kauffahrer, und jetzt bist du es, der eingreifen darf: einmal, mit einer Anti-Piraten-Karte oder einem Schiff der Marine. Noch hat er ihn nicht gefunden. Warte ab: Passe.',
  interrupt: 'Er hat einen gefunden. Mach ihn langsamer, bevor er damit nach Hause kommt: Auch du hast „Verschleiß“ auf der Hand.',
  secondTurn:
    'Wieder bist du am Zug. Du hast einen Sturm gezogen, der sofort losbrach, weit fort im Norden: Bellamy lag sicher im Hafen. Und du hast Totenkopf & Knochen gezogen. Sie hebt eine Karte auf, die gegen dich gespielt wird; in deinem Zug gibt sie 3 Aktionen, die du verteilst, wie du willst.',
  port: 'Bellamy ist in San Juan. Alles, was man in einem Hafen tun kann, ist eine einzige Aktion, in fester Reihenfolge: Lösegeld, Verkauf, Überholung, der Gouverneur, Landgang. Fang an.',
  sell: 'Anne wollte eine Meuterei anzetteln. Die Würfel mussten Bellamys Loyalität übertreffen und taten es nicht; bei Loyalität 0 meutert die Mannschaft von selbst. Jetzt verkaufe: Wo der Gouverneur ein Freund ist, bekommst du den vollen Wert. Das ist Vermögen, und sicher.',
  refit: 'Das Schiff hat einen Treffer auf Tempo. Eine Überholung bessert so viele Treffer aus, wie ein halber Wurf ergibt.',
  haven:
    'Ein bezahlter Gouverneur macht seinen Hafen zum sicheren Hafen für Bellamy: dem Ort für den Ruhestand. Der Würfel nennt den Preis, und niedrig ist gut.',
  price: 'Eine 1: Billiger geht es nicht. Behalte den Wurf.',
  pay: 'Hundert Dublonen für einen ruhigen Lebensabend. Zahle.',
  leavePort: 'Das war ein guter Tag. Mit dem Hafen bist du fertig.',
  deploy:
    'Zwei Aktionen sind übrig. Du hast drei weitere Piraten auf der Hand: Eine Aktion bringt einen von ihnen auf See. Schicke Benjamin Hornigold in die Westliche Karibik, wo die Ladungen reich sind.',
  hull: 'Jeder beginnt auf einem kleinen Schiff: Eine Schaluppe ist schnell, ein Schoner hat einen Laderaum mehr. Nimm den Schoner.',
  retire:
    'Und nun das Letzte: Bellamy ist reich, bekannt und in seinem sicheren Hafen. Ein Pirat, der sich zur Ruhe setzt, bringt zweimal seinen Ruhm und einen Punkt für jedes volle Hundert Dublonen. Wer zu lange bleibt, kann alles verlieren. Setz dich zur Ruhe.',
};
