/** C23.1 The kinds of random events. */

/** The names that come with an event. */
interface Names<Lot extends string, Roll extends string, Cause extends string> {
  /** The purposes of dice that choose something, such as a port, and need not reach a number. */
  readonly lots?: readonly Lot[];
  /** The purposes of its other dice; `trialOf` says what they must reach. */
  readonly rolls?: readonly Roll[];
  /** The causes by which it changes a pirate's figures, such as Unrest. */
  readonly causes?: readonly Cause[];
}

const named = <const Lot extends string = never, const Roll extends string = never, const Cause extends string = never>({
  lots = [],
  rolls = [],
  causes = [],
}: Names<Lot, Roll, Cause> = {}): Required<Names<Lot, Roll, Cause>> => ({ lots, rolls, causes });

const RANDOM_EVENTS = {
  storm: named({ rolls: ['storm'], causes: ['storm'] }),
  scurvy: named({ rolls: ['scurvy'], causes: ['scurvy'] }),
  'new-governor': named({ lots: ['newGovernor'] }),
  'governor-recalled': named({ lots: ['recall'] }),
  'letter-of-marque': named(),
  convoy: named(),
  patrol: named(),
  'no-prey-no-pay': named({ causes: ['noPrey'] }),
  turmoil: named(),
  'kings-pardon': named(),
  disease: named({ lots: ['disease'], causes: ['disease'] }),
  earthquake: named({ lots: ['earthquake'], rolls: ['waves'], causes: ['earthquake'] }),
};

export type RandomEventKind = keyof typeof RANDOM_EVENTS;
export type EventLot<K extends RandomEventKind = RandomEventKind> = (typeof RANDOM_EVENTS)[K]['lots'][number];
export type EventRoll<K extends RandomEventKind = RandomEventKind> = (typeof RANDOM_EVENTS)[K]['rolls'][number] | EventLot<K>;
export type EventCause<K extends RandomEventKind = RandomEventKind> = (typeof RANDOM_EVENTS)[K]['causes'][number];

const isKind = (key: string): key is RandomEventKind => Object.hasOwn(RANDOM_EVENTS, key);
export const RANDOM_EVENT_KINDS: readonly RandomEventKind[] = Object.keys(RANDOM_EVENTS).filter(isKind);

export const EVENT_LOTS: readonly string[] = Object.values(RANDOM_EVENTS).flatMap(({ lots }): readonly string[] => lots);
export const isEventLot = (purpose: string): purpose is EventLot => EVENT_LOTS.includes(purpose);
