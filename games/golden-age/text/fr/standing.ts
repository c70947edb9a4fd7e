/** Texts of standing orders, and why they end. */
import type { PassOrder, PirateId } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';

/** @param pirate the active pirate */
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
    case 'any':
      return 'dans tous les autres cas';
  }
};

export const pass: Language['pass'] = (order, pirate, n) => {
  if (order.except.some(({ kind }) => kind === 'any')) return 'Passer de nouveau là où j’ai passé ce tour-ci';
  const exceptions = order.except.map((except) => exception(except, n));
  const span = `Passer ${spanOf(order, pirate, n)}`;
  return exceptions.length === 0 ? span : `${span}, sauf ${n.language.list(exceptions, 'or')}`;
};

export const lapses: Language['lapses'] = {
  turnOver: 'Tu passais pour le tour précédent.',
  ownTurn: 'C’est ton tour : tu ne passes plus automatiquement.',
  otherAction: 'Cette action est finie : tu ne passes plus automatiquement.',
  otherPirate: 'Un autre pirate agit : tu ne passes plus automatiquement.',
  handChanged: 'Ta main a changé : tu ne passes plus automatiquement.',
  pirateGone: 'Le pirate que tu attendais n’est plus là : tu ne passes plus automatiquement.',
  commissionerChanged: 'Tu as un autre commissaire, ou aucun : tu ne passes plus automatiquement.',
  warshipSighted: 'Un navire de guerre est arrivé : tu ne passes plus automatiquement.',
  ownPirateInReach: 'L’un de tes pirates est à portée : tu ne passes plus automatiquement.',
};
