import { de } from '@bb/classic/text/fr';
import type { SeatTexts } from '../en/seats.ts';

export const seats: SeatTexts = {
  plays: (name, bot) => `${name} : ${bot}`,
  active: (name) => `${name}, sur la carte`,
  retired: (name, worth) => `${name}, retiré avec ${worth}`,
  lost: (name) => `${name}, perdu`,
  unused: 'Un pirate encore disponible',
  used: (used, all, departed) =>
    `${used} pirate${used > 1 ? 's' : ''} sur ${all}${departed > 0 ? `, dont ${departed} sorti${departed > 1 ? 's' : ''}` : ''}`,
  show: (name) => `Montrer la fiche ${de(name)}`,
  hunted: (name) => `${name} est le pirate le plus renommé sur la carte, et chassé`,
  richest: (name, worth) => `Plus grande Fortune : ${name}, ${worth}`,
  famous: (name, notoriety, toWin) => `Plus grande Renommée sur la carte : ${name}, ${notoriety} sur ${toWin}`,
  nothing: 'Pas encore de Fortune',
  commissioner: (name, movement, combat, place) => `Commissaire ${name}, ${place} : Mouvement ${movement}, Combat ${combat}`,
  onTurn: 'à son tour',
  asked: 'décide',
  thinking: 'réfléchit',
};
