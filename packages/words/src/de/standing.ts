/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import type { PassWords } from '../standing.ts';

/** `pirate`: who acts. */
function spanOf({ span }: PassWords, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'pirate':
      return `, solange ${n.pirate(pirate)} handelt`;
    case 'turn':
      return ' für den Rest dieses Zuges';
    case 'ownTurn':
      return ', bis ich am Zug bin';
  }
}

function exceptionOf({ except }: PassWords, n: Names): string {
  switch (except.kind) {
    case 'none':
      return '';
    case 'pirate':
      return `, außer wenn ${n.pirate(except.pirate)} handelt`;
    case 'reaction':
      return ', außer wenn mein Kommissar nachsetzen kann';
  }
}

export const pass: Language['pass'] = (order, pirate, n) => `Passen${spanOf(order, pirate, n)}${exceptionOf(order, n)}`;

export const lapses: Language['lapses'] = {
  turnOver: 'Du hattest für den vorigen Zug gepasst.',
  ownTurn: 'Dein Passen endete mit deinem eigenen Zug.',
  otherPirate: 'Jetzt handelt ein anderer Pirat: Du hattest für den vorigen gepasst.',
  handChanged: 'Deine Hand hat sich geändert: Dein Passen ist beendet.',
  pirateGone: 'Der Pirat, auf den du gewartet hast, ist fort: Dein Passen ist beendet.',
  commissionerChanged: 'Du hast den Kommissar nicht mehr, von dem dein Passen ausging.',
  ownPirateInReach: 'Einer deiner Piraten liegt in Reichweite: Dein Passen ist beendet.',
};
