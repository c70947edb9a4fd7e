import { de } from '@bb/golden-age/text/fr';

/** Texts for screen readers and for play by keyboard. */
export const accessibility = {
  chart: 'Carte : les flèches mènent d’un lieu à l’autre, Entrée y agit',
  chartTitle: 'La carte en texte',
  openSea: (name: string): string => `${name}, pleine mer`,
  passage: (name: string): string => `${name}, un passage entre deux cartes`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, port (${nation}), valeur ${value}, défense ${defense}`,
  destroyed: 'détruit',
  attacked: 'déjà attaqué',
  governor: (name: string, isPro: boolean): string => `gouverneur ${name}, ${isPro ? 'favorable aux pirates' : 'hostile aux pirates'}`,
  merchant: 'un navire marchand, face cachée',
  merchantFound: (name: string): string => `navire marchand : ${name}`,
  haven: (pirate: string): string => `refuge ${de(pirate)}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `commissaire ${name} (${seat})`,
  ways: (places: readonly string[]): string => `D’ici : ${places.join(', ')}.`,
  nothing: 'rien',
  choices: (count: number): string => (count === 1 ? 'Entrée : 1 choix.' : `Entrée : ${count} choix.`),
};
