/** The questions to the seats. */
import { NONE } from '../../rules/index.ts';
import { dice } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, pounds } from './grammar.ts';
import { commissioner, hostage, pirate, sighting, slot, tradePart } from './pieces.ts';
import { inPort, ofPort, port, where } from './places.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Quel navire prend ${pirate(q.pirate)} ?`,
  chooseStart: (q) => `Où commence ${pirate(q.pirate)} ?`,
  takeOperation: (q) =>
    q.isOperated ? 'L’opération est faite : autre chose avant la fin du tour ?' : 'À toi de jouer : quelle opération choisis-tu ?',
  moveStep: (q) => `${pointsLeft(q, q.points ?? 0)} : vers où ?`,
  moveWarship: (q) =>
    q.points === null ? 'Quel navire de guerre déplaces-tu, ou en vient-il un nouveau ?' : `${pointsLeft(q, q.points)} : vers où ?`,
  afterMove: (q) => `${pirate(q.pirate)} est ${where(q.at)} : et maintenant ?`,
  joinMove: (q) => `${pirate(q.other)} prend la mer : ${pirate(q.pirate)} le suit-il ?`,
  tryIntercept: (q) => `${pirate(q.pirate)} passe à portée : ${commissioner(q.commissioner)} tente-t-il de l’intercepter ?`,
  chooseQuarry: (q) => `À qui s’en prennent les chasseurs ${where(q.place)} ?`,
  chooseMerchant: (q) => `Quel navire marchand ${pirate(q.pirate)} poursuit-il ?`,
  attackOrLeave: (q) => `${pirate(q.pirate)} attaque-t-il ${sighting(q.sighting)} ?`,
  dealWithCargo: (q) => `Une cargaison de ${pounds(q.pounds)} : où ${pirate(q.pirate)} l’arrime-t-il ?`,
  takeShip: (q) => `${pirate(q.pirate)} fait-il de la prise son navire ?`,
  clearHolds: (q) => `${pirate(q.pirate)} n’a pas assez de cales : que jeter par-dessus bord ?`,
  tortureHostage: (q) => `${pirate(q.pirate)} fait-il torturer ${hostage(q.hostage)} ?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `L’équipage veut faire ripaille, et murmure si on le lui refuse : ${pirate(q.pirate)} le laisse-t-il faire ?`
      : `${pirate(q.pirate)} appelle-t-il à la Débauche & ripaille ?`,
  challenge: (q) => `${pirate(q.pirate)} défie-t-il ${pirate(q.other)} en duel ?`,
  sellHolds: (q) => `Quelles cales ${pirate(q.pirate)} écoule-t-il ${inPort(q.port)}, pour ${pounds(q.pounds)} jusqu’ici ?`,
  doBusiness: (q) => `Quelles affaires ${pirate(q.pirate)} fait-il ${inPort(q.port)} ?`,
  payForHaven: (q) => `Un refuge ${inPort(q.port)} coûte ${pounds(q.pounds)} : ${pirate(q.pirate)} paie-t-il ?`,
  payForLetter: (q) => `La lettre de marque ${inPort(q.port)} coûte ${pounds(q.pounds)} : ${pirate(q.pirate)} paie-t-il ?`,
  attackWithInformation: (q) => `${pirate(q.pirate)} utilise-t-il ce qu’il sait du port ${ofPort(q.port)} ?`,
  takePlunder: (q) => `Le port ${ofPort(q.port)} rapporte ${pounds(q.pounds)} : ${pirate(q.pirate)} en remplit-il ses cales ?`,
  stash: (q) => `Sur ses ${pounds(q.pounds)}, combien ${pirate(q.pirate)} cache-t-il ?`,
  endBattle: (q) => `La bataille contre ${pirate(q.pirate)} peut finir ici : l’arrêtes-tu ?`,
  surrenderOrFight: (q) => `${pirate(q.pirate)} se rend-il avec sa lettre de marque ?`,
  backOff: (q) => `${pirate(q.pirate)} rompt-il dans le duel contre ${pirate(q.other)} ?`,
  retireFromMutiny: (q) => `L’équipage laisse partir ${pirate(q.pirate)}, mais avec sa seule cachette : se retire-t-il ?`,
  acceptPardon: (q) => `${pirate(q.pirate)} accepte-t-il le pardon du roi, et se retire-t-il ?`,
  chooseBox: (q) => `Dans quel passage commence ${commissioner(q.commissioner)} ?`,
  orderOusted: () => 'À qui s’en prennent ensuite les chasseurs qui attendent dehors ?',
  answerAlliance: (q) => `${pirate(q.pirate)} accepte-t-il une alliance avec ${pirate(q.other)} ?`,
  challengeBreaker: (q) => `${pirate(q.other)} a rompu l’alliance : ${pirate(q.pirate)} le défie-t-il ?`,
  proposeTrade: (q) => `${pirate(q.pirate)} donne ${tradePart(q.give)} contre ${tradePart(q.take)} : quoi d’autre ?`,
  answerTrade: (q) => `${pirate(q.pirate)} offre à ${pirate(q.other)} ${tradePart(q.give)} contre ${tradePart(q.take)} : d’accord ?`,
  rerollWithCunning: (q) => reroll(q),
  rollDie: (q) => (q.roll === null ? 'Un dé est lancé.' : `${rolled(q.roll.purpose, q.pirate)}.`),
  drawActionCard: () => 'Une carte d’action est piochée.',
  drawPirate: () => 'Un pirate est pioché.',
  drawMerchant: () => 'Un navire marchand est pioché.',
  drawWarship: () => 'Un navire de guerre est pioché.',
  drawCommissioner: () => 'Un commissaire du roi est pioché.',
  drawGovernor: () => 'Un gouverneur est pioché.',
  drawLetter: () => 'Une lettre de marque est piochée.',
  pickMerchant: () => 'Le hasard désigne le navire marchand.',
  pickPort: () => 'Le hasard désigne le port.',
  breakTie: () => 'Le hasard tranche l’égalité.',
};

/** The pirate, Commissioner or warship that moves, and how far. */
function pointsLeft(q: Question, points: number): string {
  const mover = q.pirate !== NONE ? pirate(q.pirate) : q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
  return `${mover} a encore ${count(points, 'point de mouvement', 'points de mouvement')}`;
}

function reroll({ pirate: one, roll, cunning }: Question): string {
  if (roll === null) return 'Dépenser un point de Ruse pour relancer ?';
  const against = roll.others.length === 0 ? '' : ` contre ${dice(roll.purpose, roll.others, port)}`;
  return `${rolled(roll.purpose, one)} : ${dice(roll.purpose, roll.own, port)}${against}. Dépenser 1 de Ruse sur ${cunning} pour relancer ?`;
}
