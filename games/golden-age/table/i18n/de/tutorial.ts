/** The first voyage, biographies, and hints. */
export const tutorial = {
  life: 'Biografie',
  fetching: 'Wird geladen …',
  hints: {
    deploy: 'Wähle einen Piraten, dann ein Seegebiet. In der Karibik fängt man gut an: reiche Ladungen, nahe Häfen.',
    card: 'Dein Zug beginnt mit einer Karte. Ihre Zahl sagt, wie viele Aktionen sie gibt, die du auf deine Piraten verteilst; eine ◆ gibt einem Piraten so viele wie seine Initiative.',
    window:
      'Ein fremder Pirat handelt, und du darfst eingreifen: einmal im Zug jedes anderen Spielers. Du kannst auch gleich für den Rest des Zuges passen und wirst dann nicht mehr gefragt.',
    cunning: 'Ein Punkt List wiederholt deinen eigenen Wurf. Die Punkte kommen langsam wieder, also spare sie für das, worauf es ankommt.',
    cargo: 'Du hast die Ladung gesehen und darfst sie noch liegen lassen. Dann murrt die Mannschaft, und über magere Ladungen auch.',
    prize:
      'Die Prise gehört dir: Verstaue die Ladung, behalte das Schiff, wenn es besser ist, und behalte die Geisel für ein Lösegeld in einem Hafen ihrer Nation, oder bring sie zum Reden, für Ruhm und Kenntnisse.',
    port: 'Alle Geschäfte im Hafen sind eine einzige Aktion, in fester Reihenfolge: Lösegeld, Verkauf, Überholung, der Gouverneur, Landgang. Verkaufte Beute ist Vermögen, das dir niemand nehmen kann.',
    haven: 'Ein bezahlter Gouverneur macht den Hafen zum sicheren Hafen dieses Piraten: Dort darf er sich zur Ruhe setzen.',
    revelry:
      'Ein Gelage hebt die Loyalität. Doch eine Mannschaft, die gefeiert hat, kann nur segeln, bis sie mit einer Aktion im Hafen ausgenüchtert ist.',
    skull:
      'Totenkopf & Knochen hebt die Karte auf, die gegen dich gespielt wird, für einen Punkt List. Die Karte ist so oder so verbraucht.',
    hunt: 'Du wirst gejagt. Kämpfe, und die höhere Summe richtet den Schaden an; fliehe, und das schnellere Schiff ist im Vorteil.',
    surrender: 'Mit einem Kaperbrief darf sich ein Pirat ergeben und zur Ruhe setzen, wenn ihn niemand verrät.',
    commissioner:
      'Ein Kommissar des Königs jagt für den, der ihn gerufen hat. Er kann zuschlagen, wann immer in der Nähe ein Pirat segelt, sucht, plündert oder angreift.',
    duel: 'Ein Duell: Jeder wirft so viele Würfel, wie sein Duellwert angibt; die höhere Summe gewinnt. Bei Gleichstand geht es nur weiter, wenn beide wollen.',
    discard: 'Deine Karten geben keine Aktionen. Wirf eine oder zwei ab, für je eine Aktion.',
    mutiny:
      'Eine Meuterei: Bei Loyalität 0 erhebt sich die Mannschaft. Ein Wurf über der Führung des Kapitäns gibt das Schiff einem anderen Piraten. Gute Ladungen, größere Schiffe und Landgang halten die Loyalität hoch.',
    storm:
      'Ein Sturm fegt über ein ganzes Seegebiet: Schiffe auf See verlieren Tempo, Kauffahrer gehen unter. Wer im Hafen liegt, ist sicher.',
    scurvy: 'Skorbut: Die Loyalität sinkt, und die kranke Mannschaft taugt zu weniger, bis sie in einem Hafen war.',
    pardon:
      'Der Generalpardon: Kommt er zum dritten Mal, ist das Spiel zu Ende, und bei Piraten auf See zählt nur der Ruhm. Solange er gilt, können sie billig nach Hause kommen.',
    warship:
      'Ein Schiff der Marine wurde gesichtet. Solange es in einem Seegebiet liegt, können die anderen es dort gegen Piraten einsetzen.',
    letter:
      'Ein Kaperbrief macht einen Piraten zum Freibeuter dieser Nation: Ihre Häfen nehmen ihn auf, und er darf sich dort zur Ruhe setzen.',
    alliance: 'Zwei Piraten in einem Hafen haben sich verbündet: Sie handeln wie einer, teilen die Gefahren und die Beute.',
    portAttack: 'Ein Angriff auf einen Hafen: reiche Beute und Ruhm, und eine Nation, die es nicht vergisst.',
    retired: 'Ein Pirat hat sich zur Ruhe gesetzt: doppelter Ruhm und ein Punkt für jedes volle Hundert Dublonen Vermögen. So gewinnt man.',
    lost: 'Ein Pirat ist verloren. Nur sein Ruhm zählt, und seine Beute ist fort.',
  },

  // First voyage
};
