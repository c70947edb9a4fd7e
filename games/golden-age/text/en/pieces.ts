/** Names of pieces and people. */
import { type CardId, type CardTitle, type CommissionerId, EX_PIRATE, type HostageId, type Seat, TITLE_OF } from '@bb/golden-age/rules';
import type { PieceWords } from '../language.ts';
import type { Names } from '../names.ts';
import { formsOf } from './places.ts';

/** `planter`, as a word in a sentence */
export const person = (hostage: HostageId, n: Names): string => n.hostage(hostage).toLowerCase();

const ARTICLED: readonly CardTitle[] = ['general-pardon', 'letter-of-marque'];
/** `the General Pardon`, `Fair Winds` */
export const theCard = (card: CardId, n: Names): string => {
  const title = TITLE_OF[card];
  return title !== undefined && ARTICLED.includes(title) ? `the ${n.card(card)}` : n.card(card);
};

export const pieces: PieceWords = {
  places: {},
  pirates: {},
  hostages: {
    captain: 'Captain',
    pilot: 'Pilot',
    mate: 'First Mate',
    'naval-officer': 'Naval Officer',
    sailor: 'Sailor',
    surgeon: 'Surgeon',
    merchant: 'Merchant',
    priest: 'Priest',
    planter: 'Planter',
    nobleman: 'Nobleman',
    'governors-daughter': 'Governor’s Daughter',
  },
  merchants: { flute: 'flute', sloop: 'sloop', schooner: 'schooner', brigantine: 'brigantine', 'square-rigger': 'square-rigger' },
  ships: { sloop: 'sloop', schooner: 'schooner', brigantine: 'brigantine' },
  nations: {
    english: 'English',
    spanish: 'Spanish',
    french: 'French',
    dutch: 'Dutch',
    portuguese: 'Portuguese',
    arab: 'Arab',
    pirate: 'Pirate',
  },
  sea: (place, name) => formsOf(place, name).object,
  inShort: (family) => family,
  where: (place, name) => formsOf(place, name).where,
  seat: (seat) => `Seat ${seat + 1}`,
  exPirate: 'the Ex-Pirate',
  formerPirate: 'ex-pirate',
  unknown: {
    pirate: 'a pirate',
    ownPirate: 'your pirate',
    otherPirate: 'the other',
    place: 'nowhere',
    card: 'a card',
    hostage: 'hostage',
    merchant: 'merchant',
    ship: 'ship',
    nation: 'no nation',
    governor: 'a governor',
    warship: 'a warship',
    commissioner: 'a Commissioner',
  },
  piratesInPort: 'the pirates in port',
  port: 'the port',
  warship: 'the warship',
  commissionerOf: (seat, n) => `${n.seat(seat)}’s Commissioner`,
};

/** `Arlo’s Commissioner Rhett`, `Arlo’s Ex-Pirate`. */
export const hunter = (seat: Seat, commissioner: CommissionerId, n: Names): string =>
  `${n.seat(seat)}’s ${commissioner === EX_PIRATE ? 'Ex-Pirate' : `Commissioner ${n.commissioner(commissioner)}`}`;
