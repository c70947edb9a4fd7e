/** The log as a story: what belongs together in one line, and what follows from an Action or a card below it. */
import type { EventOf, EventType, GameEvent } from '@bb/engine';
import { tell } from './events.ts';
import { capital } from './figures.ts';
import { FOLDS, type Folded, OUTCOMES } from './folds.ts';
import type { Names } from './names.ts';

export interface StoryLine {
  readonly text: string;
  /** 0: a turn; 1: an Action, a card, a draw; 2: what comes of it. */
  readonly depth: 0 | 1 | 2;
  /** What it tells. */
  readonly events: readonly GameEvent[];
  /** The Action that it tells of, by its announcement or by its outcome. */
  readonly action: EventOf<'actionAnnounced'> | null;
}

/** Under these stands what comes of them. */
const OPENERS: readonly EventType[] = ['actionAnnounced', 'cardPlayed', 'cardShown'];
/** These come of nothing that was told before. */
const HEADS: readonly EventType[] = [
  ...OPENERS,
  'cardDrawn',
  'gameEnded',
  'pardonEnded',
  'pirateDeployed',
  'pirateDrafted',
  'pirateDrawn',
  'pirateScored',
  'playerOrderSet',
  'turnBegan',
  'turnEnded',
];

/** A Letter is played in the course of an Action, and a mutiny draws a pirate. */
const isHead = (e: GameEvent): boolean =>
  HEADS.includes(e.type) && !(e.type === 'cardPlayed' && e.use === 'event') && !(e.type === 'pirateDrawn' && e.rule.startsWith('14.'));
const isMerchants = (e: GameEvent): boolean => e.type === 'merchantPlaced' || (e.type === 'rolled' && e.purpose === 'merchantPlacement');

/** Tells the events of one game in their order, in as many portions as they come in. */
export function storyteller(n: Names): (events: readonly GameEvent[]) => readonly StoryLine[] {
  let under: EventOf<'actionAnnounced'> | null = null;
  /** Lines stand under another one. */
  let isOpen = false;
  /** The Action under way is to be told by its outcome. */
  let isAwaited = false;
  return (events) => {
    const lines: StoryLine[] = [];
    for (let at = 0; at < events.length; ) {
      const first = events[at];
      if (!first) break;
      if (first.type === 'actionAnnounced') under = first;
      if (first.type === 'turnBegan') under = null;
      const { taken, text } = folded(events, at, n, under) ?? { taken: 1, text: tell(first, n) };
      const isOutcome = isAwaited && OUTCOMES.includes(first.type);
      const heads = isHead(first) || isOutcome || (isMerchants(first) && under === null);
      if (text !== '') {
        const depth = first.type === 'turnBegan' ? 0 : heads || !isOpen ? 1 : 2;
        const action = isOutcome || first.type === 'actionAnnounced' ? under : null;
        lines.push({ text: capital(text), depth, events: events.slice(at, at + taken), action });
      }
      if (heads) isOpen = OPENERS.includes(first.type) || isAwaited;
      isAwaited = first.type === 'actionAnnounced' && text === '';
      at += taken;
    }
    return lines;
  };
}

function folded(events: readonly GameEvent[], at: number, n: Names, under: EventOf<'actionAnnounced'> | null): Folded | null {
  for (const fold of FOLDS) {
    const done = fold(events, at, n, under);
    if (done) return done;
  }
  return null;
}
