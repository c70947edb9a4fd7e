/** The questions to the seats. */
import { de } from '@bb/common/text/fr/elision';
import { NONE, type RollPurpose } from '../../rules/index.ts';
import { dice, isNothing } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Question } from '../question.ts';
import { rolled } from './dice.ts';
import { count, pounds } from './grammar.ts';
import { commissioner, hostage, pirate, sighting, slot, tradePart } from './pieces.ts';
import { inPort, ofPort, port, thePort, where } from './places.ts';

export const prompts: Language['prompts'] = {
  chooseShip: (q) => `Choisis un navire pour ${pirate(q.pirate)}.`,
  chooseStart: (q) => `Choisis où commence ${pirate(q.pirate)}.`,
  takeOperation: (q) =>
    q.isOperated ? 'L’opération est faite. Autre chose avant la fin du tour ?' : 'À toi de jouer : choisis une opération.',
  moveStep: (q) => `${pointsLeft(q, q.points ?? 0)}. Vers où ?`,
  moveWarship: (q) =>
    q.points === null ? 'Déplacer un navire de guerre, ou en faire venir un nouveau ?' : `${pointsLeft(q, q.points)}. Vers où ?`,
  afterMove: (q) => `${pirate(q.pirate)} est ${where(q.at)}. Et maintenant ?`,
  joinMove: (q) => `${pirate(q.other)} prend la mer. Le suivre avec ${pirate(q.pirate)} ?`,
  tryIntercept: (q) => `${pirate(q.pirate)} passe à portée. Tenter de l’intercepter avec ${commissioner(q.commissioner)} ?`,
  chooseQuarry: (q) => `Quel pirate les chasseurs doivent-ils intercepter ${where(q.place)} ?`,
  chooseMerchant: (q) => `Quel navire marchand poursuivre avec ${pirate(q.pirate)} ?`,
  attackOrLeave: (q) => `Attaquer ${sighting(q.sighting)} avec ${pirate(q.pirate)} ?`,
  dealWithCargo: (q) => `Une cargaison de ${pounds(q.pounds)} : dans quelle cale ${de(pirate(q.pirate))} l’arrimer ?`,
  takeShip: (q) => `Faire de la prise le navire ${de(pirate(q.pirate))} ?`,
  clearHolds: (q) => `${pirate(q.pirate)} n’a pas assez de cales. Quelle cargaison jeter par-dessus bord ?`,
  tortureHostage: (q) => `Faire torturer ${hostage(q.hostage)} par ${pirate(q.pirate)} ?`,
  declareRevelry: (q) =>
    q.isMandatory
      ? `L’équipage ${de(pirate(q.pirate))} veut faire ripaille, et murmure si on le lui refuse. Le laisser faire ?`
      : `Lâcher la bride à l’équipage ${de(pirate(q.pirate))} (Débauche & ripaille) ?`,
  challenge: (q) => `Faire défier ${pirate(q.other)} en duel par ${pirate(q.pirate)} ?`,
  sellHolds: (q) => `Quelles cargaisons ${de(pirate(q.pirate))} vendre ${inPort(q.port)} ? (${pounds(q.pounds)} jusqu’ici.)`,
  doBusiness: (q) => `Quelles affaires faire avec ${pirate(q.pirate)} ${inPort(q.port)} ?`,
  payForHaven: (q) => `Un refuge ${inPort(q.port)} coûte ${pounds(q.pounds)} à ${pirate(q.pirate)}. Payer ?`,
  payForLetter: (q) => `La lettre de marque ${inPort(q.port)} coûte ${pounds(q.pounds)} à ${pirate(q.pirate)}. Payer ?`,
  attackWithInformation: (q) => `Utiliser ce que sait ${pirate(q.pirate)} ${ofPort(q.port)} ? Cela ne sert qu’une fois.`,
  takePlunder: (q) => `${thePort(q.port)} rapporte ${pounds(q.pounds)}. En remplir les cales ${de(pirate(q.pirate))} ?`,
  stash: (q) => `Combien cacher des ${pounds(q.pounds)} ${de(pirate(q.pirate))} ?`,
  endBattle: (q) => `La bataille contre ${pirate(q.pirate)} peut finir ici. L’arrêter ?`,
  surrenderOrFight: (q) => `Rendre ${pirate(q.pirate)} aux chasseurs, avec sa lettre de marque ?`,
  backOff: (q) => `Faire rompre ${pirate(q.pirate)} dans le duel contre ${pirate(q.other)} ?`,
  retireFromMutiny: (q) => `L’équipage laisse partir ${pirate(q.pirate)}, mais avec sa seule cachette. Le retirer ?`,
  acceptPardon: (q) => `Accepter le pardon du roi, et retirer ${pirate(q.pirate)} ?`,
  chooseBox: (q) => `Choisis le passage où commence ${commissioner(q.commissioner)}.`,
  orderOusted: () => 'Quel pirate les chasseurs qui attendent dehors doivent-ils intercepter ensuite ?',
  answerAlliance: (q) => `Allier ${pirate(q.pirate)} à ${pirate(q.other)} ?`,
  challengeBreaker: (q) => `${pirate(q.other)} a rompu l’alliance. Le faire défier en duel par ${pirate(q.pirate)} ?`,
  proposeTrade: (q) => proposed(q),
  answerTrade: (q) => offered(q),
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

function proposed({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give) && isNothing(take)) return `Que vont échanger ${pirate(id)} et ${pirate(other)} ?`;
  if (isNothing(give)) return `${pirate(id)} demande ${tradePart(take)} et ne donne encore rien. Quoi d’autre ?`;
  if (isNothing(take)) return `${pirate(id)} donne ${tradePart(give)} et ne reçoit encore rien. Quoi d’autre ?`;
  return `${pirate(id)} donne ${tradePart(give)} contre ${tradePart(take)}. Quoi d’autre ?`;
}

function offered({ pirate: id, other, give, take }: Question): string {
  if (isNothing(give)) return `${pirate(id)} demande ${tradePart(take)} à ${pirate(other)} et n’offre rien. D’accord ?`;
  if (isNothing(take)) return `${pirate(id)} offre à ${pirate(other)} ${tradePart(give)} et ne demande rien. D’accord ?`;
  return `${pirate(id)} offre à ${pirate(other)} ${tradePart(give)} contre ${tradePart(take)}. D’accord ?`;
}

/** The pirate, Commissioner or warship that moves, and how far. */
function pointsLeft(q: Question, points: number): string {
  const mover = q.pirate !== NONE ? pirate(q.pirate) : q.slot === NONE ? commissioner(q.commissioner) : slot(q.slot);
  return `${mover} a encore ${count(points, 'point de mouvement', 'points de mouvement')}`;
}

function reroll({ pirate, roll, cunning }: Question): string {
  if (roll === null) return 'Dépenser un point de Ruse pour relancer ?';
  const against = roll.others.length === 0 ? '' : ` contre ${thrown(roll.purpose, roll.others)}`;
  return `${rolled(roll.purpose, pirate)} : ${thrown(roll.purpose, roll.own)}${against}. Dépenser un point de Ruse pour relancer ? (Il en reste ${cunning}.)`;
}
/** `un 6`, or `4 + 1 = 5` */
const thrown = (purpose: RollPurpose, faces: readonly number[]): string =>
  `${faces.length === 1 ? 'un ' : ''}${dice(purpose, faces, port)}`;
