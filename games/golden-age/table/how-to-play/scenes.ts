/** What the pictures of *How to play* show of the board: positions of the first voyage, changed so that one shows all of its subject. */
import { AREAS, COMMISSIONERS, isPort, NO_PLACE, PIRATE_NAMES, PLACE_NAMES, RETIRED, type View, WARSHIPS } from '@bb/golden-age/rules';
import { askedSession } from '@bb/table-kit/session/asked-session.ts';
import { History } from '@bb/table-kit/session/history.ts';
import type { Rectangle } from '../board/board.ts';
import type { Lesson } from '../i18n/lessons.ts';
import type { GoldenAgeSession, Session } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { beginVoyage, voyageAt } from '../tutorial/voyage.ts';

export interface Scene {
  /** It stands still, and answers nothing. */
  readonly session: Session;
  readonly view: View;
  /** The part of the board to show. */
  readonly frame: Rectangle;
  readonly hasPrompt?: boolean;
}

/** The seat of the other player. */
const RIVAL = 1;
const EAST_CARIBBEAN = AREAS.find((area) => PLACE_NAMES[area] === 'east-caribbean') ?? NO_PLACE;

/** @param changed  how the picture differs from the position in which this lesson begins */
function sceneAt(lesson: Lesson, frame: Rectangle, changed: (view: View) => Partial<View> = () => ({})): Scene {
  const { options, seats, choices } = beginVoyage();
  const { rules } = goldenAge;
  const history = new History<GoldenAgeSession>(goldenAge, options);
  history.replay(choices);
  let answeredAt = 0;
  for (let place = voyageAt(history.choices); place && place.lesson !== lesson; place = voyageAt(history.choices)) {
    const [choice] = place.wanted(rules.legal(history.game));
    if (!choice) break;
    if (place.asks) answeredAt = history.events.length;
    history.take(choice);
  }
  const decision = rules.decision(history.game);
  if (!decision) throw new Error(`the first voyage has no lesson “${lesson}”`);
  const players = seats.map(({ name }) => name);
  const names = goldenAge.names(options, players)();
  const view = rules.view(history.game, decision.seat);
  const legal = [...rules.legal(history.game)];
  const position = { names, decision, choices: legal, view, events: history.events, answeredAt };
  const session = askedSession<GoldenAgeSession>({ game: goldenAge, seats: players, uses: () => [], ...position });
  return { session, view: { ...view, ...changed(view) }, frame };
}

/** The beginning of the track and the box of the retired: Bellamy is in it, with points that are still on this part of the track. */
const aim = (): Scene =>
  sceneAt('retire', [0, 0, 540, 300], ({ fate }) => ({
    fate: fate.map((own, pirate) => (PIRATE_NAMES[pirate] === 'bellamy' ? RETIRED : own)),
    vp: [8, 3],
  }));

const prize = (): Scene => ({ ...sceneAt('cunning', [560, 590, 460, 220]), hasPrompt: true });

/** San Juan, with its pro-pirate governor and the flag of a safe haven, and its pirate before the port. */
const port = (): Scene =>
  sceneAt('leavePort', [560, 560, 330, 172], ({ at }) => ({ at: at.map((place) => (isPort(place) ? EAST_CARIBBEAN : place)) }));

/** A pirate, a warship, and the King’s Commissioner of another player. */
const rivals = (): Scene =>
  sceneAt('sail', [560, 575, 450, 225], ({ at, owner, warshipAt, commissioner, commissionerAt }) => ({
    at: at.map((place, pirate) => (owner[pirate] === RIVAL ? NO_PLACE : place)),
    warshipAt: warshipAt.map((warship, area) => (area === EAST_CARIBBEAN ? (WARSHIPS[0] ?? warship) : warship)),
    commissioner: commissioner.map((own, seat) => (seat === RIVAL ? (COMMISSIONERS[0] ?? own) : own)),
    commissionerAt: commissionerAt.map((place, seat) => (seat === RIVAL ? EAST_CARIBBEAN : place)),
  }));

/** By screen; null for one that shows something else than the board. */
export const SCENES: readonly ((() => Scene) | null)[] = [aim, null, prize, port, rivals];
