/** How important each event is, and which seat it harms: for the news since a player's last choice. */
import { type EventType, type GameEvent, NONE, type PirateId, type Seat, type View } from '@bb/classic/rules';
import { signed } from '@bb/classic/text';
import { plainLines } from '@bb/table-kit/table/game-lines.ts';
import { type GameNews, type NewsScale, weightsOf } from '@bb/table-kit/table/history/news.ts';
import { highlight } from '../board/highlight.svelte.ts';
import { piecesOf } from '../board/pieces.ts';
import { narrated } from '../log/log-lines.ts';
import type { ClassicSession } from '../session.ts';
import { words } from '../words.ts';

const WEIGHTS = weightsOf<EventType>([
  [10, 'gameWentOn'],
  [9, 'pirateRetired', 'pirateLost'],
  [8, 'portDestroyed', 'portTaken', 'mutinyBrokeOut', 'englishPortFounded', 'havenLost'],
  [7, 'campaignBegan', 'duelWon', 'commissionerGranted', 'battleBegan', 'wounded', 'letterLost'],
  [6, 'shipTaken', 'scurvyBrokeOut', 'pirateOusted', 'allianceRefused', 'tradeRefused'],
  [5, 'randomEventRead', 'merchantAttacked', 'evaded', 'portAttacked', 'hostageRansomed', 'bootySold', 'pirateStarted'],
  [4, 'letterBought', 'havenWon', 'retirementRolled', 'lineRead', 'allianceFormed', 'allianceBroken', 'hostageDied'],
  [3, 'warshipPlaced', 'warshipMoved', 'letterOffered', 'combatLost', 'speedLost'],
  [2, 'merchantPlaced', 'governorPlaced'],
  [1, 'commissionerMoved', 'pirateMoved'],
]);
/** They harm the pirate that they name first. */
const HARMS: readonly EventType[] = [
  ...(['pirateLost', 'mutinyBrokeOut', 'havenLost', 'letterLost', 'wounded', 'scurvyBrokeOut'] as const),
  ...(['pirateOusted', 'allianceRefused', 'tradeRefused', 'allianceBroken'] as const),
];

type Owners = Pick<View, 'owner' | 'commissionerOf'>;
const ownerOf = (pirate: PirateId, { owner }: Owners): Seat => owner[pirate] ?? NONE;

/** @returns the seat whose doing or pirate an event is, or none */
export function seatOf(event: GameEvent, view: Owners): Seat | typeof NONE {
  if ('pirate' in event) return event.pirate < 0 ? NONE : ownerOf(event.pirate, view);
  if ('seat' in event) return event.seat;
  return 'commissioner' in event ? (view.commissionerOf[event.commissioner] ?? NONE) : NONE;
}

/** The other pirate of a duel or an alliance is concerned as well. */
function seatsOf(event: GameEvent, view: Owners): readonly Seat[] {
  const others = 'other' in event ? [ownerOf(event.other, view)] : [];
  return [seatOf(event, view), ...others].filter((seat) => seat >= 0);
}

function harmed(event: GameEvent, view: Owners): Seat {
  if (event.type === 'duelWon' || event.type === 'allianceBroken') return ownerOf(event.other, view);
  return HARMS.includes(event.type) ? seatOf(event, view) : NONE;
}

const scaleFor = (view: Owners): NewsScale<GameEvent> => ({
  weightOf: ({ type }) => WEIGHTS.get(type) ?? 0,
  seatsOf: (event) => seatsOf(event, view),
  harmed: (event) => harmed(event, view),
});

const figures = () => [
  {
    by: (event: GameEvent) => (event.type === 'notorietyGained' ? event.by : 0),
    text: (by: number) => `${words().terms.notoriety.word} ${signed(by)}`,
  },
  {
    by: (event: GameEvent) => {
      if (event.type === 'bootySold' || event.type === 'hostageRansomed') return event.pounds;
      return event.type === 'pricePaid' || event.type === 'tried' ? -event.pounds : 0;
    },
    text: (by: number) => `${by < 0 ? '−' : '+'}${words().pieces.pounds(Math.abs(by))}`,
  },
];

export const news: GameNews<ClassicSession> = {
  scale: scaleFor,
  lines: (heard, { game }) => narrated(plainLines(heard, game, Number.POSITIVE_INFINITY)),
  figures,
  point: (events) => {
    highlight.pointed = piecesOf(events);
  },
};
