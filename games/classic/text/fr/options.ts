/** The texts of forms: computer players and optional rules. */
import type { Language } from '../language.ts';

export const bots: Language['bots'] = {
  random: { name: 'Marin d’eau douce', about: 'Fait n’importe quel choix permis. Il vit rarement vieux.' },
  'cabin-boy': { name: 'Mousse', about: 'Joue comme le capitaine, mais choisit au hasard trois fois sur dix.' },
  captain: {
    name: 'Capitaine',
    about: 'Pèse ce que rapporte chaque opération et ses dangers, et choisit aussitôt. Un adversaire honnête.',
  },
  commodore: { name: 'Commodore', about: 'Juge mieux que le capitaine et regarde plus loin, pendant un quart de seconde au plus.' },
  'black-bart': { name: 'Black Bart', about: 'Le plus fort : réfléchit jusqu’à une seconde.' },
};

export const options: Language['options'] = {
  short: { title: 'Partie courte', effect: 'Chacun a deux pirates au lieu de trois.' },
  blood: { title: 'Capitaine Blood', effect: 'Le capitaine Blood, celui des romans, est dans la pioche des pirates.' },
  openHostages: { title: 'Otages connus', effect: 'Tous voient le port d’attache d’un otage : pratique autour d’un même écran.' },
  strictBribes: { title: 'Pots-de-vin stricts', effect: 'Un gouverneur ne se laisse soudoyer qu’après une vente.' },
};

export const newGame: Language['newGame'] = {
  intro:
    'Chasse les navires marchands, vends leurs cargaisons et retire-toi riche, avant qu’un navire de guerre, une tempête ou ton propre équipage ne mette fin au voyage. Le pirate à la plus grande Fortune gagne, ou le premier à 100 de Renommée.',
  optionalRules: 'Règles optionnelles',
  manyPlayers: 'À plus de quatre joueurs, chacun n’a qu’un pirate à la fois sur la carte.',
  solitaire:
    'Tu es Peter Blood, seul contre deux rivaux que joue l’ordinateur. Tu gagnes avec 100 de Renommée, ou si à la fin Blood est en vie ou retiré, et plus riche que tout autre pirate.',
  dummies: ['Premier rival', 'Deuxième rival'],
};
