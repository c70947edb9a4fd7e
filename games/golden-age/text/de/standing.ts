/** Texts of standing orders, and why they end. */
import type { PassOrder, PirateId } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';

/** @param pirate the active pirate */
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
    case 'any':
      return 'in allen anderen Fällen';
  }
};

export const pass: Language['pass'] = (order, pirate, n) => {
  if (order.except.some(({ kind }) => kind === 'any')) return 'Wieder passen, wo ich in diesem Zug gepasst habe';
  const exceptions = order.except.map((except) => exception(except, n));
  const span = `Passen${spanOf(order, pirate, n)}`;
  return exceptions.length === 0 ? span : `${span}, außer ${n.language.list(exceptions, 'or')}`;
};

export const lapses: Language['lapses'] = {
  turnOver: 'Automatisches Passen galt nur für den vorigen Zug.',
  ownTurn: 'Du bist am Zug: Automatisches Passen ist beendet.',
  otherAction: 'Diese Aktion ist vorbei: Automatisches Passen ist beendet.',
  otherPirate: 'Jetzt handelt ein anderer Pirat: Automatisches Passen ist beendet.',
  handChanged: 'Deine Hand hat sich geändert: Automatisches Passen ist beendet.',
  pirateGone: 'Der Pirat, auf den du gewartet hast, ist fort: Automatisches Passen ist beendet.',
  commissionerChanged: 'Du hast jetzt einen anderen Kommissar oder keinen: Automatisches Passen ist beendet.',
  warshipSighted: 'Ein Kriegsschiff ist gekommen: Automatisches Passen ist beendet.',
  ownPirateInReach: 'Einer deiner Piraten liegt in Reichweite: Automatisches Passen ist beendet.',
};
