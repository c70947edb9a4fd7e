import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  unofficial:
    'Voici des versions numériques non officielles, par des joueurs pour des joueurs, de jeux de plateau sur les pirates déjà parus. Elles n’ont aucun lien avec les éditeurs ni les auteurs. Les règles sont des faits ; les textes, les images et le code sont tous de nous.',
  credits: 'Crédits',
  creditCoast: 'Côtes : Natural Earth, domaine public, par world-atlas.',
  creditType: 'Polices : EB Garamond, IM Fell English et IM Fell English SC, Pirata One, tous sous la SIL Open Font License 1.1.',
  creditIcons: (authors: string, licence: string) => `Icônes : game-icons.net, par ${authors}, sous ${licence}.`,
  creditTools: 'Fait avec Svelte, Vite, Comlink, idb, noble et SimpleWebAuthn.',
  keeping: 'Tes données',
  keepingText:
    'Les parties jouées sur cet écran et les réglages sont enregistrés dans ce navigateur et nulle part ailleurs : la page n’en envoie rien et ne compte pas ses visiteurs. Les tables en ligne, et ton nom là-bas, sont enregistrés par le serveur. Pour emporter une partie sur un autre appareil, télécharge-la puis importe-la là-bas.',
  version: (edition: string, version: string) => `${edition} : version ${version} des règles`,
  license: 'Licence du code : MIT.',
};
