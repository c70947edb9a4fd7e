/** Texts of standing orders, and why they end. */
import type { PassOrder, PirateId } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';

/** @param pirate the active pirate */
function spanOf({ span }: PassOrder, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'action':
      return 'for this Action';
    case 'pirate':
      return `while ${n.pirate(pirate)} acts`;
    case 'turn':
      return 'for the rest of this turn';
    case 'ownTurn':
      return 'until my turn';
  }
}

const ACTION_GROUPS = { retirement: 'somebody means to retire', loot: 'somebody loots', attackPort: 'somebody attacks a port' } as const;

/** `when Teach acts` */
export const exception: Language['exception'] = (except, n) => {
  switch (except.kind) {
    case 'pirate':
      return `when ${n.pirate(except.pirate)} acts`;
    case 'deed':
      return `when ${ACTION_GROUPS[except.deed]}`;
    case 'prize':
      return `when ${n.language.doubloons(except.doubloons)} or more are at stake`;
    case 'card':
      return `when I could play ${n.language.cards[except.title].title}`;
    case 'reaction':
      return 'when my Commissioner can react';
    case 'any':
      return 'in all other cases';
  }
};

export const pass: Language['pass'] = (order, pirate, n) => {
  if (order.except.some(({ kind }) => kind === 'any')) return 'Keep passing on everything I passed on this turn';
  const exceptions = order.except.map((except) => exception(except, n));
  const span = `Pass ${spanOf(order, pirate, n)}`;
  return exceptions.length === 0 ? span : `${span}, except ${n.language.list(exceptions, 'or')}`;
};

export const lapses: Language['lapses'] = {
  turnOver: 'Your pass was for the previous turn.',
  ownTurn: 'Your pass ended with your own turn.',
  otherAction: 'That Action is over, and so is your pass.',
  otherPirate: 'Another pirate acts now: your pass has ended.',
  handChanged: 'Your hand has changed: your pass has ended.',
  pirateGone: 'The pirate you were waiting for is gone: your pass has ended.',
  commissionerChanged: 'You have another Commissioner now, or none: your pass has ended.',
  warshipSighted: 'A warship has come: your pass has ended.',
  ownPirateInReach: 'One of your own pirates lies within reach: your pass has ended.',
};
