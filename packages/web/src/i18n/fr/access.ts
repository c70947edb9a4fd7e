/** Ce qui est dit aux personnes qui écoutent la table ou la mènent au clavier. */
export const access = {
  chart: 'Carte : les flèches mènent d’un lieu à l’autre, Entrée y agit',
  chartTitle: 'La carte en mots',
  openSea: (name: string): string => `${name}, pleine mer`,
  passage: (name: string): string => `${name}, un passage entre deux cartes`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, port (${nation}), valeur ${value}, défense ${defense}`,
  destroyed: 'détruit',
  attacked: 'déjà attaqué',
  governor: (name: string, isPro: boolean): string => `gouverneur ${name}, ${isPro ? 'favorable aux pirates' : 'hostile aux pirates'}`,
  merchant: 'un navire marchand, face cachée',
  merchantFound: (name: string): string => `navire marchand : ${name}`,
  haven: (pirate: string): string => `refuge de ${pirate}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `commissaire ${name} (${seat})`,
  ways: (places: readonly string[]): string => `D’ici : ${places.join(', ')}.`,
  nothing: 'rien',
  choices: (count: number): string => (count === 1 ? 'Entrée : 1 choix.' : `Entrée : ${count} choix.`),
  command: {
    title: 'Ligne de commande',
    label: 'Que voulez-vous faire ?',
    hint: 'Une partie d’un choix, le nom d’un lieu ou le numéro d’une règle',
    matches: (count: number): string => (count === 0 ? 'Rien de ce nom.' : count === 1 ? '1 résultat.' : `${count} résultats.`),
    place: (name: string): string => `Regarder : ${name}`,
    rule: (number: string): string => `Règle ${number}`,
  },
  happened: 'Ce qui vient de se passer',
};
