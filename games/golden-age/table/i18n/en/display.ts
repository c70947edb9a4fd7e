import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The displays of pirates and their ships. */
export const display = {
  title: (name: string): string => `${name}’s display`,
  ship: (name: string, type: string): string => `${name}, ${type}`,
  retired: 'retired',
  lost: 'lost',
  sailsWith: 'Sails with',
  notoriety: 'Notoriety',
  netWorth: 'Net Worth',
  tracks: { combat: 'Combat', speed: 'Speed', loyalty: 'Loyalty', cunning: 'Cunning' },
  track: (name: string, value: number, most: number): string => `${name} ${value} of ${most}`,
  holds: 'Holds',
  hold: (number: number): string => `Hold ${number}`,
  emptyHold: 'empty',
  hostageTitle: (information: number, value: number): string => `Information ${information}, Value ${value}`,
  hostage: (name: string, nation: string, information: number, value: number): string => `${name} (${information}/${value}, ${nation})`,
  scurvy: 'Scurvy',
  revelling: (actions: number): string => `Reveling: ${actions} ${actions === 1 ? 'Action' : 'Actions'} in port to sober up`,
  heavyGuns: 'Heavy guns',
  letter: (nation: string): string => `Letter: ${nation}`,
  keptLetter: 'A Letter not yet sealed',
  treasureMap: 'Treasure map',
  maySack: (port: string, turn: number): string => `May sack ${port} through turn ${turn}`,
  pardoned: (turn: number): string => `Pardoned through turn ${turn}`,
  haven: (port: string): string => `Haven: ${port}`,
  knows: (port: string, points: number): string => `Information on ${port}: ${points}`,
  tried: (governor: string): string => `Has asked ${governor} for a haven`,
  attacked: (nation: string): string => `Attacked: ${nation}`,
};

export type DisplayTexts = Said<typeof display>;
