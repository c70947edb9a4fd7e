/** The dice beside the prompt: those of the question, else those of what was done last. */
import type { Decision, EventOf, RollPurpose } from '@bb/engine';
import type { Heard } from './battle.ts';
import { begins } from './beginnings.ts';
import { isStaged } from './trials.ts';

interface ShownRoll {
  readonly key: string;
  readonly roll: Pick<EventOf<'rolled'>, 'purpose' | 'pirate' | 'seat' | 'dice'>;
  /** The arithmetic and what came of it, once it is known. */
  readonly test: EventOf<'tested'> | null;
}

/** What they bring is on the board. */
const SILENT: readonly RollPurpose[] = [
  'playerOrder',
  'draftOrder',
  'governorPlacement',
  'merchantPlacement',
  'newGovernors',
  'randomDeployment',
];

/**
 * Null where there are none, or they lie on the stage.
 * `since`: the last answer; what was thrown before it is old news, as is all that was thrown before something else began.
 */
export function lastRoll(heard: readonly Heard[], since: number, d: Decision | null): ShownRoll | null {
  if (d?.about.contest) return null;
  let test: EventOf<'tested'> | null = null;
  for (let i = heard.length - 1; i >= 0; i--) {
    const one = heard[i];
    if (!one || one.id < since || begins(one.event)) return null;
    const { event } = one;
    if (event.type === 'tested') test = event;
    if (event.type !== 'rolled') continue;
    if (SILENT.includes(event.purpose) || isStaged(event.purpose)) return null;
    return { key: String(one.id), roll: event, test: test?.purpose === event.purpose ? test : null };
  }
  return null;
}
