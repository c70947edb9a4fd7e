/** What a seat can't see changes nothing in what it sees: not its view, not its questions, not its choices, not what happens. */
import { describe, test } from 'vitest';
import {
  CHANCE,
  type Choice,
  clone,
  decision,
  type Game,
  type GameEvent,
  legal,
  play,
  type Random,
  redact,
  resample,
  type Seat,
  seatToChoose,
  UNFOUND,
  USE_OF,
  view,
} from '../src/index.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, pick, playGames, same } from './random-games.ts';

/** Chance's draws whose result is hidden: what is drawn differs where the rest does. */
const HIDDEN_DRAWS = ['drawCard', 'drawPirate', 'drawMerchant'];
const isHiddenDraw = (choice: Choice): boolean => HIDDEN_DRAWS.includes(choice.type);

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

/** The view, whose lists of own cards have no order that matters. */
function seen(g: Game, you: Seat | null): string {
  const { hand, pirateHand, ...rest } = view(g, you);
  return JSON.stringify({ ...rest, hand: sorted(hand), pirateHand: sorted(pirateHand) });
}

/** Sealed answers (areas and ships in setup, cards of Finger of Fate) are shown together after the last one; a found merchant is turned up, and so is a pirate whom dice send out (random deployment). */
function reveals(g: Game, last: Choice): boolean {
  const after = clone(g);
  play(after, last);
  if (sealedIn(g) > 0 && sealedIn(after) === 0) return true;
  if (g.stack.some(({ proc }) => proc === 'randomDeployment') && g.fate.some((fate, pirate) => fate !== after.fate[pirate])) return true;
  return g.merchantSince.some((since, port) => since === UNFOUND && after.merchantSince[port] !== UNFOUND);
}
const sealedIn = (g: Game): number => [...g.sealed, ...g.secretShip, ...g.secretArea].filter((piece) => piece >= 0).length;

function heard(g: Game, choice: Choice, you: Seat | null): string {
  const events: GameEvent[] = [];
  g.events = events;
  play(g, choice);
  g.events = null;
  return JSON.stringify(events.map((event) => redact(event, you)));
}

const legalText = (g: Game): string => sorted(legal(g).map((choice) => choice.id)).join();

/** Another draw in its place that looks the same from outside: a card that is kept too, another pirate, another merchant. */
function otherDraw(g: Game, drawn: Choice, random: Random): Choice | null {
  if (!isHiddenDraw(drawn) || g.stack.at(-1)?.proc === 'mutiny') return null;
  const isKept = (choice: Choice): boolean => choice.type !== 'drawCard' || USE_OF[choice.card] !== 'now';
  const others = legal(g).filter((choice) => choice !== drawn && isKept(choice));
  return isKept(drawn) && others.length > 0 ? pick(others, random) : null;
}

/** Who learns what is drawn; a merchant lies face down for everybody. */
function drawerOf(g: Game): Seat {
  const top = g.stack.at(-1);
  return top !== undefined && 'seat' in top && typeof top.seat === 'number' && top.proc !== 'placeMerchants' ? top.seat : CHANCE;
}

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('every seat and a spectator', () => {
    playGames(players, gamesEach(3), ({ g, next, n, random }) => {
      const seats: (Seat | null)[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
      for (const you of seats) {
        const other = clone(g);
        resample(other, you, random);
        const who = `${you === null ? 'the spectator' : `seat ${you}`} at ${n}:`;
        same(seen(other, you), seen(g, you), `${who} the view`);
        same(JSON.stringify(decision(other)), JSON.stringify(decision(g)), `${who} the decision`);
        if (you !== null && seatToChoose(g) === you) same(legalText(other), legalText(g), `${who} what is legal`);
        if (next === null || isHiddenDraw(next)) continue;
        if (seatToChoose(g) !== CHANCE && !legal(other).includes(next)) continue;
        const one = clone(g);
        if (reveals(g, next)) continue;
        same(heard(other, next, you), heard(one, next, you), `${who} what happens`);
        same(seen(other, you), seen(one, you), `${who} the view after it`);
        same(JSON.stringify(decision(other)), JSON.stringify(decision(one)), `${who} the next decision`);
      }
    });
  });

  test('a hidden draw tells the others nothing', () => {
    playGames(players, gamesEach(6), ({ g, next, n, random }) => {
      const instead = next === null ? null : otherDraw(g, next, random);
      if (next === null || instead === null) return;
      const drawer = drawerOf(g);
      const seats: (Seat | null)[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
      for (const you of seats) {
        if (you === drawer) continue;
        const [one, other] = [clone(g), clone(g)];
        const who = `${you === null ? 'the spectator' : `seat ${you}`} at ${n}:`;
        same(heard(other, instead, you), heard(one, next, you), `${who} what happens`);
        same(seen(other, you), seen(one, you), `${who} the view after it`);
        same(JSON.stringify(decision(other)), JSON.stringify(decision(one)), `${who} the next decision`);
      }
    });
  });
});
