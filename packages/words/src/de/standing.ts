/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { PassOrder } from '@bb/protocol';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';

/** `pirate`: who acts. */
function spanOf({ span }: PassOrder, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'action':
      return ' bei dieser Aktion';
    case 'pirate':
      return `, solange ${n.pirate(pirate)} handelt`;
    case 'turn':
      return ' für den Rest dieses Zuges';
    case 'ownTurn':
      return ', bis ich am Zug bin';
  }
}

const DEEDS = {
  retirement: 'jemand sich zur Ruhe setzen will',
  loot: 'jemand plündert',
  attackPort: 'jemand einen Hafen angreift',
} as const;

/** `wenn Teach handelt` */
export const exception: Language['exception'] = (except, n) => {
  switch (except.kind) {
    case 'pirate':
      return `wenn ${n.pirate(except.pirate)} handelt`;
    case 'deed':
      return `wenn ${DEEDS[except.deed]}`;
    case 'prize':
      return `wenn es um ${n.language.doubloons(except.doubloons)} oder mehr geht`;
    case 'card':
      return `wenn ich „${n.language.cards[except.title].title}“ spielen könnte`;
    case 'reaction':
      return 'wenn mein Kommissar nachsetzen kann';
  }
};

export const pass: Language['pass'] = (order, pirate, n) => {
  const exceptions = order.except.map((except) => exception(except, n));
  const span = `Passen${spanOf(order, pirate, n)}`;
  return exceptions.length === 0 ? span : `${span}, außer ${n.language.list(exceptions, 'or')}`;
};

export const lapses: Language['lapses'] = {
  turnOver: 'Du hattest für den vorigen Zug gepasst.',
  ownTurn: 'Dein Passen endete mit deinem eigenen Zug.',
  otherAction: 'Diese Aktion ist vorbei, und damit dein Passen.',
  otherPirate: 'Jetzt handelt ein anderer Pirat: Du hattest für den vorigen gepasst.',
  handChanged: 'Deine Hand hat sich geändert: Dein Passen ist beendet.',
  pirateGone: 'Der Pirat, auf den du gewartet hast, ist fort: Dein Passen ist beendet.',
  commissionerChanged: 'Du hast jetzt einen anderen Kommissar oder keinen: Dein Passen ist beendet.',
  warshipSighted: 'Ein Kriegsschiff ist gekommen: Dein Passen ist beendet.',
  ownPirateInReach: 'Einer deiner Piraten liegt in Reichweite: Dein Passen ist beendet.',
};
