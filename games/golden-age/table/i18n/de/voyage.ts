import type { VoyageTexts } from '../en/voyage.ts';
import type { Figures } from '../how-to-play.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `Die meisten Siegpunkte gewinnen. Ein Pirat, der sich rechtzeitig zur Ruhe setzt, bringt ${n.notorietyFactor}-mal seinen Ruhm und einen Punkt für je volle ${n.doubloonsPerVp} Dublonen, die er in einen Hafen gebracht hat. Wer umkommt oder am Ende noch auf See ist, bringt nur seinen Ruhm.`,
  ending: (pardon: string, n: Figures) =>
    `Der Generalpardon kommt ${n.lastPardon}-mal, und das letzte Mal beendet das Spiel: Oben zählt „${pardon}“ mit.`,
  plan: 'Auf dieser Fahrt führst du einen Piraten von der ersten Prise bis zur Ruhe, in etwa zehn Minuten. Ab und zu hast du die Wahl.',
  over: 'Bellamy ist mit seinen Dublonen an Land, und sein Ruhm hat doppelt gezählt: So gewinnt man. Das Handwerk kennst du jetzt. Alles andere sagt dir der Tisch, wenn du es brauchst.',
  overMore:
    'Von hier an sind die Würfel frei, und Anne ist ein Computerkapitän. Spiel mit deinem neuen Piraten weiter, wenn du magst, oder beginne ein eigenes Spiel.',
};
