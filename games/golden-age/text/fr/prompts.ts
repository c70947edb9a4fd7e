/** What a seat must decide, in one line. */
import { de } from '@bb/common/text/fr/elision';
import { type ActionKind, EX_PIRATE, REVELRY_LOYALTY } from '@bb/golden-age/rules';
import { needOf } from '../arithmetic.ts';
import { capital } from '../figures.ts';
import type { Language, PromptWords } from '../language.ts';
import { percent } from '../odds.ts';
import {
  type ActionOutcome,
  type AskedSeat,
  contestFacts,
  deploymentOf,
  drawnPirate,
  type InterruptionWords,
  interruptionsIn,
  momentOf,
  onlyPirate,
  outcomeOfAction,
  type Question,
  rollFacts,
} from '../questions.ts';
import { purposes } from './dice.ts';
import { doubloons, list, plural } from './grammar.ts';
import { carte, commissaire, hunter, navire, pieces, un } from './pieces.ts';
import { inPort, off, offPlace, ofPort, thePlace, to } from './places.ts';

export const prompts: PromptWords = {
  draftPirate: () => 'Choisis un pirate pour ta main.',
  deployFleet: (q) =>
    `${onlyPirate(q) ? `Où commence ${onlyPirate(q)} ? Choisis une zone maritime.` : 'Déploie un pirate dans une zone maritime.'}${mayPass(q)}`,
  deployInSecret: (q) =>
    onlyPirate(q)
      ? `Dans quelle zone maritime commence ${onlyPirate(q)} ? Les autres le verront quand tous auront choisi.`
      : 'Déploie un pirate dans une zone maritime ; les autres le verront quand tous auront choisi.',
  chooseShip: ({ pirate }) => `Choisis un navire pour ${pirate}.`,
  chooseShipInSecret: ({ pirate }) => `Choisis un navire pour ${pirate} ; les autres le verront quand tous auront choisi.`,
  playCard: () => 'Joue une carte pour ses actions.',
  discardForAction: () => 'Défausser une seconde carte pour une autre action ?',
  takeAction: () => 'Choisis une action.',
  antiPirateAction: (q) => `${moment(q)} ${q.asked ? whatCouldBeDone(q, q.asked) : 'Intervenir ?'}`,
  negate: ({ about, n, pirate }) =>
    `${about.by === undefined ? 'Un adversaire' : n.seat(about.by)} joue ${about.card === undefined ? 'une carte' : carte(about.card, n)} contre ${pirate}. L’annuler ?`,
  rerollWithCunning: (q) => contestPrompt(q) ?? rollPrompt(q),
  fightOrFlee: (q) => `${foe(q)} attaque ${q.pirate}${q.about.fromAfar ? ' depuis une zone voisine' : ''}. Combattre ou fuir ?`,
  surrenderOrFight: (q) => `${foe(q)} tient ${q.pirate} à sa merci. Se rendre avec la lettre de marque et se retirer, ou combattre ?`,
  attackOrHold: (q) => `${foe(q)} surprend ${q.pirate}. Attaquer aussitôt ? Sinon, le navire reste en station.`,
  kcSurprise: (q) =>
    `${foe(q)} va attaquer ${q.pirate}. Envoyer à sa place un commissaire du roi avec « Commissaire à bord » ? ${price(q)}`,
  doubleCross: (q) =>
    `${q.pirate} se rend ${foeTo(q)} pour se retirer avec sa lettre de marque. Le traduire en justice avec « Trahison » ? ${price(q)}`,
  bearOddHit: ({ about, pirate, other }) =>
    about.hits === 1
      ? `${pirate} et ${other} subissent 1 dégât en Combat. Quel navire le prend ?`
      : `${pirate} et ${other} partagent ${about.hits ?? 0} dégâts en Combat. Quel navire prend le dégât impair ?`,
  chooseSenior: ({ pirate, other }) => `${pirate} et ${other} ont la même Autorité. À qui va la part impaire de leurs gains ?`,
  takeAllysPart: ({ pirate, doubloons }) => `La part ${de(pirate)} dans la cargaison est de ${doubloons}. Dans quelle cale ?`,
  defendWithSkull: ({ pirate, other }) =>
    `${other} va faire main basse sur le butin ${de(pirate)}. Jouer « Tête de mort & tibias » pour ${pirate} ?`,
  payGrabber: ({ pirate, other, doubloons }) => `${other} prend ${doubloons} à ${pirate}. Dans quelle cale ?`,
  duelOn: ({ pirate, other }) => `Égalité au duel. ${pirate} doit-il continuer contre ${other} ? Le duel continue si tous deux le veulent.`,
  takeSpoils: ({ about, pirate, other, doubloons }) =>
    `${pirate} a vaincu ${other}. Que prends-tu de ses biens ?${about.doubloons ? ` Butin déjà pris : ${doubloons}.` : ''}`,
  clearPrize: ({ other }) =>
    `Le navire ${de(other)} n’a pas assez de place pour les deux cargaisons. Jeter par-dessus bord une part de celle ${de(other)} ?`,
  clearHolds: ({ pirate, other }) =>
    `Le navire ${de(other)} n’a pas assez de place pour les deux cargaisons. Quelle cargaison ${de(pirate)} passe par-dessus bord ?`,
  stowPlunder: ({ about, n, pirate, doubloons }) =>
    `${pirate} emporte ${doubloons} ${about.port === undefined ? 'du port' : ofPort(about.port, n)}. Dans quelle cale ?`,
  seizeBooty: (q) =>
    `La prise ${de(q.pirate)} ${q.about.port === undefined ? 'au large du port' : off(q.about.port, q.n)} contient ${booty(q)}. S’en emparer ?`,
  dealWithPrize: (q) =>
    q.about.holdsOf === undefined || q.about.holdsOf === q.about.pirate
      ? `La prise ${de(q.pirate)} : ${booty(q)}. Qu’en faire ?`
      : `Le nouveau navire ${de(q.n.pirate(q.about.holdsOf))} n’a pas assez de place pour tout. Que jeter par-dessus bord ?`,
  declareRevelry: ({ pirate }) =>
    `Laisser l’équipage ${de(pirate)} faire ripaille ? Loyauté +${REVELRY_LOYALTY}, mais jusqu’à ce qu’il ait dégrisé au port (une action), ${pirate} ne peut que faire voile.`,
  portActivity: ({ about, n, pirate, doubloons }) =>
    `${pirate} ${about.port === undefined ? 'au port' : inPort(about.port, n)} : que faire ?${about.doubloons ? ` Déjà vendu : ${doubloons}.` : ''}`,
  stowBooty: ({ pirate, doubloons }) => `Dans laquelle des cales ${de(pirate)} arrimer ${doubloons} ?`,
  divideRepairs: (q) => repairs(q),
  payForHaven: ({ about, n, pirate, doubloons }) =>
    `${pirate} : payer ${doubloons} pour un refuge ${about.port === undefined ? 'dans ce port' : inPort(about.port, n)} ?`,
  payToRetire: ({ pirate, doubloons }) => `${pirate} : payer ${doubloons} au gouverneur et se retirer ?`,
  keepOrDeploy: (q) => `Garder ${drawn(q)} en main, ou le déployer tout de suite ?`,
  keepOrRefuse: (q) => `Garder ${drawn(q)}, ou le refuser et en piocher un autre ?`,
  chooseSuccessor: ({ pirate }) => `L’équipage a abandonné ${pirate}. Qui prend le commandement ?`,
  chooseArea: ({ about, n, pirate }) =>
    about.port === undefined
      ? `Où ${pirate} entre-t-il en jeu ?`
      : `${pirate} est chassé ${ofPort(about.port, n)}. Vers quelle zone maritime ?`,
  placeCommissioner: ({ pirate }) => `${pirate} chasse désormais les pirates. Dans quelle zone maritime commence-t-il ?`,
  discardToFate: () => 'Le Doigt du destin réclame une carte. Laquelle donnes-tu ?',
};

