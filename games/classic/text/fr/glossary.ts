/** The words of the game. */
import type { Language } from '../language.ts';

export const terms: Language['terms'] = {
  actionCard: {
    word: 'carte d’action',
    meaning: 'désigne le prochain joueur, un événement, ou l’issue d’une recherche, d’une prise ou d’une blessure',
  },
  attackHistory: { word: 'passé d’attaques', meaning: 'les nations qu’un pirate a attaquées, et dont les ports lui sont fermés' },
  booty: { word: 'butin', meaning: 'ce que contiennent les cales ; ne vaut rien avant d’être vendu' },
  careening: { word: 'carénage', meaning: 'le nettoyage de la coque, qui rend sa Vitesse au navire' },
  crewUnrest: { word: 'Moral', meaning: 'l’humeur de l’équipage : tout en haut, il est content ; tout en bas, il se mutine' },
  cunning: { word: 'Ruse', meaning: 'des points pour relancer les dés' },
  revelry: { word: 'Débauche & ripaille', meaning: 'une fête qui plaît à l’équipage et coûte un tour (D&R)' },
  dr66: { word: 'D66', meaning: 'deux dés, lus comme dizaines et unités' },
  hunter: { word: 'chasseur', meaning: 'un navire de guerre ou un commissaire du roi' },
  commissioner: { word: 'commissaire du roi', meaning: 'un chasseur de pirates que mène un joueur' },
  letterOfMarque: { word: 'lettre de marque', meaning: 'rend plus aimables les ports de sa nation, et permet à un pirate de se rendre' },
  manifest: { word: 'manifeste', meaning: 'la partie d’une carte d’action qui désigne une cargaison' },
  netWorth: { word: 'Fortune', meaning: 'l’argent d’un pirate, à bord et caché' },
  notoriety: { word: 'Renommée', meaning: 'la sinistre gloire d’un pirate, qui peut gagner la partie' },
  operation: { word: 'opération', meaning: 'ce que fait un joueur à son tour' },
  safeHaven: { word: 'refuge', meaning: 'un port qu’un pirate a soudoyé' },
  sighting: { word: 'signalement', meaning: 'le numéro public d’un navire marchand sur la carte' },
  stash: { word: 'cachette', meaning: 'de la Fortune cachée dans un refuge' },
  transitBox: { word: 'passage', meaning: 'le chemin d’un océan à l’autre' },
};
