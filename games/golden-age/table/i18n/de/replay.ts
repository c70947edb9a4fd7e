import type { ReplayTexts } from '../en/replay.ts';

export const replay: ReplayTexts = {
  backToNow: 'Zurück zum Spiel',
  scrubber: 'Das bisherige Spiel',
  slider: 'Moment im Spiel',
  turnOf: (turn: number, seat: string) => `Zug ${turn}: ${seat}`,
  beforeTurns: 'Vor dem ersten Zug',
  turnBack: 'Beginn des Zuges (Bild auf)',
  stepBack: 'Einen Schritt zurück ([)',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepOn: 'Einen Schritt weiter (])',
  turnOn: 'Nächster Zug (Bild ab)',
  jump: 'Zu einem Zug springen',
  eyes: 'Ansicht',
  eyesOf: (seat: string) => `Als ${seat}`,
  spectator: 'Als Zuschauer',
  whatIfWhy: 'Von hier an in einem neuen Spiel gegen Bots weiterspielen',
  whatIfTitle: 'Was wäre, wenn?',
  whatIfText: (where: string) =>
    `In diesem Moment (${where}) beginnt ein neues Spiel. Du spielst einen Platz, Bots die anderen. Das ursprüngliche Spiel bleibt, wie es ist.`,
  whatIfHidden:
    'Das Spiel ist nicht zu Ende, darum wird neu ausgeteilt, was du nicht sehen konntest: So erfährst du nichts über die Handkarten der anderen.',
  whatIfOpen: 'Das Spiel ist zu Ende, darum behalten alle ihre Karten.',
  whatIfSeat: 'Du spielst',
  whatIfStart: 'Von hier an spielen',
};