const booty = ({ about, n, doubloons }: Question): string =>
  `${doubloons}${about.hostage === undefined ? '' : ` et ${un(about.hostage, n)}`}`;

function drawn(q: Question): string {
  const pirate = drawnPirate(q);
  return pirate === undefined ? 'le pirate pioché' : q.n.pirateInFull(pirate);
}

function repairs({ about: { hits = 0 }, pirate, asked }: Question): string {
  const isSpeed = asked?.choices.some(({ type }) => type === 'repairSpeed');
  const [track, other] = isSpeed ? ['en Vitesse', 'au Combat'] : ['en Combat', 'à la Vitesse'];
  return `${plural(hits, 'dégât réparable', 'dégâts réparables')} sur le navire ${de(pirate)} : combien ${track} ? Le reste va ${other}.`;
}

/** The warship or Commissioner that attacks. */
function foe({ about: { warship, commissioner, by }, n }: Question): string {
  if (warship !== undefined && warship >= 0) return capital(navire(warship, n));
  if (commissioner === undefined) return 'L’ennemi';
  return capital(by === undefined ? commissaire(commissioner, n) : hunter(by, commissioner, n));
}

function foeTo({ about: { commissioner, by }, n }: Question): string {
  if (commissioner === undefined) return 'à l’ennemi';
  const who = commissioner === EX_PIRATE ? 'à l’ex-pirate' : `au commissaire ${n.commissioner(commissioner)}`;
  return by === undefined ? who : `${who} (${n.seat(by)})`;
}

