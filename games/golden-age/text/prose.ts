/** The chronicle's prose: the log's sentences without bookkeeping, in varied words. Loaded with the chronicle. */
import type { EventOf, EventType, GameEvent } from '@bb/golden-age/rules';
import type { LanguageId } from '@bb/kernel';
import type { EventWords, Language, StoryWords } from './language.ts';
import type { StoryLine } from './story.ts';

/** Picks one of the forms of a sentence: another one each time that this kind of event occurs. */
export type Vary = (e: EventOf<EventType>, ...forms: readonly string[]) => string;

export interface ProseWords {
  /** `nine`, `13`: in words up to twelve. */
  count(number: number): string;
  /** The sentences that differ from the log's; empty for what a reader of a book does not miss. */
  events(vary: Vary): Partial<EventWords>;
  readonly proGovernors: StoryWords['proGovernors'];
}

export async function proseIn(id: LanguageId): Promise<ProseWords> {
  switch (id) {
    case 'en':
      return (await import('./en/prose.ts')).prose;
    case 'de':
      return (await import('./de/prose.ts')).prose;
    case 'fr':
      return (await import('./fr/prose.ts')).prose;
  }
}

/** @returns the language as one chronicle uses it: the next chronicle begins with the first form of each sentence again */
export function asProse(language: Language, prose: ProseWords): Language {
  const counts = new Map<EventType, number>();
  /** How many events of its kind came before each event: its sentence may be asked for again. */
  const places = new Map<GameEvent, number>();
  const vary: Vary = (e, ...forms) => {
    const place = places.get(e) ?? counts.get(e.type) ?? 0;
    if (!places.has(e)) counts.set(e.type, place + 1);
    places.set(e, place);
    return forms[place % forms.length] ?? '';
  };
  const { proGovernors } = prose;
  const searched = (): string => '';
  return {
    ...language,
    tellsFigures: false,
    events: { ...language.events, ...prose.events(vary) },
    story: { ...language.story, proGovernors, searched },
  };
}

/** The events that the chronicle tells of. It leaves out dice, tracks and the handling of cards. */
const CHRONICLED: readonly (readonly EventType[])[] = [
  ['pirateConverted', 'pirateDeployed', 'pirateLost', 'pirateMoved', 'pirateOusted', 'pirateRetired', 'pirateTookCommand', 'tried'],
  ['actionLost', 'turnLost', 'cardNegated', 'cardPlayedAgainst', 'cardShown', 'stormStruck', 'scurvyBrokeOut', 'shipWorn', 'gameEnded'],
  ['cargoSeen', 'merchantFound', 'merchantMissed', 'bootyConverted', 'bootyGrabbed', 'bootyLeft', 'bootySeized', 'gunsMounted'],
  ['hostageDied', 'hostageRansomed', 'hostageTaken', 'shipConverted', 'shipTaken', 'treasureMapDealt', 'treasureSought'],
  ['mutinyBrokeOut', 'mutinyQuashed', 'mutinySucceeded', 'revelryBegan', 'duelBegan', 'duelTied', 'duelWon'],
  ['portAssailed', 'portAttacked', 'portDestroyed', 'portHeld', 'portPlundered', 'portRose', 'portSacked', 'portTaken', 'sackFailed'],
  [
    'governorPlaced',
    'governorRemoved',
    'havenBought',
    'letterGranted',
    'letterLost',
    'letterTaken',
    'pardonEnded',
    'pardonProclaimed',
    'fined',
  ],
  ['commissionerBeaten', 'commissionerDeployed', 'commissionerReacted', 'commissionerScored', 'allianceEnded', 'allianceFormed'],
  ['caught', 'contested', 'escaped', 'stoodToFight', 'surrendered', 'tested', 'tookFlight', 'warshipAttacked', 'warshipSighted'],
];
const told: ReadonlySet<EventType> = new Set(CHRONICLED.flat());

/** @returns whether the chronicle tells of these events, which are one line of the story */
export const isChronicled = ({ events }: StoryLine): boolean => events.some(({ type }) => told.has(type));

/** What the chronicle tells of a contest; null where another event tells it. */
export type ChronicledContest = 'away' | 'caught' | 'beaten' | 'lost' | 'grabFailed' | 'portHeld';
export function chronicled({ purpose, won, sides }: EventOf<'contested'>): ChronicledContest | null {
  switch (purpose) {
    case 'flight':
      return won ? 'away' : 'caught';
    // A beaten Commissioner or pirate is told of as such.
    case 'battle':
      return sides.some(({ commissioner }) => commissioner >= 0) ? null : won ? 'beaten' : 'lost';
    case 'bootyGrab':
      return won || sides[0]?.total === sides[1]?.total ? null : 'grabFailed';
    case 'oust':
    case 'piratePortAttack':
      return won ? null : 'portHeld';
    default:
      return null;
  }
}

/** @returns the plot that this test ends; null if it succeeds, or was no plot */
export const plotFailed = ({ purpose, passed }: EventOf<'tested'>): 'conspiracy' | 'localResistance' | null =>
  !passed && (purpose === 'conspiracy' || purpose === 'localResistance') ? purpose : null;

/** A sum of doubloons, as a storyteller remembers it. */
export interface RoughSum {
  /** How the sum compares to the number that is told. */
  readonly is: 'exact' | 'about' | 'over' | 'farOver' | 'nearly';
  /** Up to 12; 0 for a sum of thousands. */
  readonly hundreds: number;
  readonly thousands: number;
}

/** Up to twelve hundred a sum is told in hundreds, beyond that in thousands. @returns null for less than a hundred */
export function roughSum(doubloons: number): RoughSum | null {
  const all = Math.round(doubloons / 100);
  if (all === 0) return null;
  if (all <= 12) return { is: doubloons % 100 === 0 ? 'exact' : 'about', hundreds: all, thousands: 0 };
  const [thousands, rest] = [Math.floor(all / 10), all % 10];
  if (rest === 0) return { is: 'exact', hundreds: 0, thousands };
  if (rest >= 7) return { is: 'nearly', hundreds: 0, thousands: thousands + 1 };
  return { is: rest < 5 ? 'over' : 'farOver', hundreds: 0, thousands };
}
