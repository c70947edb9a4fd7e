/** 15.1 The winner of a duel takes things from the loser [R35, R66]. */
import { HOLD_COUNT, type HostageId, NO_CARD, NO_NATION, NONE, type PirateId, PORTS } from '../data/ids.ts';
import { hold, ladenHolds } from '../queries/pirates.ts';
import { EMPTY_HOLD, type Game } from '../state/position.ts';
import { forgetInformation } from './leaving.ts';
import { gainInformation } from './pirates.ts';

export function takeHostage(g: Game, pirate: PirateId, hostage: HostageId): void {
  g.hostageOf[hostage] = pirate;
  g.events?.push({ type: 'hostagePassedOn', rule: '15.1', pirate, hostage });
}

export function takeLetter(g: Game, pirate: PirateId, from: PirateId): void {
  g.letter[pirate] = g.letter[from];
  g.letterCard[pirate] = g.letterCard[from];
  g.letter[from] = NO_NATION;
  g.letterCard[from] = NO_CARD;
  g.events?.push({ type: 'letterTaken', rule: '15.1', pirate, from, nation: g.letter[pirate] });
}

/** Adds the loser's Information to the winner's own (8.46). */
export function takeInformation(g: Game, pirate: PirateId, from: PirateId): void {
  const { info } = g;
  const known: number[] = [];
  for (let i = 0; i < info.length; i += 3) if (info[i] === from) known.push(info[i + 1], info[i + 2]);
  forgetInformation(g, from);
  for (let i = 0; i < known.length; i += 2) gainInformation(g, pirate, PORTS[known[i]], known[i + 1]);
  g.events?.push({ type: 'informationTaken', rule: '15.1', pirate, from });
}

export function takeTreasureMap(g: Game, pirate: PirateId): void {
  g.treasureMapOf = pirate;
  g.events?.push({ type: 'treasureMapDealt', rule: '15.1', pirate });
}

/** [R66] The winner moves to the loser's ship, with the contents of his holds as far as they fit. His old ship is lost. */
export function moveOnto(g: Game, pirate: PirateId, from: PirateId): void {
  const cargoes = [from, pirate].flatMap((ship) => ladenHolds(g, ship).map((i) => hold(g, ship, i)));
  for (let i = 0; i < HOLD_COUNT; i++) g.holds[pirate * HOLD_COUNT + i] = cargoes[i] ?? EMPTY_HOLD;
  if (g.guns[pirate] !== NONE) g.discards.push(g.guns[pirate]);
  g.guns[pirate] = g.guns[from];
  g.guns[from] = NO_CARD;
  g.ship[pirate] = g.ship[from];
  g.combat[pirate] = g.combat[from];
  g.speed[pirate] = g.speed[from];
  g.events?.push({ type: 'shipTaken', rule: '15.1', pirate, from, ship: g.ship[pirate] });
}
