import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  unofficial:
    'Voici des versions numériques non officielles de jeux de plateau de pirates déjà publiés, faites par des joueurs pour des joueurs. Elles n’ont aucun lien avec les éditeurs ni avec les auteurs. Les règles sont des faits ; les textes, les images et le code sont de nous.',
  credits: 'Crédits',
  creditCoast: 'Côtes : Natural Earth, domaine public, via world-atlas.',
  creditType: 'Polices : EB Garamond, IM Fell English et IM Fell English SC, Pirata One, toutes sous la SIL Open Font License 1.1.',
  creditIcons: (authors: string, license: string) => `Icônes : game-icons.net, par ${authors}, sous ${license}.`,
  creditTools: 'Fait avec Svelte, Vite, Comlink, idb, noble et SimpleWebAuthn.',
  keeping: 'Tes données',
  keepingText:
    'Tes réglages et les parties jouées sur cet écran sont enregistrés dans ce navigateur et nulle part ailleurs : le site n’en envoie rien et ne compte pas ses visiteurs. Les tables en ligne et le nom que tu y portes sont enregistrés sur le serveur. Pour emporter une partie sur un autre appareil, télécharge-la, puis importe-la sur celui-ci.',
  version: (edition: string, version: string) => `${edition} : version ${version} des règles`,
  license: 'Licence du code : MIT.',
};
