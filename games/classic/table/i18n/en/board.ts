import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

const and = new Intl.ListFormat('en');

/** The map: its charts and layers, and what lies at a place. */
export const board = {
  panels: { americas: 'Americas', guinea: 'Guinea', indies: 'Indies' },
  counters: 'Counters on the map',
  cursor: 'Map: the arrow keys go from hex to hex, Enter chooses',
  layers: 'Map layers',
  layer: { grid: 'Hexes', lanes: 'Lanes', coordinates: 'Coordinates' },
  coastal: 'coastal',
  openSea: 'open sea',
  lane: (name: string) => `on the lane “${name}”`,
  arrow: (box: string) => `leads to ${box}`,
  port: (name: string, nation: string, value: number, defense: number) => `${name}, ${nation}: Value ${value}, Defense ${defense}`,
  pirateHaven: (name: string) => `${name}, pirate haven`,
  worn: (printed: number) => `Value ${printed} before the attacks`,
  governor: (name: string, side: string) => `Governor ${name}, ${side}`,
  havenOf: (pirate: string) => `${pirate}’s safe haven`,
  letter: (letter: string) => `${letter} on offer`,
  destroyed: 'destroyed',
  /** What the port is to the pirate who is shown. */
  status: {
    destroyed: 'destroyed',
    pirateHaven: 'pirate haven',
    safeHaven: 'his safe haven',
    anti: 'anti-pirate to him',
    neutral: 'neutral to him',
    pro: 'pro-pirate to him',
  },
  statusFor: (pirate: string, status: string) => `${pirate}: ${status}`,
  pointsLeft: (points: number) => (points === 1 ? '1 point left there' : `${points} points left there`),
  sailTo: (place: string, left: string) => `Sail to ${place}, ${left}`,
  sailInto: (port: string) => `Sail into ${port}`,
  warship: (chance: string) => `Hunters there would chase him: ${chance} chance to get away`,
  commissioner: (chance: string) => `A Commissioner there may chase him: ${chance} chance to get away`,
  /** About a place that can be chosen: the way there, and what speaks for it and against it. */
  route: (arrows: string) => `Way: ${arrows}`,
  cost: (points: number, of: number) => `${points} of ${of === 1 ? '1 movement point' : `${of} movement points`}`,
  /** The hunters in a hex on the way: a Commissioner only may chase him. */
  hunters: {
    warship: (place: string, hunters: readonly string[], chance: string) =>
      `Hunters at ${place}: ${and.format(hunters)}. ${chance} chance to get away`,
    commissioner: (place: string, hunters: readonly string[], chance: string) =>
      `A possible hunt at ${place} by ${and.format(hunters)}: ${chance} chance to get away`,
  },
  uncaught: (chance: string) => `${chance} chance to come all the way without being caught`,
  nearPort: (port: string, status: string, hexes: number) =>
    hexes === 0 ? `${port}, ${status}, is in this hex` : `${port}, ${status}: ${hexes === 1 ? 'one hex' : `${hexes} hexes`} away`,
  prey: (merchants: number, hexes: number) =>
    merchants === 0
      ? `No merchant within ${hexes} hexes`
      : `${merchants === 1 ? 'One merchant' : `${merchants} merchants`} within ${hexes} hexes`,
  danger: (hunters: number, hexes: number) => `${hunters === 1 ? 'One hunter' : `${hunters} hunters`} within ${hexes} hexes`,
  safe: (hexes: number) => `No hunter within ${hexes} hexes`,
  start: 'Start here',
  goThere: 'Sail here',
  choices: (count: number) => (count === 1 ? 'One choice here.' : `${count} choices here.`),
  /** Why something on the map can't be chosen, after its name. */
  chooseGlowing: 'Choose what glows.',
  chooseButton: 'Answer this question with the buttons.',
  sailFirst: 'Choose a voyage first: then the hexes in reach glow.',
  outOfReach: (points: number) => (points === 1 ? 'One point does not reach that far.' : `${points} points do not reach that far.`),
  fromItsHex: 'Enter a port from its own hex: sail there first.',
  notoriety: (pirate: string, points: number, most: number) => `${pirate}: Notoriety ${points} of ${most}`,
  retired: (pirate: string) => `${pirate} has retired`,
  lost: (pirate: string) => `${pirate} is lost`,
};

export type BoardTexts = Said<typeof board>;
