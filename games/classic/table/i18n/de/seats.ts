import { s } from '@bb/classic/text/de';
import type { SeatTexts } from '../en/seats.ts';

export const seats: SeatTexts = {
  plays: (name, bot) => `${name}: ${bot}`,
  active: (name) => `${name}, auf der Seekarte`,
  retired: (name, worth) => `${name}, zur Ruhe gesetzt mit ${worth}`,
  lost: (name) => `${name}, verloren`,
  unused: 'Ein Pirat, der noch kommen kann',
  used: (used, all, departed) => `${used} von ${all} Piraten benutzt${departed > 0 ? `, ${departed} ausgeschieden` : ''}`,
  show: (name) => `${s(name)} Schiffsbogen zeigen`,
  hunted: (name) => `${name} ist der berüchtigtste Pirat auf der Seekarte und wird gejagt`,
  richest: (name, worth) => `Größtes Vermögen: ${name}, ${worth}`,
  famous: (name, notoriety, toWin) => `Größter Ruhm auf der Seekarte: ${name}, ${notoriety} von ${toWin}`,
  nothing: 'Noch kein Vermögen',
  commissioner: (name, movement, combat, place) => `${name}, ${place}: Bewegung ${movement}, Kampf ${combat}`,
  onTurn: 'am Zug',
  asked: 'entscheidet',
  thinking: 'überlegt',
};
