import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The list of players. */
export const seats = {
  plays: (name: string, bot: string) => `${name}: ${bot}`,
  active: (name: string) => `${name}, on the map`,
  retired: (name: string, worth: string) => `${name}, retired with ${worth}`,
  lost: (name: string) => `${name}, lost`,
  unused: 'A pirate who can still be used',
  used: (used: number, all: number, departed: number) => `${used} of ${all} pirates used${departed > 0 ? `, ${departed} gone` : ''}`,
  show: (name: string) => `Show the ship log: ${name}`,
  hunted: (name: string) => `${name} is the most notorious pirate on the map, and hunted`,
  richest: (name: string, worth: string) => `Most Net Worth: ${name}, ${worth}`,
  famous: (name: string, notoriety: number, toWin: number) => `Most Notoriety on the map: ${name}, ${notoriety} of ${toWin}`,
  nothing: 'No Net Worth yet',
  commissioner: (name: string, movement: number, combat: number, place: string) =>
    `Commissioner ${name}, ${place}: Movement ${movement}, Combat ${combat}`,
  onTurn: 'to play',
  asked: 'deciding',
  thinking: 'thinking',
};

export type SeatTexts = Said<typeof seats>;
