import { notices } from '@bb/words/fr/notices';
import type { Words } from './words.ts';

export const fr: Words = {
  notice: notices,
  digest: (count) => (count === 1 ? 'Des nouvelles de votre table' : `${count} nouvelles de vos tables`),
  foot: (page) => `Ce qu’on vous dit, et comment, se choisit ici : ${page}`,
  verify: {
    title: 'Est-ce votre adresse ?',
    lines: (link) => [
      'Quelqu’un a donné cette adresse pour un compte. Si c’était vous, ouvrez ce lien avant demain à la même heure :',
      link,
      'Sinon, ne faites rien.',
    ],
  },
  reset: {
    title: 'Un nouveau mot de passe',
    lines: (links) => [
      'Quelqu’un demande un nouveau mot de passe pour votre compte. Si c’était vous, ouvrez ce lien dans l’heure :',
      ...links.map(({ login, link }) => `${login} : ${link}`),
      'Sinon, ne faites rien : votre mot de passe reste le même.',
    ],
  },
};