/** [R52] What an answer with a card costs. */
const price = ({ d, about }: Question): string =>
  d.seat === about.by ? 'Cela ne te coûte rien.' : 'Cela coûte ton action anti-pirate de ce tour.';

function moment(q: Question): string {
  const { pirate, owner, action, about, isOver } = momentOf(q);
  const who = about.pirate === undefined ? 'Un pirate' : owner === null ? pirate : `${pirate} (${q.n.seat(owner)})`;
  if (!action) return `${who} agit.`;
  if (isOver) return `${who} ${DONE[action][outcomeOfAction(q)](q)}.`;
  return `${who} va ${TO_DO[action](q)}${action === 'lootMerchant' ? ' : dernière chance de l’arrêter' : ''}.`;
}

const offIt = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'au large du port' : offPlace(place, n));

const theTarget = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'le port' : thePlace(place, n));
const toward = ({ about: { place }, n }: Question): string => (place === undefined || place < 0 ? 'vers le port' : to(place, n));

type Done = (q: Question) => string;
const gone: Done = () => 'n’est plus en jeu';
/** The result of an Action, in words. `unknown`: true of one that has failed, too. */
const done = (unknown: Done, succeeded = unknown, failed = unknown): Readonly<Record<ActionOutcome, Done>> => ({
  unknown,
  succeeded,
  failed,
  gone,
});
const couldNotRetire = done(() => 'n’a pas pu se retirer');
const DONE: Readonly<Record<ActionKind, Readonly<Record<ActionOutcome, Done>>>> = {
  move: done(
    (q) => `faisait voile ${toward(q)}`,
    (q) => `a gagné ${theTarget(q)}`,
    (q) => `faisait voile ${toward(q)} et n’y est pas arrivé`,
  ),
  findMerchant: done(
    (q) => `a cherché ${offIt(q)}`,
    (q) => `a trouvé le navire marchand ${offIt(q)}`,
    (q) => `a cherché en vain ${offIt(q)}`,
  ),
  lootMerchant: done((q) => `en a fini avec le navire marchand ${offIt(q)}`),
  portActivities: done(() => 'a fait ses affaires au port'),
  recovery: done(
    () => 'a rappelé son équipage à l’ordre',
    () => 'a dégrisé son équipage',
    () => 'a commencé à dégriser son équipage',
  ),
  retireByLetter: couldNotRetire,
  retireInHaven: couldNotRetire,
  retireInPiratePort: couldNotRetire,
  bribeToRetire: couldNotRetire,
  attackPort: done(
    (q) => `a attaqué ${theTarget(q)}`,
    (q) => `a pris ${theTarget(q)}`,
    (q) => `a attaqué en vain ${theTarget(q)}`,
  ),
  sackPort: done(
    () => 'a voulu mettre le port à sac',
    () => 'a mis le port à sac',
    () => 'n’a pas pu mettre le port à sac',
  ),
  bootyGrab: done(({ other }) => `a voulu faire main basse sur le butin ${de(other)}`),
  alliance: done(
    ({ other }) => `a cherché à s’allier avec ${other}`,
    ({ other }) => `s’est allié avec ${other}`,
    ({ other }) => `n’a pas pu s’allier avec ${other}`,
  ),
  dig: done(() => 'a creusé pour trouver le trésor'),
  drawOrDeploy: done(() => 'est entré en jeu'),
};

