/** Words for the dice, the causes and the kinds that events name. */
import { type Cause, type EventOf, type LossCause, NONE, type PirateId, type RollPurpose } from '../../rules/index.ts';
import { eventCauses, eventRolls, eventsInLog } from '../random-events.ts';
import { pirate } from './pieces.ts';
import { inOcean } from './places.ts';

/** What the dice are for: of a pirate, and of the other side or of nobody. */
const ROLLS: Readonly<Record<RollPurpose, readonly [string, string]>> = {
  ...eventRolls('fr'),
  governorPlacement: ['tire le port d’un gouverneur', 'Les dés choisissent le port d’un gouverneur'],
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
  wound: ['tente de s’en tirer indemne', 'Quelqu’un est peut-être blessé'],
  mutiny: ['fait face aux mutins', 'La mutinerie'],
  petition: ['présente une requête', 'Les ministres du roi examinent une requête'],
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
  letGo: 'un navire marchand épargné',
  revelry: 'ripaille',
  noRevelry: 'ripaille refusée',
  torture: 'torture',
  sale: 'l’argent d’une vente',
  ransom: 'l’argent d’une rançon',
  recovery: 'repos au port',
  mutiny: 'mutinerie apaisée',
  blockade: 'blocus',
  prize: 'combat pour la prise',
  hostage: 'otage',
  battle: 'bataille',
  escape: 'il s’est échappé',
  portAttack: 'attaque d’un port',
  sack: 'mise à sac',
  duel: 'duel',
  backedOff: 'il a rompu',
  ousted: 'il a été chassé du port',
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
  'random-event': 'Un événement aléatoire se prépare.',
  'move-warships': 'Un navire de guerre reçoit l’ordre d’appareiller.',
  'warship-intercepts': 'Tous les navires de guerre sont rappelés, et un nouveau doit traquer le pirate le plus renommé.',
  'new-merchant': 'Un navire marchand prend la mer.',
  'two-merchants': 'Deux navires marchands prennent la mer.',
  'remove-even': 'Les navires marchands aux numéros pairs rentrent au port.',
  'remove-odd': 'Les navires marchands aux numéros impairs rentrent au port.',
};

type Random = EventOf<'randomEventRead'>['event'];
const RANDOM = eventsInLog('fr');
export const randomEvent = (event: Random, where: EventOf<'randomEventRead'>['ocean']): string => {
  const text = RANDOM[event];
  return where === NONE ? `${text} !` : `${text} ${inOcean(where)} !`;
};
