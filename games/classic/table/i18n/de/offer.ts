import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'Die Ausgabe von 1991',
  text: 'Segle Feld für Feld über die offene See, jage und werde gejagt: Die Aktionskarte entscheidet, wer als Nächster dran ist. Zwei bis vier Stunden; für 1 bis 6 Spieler.',
};
