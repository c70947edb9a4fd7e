/** The log as a story: related events in one line, and the effects of an Action or a card below it. */
import type { EventOf, EventType, GameEvent } from '@bb/golden-age/rules';
import { eventText } from './events.ts';
import { capital } from './figures.ts';
import { MERGED_EVENTS, type MergedEvents, OUTCOMES } from './merged-events.ts';
import type { Names } from './names.ts';

export interface StoryLine {
  readonly text: string;
  /** 0: a turn; 1: an Action, a card or a draw; 2: its effects. */
  readonly depth: 0 | 1 | 2;
  /** The events of this line. */
  readonly events: readonly GameEvent[];
  /** The Action that the line announces, or whose outcome it gives; null otherwise. */
  readonly action: EventOf<'actionAnnounced'> | null;
}

/** Events whose effects are indented below them. */
const OPENERS: readonly EventType[] = ['actionAnnounced', 'cardPlayed', 'cardShown'];
/** Events that are not effects of earlier ones. */
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

/** @returns a function that turns the events of one game into lines; call it with each batch in order */
export function storyteller(n: Names): (events: readonly GameEvent[]) => readonly StoryLine[] {
  let under: EventOf<'actionAnnounced'> | null = null;
  /** The next lines are effects of an earlier line. */
  let isOpen = false;
  /** The log will show the Action under way by its outcome. */
  let isAwaited = false;
  return (events) => {
    const lines: StoryLine[] = [];
    for (let at = 0; at < events.length; ) {
      const first = events[at];
      if (!first) break;
      if (first.type === 'actionAnnounced') under = first;
      if (first.type === 'turnBegan') under = null;
      const { taken, text } = folded(events, at, n, under) ?? { taken: 1, text: eventText(first, n) };
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

function folded(events: readonly GameEvent[], at: number, n: Names, under: EventOf<'actionAnnounced'> | null): MergedEvents | null {
  for (const fold of MERGED_EVENTS) {
    const done = fold(events, at, n, under);
    if (done) return done;
  }
  return null;
}
