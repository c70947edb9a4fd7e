import type { VoyageTexts } from '../en/voyage.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  title: 'Erste Fahrt',
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  press: (what: string) => `Drücke jetzt „${what}“.`,
  showMe: 'Zeig es mir',
  smaller: 'Einklappen',
  larger: 'Ausklappen',
  leave: 'Fahrt unterbrechen',
  leaveHint: 'Sie wartet auf der Startseite auf dich.',
  laterOn: 'Das kannst du später tun. Auf dieser Fahrt kommt zuerst etwas anderes.',
  waiting: 'Sieh zu: Das geschieht von selbst.',
  overTitle: 'Die Fahrt ist vorbei',
  over: 'Bellamy ist mit seinen Dublonen an Land, und sein Ruhm hat doppelt gezählt: So gewinnt man. Das Handwerk kennst du jetzt. Alles andere sagt dir der Tisch, wenn du es brauchst.',
  overMore:
    'Von hier an sind die Würfel frei, und Anne ist ein Computerkapitän. Spiel mit Hornigold weiter, wenn du magst, oder beginne ein eigenes Spiel.',
  newGame: 'Neues Spiel',
  playOn: 'Hier weiterspielen',
};
