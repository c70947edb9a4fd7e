/** Log lines of warships, Commissioners, battles, duels, ports at war, alliances and the options. */
import type { EventOf } from '@bb/golden-age/rules';
import { rated } from '../figures.ts';
import type { WarWords } from '../language.ts';
import { causes } from './dice.ts';
import { doubloons, of, plural, s } from './grammar.ts';
import { aShip, commissionerObject, der, hunter, karte, ofNation, warship } from './pieces.ts';
import { inPort, wo, wohin } from './places.ts';

export const warEvents: WarWords = {
  warshipSighted: (e, n) => `${warship(e.warship, n).subject} wird ${wo(e.area, n)} gesichtet${ratings(n.tables.warships[e.warship])}.`,
  warshipAttacked: (e, n) => `${n.seat(e.seat)} schickt ${warship(e.warship, n).object} gegen ${n.pirate(e.pirate)}.`,
  warshipHeld: (e, n) => `${warship(e.warship, n).subject} bleibt auf Station und greift nicht an.`,
  commissionerDeployed: (e, n) =>
    `${n.commissionerInFull(e.commissioner)}${ratings(n.tables.commissioners[e.commissioner])} kommt als ${of(n.seat(e.seat), 'der', 'Kommissar')} ${wohin(e.at, n)}.`,
  pirateConverted: (e, n) => `${n.pirateInFull(e.pirate)} kehrt aus dem Ruhestand zurück, um für ${n.seat(e.seat)} Piraten zu jagen.`,
  commissionerReacted: (e, n) => `${hunter(e.seat, e.commissioner, n)}, ${wo(e.from, n)}, setzt ${n.pirate(e.pirate)} nach.`,
  portAssailed: (e, n) => `${hunter(e.seat, e.commissioner, n)} geht gegen ${n.port(e.port)} vor.`,
  portRose: (e, n) => `Das Volk von ${n.port(e.port)} erhebt sich gegen seinen Gouverneur.`,
  stoodToFight: (e, n) => `${n.pirate(e.pirate)} stellt sich zum Kampf.`,
  tookFlight: (e, n) => `${n.pirate(e.pirate)} ergreift die Flucht.`,
  escaped: () => '',
  caught: () => '',
  commissionerBeaten: (e, n) =>
    `${n.pirate(e.pirate)} schlägt ${commissionerObject(e.commissioner, n)}, der damit endgültig aus dem Spiel ist.`,
  commissionerScored: (e, n) =>
    `${n.pirate(e.pirate)} fällt ${of(n.seat(e.seat), 'dem', 'Kommissar')} zum Opfer: ${e.vp} SP für ${n.seat(e.seat)}.`,
  combatLost: (e, n) =>
    `${n.pirate(e.pirate)}: ${plural(e.hits, 'Treffer', 'Treffer')} auf Kampf (${causes[e.cause]}), Kampf jetzt ${rated(e.now)}.`,
  surrendered: (e, n) => `${n.pirate(e.pirate)} streicht die Flagge und zeigt ${of(n.seat(e.seat), 'dem', 'Kommissar')} seinen Kaperbrief.`,
  tried: (e, n) => `${n.pirate(e.pirate)} steht vor Gericht (${e.dice}): ${VERDICTS[e.verdict]}.`,
  fined: (e, n) =>
    `Die Geldbuße beträgt ${e.percent} % seines Vermögens: ${n.pirate(e.pirate)} zahlt ${doubloons(e.doubloons)} und behält ${doubloons(e.now)}.`,
  portAttacked: (e, n) => `${n.port(e.port)} ist jetzt auf der Hut und würfelt fortan mit zwei Würfeln.`,
  portTaken: (e, n) => `${n.pirate(e.pirate)} nimmt ${n.port(e.port)} ein.`,
  portHeld: (e, n) => `${n.port(e.port)} schlägt ${n.pirate(e.pirate)} zurück.`,
  portSacked: (e, n) => `${n.pirate(e.pirate)} brandschatzt ${n.port(e.port)}.`,
  sackFailed: (e, n) => `${n.port(e.port)} bleibt verschont: Die Brandschatzung misslingt ${n.pirate(e.pirate)}.`,
  historyEntered: (e, n) => `Für ${ofNation(e.nation)} Häfen ist ${n.pirate(e.pirate)} fortan ein Feind.`,
  letterLost: (e, n) => `${s(n.pirate(e.pirate))} ${ofNation(e.nation)}r Kaperbrief ist nichtig.`,
  portPlundered: (e, n) => `${n.pirate(e.pirate)} erbeutet ${inPort(e.port, n)} ${doubloons(e.doubloons)} (gewürfelt: ${e.dice}).`,
  bootyGrabbed: (e, n) => `${n.pirate(e.pirate)} raubt ${e.percent} % der Beute von ${n.pirate(e.target)}, ${doubloons(e.doubloons)}.`,
  skullPlayed: (e, n) => `${n.seat(e.seat)} spielt ${karte(e.card, n)} für ${n.pirate(e.pirate)} (List: noch ${e.cunningLeft}).`,
  duelBegan: (e, n) => `${n.pirate(e.pirate)} und ${n.pirate(e.target)} ziehen die Degen.`,
  duelWon: (e, n) => `${n.pirate(e.pirate)} gewinnt das Duell gegen ${n.pirate(e.loser)}.`,
  duelTied: (e) => (e.goesOn ? 'Keiner weicht: Das Duell geht weiter.' : 'Keiner weicht: Sie stecken die Degen ein.'),
  bootyTaken: (e, n) => `${n.pirate(e.pirate)} nimmt ${n.pirate(e.from)} ${doubloons(e.doubloons)} ab.`,
  hostagePassedOn: (e, n) => `${der(e.hostage, n)} ist jetzt ${s(n.pirate(e.pirate))} Geisel.`,
  letterTaken: (e, n) => `${n.pirate(e.pirate)} nimmt ${s(n.pirate(e.from))} ${ofNation(e.nation)}n Kaperbrief an sich.`,
  informationTaken: (e, n) => `${n.pirate(e.pirate)} erfährt alles, was ${n.pirate(e.from)} über Häfen wusste.`,
  shipTaken: (e, n) => `${n.pirate(e.pirate)} steigt auf ${s(n.pirate(e.from))} Schiff um, ${aShip(e.ship)}.`,
  allianceFormed: (e, n) => `${n.pirate(e.pirate)} und ${n.pirate(e.ally)} verbünden sich.`,
  allianceEnded: (e, n) => `${n.pirate(e.pirate)} und ${n.pirate(e.ally)} gehen getrennte Wege.`,
  pirateDrafted: (e, n) => `${n.seat(e.seat)} wählt ${n.pirateInFull(e.pirate)}.`,
  pirateRefused: (e, n) => `${n.seat(e.seat)} weist den gezogenen Piraten ab: ${e.vp} SP für jeden der anderen.`,
};

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'er kommt frei',
  fined: 'er muss zahlen und kommt frei',
  hanged: 'er wird schuldig gesprochen',
};

const ratings = (of: { readonly combat: number; readonly speed: number } | undefined): string =>
  of ? ` (Kampf ${of.combat}, Tempo ${of.speed})` : '';
