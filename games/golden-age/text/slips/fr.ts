import { plural } from '../fr/grammar.ts';
import type { SlipWords } from './words.ts';

export const fr: SlipWords = {
  tortured: (ransom) => `La rançon de l’otage est de ${ransom} en moyenne.`,
  spared: (notoriety) => `La torture rapporte aussitôt ${plural(notoriety, 'point', 'points')} de Renommée.`,
  leftCargo: (amount) => `Une cargaison de ${amount} a été laissée.`,
  soldEarly: (percent, port, moves) =>
    `Vendu un port trop tôt : celui-ci paie ${percent} %, et ${port}, à ${plural(moves, 'déplacement', 'déplacements')}, paie le plein prix.`,
  keptBooty: (amount) => `Un butin de ${amount} est resté à bord.`,
  madeEnemy: (nation, ports) => `L’attaque lui ferme ${plural(ports, 'port', 'ports')} (${nation}).`,
  wentHome: (pirate, points) => `${pirate} s’est retiré avec ${points} ; on pouvait espérer davantage en mer.`,
  sailedOn: (pirate, points) => `${pirate} aurait pu se retirer avec ${points}.`,
  changedNothing: 'Cette action n’a rien changé.',
  idle: (actions) => `${plural(actions, 'action est restée inutilisée', 'actions sont restées inutilisées')}.`,
  letGo: (pirate, points) => `${pirate} avait ${points} à perdre.`,
  wasted: (card, pirate, points) => `« ${card} » a visé ${pirate}, qui avait ${points} à perdre.`,
  fewerActions: (had, could) => `La carte donnait ${plural(had, 'action', 'actions')} ; une autre en main en donne ${could}.`,
  odds: (had, could) => `Chances : ${had} ; le meilleur choix : ${could}.`,
};
