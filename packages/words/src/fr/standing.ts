/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { PassOrder } from '@bb/protocol';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';

/** `pirate`: who acts. */
function spanOf({ span }: PassOrder, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'action':
      return 'pour cette action';
    case 'pirate':
      return `tant que ${n.pirate(pirate)} agit`;
    case 'turn':
      return 'pour le reste de ce tour';
    case 'ownTurn':
      return 'jusqu’à mon tour';
  }
}

const DEEDS = { retirement: 'quelqu’un veut se retirer', loot: 'quelqu’un pille', attackPort: 'quelqu’un attaque un port' } as const;

/** `quand Teach agit` */
export const exception: Language['exception'] = (except, n) => {
  switch (except.kind) {
    case 'pirate':
      return `quand ${n.pirate(except.pirate)} agit`;
    case 'deed':
      return `quand ${DEEDS[except.deed]}`;
    case 'prize':
      return `quand l’enjeu est de ${n.language.doubloons(except.doubloons)} ou plus`;
    case 'card':
      return `quand je pourrais jouer « ${n.language.cards[except.title].title} »`;
    case 'reaction':
      return 'quand mon commissaire peut réagir';
  }
};

export const pass: Language['pass'] = (order, pirate, n) => {
  const exceptions = order.except.map((except) => exception(except, n));
  const span = `Passer ${spanOf(order, pirate, n)}`;
  return exceptions.length === 0 ? span : `${span}, sauf ${n.language.list(exceptions, 'or')}`;
};

export const lapses: Language['lapses'] = {
  turnOver: 'Vous aviez passé pour le tour précédent.',
  ownTurn: 'Votre passe a pris fin avec votre propre tour.',
  otherAction: 'Cette action est finie, et votre passe avec elle.',
  otherPirate: 'Un autre pirate agit à présent : vous aviez passé pour le précédent.',
  handChanged: 'Votre main a changé : votre passe a pris fin.',
  pirateGone: 'Le pirate que vous attendiez n’est plus là : votre passe a pris fin.',
  commissionerChanged: 'Vous avez à présent un autre commissaire, ou aucun : votre passe a pris fin.',
  warshipSighted: 'Un navire de guerre est arrivé : votre passe a pris fin.',
  ownPirateInReach: 'L’un de vos pirates est à portée : votre passe a pris fin.',
};
