/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { pirate } from './pieces.ts';
import { inOcean } from './places.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('de'),
  governorPlacement: ['würfelt für einen Gouverneur', 'Ein Hafen für einen Gouverneur'],
  move: ['würfelt für die Fahrt', 'Die Fahrt'],
  attack: ['greift den Kauffahrer an', 'Der Kauffahrer'],
  torture: ['lässt die Geisel foltern', 'Die Folter'],
  ransom: ['verlangt das Lösegeld', 'Das Lösegeld'],
  havenPrice: ['fragt nach dem Preis des sicheren Hafens', 'Der Preis des sicheren Hafens'],
  letterPrice: ['fragt nach dem Preis des Kaperbriefs', 'Der Preis des Kaperbriefs'],
  careen: ['lässt kielholen', 'Ein Kommissar lässt kielholen'],
  portAttack: ['stürmt den Hafen', 'Der Hafen wehrt sich'],
  plunder: ['plündert', 'Die Plünderung'],
  evasion: ['sucht zu entkommen', 'Die Jäger setzen nach'],
  battle: ['kämpft', 'Die Jäger kämpfen'],
  duel: ['kreuzt die Klinge', 'Die Klingen kreuzen sich'],
  wound: ['wird vielleicht verwundet', 'Eine Wunde vielleicht'],
  mutiny: ['stellt sich den Meuterern', 'Die Meuterei'],
  petition: ['reicht eine Bittschrift ein', 'Die Bittschrift wird gehört'],
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
  letGo: 'Kauffahrer laufen gelassen',
  revelry: 'Gelage',
  noRevelry: 'kein Gelage',
  torture: 'Folter',
  sale: 'Geld aus einem Verkauf',
  ransom: 'Lösegeld',
  recovery: 'Ruhe im Hafen',
  mutiny: 'Meuterei beigelegt',
  blockade: 'Blockade',
  prize: 'Prise',
  hostage: 'Geisel',
  battle: 'Gefecht',
  escape: 'entkommen',
  portAttack: 'Angriff auf einen Hafen',
  sack: 'Brandschatzung',
  duel: 'Duell',
  backedOff: 'er ist zurückgewichen',
  ousted: 'er wurde vertrieben',
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
  'random-event': 'Die Aktionskarte bringt ein Zufallsereignis.',
  'move-warships': 'Die Aktionskarte bewegt ein Kriegsschiff.',
  'warship-intercepts': 'Die Aktionskarte hetzt ein Kriegsschiff auf den berühmtesten Piraten.',
  'new-merchant': 'Die Aktionskarte bringt einen Kauffahrer.',
  'two-merchants': 'Die Aktionskarte bringt zwei Kauffahrer.',
  'remove-even': 'Die Aktionskarte nimmt die Kauffahrer mit geraden Nummern von der Seekarte.',
  'remove-odd': 'Die Aktionskarte nimmt die Kauffahrer mit ungeraden Nummern von der Seekarte.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('de');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text}!` : `${text} ${inOcean(where)}!`;
};
