/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import type { PassWords } from '../standing.ts';

/** `pirate`: who acts. */
function spanOf({ span }: PassWords, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'pirate':
      return `tant que ${n.pirate(pirate)} agit`;
    case 'turn':
      return 'pour le reste de ce tour';
    case 'ownTurn':
      return 'jusqu’à mon tour';
  }
}

function exceptionOf({ except }: PassWords, n: Names): string {
  switch (except.kind) {
    case 'none':
      return '';
    case 'pirate':
      return `, sauf quand ${n.pirate(except.pirate)} agit`;
    case 'reaction':
      return ', sauf si mon commissaire peut réagir';
  }
}

export const pass: Language['pass'] = (order, pirate, n) => `Passer ${spanOf(order, pirate, n)}${exceptionOf(order, n)}`;

export const lapses: Language['lapses'] = {
  turnOver: 'Vous aviez passé pour le tour précédent.',
  ownTurn: 'Votre passe a pris fin avec votre propre tour.',
  otherPirate: 'Un autre pirate agit à présent : vous aviez passé pour le précédent.',
  handChanged: 'Votre main a changé : votre passe a pris fin.',
  pirateGone: 'Le pirate que vous attendiez n’est plus là : votre passe a pris fin.',
  commissionerChanged: 'Vous n’avez plus le commissaire dont parlait votre passe.',
  ownPirateInReach: 'L’un de vos pirates est à portée : votre passe a pris fin.',
};
