import { notices } from '@bb/protocol/notices/fr';
import type { Words } from './words.ts';

export const fr: Words = {
  notice: notices,
  digest: (count) => (count === 1 ? 'Des nouvelles de ta table' : `${count} nouvelles de tes tables`),
  foot: (page) => `Réglages des notifications : ${page}`,
  verify: {
    title: 'Confirme ton adresse e-mail',
    lines: (link) => [
      'Cette adresse a été indiquée pour un compte sur ce serveur Blackbeard. Pour la confirmer, ouvre ce lien dans les 24 heures :',
      link,
      'Si ce n’était pas toi, ignore cet e-mail.',
    ],
  },
  reset: {
    title: 'Réinitialise ton mot de passe',
    lines: (links) => [
      'Quelqu’un a demandé à réinitialiser le mot de passe de ton compte. Pour en choisir un nouveau, ouvre ce lien dans l’heure :',
      ...links.map(({ login, link }) => `${login} : ${link}`),
      'Si ce n’était pas toi, ignore cet e-mail. Ton mot de passe reste le même.',
    ],
  },
};
