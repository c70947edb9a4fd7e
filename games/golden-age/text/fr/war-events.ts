/** Log lines of warships, Commissioners, battles, duels, ports at war, alliances and the options. */
import { de, que } from '@bb/common/text/fr/elision';
import type { EventOf } from '@bb/golden-age/rules';
import { capital, rated } from '../figures.ts';
import type { WarWords } from '../language.ts';
import { causes } from './dice.ts';
import { degats, doubloons } from './grammar.ts';
import { aShip, carte, commissaire, hunter, le, navire, ofNation } from './pieces.ts';
import { lePort, ofPort, thePort, where } from './places.ts';

export const warEvents: WarWords = {
  warshipSighted: (e, n) => `${navire(e.warship, n)} est en vue ${where(e.area, n)}${ratings(n.tables.warships[e.warship])}.`,
  warshipAttacked: (e, n) => `${n.seat(e.seat)} envoie ${navire(e.warship, n)} contre ${n.pirate(e.pirate)}.`,
  warshipHeld: (e, n) => `${navire(e.warship, n)} reste en station et n’attaque pas.`,
  commissionerDeployed: (e, n) =>
    `${n.commissionerInFull(e.commissioner)}${ratings(n.tables.commissioners[e.commissioner])} arrive ${where(e.at, n)} comme commissaire ${de(n.seat(e.seat))}.`,
  pirateConverted: (e, n) => `${n.pirateInFull(e.pirate)} sort de sa retraite pour traquer les pirates au service ${de(n.seat(e.seat))}.`,
  commissionerReacted: (e, n) =>
    `${hunter(e.seat, e.commissioner, n)}, ${where(e.from, n)}, se lance à la poursuite ${de(n.pirate(e.pirate))}.`,
  portAssailed: (e, n) => `${hunter(e.seat, e.commissioner, n)} marche contre ${thePort(e.port, n)}.`,
  portRose: (e, n) => `Le peuple ${ofPort(e.port, n)} se soulève contre son gouverneur.`,
  stoodToFight: (e, n) => `${n.pirate(e.pirate)} fait face et combat.`,
  tookFlight: (e, n) => `${n.pirate(e.pirate)} prend la fuite.`,
  escaped: () => '',
  caught: () => '',
  commissionerBeaten: (e, n) => `${n.pirate(e.pirate)} bat ${commissaire(e.commissioner, n)}, définitivement hors du jeu.`,
  commissionerScored: (e, n) =>
    `${n.pirate(e.pirate)} est la proie du commissaire ${de(n.seat(e.seat))} : ${e.vp} PV pour ${n.seat(e.seat)}.`,
  combatLost: (e, n) => `${n.pirate(e.pirate)} : ${degats(e.hits, 'Combat')} (${causes[e.cause]}), Combat désormais ${rated(e.now)}.`,
  surrendered: (e, n) => `${n.pirate(e.pirate)} amène son pavillon et montre sa lettre de marque au commissaire ${de(n.seat(e.seat))}.`,
  tried: (e, n) => `${n.pirate(e.pirate)} passe en jugement (${e.dice}) : ${VERDICTS[e.verdict]}.`,
  fined: (e, n) =>
    `L’amende est de ${e.percent} % de sa Fortune : ${n.pirate(e.pirate)} paie ${doubloons(e.doubloons)} et garde ${doubloons(e.now)}.`,
  portAttacked: (e, n) => `${lePort(e.port, n)} est sur ses gardes : désormais, il lance deux dés.`,
  portTaken: (e, n) => `${n.pirate(e.pirate)} prend ${thePort(e.port, n)}.`,
  portHeld: (e, n) => `${lePort(e.port, n)} repousse ${n.pirate(e.pirate)}.`,
  portSacked: (e, n) => `${n.pirate(e.pirate)} met ${thePort(e.port, n)} à sac.`,
  sackFailed: (e, n) => `${lePort(e.port, n)} est épargné : ${n.pirate(e.pirate)} ne parvient pas à le mettre à sac.`,
  historyEntered: (e, n) => `${capital(ofNation(e.nation).ports)} tiendront ${n.pirate(e.pirate)} pour un ennemi.`,
  letterLost: (e, n) => `La lettre de marque ${ofNation(e.nation).female} ${de(n.pirate(e.pirate))} ne vaut plus rien.`,
  portPlundered: (e, n) => `${n.pirate(e.pirate)} tire ${doubloons(e.doubloons)} du pillage ${ofPort(e.port, n)} (${e.dice} aux dés).`,
  bootyGrabbed: (e, n) =>
    `${n.pirate(e.pirate)} fait main basse sur ${e.percent} % du butin ${de(n.pirate(e.target))}, soit ${doubloons(e.doubloons)}.`,
  skullPlayed: (e, n) => `${n.seat(e.seat)} joue ${carte(e.card, n)} pour ${n.pirate(e.pirate)} (Ruse : il en reste ${e.cunningLeft}).`,
  duelBegan: (e, n) => `${n.pirate(e.pirate)} et ${n.pirate(e.target)} tirent l’épée.`,
  duelWon: (e, n) => `${n.pirate(e.pirate)} gagne le duel contre ${n.pirate(e.loser)}.`,
  duelTied: (e) => (e.goesOn ? 'Aucun des deux ne cède : le duel continue.' : 'Aucun des deux ne cède : ils remettent l’épée au fourreau.'),
  bootyTaken: (e, n) => `${n.pirate(e.pirate)} prend ${doubloons(e.doubloons)} à ${n.pirate(e.from)}.`,
  hostagePassedOn: (e, n) => `${le(e.hostage, n)} est désormais l’otage ${de(n.pirate(e.pirate))}.`,
  letterTaken: (e, n) => `${n.pirate(e.pirate)} prend la lettre de marque ${ofNation(e.nation).female} ${de(n.pirate(e.from))}.`,
  informationTaken: (e, n) => `${n.pirate(e.pirate)} apprend tout ce ${que(n.pirate(e.from))} savait des ports.`,
  shipTaken: (e, n) => `${n.pirate(e.pirate)} passe sur le navire ${de(n.pirate(e.from))}, ${aShip(e.ship)}.`,
  allianceFormed: (e, n) => `${n.pirate(e.pirate)} et ${n.pirate(e.ally)} s’allient.`,
  allianceEnded: (e, n) => `${n.pirate(e.pirate)} et ${n.pirate(e.ally)} se séparent.`,
  pirateDrafted: (e, n) => `${n.seat(e.seat)} choisit ${n.pirateInFull(e.pirate)}.`,
  pirateRefused: (e, n) => `${n.seat(e.seat)} refuse le pirate pioché : ${e.vp} PV pour chacun des autres.`,
};

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'il est libre',
  fined: 'il doit payer, et il est libre',
  hanged: 'il est déclaré coupable',
};

const ratings = (of: { readonly combat: number; readonly speed: number } | undefined): string =>
  of ? ` (Combat ${of.combat}, Vitesse ${of.speed})` : '';
