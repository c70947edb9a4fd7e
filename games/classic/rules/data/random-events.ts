/** C23.1 The kinds of random events. */

/** The names that come with an event: what its dice are for, and why it changes a figure. */
interface Names<Roll extends string, Cause extends string> {
  readonly rolls?: readonly Roll[];
  readonly causes?: readonly Cause[];
}

const named = <const Roll extends string = never, const Cause extends string = never>({
  rolls = [],
  causes = [],
}: Names<Roll, Cause> = {}): Required<Names<Roll, Cause>> => ({ rolls, causes });

const RANDOM_EVENTS = {
  storm: named({ rolls: ['storm'], causes: ['storm'] }),
  scurvy: named({ rolls: ['scurvy'], causes: ['scurvy'] }),
  'new-governor': named({ rolls: ['newGovernor'] }),
  'governor-recalled': named({ rolls: ['recall'] }),
  'letter-of-marque': named(),
  convoy: named(),
  patrol: named(),
  'no-prey-no-pay': named({ causes: ['noPrey'] }),
  turmoil: named(),
  'kings-pardon': named(),
  disease: named({ rolls: ['disease'], causes: ['disease'] }),
  earthquake: named({ rolls: ['earthquake', 'waves'], causes: ['earthquake'] }),
};

export type RandomEventKind = keyof typeof RANDOM_EVENTS;
export type EventRoll<K extends RandomEventKind = RandomEventKind> = (typeof RANDOM_EVENTS)[K]['rolls'][number];
export type EventCause<K extends RandomEventKind = RandomEventKind> = (typeof RANDOM_EVENTS)[K]['causes'][number];

const isKind = (key: string): key is RandomEventKind => Object.hasOwn(RANDOM_EVENTS, key);
export const RANDOM_EVENT_KINDS: readonly RandomEventKind[] = Object.keys(RANDOM_EVENTS).filter(isKind);
