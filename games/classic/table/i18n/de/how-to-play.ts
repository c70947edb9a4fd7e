import type { HowToPlay } from '../how-to-play.ts';

export const howToPlay: HowToPlay = {
  screens: (n) => [
    {
      title: 'So gewinnst du',
      sentences: [
        `Du führst Piraten, bis zu ${n.active} auf einmal und ${n.pirates} in einem Spiel.`,
        `Ein Pirat mit ${n.notorietyToWin} Ruhm gewinnt sofort für dich.`,
        'Sonst endet das Spiel, wenn der letzte Pirat eines Spielers fort ist, und der reichste Pirat gewinnt, im Ruhestand oder noch auf See.',
        'Mach dir also einen Namen oder mach Geld. Es zählt nur Geld, das in einem Hafen gezahlt wurde, und Ruhm bringt Jäger.',
      ],
    },
    {
      title: 'Dein Zug',
      sentences: [
        'Eine Unternehmung je Zug, mit einem deiner Piraten oder Jäger: segeln, eine Prise nehmen, Geschäfte im Hafen machen und so weiter.',
        'Eine Fahrt ist ein Würfel und das Tempo des Schiffes, Feld für Feld. Sind alle Punkte verbraucht, darfst du nach Kauffahrern suchen.',
        'Dann werden Karten gezogen, bis eine den nächsten Spieler nennt: vielleicht wieder dich.',
        'Andere Karten bringen zuerst Ereignisse: Kauffahrer, Kriegsschiffe, Stürme, neue Gouverneure.',
      ],
    },
    {
      title: 'Eine Prise',
      sentences: [
        'Nur du siehst den Kauffahrer, den du ansiehst. Kampf, Tempo und Können weniger seine Verteidigung sind die Angriffszahl.',
        'Zwei Würfel dürfen sie nicht übersteigen. 1 oder 2 zu viel kosten Treffer, bei mehr entkommt er. Ein Punkt List wiederholt den Wurf.',
        'Du gewinnst Ruhm, eine Ladung, vielleicht ein besseres Schiff und eine Geisel.',
        'Die Häfen seiner Nation sind diesem Piraten von nun an verschlossen.',
      ],
    },
    {
      title: 'In den Hafen',
      sentences: [
        `100 £ Beute bringen ${n.paidNeutral} £ in einem neutralen Hafen, ${n.paidPro} £ unter einem freundlichen Gouverneur, ${n.paidHaven} £ im eigenen sicheren Hafen, ${n.paidPirates} £ in einem Piratenhafen.`,
        'Je volle 100 £ Erlös geben einen Punkt Ruhm und heben die Stimmung.',
        `Die Stimmung beginnt bei ${n.startUnrest}; hoch ist gut. Bei 0 meutert die Mannschaft.`,
        'Ein bestochener Hafen ist ein sicherer Hafen: Versteck dort Geld und setz dich zur Ruhe, wenn du so viel hast, wie die Würfel verlangen.',
      ],
    },
    {
      title: 'Die anderen Spieler',
      sentences: [
        `Bitte um einen Kommissar des Königs gegen einen berüchtigten Rivalen und jag mit ihm; du darfst ${n.commissioners} haben.`,
        'Jäger versuchen Piraten abzufangen, die auf ihr Feld kommen. Wer gestellt ist, kämpft Runde um Runde, bis eine Seite es beendet oder sinkt.',
        'Piraten verschiedener Spieler können als Verbündete segeln, tauschen, miteinander brechen und sich duellieren.',
        'Versprechen binden niemanden.',
      ],
    },
  ],
};
