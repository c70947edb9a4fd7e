import type { FormTexts } from '../en/forms.ts';

export const forms: FormTexts = {
  systemSeat: (seat: number) => `Joueur système ${seat}`,
  kinds: {
    'cabin-boy': {
      name: 'Mousse',
      about:
        'Chasse les marchands tout proches, épargne les otages et ne craint aucun commissaire. Navigue tant que la chance dure : pour une première partie.',
    },
    deckhand: {
      name: 'Matelot',
      about: 'Préfère les marchands aux ports et garde chaque otage pour sa rançon. Oublie les commissaires et rentre tard.',
    },
    boatswain: {
      name: 'Maître d’équipage',
      about: 'Hésite avant d’attaquer un port. Espère que les commissaires cherchent ailleurs, et une dernière prise avant de rentrer.',
    },
    captain: { name: 'Capitaine', about: 'Pèse chaque prise, chaque port et chaque danger, et se retire à temps. Répond aussitôt.' },
    commodore: { name: 'Commodore', about: 'Réfléchit un quart de seconde avant chaque choix.' },
    'black-bart': { name: 'Black Bart', about: 'Le plus fort : réfléchit jusqu’à une seconde.' },
    random: { name: 'Hasard', about: 'N’importe quel choix permis. Pour faire des essais.' },
    system: { name: 'le joueur système', about: '' },
  },
  temperament: 'Caractère',
  temperaments: {
    even: { name: 'égal', about: 'Joue pour gagner, et pour rien d’autre.' },
    bold: { name: 'hardi', about: 'Aime le risque : tout ou rien.' },
    greedy: { name: 'avide', about: 'Veut des points à lui, quel que soit le vainqueur.' },
    cautious: { name: 'prudent', about: 'Fuit le risque : peu, mais sûrement.' },
    vindictive: { name: 'rancunier', about: 'Tire vers le bas celui qui mène, quoi qu’il en coûte.' },
  },
  newGameIntro: 'Choisis qui joue et avec quelles règles, ou mets les voiles tout de suite.',
  componentSet: (id: string) => `Matériel : ${id}`,
  cunning: 'Ne proposer la Ruse qu’après un jet raté, ou sans seuil à atteindre',
  onlyWhatDecides: (prize: string) =>
    `Passer automatiquement, sauf si un pirate veut se retirer, si l’enjeu est de ${prize} ou plus, ou si mon commissaire peut réagir`,
  questions: 'Questions',

  optionalRules: 'Règles optionnelles',
  chosenRules: (rules: string) => `Règles optionnelles : ${rules}`,
  noRules: 'aucune',
  componentSetUsual: 'Matériel : standard',
  componentFile: 'Utiliser un autre matériel (fichier JSON) :',
  badComponents: (file: string, why: string) => `« ${file} » est inutilisable. ${why}`,
};
