/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { pirate } from './pieces.ts';
import { inOcean } from './places.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('fr'),
  governorPlacement: ['tire le port d’un gouverneur', 'Le port d’un gouverneur'],
  move: ['lance le dé pour naviguer', 'La navigation'],
  attack: ['attaque le navire marchand', 'Le navire marchand'],
  torture: ['fait torturer l’otage', 'La torture'],
  ransom: ['demande la rançon', 'La rançon'],
  havenPrice: ['demande le prix d’un refuge', 'Le prix du refuge'],
  letterPrice: ['demande le prix de la lettre de marque', 'Le prix de la lettre de marque'],
  careen: ['fait caréner', 'Un commissaire fait caréner'],
  portAttack: ['donne l’assaut au port', 'Le port se défend'],
  plunder: ['pille', 'Le pillage'],
  evasion: ['tente de s’échapper', 'Les chasseurs donnent la chasse'],
  battle: ['combat', 'Les chasseurs combattent'],
  duel: ['croise le fer', 'Les lames se croisent'],
  wound: ['risque une blessure', 'Une blessure, peut-être'],
  mutiny: ['fait face aux mutins', 'La mutinerie'],
  petition: ['présente une requête', 'La requête est entendue'],
  retirement: ['veut se retirer', 'La retraite'],
  surrender: ['se rend à ses juges', 'La reddition'],
  trial: ['passe en jugement', 'Le procès'],
};

export function rolled(purpose: RollPurpose, who: PirateId): string {
  const [ofPirate, ofOther] = ROLLS[purpose];
  return who === NONE ? ofOther : `${pirate(who)} ${ofPirate}`;
}

export const CAUSES: Readonly<Record<Cause, string>> = {
  ...eventCauses('fr'),
  letGo: 'navire marchand épargné',
  revelry: 'ripaille',
  noRevelry: 'pas de ripaille',
  torture: 'torture',
  sale: 'l’argent d’une vente',
  ransom: 'l’argent d’une rançon',
  recovery: 'repos au port',
  mutiny: 'mutinerie apaisée',
  blockade: 'blocus',
  prize: 'prise',
  hostage: 'otage',
  battle: 'bataille',
  escape: 'il s’est échappé',
  portAttack: 'attaque d’un port',
  sack: 'mise à sac',
  duel: 'duel',
  backedOff: 'il a rompu',
  ousted: 'il a été chassé',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'sombre avec son navire',
  marooned: 'est abandonné par son équipage',
  wounds: 'meurt de ses blessures',
  hanged: 'est pendu',
  duel: 'tombe en duel',
};

/** By degree. */
export const WOUNDS = ['aucune blessure', 'une blessure superficielle', 'une blessure légère', 'une blessure grave'] as const;

type Line = Exclude<EventOf<'lineRead'>['line'], number>;
export const LINES: Readonly<Record<Line, string>> = {
  'random-event': 'La carte d’action amène un événement aléatoire.',
  'move-warships': 'La carte d’action déplace un navire de guerre.',
  'warship-intercepts': 'La carte d’action lance un navire de guerre contre le pirate le plus renommé.',
  'new-merchant': 'La carte d’action amène un navire marchand.',
  'two-merchants': 'La carte d’action amène deux navires marchands.',
  'remove-even': 'La carte d’action retire de la carte les navires marchands aux numéros pairs.',
  'remove-odd': 'La carte d’action retire de la carte les navires marchands aux numéros impairs.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('fr');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text} !` : `${text} ${inOcean(where)} !`;
};
