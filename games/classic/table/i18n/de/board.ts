import type { BoardTexts } from '../en/board.ts';

const and = new Intl.ListFormat('de');

export const board: BoardTexts = {
  panels: { americas: 'Amerika', guinea: 'Guinea', indies: 'Indien' },
  counters: 'Spielsteine auf der Karte',
  cursor: 'Karte: Pfeiltasten gehen von Feld zu Feld, Enter wählt',
  layers: 'Ebenen der Karte',
  layer: { grid: 'Felder', lanes: 'Handelswege', coordinates: 'Koordinaten' },
  coastal: 'Küste',
  openSea: 'offene See',
  lane: (name) => `am Handelsweg „${name}“`,
  arrow: (box) => `führt zur ${box}`,
  port: (name, nation, value, defense) => `${name}, ${nation}: Wert ${value}, Verteidigung ${defense}`,
  pirateHaven: (name) => `${name}, Piratenhafen`,
  worn: (printed) => `Wert ${printed} vor den Angriffen`,
  governor: (name, side) => `Gouverneur ${name}, ${side}`,
  havenOf: (pirate) => `sicherer Hafen für ${pirate}`,
  letter: (letter) => `${letter} zu haben`,
  destroyed: 'zerstört',
  status: {
    destroyed: 'zerstört',
    pirateHaven: 'Piratenhafen',
    safeHaven: 'sein sicherer Hafen',
    anti: 'ihm feindlich',
    neutral: 'ihm gegenüber neutral',
    pro: 'ihm freundlich',
  },
  statusFor: (pirate, status) => `${pirate}: ${status}`,
  pointsLeft: (points) => (points === 1 ? 'dort bleibt 1 Punkt' : `dort bleiben ${points} Punkte`),
  sailTo: (place, left) => `Nach ${place} segeln, ${left}`,
  sailInto: (port) => `In ${port} einlaufen`,
  warship: (chance) => `Dort würden ihn Jäger abfangen: Chance zu entkommen ${chance}`,
  commissioner: (chance) => `Dort kann ihn ein Kommissar abfangen: Chance zu entkommen ${chance}`,
  route: (arrows) => `Weg: ${arrows}`,
  cost: (points, of) => `${points} von ${of === 1 ? '1 Bewegungspunkt' : `${of} Bewegungspunkten`}`,
  hunters: {
    warship: (place, hunters, chance) => `Jäger (${place}): ${and.format(hunters)}. Chance zu entkommen ${chance}`,
    commissioner: (place, hunters, chance) => `Vielleicht jagt ihn (${place}) ${and.format(hunters)}: Chance zu entkommen ${chance}`,
  },
  uncaught: (chance) => `Chance, auf dem ganzen Weg allen zu entkommen: ${chance}`,
  nearPort: (port, status, hexes) =>
    hexes === 0
      ? `${port}, ${status}, liegt in diesem Feld`
      : `${port}, ${status}: ${hexes === 1 ? 'ein Feld' : `${hexes} Felder`} entfernt`,
  prey: (merchants, hexes) =>
    merchants === 0
      ? `Kein Kauffahrer im Umkreis von ${hexes} Feldern`
      : `${merchants === 1 ? 'Ein Kauffahrer' : `${merchants} Kauffahrer`} im Umkreis von ${hexes} Feldern`,
  danger: (hunters, hexes) => `${hunters === 1 ? 'Ein Jäger' : `${hunters} Jäger`} im Umkreis von ${hexes} Feldern`,
  safe: (hexes) => `Kein Jäger im Umkreis von ${hexes} Feldern`,
  start: 'Hier beginnen',
  goThere: 'Hierher segeln',
  choices: (count) => (count === 1 ? 'Hier gibt es eine Möglichkeit.' : `Hier gibt es ${count} Möglichkeiten.`),
  chooseGlowing: 'Wähle, was leuchtet.',
  chooseButton: 'Diese Frage beantwortest du mit den Knöpfen.',
  sailFirst: 'Wähle zuerst eine Fahrt: Dann leuchten die Felder in Reichweite.',
  outOfReach: (points) => (points === 1 ? 'Ein Punkt reicht nicht so weit.' : `${points} Punkte reichen nicht so weit.`),
  fromItsHex: 'Einen Hafen läuft man von seinem eigenen Feld aus an: Segle zuerst dorthin.',
  notoriety: (pirate, points, most) => `${pirate}: Ruhm ${points} von ${most}`,
  retired: (pirate) => `${pirate} hat sich zur Ruhe gesetzt`,
  lost: (pirate) => `${pirate} ist verloren`,
};
