/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { pirate } from './pieces.ts';
import { inOcean } from './places.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('de'),
  governorPlacement: ['würfelt für einen Gouverneur', 'Die Würfel wählen den Hafen eines Gouverneurs'],
  move: ['würfelt für die Fahrt', 'Die Fahrt'],
  attack: ['greift den Kauffahrer an', 'Der Kauffahrer'],
  torture: ['lässt die Geisel foltern', 'Die Folter'],
  ransom: ['verlangt das Lösegeld', 'Das Lösegeld'],
  havenPrice: ['fragt nach dem Preis des sicheren Hafens', 'Der Preis des sicheren Hafens'],
  letterPrice: ['fragt nach dem Preis des Kaperbriefs', 'Der Preis des Kaperbriefs'],
  careen: ['lässt kielholen', 'Ein Kommissar lässt kielholen'],
  portAttack: ['stürmt den Hafen', 'Der Hafen wehrt sich'],
  plunder: ['plündert', 'Die Plünderung'],
  evasion: ['versucht zu entkommen', 'Die Jäger setzen nach'],
  battle: ['kämpft', 'Die Jäger kämpfen'],
  duel: ['kreuzt die Klinge', 'Die Klingen kreuzen sich'],
  wound: ['versucht, heil davonzukommen', 'Vielleicht wird jemand verwundet'],
  mutiny: ['stellt sich den Meuterern', 'Die Meuterei'],
  petition: ['reicht eine Bittschrift ein', 'Die Minister des Königs prüfen eine Bittschrift'],
  retirement: ['will sich zur Ruhe setzen', 'Der Ruhestand'],
  surrender: ['ergibt sich seinen Richtern', 'Die Übergabe'],
  trial: ['steht vor Gericht', 'Der Prozess'],
};

export function rolled(purpose: RollPurpose, who: PirateId): string {
  const [ofPirate, ofOther] = ROLLS[purpose];
  return who === NONE ? ofOther : `${pirate(who)} ${ofPirate}`;
}

export const CAUSES: Readonly<Record<Cause, string>> = {
  ...eventCauses('de'),
  letGo: 'ein Kauffahrer durfte ziehen',
  revelry: 'Gelage',
  noRevelry: 'kein Gelage erlaubt',
  torture: 'Folter',
  sale: 'Erlös aus einem Verkauf',
  ransom: 'Lösegeld',
  recovery: 'Ruhe im Hafen',
  mutiny: 'die Meuterei ist beigelegt',
  blockade: 'Blockade',
  prize: 'Kampf um die Prise',
  hostage: 'Geisel',
  battle: 'Gefecht',
  escape: 'er ist entkommen',
  portAttack: 'Angriff auf einen Hafen',
  sack: 'Brandschatzung',
  duel: 'Duell',
  backedOff: 'er ist zurückgewichen',
  ousted: 'aus dem Hafen vertrieben',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'geht mit seinem Schiff unter',
  marooned: 'wird von seiner Mannschaft ausgesetzt',
  wounds: 'stirbt an seinen Wunden',
  hanged: 'wird gehängt',
  duel: 'fällt im Duell',
};

/** By degree. */
export const WOUNDS = ['keine Wunde', 'eine oberflächliche Wunde', 'eine leichte Wunde', 'eine schwere Wunde'] as const;

type Line = Exclude<EventOf<'lineRead'>['line'], number>;
export const LINES: Readonly<Record<Line, string>> = {
  'random-event': 'Ein Zufallsereignis steht bevor.',
  'move-warships': 'Ein Kriegsschiff erhält Befehl zum Auslaufen.',
  'warship-intercepts': 'Alle Kriegsschiffe werden heimgerufen, und ein neues soll den berüchtigtsten Piraten jagen.',
  'new-merchant': 'Ein Kauffahrer läuft aus.',
  'two-merchants': 'Zwei Kauffahrer laufen aus.',
  'remove-even': 'Die Kauffahrer mit geraden Nummern laufen in ihre Häfen ein.',
  'remove-odd': 'Die Kauffahrer mit ungeraden Nummern laufen in ihre Häfen ein.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('de');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text}!` : `${text} ${inOcean(where)}!`;
};