const TO_DO: Readonly<Record<ActionKind, (q: Question) => string>> = {
  move: (q) => `faire voile ${toward(q)}`,
  findMerchant: (q) => `chercher le navire marchand ${offIt(q)}`,
  lootMerchant: (q) => `piller le navire marchand ${offIt(q)}`,
  portActivities: () => 'vaquer à ses affaires au port',
  recovery: () => 'dégriser son équipage',
  retireByLetter: () => 'se retirer par sa lettre de marque',
  retireInHaven: () => 'se retirer dans son refuge',
  retireInPiratePort: () => 'se retirer dans ce port pirate',
  bribeToRetire: () => 'soudoyer le gouverneur et se retirer',
  attackPort: (q) => `attaquer ${theTarget(q)}`,
  sackPort: () => 'mettre le port à sac',
  bootyGrab: ({ other }) => `faire main basse sur le butin ${de(other)}`,
  alliance: ({ other }) => `s’allier avec ${other}`,
  dig: () => 'creuser pour trouver le trésor',
  drawOrDeploy: () => 'entrer en jeu',
};

const him = (commissioner: string | null): string =>
  commissioner === null ? 'ton commissaire' : commissioner === pieces.exPirate ? commissioner : `le commissaire ${commissioner}`;

const DEEDS: InterruptionWords = {
  deployCommissioner: 'envoyer un commissaire du roi',
  useWarship: 'attaquer avec le navire de guerre en station',
  moveCommissioner: 'faire voile',
  attackPiratePort: 'attaquer un port pirate',
  oust: 'chasser les pirates du port',
  react: 'te lancer à ses trousses',
};

function whatCouldBeDone({ n }: Question, asked: AskedSeat): string {
  const { cards, deeds, commissioner, errands } = interruptionsIn(asked, DEEDS, n);
  const played = list(
    cards.map((card) => `« ${card} »`),
    'or',
  );
  const ways = [
    ...(cards.length === 0 ? [] : [`jouer ${played}`]),
    ...deeds,
    ...(errands.length === 0 ? [] : [`${list(errands, 'or')} avec ${him(commissioner)}`]),
  ];
  return ways.length === 0 ? 'Tu ne peux que laisser faire.' : `Tu peux ${list(ways, 'or')}.`;
}

/** Said once the first pirate is at sea. */
function mayPass(q: Question): string {
  const deployment = deploymentOf(q);
  if (!deployment) return '';
  return ` Pirate ${deployment.next} sur ${deployment.most} au plus ; tu peux passer pour l’instant.`;
}

function rollPrompt(q: Question): string {
  const facts = rollFacts(q);
  if (!facts) return `${q.pirate} : utiliser la Ruse pour relancer ?`;
  const { purpose, dice, sum, test, worth } = facts;
  const details = [
    ...(sum === null ? [] : [`${sum} en tout`]),
    ...(test ? [q.n.language.need(needOf(test))] : []),
    ...(worth ? [worthText(worth.now, worth.best)] : []),
  ].join(', ');
  return `${capital(purposes[purpose])} : ${q.pirate} a lancé ${dice}${details === '' ? '' : ` (${details})`}. Utiliser la Ruse pour relancer ?`;
}

const worthText = (now: number, best: number): string =>
  now === best ? `${doubloons(now)}, le maximum` : `${doubloons(now)}, au mieux ${doubloons(best)}`;

function contestPrompt(q: Question): string | null {
  const facts = contestFacts(q);
  if (!facts) return null;
  const { purpose, standing, rerollers, again, isForHits } = facts;
  const may = rerollers.length === 0 ? '' : ` ; ${list(rerollers, 'and')} ${rerollers.length === 1 ? 'peut' : 'peuvent'} encore relancer`;
  return `En l’état, ${standing}${may}. Relancer avec la Ruse ? ${hopes(again, purpose)}${isForHits ? ', mais un jet plus haut coûte moins de dégâts' : ''}.`;
}

export const hopes: Language['hopes'] = ({ win, tie }, purpose) =>
  `${percent(win)} de chances ${purpose === 'flight' ? 'de s’échapper' : 'de gagner'}${tie === 0 ? '' : `, ${percent(tie)} d’égalité`}`;
