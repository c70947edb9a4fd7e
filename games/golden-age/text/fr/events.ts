/** One line of the log for each event. */
import { de } from '@bb/common/text/fr/elision';
import type { Ending, EventOf, LossCause } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from '../actions.ts';
import { arithmetic, contestText, rollText, withTest } from '../arithmetic.ts';
import { capital, rated, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { actions, announced } from './actions.ts';
import { causes, purposes } from './dice.ts';
import { cartes, degats, doubloons, list, mended, plural } from './grammar.ts';
import { aMerchant, aShip, carte, commissaire, hunter, isFemale, laCarte, le, navire, ofNation, un } from './pieces.ts';
import { from, inPort, lePort, off, ofPort, thePlace, thePort, to, where } from './places.ts';
import { warEvents } from './war-events.ts';

export const events: Language['events'] = {
  ...warEvents,
  playerOrderSet: (e, n) => `${n.seat(e.seat)} commence (joueur A).`,
  turnBegan: (e, n) => `Tour ${e.turn} : ${n.seat(e.seat)}.`,
  turnLost: (e, n) => `Les équipages ${de(n.seat(e.seat))} ont le mal de mer : le tour est perdu.`,
  turnEnded: () => '',
  gameEnded: (e) => `${ENDINGS[e.ending]} : la partie est finie.`,
  rolled: (e, n) => rolled(e, n),
  rerolled: (e, n) =>
    `${n.pirate(e.pirate)} utilise ${e.cunningLeft === 0 ? 'son dernier point de Ruse' : `la Ruse (il en reste ${e.cunningLeft})`} et relance.`,
  tested: (e, n) => withTest(tested(e, n), e, n),
  contested: (e, n) => contestText(e, n),
  cardDrawn: (e, n) => `${n.seat(e.seat)} pioche ${carte(e.card, n)}.`,
  cardShown: (e, n) => `${n.seat(e.seat)} pioche ${carte(e.card, n)}, à effet immédiat.`,
  cardTurnedUp: (e, n) => `${n.seat(e.seat)} retourne ${carte(e.card, n)}.`,
  letterKept: (e, n) => `${n.pirate(e.pirate)} garde ${carte(e.card, n)} et part la faire sceller.`,
  cardPlayed: (e, n) => cardPlayed(e, n),
  cardPlayedAgainst: (e, n) => `${n.seat(e.seat)} joue ${carte(e.card, n)}${e.pirate < 0 ? '' : ` contre ${n.pirate(e.pirate)}`}.`,
  cardNegated: (e, n) =>
    `${n.seat(e.seat)} répond par « Tête de mort & tibias » et annule ${laCarte(e.card, n)} (Ruse : il en reste ${e.cunningLeft}).`,
  cardDiscarded: (e, n) => `${n.seat(e.seat)} défausse ${carte(e.card, n)}.`,
  handPassed: (e, n) => {
    const known = e.cards.some((card) => card >= 0);
    const what = known
      ? list(
          e.cards.map((card) => carte(card, n)),
          'and',
        )
      : cartes(e.cards.length);
    return e.cards.length === 0
      ? `${n.seat(e.from)} ne passe aucune carte à ${n.seat(e.to)}.`
      : `${n.seat(e.from)} passe ${what} à ${n.seat(e.to)}.`;
  },
  cardShuffledIn: (e, n) => `${laCarte(e.card, n)} est remélangée à la pioche.`,
  cardHeldOut: (e, n) => `${laCarte(e.card, n)} est mise de côté pour l’instant.`,
  cardRemoved: (e, n) => `${laCarte(e.card, n)} sort du jeu.`,
  pirateDrawn: (e, n) => `${n.seat(e.seat)} pioche ${n.pirateInFull(e.pirate)}.`,
  pirateDeployed: (e, n) => `${n.pirateInFull(e.pirate)} prend la mer ${where(e.to, n)} pour le compte ${de(n.seat(e.seat))}.`,
  shipChosen: (e, n) => `${n.pirate(e.pirate)} commande ${aShip(e.ship)}.`,
  pirateTookCommand: (e, n) =>
    `${n.pirateInFull(e.pirate)} prend pour ${n.seat(e.seat)} le commandement du navire ${de(n.pirate(e.from))}.`,
  pirateRetired: (e, n) =>
    `${n.pirate(e.pirate)} se retire : 2 × ${e.notoriety} de Renommée et ${doubloons(e.netWorth)} font ${e.vp} PV pour ${n.seat(e.seat)}.`,
  pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]} : ${e.vp} PV pour ${n.seat(e.seat)}.`,
  pirateScored: (e, n) => `${n.pirate(e.pirate)} court toujours : ${e.vp} PV pour ${n.seat(e.seat)}.`,
  pirateMoved: (e, n) => `${n.pirate(e.pirate)} fait voile ${from(e.from, n)} ${to(e.to, n)}.`,
  pirateOusted: (e, n) => `${n.pirate(e.pirate)} est chassé ${from(e.from, n)} ${to(e.to, n)}.`,
  loyaltyChanged: (e, n) => `${n.pirate(e.pirate)} : Loyauté ${signed(e.by)} (${causes[e.cause]}), désormais ${e.now}.`,
  notorietyGained: (e, n) => `${n.pirate(e.pirate)} : Renommée ${signed(e.by)} (${causes[e.cause]}), désormais ${e.now}.`,
  notorietyLost: (e, n) => `${n.pirate(e.pirate)} : Renommée ${signed(-e.by)} (${causes[e.cause]}), désormais ${e.now}.`,
  speedLost: (e, n) => `${n.pirate(e.pirate)} : ${degats(e.hits, 'Vitesse')} (${causes[e.cause]}), Vitesse désormais ${rated(e.now)}.`,
  scurvyBrokeOut: (e, n) => `Le scorbut se déclare à bord du navire ${de(n.pirate(e.pirate))}.`,
  scurvyCured: (e, n) => `L’équipage ${de(n.pirate(e.pirate))} se remet du scorbut.`,
  mutinyBrokeOut: (e, n) => `Mutinerie contre ${n.pirate(e.pirate)} !`,
  mutinyQuashed: (e, n) => `${n.pirate(e.pirate)} mate la mutinerie.`,
  mutinySucceeded: (e, n) => `L’équipage ${de(n.pirate(e.pirate))} s’empare du navire.`,
  revelryBegan: (e, n) => `L’équipage ${de(n.pirate(e.pirate))} s’adonne à la débauche${e.voluntary ? '' : ', malgré son capitaine'}.`,
  recovered: (e, n) => `L’équipage ${de(n.pirate(e.pirate))} ${e.done ? 'a retrouvé ses esprits' : 'commence à dégriser'}.`,
  actionAnnounced: (e, n) => (LOGGED_BY_OUTCOME.includes(e.action) ? '' : announced[e.action](e, n)),
  actionLost: (e, n) => `Pour ${n.pirate(e.pirate)}, ${actions[e.action]} tourne court ; l’action est dépensée.`,
  merchantPlaced: (e, n) => `Un navire marchand croise ${off(e.port, n)}.`,
  merchantFound: (e, n) => `${n.pirate(e.pirate)} trouve le navire marchand ${off(e.port, n)} : ${aMerchant(e.merchant, n)}.`,
  merchantMissed: (e, n) => `${n.pirate(e.pirate)} cherche en vain ${off(e.port, n)}.`,
  merchantRemoved: (e, n) => `Le navire marchand ${off(e.port, n)} a disparu.`,
  cargoSeen: (e, n) =>
    `${n.pirate(e.pirate)} ouvre les écoutilles de la prise (${arithmetic(e.dice, [{ cause: 'cargo', amount: e.cargo }], n.language)}) : ${doubloons(e.doubloons)}.`,
  hostageTaken: (e, n) => `À bord se trouve ${un(e.hostage, n, e.nation)}.`,
  bootySeized: (e, n) => `${n.pirate(e.pirate)} s’empare du butin.`,
  bootyLeft: (e, n) => `${n.pirate(e.pirate)} laisse le butin.`,
  cargoTaken: (e, n) => stowed(e, n),
  cargoAbandoned: (e, n) => `${n.pirate(e.pirate)} abandonne une cargaison de ${doubloons(e.doubloons)}.`,
  holdJettisoned: (e, n) => `${n.pirate(e.pirate)} jette ${doubloons(e.doubloons)} par-dessus bord.`,
  shipConverted: (e, n) => `${n.pirate(e.pirate)} fait de la prise son navire : ${aShip(e.to)} au lieu d’${aShip(e.from)}.`,
  hostageHeld: (e, n) => `${le(e.hostage, n)} est gardé${isFemale(e.hostage, n) ? 'e' : ''} à bord pour rançon.`,
  hostageDied: (e, n) => `${le(e.hostage, n)} meurt.`,
  informationGained: (e, n) =>
    `${n.pirate(e.pirate)} en apprend sur ${thePort(e.port, n)} : Renseignements ${signed(e.points)}, désormais ${e.now}.`,
  hostageRansomed: (e, n) =>
    `${n.pirate(e.pirate)} reçoit ${doubloons(e.doubloons)} de rançon pour ${le(e.hostage, n)} (${e.dice} × Valeur ${e.value}).`,
  bootyStowed: (e, n) => stowed(e, n),
  bootyConverted: (e, n) =>
    `${n.pirate(e.pirate)} vend ${doubloons(e.booty)} de butin${e.percent === 100 ? '' : ` à ${e.percent} %, soit ${doubloons(e.doubloons)}`} ; Fortune désormais ${doubloons(e.now)}.`,
  refitRolled: (e, n) =>
    `${n.pirate(e.pirate)} peut réparer ${plural(e.hits, 'dégât', 'dégâts')} (la moitié de ${e.dice}, arrondie au-dessus${e.bonus === 0 ? '' : `, et ${e.bonus} dans son refuge`}).`,
  shipTossed: (e, n) =>
    e.hits === 0
      ? `La mer engloutit le navire ${de(n.pirate(e.pirate))} (${arithmetic(e.dice, e.modifiers, n.language)}).`
      : `La tempête coûte à ${n.pirate(e.pirate)} ${degats(e.hits, 'Vitesse')} (${arithmetic(e.dice, e.modifiers, n.language)}).`,
  shipWorn: (e, n) =>
    e.hits === 0
      ? `Le navire ${de(n.pirate(e.pirate))} ne s’use pas (la moitié de ${e.dice}, arrondie au-dessous).`
      : `Le navire ${de(n.pirate(e.pirate))} subit ${degats(e.hits, 'Vitesse')} (la moitié de ${e.dice}, arrondie au-dessous).`,
  warshipTossed: (e, n) =>
    e.dice > e.combat
      ? `${navire(e.warship, n)} est emporté au loin par la tempête (${e.dice}, plus que Combat ${e.combat}).`
      : `${navire(e.warship, n)} résiste à la tempête (${e.dice}, pas plus que Combat ${e.combat}).`,
  commissionerTossed: (e, n) =>
    `${commissaire(e.commissioner, n)} ${e.dice <= e.upTo ? 'est emporté au loin par' : 'résiste à'} la tempête (${e.dice} ; jusqu’à ${e.upTo}, il est emporté).`,
  shipRefitted: (e, n) => `${n.pirate(e.pirate)} carène son navire : ${mended(e)}.`,
  priceNamed: (e, n) =>
    `Le gouverneur ${ofPort(e.port, n)} demande ${doubloons(e.doubloons)}${e.affordable ? '' : ` : ${n.pirate(e.pirate)} n’a pas tant`}.`,
  pricePaid: (e, n) => `${n.pirate(e.pirate)} paie ${doubloons(e.doubloons)} ; Fortune ${doubloons(e.now)}.`,
  priceDeclined: (e, n) => `${n.pirate(e.pirate)} refuse de payer ${doubloons(e.doubloons)}.`,
  havenBought: (e, n) => `${lePort(e.port, n)} est désormais un refuge pour ${n.pirate(e.pirate)}.`,
  havenLost: (e, n) => `${lePort(e.port, n)} n’est plus un refuge pour ${n.pirate(e.pirate)}.`,
  letterGranted: (e, n) => `${n.pirate(e.pirate)} reçoit une lettre de marque ${ofNation(e.nation).female}.`,
  gunsMounted: (e, n) => `${n.pirate(e.pirate)} fait monter des canons lourds.`,
  portDestroyed: (e, n) => `${lePort(e.port, n)} est détruit.`,
  governorPlaced: (e, n) =>
    e.replaced < 0
      ? `${n.governor(e.governor)} devient gouverneur ${ofPort(e.port, n)}.`
      : `${n.governor(e.governor)} remplace ${n.governor(e.replaced)} ${inPort(e.port, n)}.`,
  governorRemoved: (e, n) => `${n.governor(e.governor)} n’est plus gouverneur ${ofPort(e.port, n)}.`,
  stormStruck: (e, n) =>
    `Une tempête se lève ${off(e.port, n)} et balaie ${list(
      e.areas.map((area) => thePlace(area, n)),
      'and',
    )}.`,
  warshipRemoved: (e, n) => `${navire(e.warship, n)} quitte ${thePlace(e.area, n)}.`,
  commissionerRemoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} est rappelé.`,
  commissionerMoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} fait voile ${to(e.to, n)}.`,
  treasureMapDealt: (e, n) => `${n.pirate(e.pirate)} détient la carte d’un trésor enfoui.`,
  treasureMapLost: (e, n) => `La carte au trésor ${de(n.pirate(e.pirate))} est perdue.`,
  treasureSought: (e, n) =>
    e.doubloons === 0
      ? `${n.pirate(e.pirate)} creuse et ne trouve que du sable.`
      : `${n.pirate(e.pirate)} déterre ${doubloons(e.doubloons)}.`,
  pardonProclaimed: (e, n) => {
    if (e.pirates.length === 0) return 'Un Pardon général est proclamé, mais plus aucun pirate ne court les mers.';
    const names = list(
      e.pirates.map((pirate) => n.pirate(pirate)),
      'and',
    );
    return `Un Pardon général est proclamé : ${names} ${e.pirates.length === 1 ? 'peut' : 'peuvent'} se retirer dans tout port anglais.`;
  },
  pardonEnded: () => 'Le Pardon général a expiré.',
  deckRenewed: (e) =>
    e.rule === '19.12'
      ? `La défausse est mélangée en une nouvelle pioche de ${cartes(e.cards)}.`
      : `La défausse et le Pardon général sont mélangés en une nouvelle pioche de ${cartes(e.cards)}.`,
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  '': '',
  generalPardon: 'Le Pardon général sort pour la dernière fois',
  deckEmpty: 'La pioche est vide',
  blackbeardRetired: 'Barbe-Noire s’est retiré',
  blackbeardLost: 'C’en est fait de Barbe-Noire',
  rivalsScored: 'Le joueur système a atteint 100 PV',
  rivalsGone: 'Le joueur système n’a plus de pirate',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'sombre avec son navire',
  marooned: 'est abandonné par son équipage',
  disease: 'meurt de la fièvre',
  naturalDisaster: 'périt avec le port',
  storm: 'disparaît dans la tempête',
  battle: 'sombre en combattant',
  portAttack: 'est coulé par les canons du port',
  commissioner: 'est traqué et tué par un commissaire du roi',
  duel: 'tombe en duel',
  ambition: 'est tué par son rival',
  hanged: 'est pendu',
};

function cardPlayed(e: EventOf<'cardPlayed'>, n: Names): string {
  const who = n.seat(e.seat);
  const card = carte(e.card, n);
  switch (e.use) {
    case 'actions':
      return e.pirate < 0 ? `${who} joue ${card} pour ses actions.` : `${who} joue ${card} pour l’Initiative ${de(n.pirate(e.pirate))}.`;
    case 'event':
      return `${who} joue ${card} pour ${n.pirate(e.pirate)}.`;
    case 'eventAndAction':
      return `${who} joue ${card}${e.pirate < 0 ? '' : ` pour ${n.pirate(e.pirate)}`} et dispose d’une action.`;
    case 'discard':
      return `${who} défausse ${card} pour une action.`;
  }
}

function rolled(e: EventOf<'rolled'>, n: Names): string {
  const { figures, port } = rollText(e);
  const who = e.pirate < 0 ? n.seat(e.seat) : n.pirate(e.pirate);
  return `${capital(purposes[e.purpose])} : ${who} lance ${figures}${port === undefined ? '' : `, ${thePort(port, n)}`}.`;
}

const stowed = ({ pirate, doubloons: amount, hold }: EventOf<'cargoTaken' | 'bootyStowed'>, n: Names): string =>
  `${n.pirate(pirate)} arrime ${doubloons(amount)} dans la cale ${hold + 1}.`;

/** A test that no other line tells of. */
function tested({ purpose, pirate, passed }: EventOf<'tested'>, n: Names): string {
  switch (purpose) {
    case 'find':
      return `La recherche ${de(n.pirate(pirate))} ${passed ? 'réussit' : 'échoue'}.`;
    case 'sack':
      return `La mise à sac ${passed ? 'réussit' : 'échoue'} pour ${n.pirate(pirate)}.`;
    case 'conspiracy':
      return `La conspiration contre ${n.pirate(pirate)} ${passed ? 'réussit' : 'échoue'}.`;
    case 'localResistance':
      return `Le soulèvement ${passed ? 'réussit' : 'échoue'}.`;
    case 'deployCommissioner':
      return passed ? `On trouve un commissaire contre ${n.pirate(pirate)}.` : `On ne trouve aucun commissaire contre ${n.pirate(pirate)}.`;
    case 'torture':
      return passed ? 'L’otage parle sous la torture.' : 'L’otage se tait sous la torture.';
    case 'leadership':
      return `${n.pirate(pirate)} ${passed ? 'tient' : 'ne tient plus'} son équipage.`;
    default:
      return `${capital(purposes[purpose])} : ${passed ? 'réussi' : 'raté'}.`;
  }
}
