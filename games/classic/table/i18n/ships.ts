/** The texts of the ship logs, and of the strip with the player's own ships. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { ships as english, type ShipTexts } from './en/ships.ts';

export const ships = catalogue<ShipTexts>(english, {
  de: async () => (await import('./de/ships.ts')).ships,
  fr: async () => (await import('./fr/ships.ts')).ships,
});
