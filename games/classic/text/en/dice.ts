/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { inOcean, pirate } from './pieces.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('en'),
  governorPlacement: ['places a governor', 'A port is rolled for a governor'],
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
  wound: ['checks for a wound', 'The wound check'],
  mutiny: ['faces the mutineers', 'The mutiny'],
  petition: ['petitions', 'The petition is heard'],
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
  letGo: 'the merchant was let go',
  revelry: 'a revel',
  noRevelry: 'no revel',
  torture: 'torture',
  sale: 'money from a sale',
  ransom: 'money from a ransom',
  recovery: 'rest in port',
  mutiny: 'the mutiny was talked down',
  blockade: 'a blockade',
  prize: 'the prize',
  hostage: 'a hostage',
  battle: 'a battle',
  escape: 'an escape',
  portAttack: 'the attack on a port',
  sack: 'a sacked port',
  duel: 'a duel',
  backedOff: 'he backed off',
  ousted: 'he was ousted',
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
  'random-event': 'The action card brings a random event.',
  'move-warships': 'The action card moves a warship.',
  'warship-intercepts': 'The action card sets a warship on the most notorious pirate.',
  'new-merchant': 'The action card brings a merchant.',
  'two-merchants': 'The action card brings two merchants.',
  'remove-even': 'The action card takes the merchants with even numbers off the map.',
  'remove-odd': 'The action card takes the merchants with odd numbers off the map.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('en');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text}!` : `${text} ${inOcean(where)}!`;
};
