/** How important each event is, and which seat it harms: for the news since a player's last choice, and for a summary of a game. */
import type { EventType, GameEvent, Seat } from '@bb/golden-age/rules';
import { type Names, signed } from '@bb/golden-age/text';
import { type GameNews, type NewsScale, weightsOf } from '@bb/table-kit/table/history/news.ts';
import { say } from '../i18n/say.ts';
import { narrate } from '../log-lines.ts';
import type { GoldenAgeSession } from '../session/session.ts';
import { type Owners, piecesOf, seatsOf } from './event-pieces.ts';
import { highlight } from './log-highlight.svelte.ts';

/** A card or an Action that was stopped is worth more than most that happened. */
const WEIGHTS = weightsOf<EventType>([
  [10, 'gameEnded', 'cardNegated'],
  [9, 'pirateRetired', 'pirateLost', 'pardonProclaimed', 'turnLost', 'actionLost'],
  [8, 'pirateTookCommand', 'mutinyBrokeOut', 'commissionerBeaten', 'portTaken', 'portDestroyed', 'handPassed'],
  [7, 'cardPlayedAgainst', 'duelWon', 'bootyGrabbed'],
  [6, 'treasureSought', 'havenBought', 'commissionerDeployed', 'commissionerReacted', 'warshipAttacked', 'portPlundered', 'havenLost'],
  [5, 'bootyConverted', 'hostageRansomed', 'bootySeized', 'pirateDeployed', 'stormStruck', 'letterGranted', 'pirateOusted'],
  [4, 'cardShown', 'cardDiscarded', 'warshipSighted', 'combatLost', 'speedLost'],
  [3, 'governorPlaced', 'merchantFound'],
  [2, 'actionAnnounced', 'cardPlayed', 'pirateMoved'],
]);
/** They harm the first seat that they are about. */
const HARMS: readonly EventType[] = [
  ...(['turnLost', 'actionLost', 'cardDiscarded', 'pirateLost', 'pirateOusted'] as const),
  ...(['mutinyBrokeOut', 'letterLost', 'notorietyLost', 'fined'] as const),
];

function harmed(event: GameEvent, view: Owners): Seat {
  if (event.type === 'handPassed') return event.from;
  if (event.type === 'cardPlayedAgainst') return view.owner[event.pirate] ?? -1;
  if (event.type === 'bootyGrabbed') return view.owner[event.target] ?? -1;
  if (event.type === 'bootyTaken' || event.type === 'letterTaken' || event.type === 'informationTaken' || event.type === 'shipTaken')
    return view.owner[event.from] ?? -1;
  return HARMS.includes(event.type) ? (seatsOf(event, view)[0] ?? -1) : -1;
}

export const scaleFor = (view: Owners): NewsScale<GameEvent> => ({
  weightOf: ({ type }) => WEIGHTS.get(type) ?? 0,
  seatsOf: (event) => seatsOf(event, view),
  harmed: (event) => harmed(event, view),
});

const figures = ({ language }: Names) => [
  {
    by: (event: GameEvent) => ('vp' in event && event.type !== 'pirateRefused' ? event.vp : 0),
    text: (by: number) => `${signed(by)} ${say().history.vp}`,
  },
  {
    by: (event: GameEvent) => (event.type === 'notorietyGained' ? event.by : event.type === 'notorietyLost' ? -event.by : 0),
    text: (by: number) => `${language.ratings.notoriety} ${signed(by)}`,
  },
  {
    by: (event: GameEvent) =>
      event.type === 'bootyConverted' ? event.doubloons : event.type === 'pricePaid' || event.type === 'fined' ? -event.doubloons : 0,
    text: (by: number) => `${language.ratings.netWorth} ${by < 0 ? '−' : '+'}${language.doubloons(Math.abs(by))}`,
  },
];

export const news: GameNews<GoldenAgeSession> = {
  scale: scaleFor,
  lines: (heard, { names }) => narrate(heard, names),
  figures,
  point: (events) => highlight(piecesOf(events)),
};
