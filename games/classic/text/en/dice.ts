/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { inOcean, pirate } from './pieces.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('en'),
  governorPlacement: ['places a governor', 'The dice choose a port for a governor'],
  move: ['rolls for the move', 'The move'],
  attack: ['attacks the merchant', 'The merchant'],
  torture: ['has the hostage tortured', 'The torture'],
  ransom: ['asks for the ransom', 'The ransom'],
  havenPrice: ['asks the price of a safe haven', 'The price of the haven'],
  letterPrice: ['asks the price of the letter', 'The price of the letter'],
  careen: ['careens', 'A Commissioner careens'],
  portAttack: ['storms the port', 'The port defends itself'],
  plunder: ['plunders', 'The plunder'],
  evasion: ['tries to evade', 'The hunters give chase'],
  battle: ['fights', 'The hunters fight'],
  duel: ['crosses blades', 'The blades cross'],
  wound: ['tries to come away unhurt', 'Somebody may be wounded'],
  mutiny: ['faces the mutineers', 'The mutiny'],
  petition: ['petitions', 'The King’s ministers hear a petition'],
  retirement: ['tries to retire', 'The retirement'],
  surrender: ['surrenders to his judges', 'The surrender'],
  trial: ['stands trial', 'The trial'],
};
export function rolled(purpose: RollPurpose, who: PirateId): string {
  const [ofPirate, ofOther] = ROLLS[purpose];
  return who === NONE ? ofOther : `${pirate(who)} ${ofPirate}`;
}

export const CAUSES: Readonly<Record<Cause, string>> = {
  ...eventCauses('en'),
  letGo: 'a merchant was let go',
  revelry: 'a revel',
  noRevelry: 'no revel was allowed',
  torture: 'torture',
  sale: 'money from a sale',
  ransom: 'money from a ransom',
  recovery: 'rest in port',
  mutiny: 'the mutiny was talked down',
  blockade: 'a blockade',
  prize: 'the fight for the prize',
  hostage: 'a hostage',
  battle: 'a battle',
  escape: 'he got away',
  portAttack: 'the attack on a port',
  sack: 'a sacked port',
  duel: 'a duel',
  backedOff: 'he backed off',
  ousted: 'driven out of port',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'goes down with his ship',
  marooned: 'is marooned by his crew',
  wounds: 'dies of his wounds',
  hanged: 'is hanged',
  duel: 'is killed in the duel',
};

/** By degree. */
export const WOUNDS = ['no', 'a superficial', 'a minor', 'a crippling'] as const;

type Line = Exclude<EventOf<'lineRead'>['line'], number>;
export const LINES: Readonly<Record<Line, string>> = {
  'random-event': 'A random event is on its way.',
  'move-warships': 'A warship is ordered to sea.',
  'warship-intercepts': 'All warships are called home, and a new one is to hunt the most notorious pirate.',
  'new-merchant': 'A merchant puts to sea.',
  'two-merchants': 'Two merchants put to sea.',
  'remove-even': 'The merchants with even numbers make port.',
  'remove-odd': 'The merchants with odd numbers make port.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('en');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text}!` : `${text} ${inOcean(where)}!`;
};
