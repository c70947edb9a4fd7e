import { de } from '@bb/common/text/fr/elision';
import type { ActionKind } from '@bb/golden-age/rules';
import type { StoryWords } from '../language.ts';
import { offPlace, thePlace } from './places.ts';

/** What an Action is called. */
export const actions: Readonly<Record<ActionKind, string>> = {
  move: 'la traversée',
  findMerchant: 'la recherche',
  lootMerchant: 'le pillage',
  portActivities: 'l’escale',
  recovery: 'le dégrisement',
  retireByLetter: 'la retraite',
  retireInHaven: 'la retraite',
  bribeToRetire: 'la retraite',
  retireInPiratePort: 'la retraite',
  attackPort: 'l’attaque du port',
  sackPort: 'la mise à sac',
  bootyGrab: 'le vol du butin',
  alliance: 'l’alliance',
  dig: 'la fouille',
  drawOrDeploy: 'l’entrée en jeu',
};

export const announced: StoryWords['announced'] = {
  move: (e, n) => `${n.pirate(e.pirate)} met le cap sur ${thePlace(e.target, n)}.`,
  findMerchant: (e, n) => `${n.pirate(e.pirate)} cherche le navire marchand ${offPlace(e.target, n)}.`,
  lootMerchant: (e, n) => `${n.pirate(e.pirate)} aborde le navire marchand ${offPlace(e.target, n)}.`,
  portActivities: (e, n) => `${n.pirate(e.pirate)} vaque à ses affaires au port.`,
  recovery: (e, n) => `${n.pirate(e.pirate)} rappelle son équipage à l’ordre.`,
  retireByLetter: (e, n) => `${n.pirate(e.pirate)} veut se retirer grâce à sa lettre de marque.`,
  retireInHaven: (e, n) => `${n.pirate(e.pirate)} veut se retirer dans son refuge.`,
  retireInPiratePort: (e, n) => `${n.pirate(e.pirate)} veut se retirer dans ce port pirate.`,
  bribeToRetire: (e, n) => `${n.pirate(e.pirate)} offre un pot-de-vin au gouverneur pour se retirer.`,
  attackPort: (e, n) => `${n.pirate(e.pirate)} s’avance pour attaquer ${thePlace(e.target, n)}.`,
  sackPort: (e, n) => `${n.pirate(e.pirate)} entreprend de mettre le port à sac.`,
  bootyGrab: (e, n) => `${n.pirate(e.pirate)} veut faire main basse sur le butin ${de(n.pirate(e.other))}.`,
  alliance: (e, n) => `${n.pirate(e.pirate)} cherche à s’allier avec ${n.pirate(e.other)}.`,
  dig: (e, n) => `${n.pirate(e.pirate)} descend à terre pour creuser.`,
  drawOrDeploy: (e, n) => `${n.pirate(e.pirate)} entre en jeu.`,
};
