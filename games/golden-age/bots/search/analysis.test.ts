/** The analysis finds plain blunders, its numbers add up, and it knows no more than the seat that it judges. */
import {
  CHANCE,
  type Choice,
  cardsOf,
  clone,
  type Game,
  type GoldenAge,
  legal,
  newGame,
  outcome,
  type PirateId,
  PORT_NAMES,
  PORTS,
  placeOf,
  play,
  resample,
  type Seat,
  seatToChoose,
} from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { type Between, CAUSES, type Finding, type Seen, standardError, sumUp } from '@bb/search';
import { describe, expect, it } from 'vitest';
import { type Judged, type Judgment, lookBack, type Review, type Valuer } from './analysis.ts';

const finish = (g: Game, random: () => number): Game => {
  while (g.ask) play(g, pick(legal(g), random));
  return g;
};

/** Values each choice by games played to the end at random from positions dealt for the seat. Good enough near the end of a game. */
const byPlaying: Valuer = (at, random, iterations) => {
  const seats = [0, 1];
  const tried = at.legal.map((choice): Finding<Choice> => {
    const ends = Array.from({ length: iterations }, () => {
      const g = at.deal(random);
      play(g, choice);
      return outcome(finish(g, random));
    });
    const mean = (of: (end: (typeof ends)[number], seat: Seat) => number) =>
      seats.map((seat) => ends.reduce((sum, end) => sum + of(end, seat), 0) / iterations);
    return {
      choice,
      visits: iterations,
      scores: mean((end, seat) => end?.scores[seat] ?? 0),
      win: mean((end, seat) => (end?.winners.includes(seat) ? 1 / end.winners.length : 0)),
    };
  });
  const seat = seatToChoose(at.deal(random)) ?? 0;
  return tried.sort((a, b) => b.win[seat] - a.win[seat] || b.scores[seat] - a.scores[seat]);
};

/** All values of the generator, and its return value. */
function all(work: Generator<Seen<GoldenAge>, Between>): { readonly seen: readonly Seen<GoldenAge>[]; readonly after: Between } {
  const seen: Seen<GoldenAge>[] = [];
  for (;;) {
    const { value, done } = work.next();
    if (done) return { seen, after: value };
    seen.push(value);
  }
}

/** A game played on at random after a first choice: all choices, and its end. */
function playedFrom(start: Game, first: Choice, seed: string) {
  const random = seeded(seed);
  const g = clone(start);
  const choices = [first];
  play(g, first);
  while (g.ask) {
    const choice = pick(legal(g), random);
    choices.push(choice);
    play(g, choice);
  }
  const result = outcome(g);
  if (!result) throw new Error('the game has no outcome');
  return { choices, end: { at: choices.length, turn: g.playerTurn, outcome: { scores: result.scores, winners: result.winners } } };
}

/** Two players, the last Action of the game: the next card drawn ends it. The acting player wins by retiring the pirate by Letter now. */
function lastAction(): Game {
  const random = seeded('last');
  const g = newGame({ players: 2 });
  while (!(g.ask && g.stack.at(-1)?.proc === 'actions' && seatToChoose(g) !== CHANCE)) play(g, pick(legal(g), random));
  const pirate: PirateId = g.fleet[g.active][0];
  const port = PORTS[PORT_NAMES.indexOf('port-royal')];
  const [pardon] = cardsOf('general-pardon');
  if (pardon === undefined) throw new Error('no Pardon');
  g.at[pirate] = placeOf(port);
  g.revelry[pirate] = 0;
  g.letter[pirate] = g.tables.portNation[port];
  g.notoriety[pirate] = 30;
  g.vp[1 - g.active] = 40;
  g.actionsLeft = 1;
  g.actionsOf = -1 as PirateId;
  for (const hand of g.hands) hand.length = 0;
  g.deck = [pardon];
  g.aside = [];
  g.pardons = 2;
  return g;
}

const typed = (g: Game, type: Choice['type']): Choice => {
  const found = legal(g).find((choice) => choice.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

describe('a blunder', () => {
  const start = lastAction();
  const me = start.active;
  const { choices, end } = playedFrom(start, typed(start, 'endActions'), 'blunder');
  const { seen, after } = all(lookBack(start, choices, {}, byPlaying, () => 30));
  const review = sumUp(2, seen, { ...end, before: after });

  it('is the turning point, and the better choice is named', () => {
    const [first] = review.turnings;
    expect(first).toMatchObject({ at: 0, by: 'choice', seat: me });
    expect(first?.judgment?.best.choice.type).toBe('retireByLetter');
    expect(first?.judgment?.chosen.choice.type).toBe('endActions');
    expect(first?.judgment?.loss).toBeGreaterThan(0.8);
  });

  it('is not found if the pirate retires', () => {
    const well = playedFrom(start, typed(start, 'retireByLetter'), 'well');
    const { seen: judged } = all(lookBack(start, well.choices, {}, byPlaying, () => 30));
    expect(judged[0]?.judgment).toMatchObject({ loss: 0, isSure: false });
    expect(judged[0]?.judgment.best).toBe(judged[0]?.judgment.chosen);
  });

  it('is judged by enough tries, even if the search soon stopped trying the choice', () => {
    const lopsided: Valuer = (at, random, iterations) =>
      byPlaying(at, random, iterations).map((finding, i) =>
        i === 0 || at.legal.length === 1 ? finding : { ...finding, visits: 0, win: [0, 0], scores: [0, 0] },
      );
    const [first] = all(lookBack(start, choices, { to: 1 }, lopsided, () => 30)).seen;
    expect(first?.judgment.chosen).toMatchObject({ visits: 30, choice: { type: 'endActions' } });
    expect(first?.judgment.chosen.scores[me]).toBe(30);
    expect(first?.judgment.estimates.filter(({ visits }) => visits === 0).length).toBeGreaterThan(0);
  });

  it('gets a quarter of the best one’s tries if it looks no worse', () => {
    const alike: Valuer = ({ legal: of }, _, iterations) =>
      of.map((choice, i) => ({ choice, visits: i === 0 || of.length === 1 ? iterations : 0, scores: [0, 0], win: [0.5, 0.5] }));
    const [first] = all(lookBack(start, [legal(start)[1]], { to: 1 }, alike, () => 30)).seen;
    expect(first?.judgment).toMatchObject({ chosen: { visits: 8 }, loss: 0, isSure: false });
  });

  it('leaves the first position unchanged', () => {
    expect(start.actionsLeft).toBe(1);
    expect(legal(start).some(({ type }) => type === 'retireByLetter')).toBe(true);
  });
});

/** A made-up judgment: the two seats' chances to win with the best choice, and with the chosen one. */
function judged(at: number, seat: Seat, best: readonly number[], chosen: readonly number[]): Judgment {
  const [choice] = legal(newGame({ players: 2 }));
  if (!choice) throw new Error('no choice');
  const estimate = (win: readonly number[]) => ({ choice, visits: 10_000, win, scores: win.map((chance) => 100 * chance), error: 0.005 });
  const [one, other] = [estimate(best), estimate(chosen)];
  const loss = best[seat] - chosen[seat];
  return {
    at,
    turn: at,
    seat,
    ask: 'takeAction',
    estimates: [one, other],
    best: one,
    chosen: other,
    loss,
    lossScore: 100 * loss,
    isSure: loss > 0.02,
    isWaste: false,
  };
}

describe('luck and skill', () => {
  const NOTHING: Between = { chance: false, unseen: false };
  const CHANCED: Between = { chance: true, unseen: false };
  const seenOf = (judgment: Judgment, before: Between): Judged => ({ judgment, before });
  const seen = [
    seenOf(judged(2, 0, [0.5, 0.5], [0.4, 0.6]), CHANCED),
    seenOf(judged(5, 1, [0.71, 0.3], [0.8, 0.2]), CHANCED),
    seenOf(judged(6, 0, [0.75, 0.24], [0.75, 0.24]), NOTHING),
  ];
  const result = { scores: [30, 10], winners: [0] };
  const review = sumUp(2, seen, { at: 9, turn: 9, outcome: result, before: CHANCED });
  const close = (seat: Seat, cause: (typeof CAUSES)[number], worth: number) =>
    expect(review.balances[seat]?.win[cause]).toBeCloseTo(worth, 10);

  it('follow their definitions', () => {
    // Nothing lies between the last two decisions. They share a value: 0.71, and 0.75 without the 0.09 of the mistake, so 0.685; and 0.775 after it.
    close(0, 'luck', 0.685 - 0.4 + (1 - 0.775));
    // 0.3, and 0.24 with the 0.1 of the mistake, so 0.32; and 0.22 after it
    close(1, 'luck', 0.32 - 0.6 - 0.22);
    close(0, 'skill', -0.1);
    close(1, 'skill', -0.1);
    close(0, 'others', 0.09);
    close(1, 'others', 0.1);
    close(0, 'unjudged', 0);
    expect(review.balances[0]).toMatchObject({ first: 0.5, last: 1, decisions: 2, slips: 1 });
    adds(review);
  });

  it('count a waste among the mistakes, and keep the sums', () => {
    const wasted = seen.map((decision, i) => (i === 2 ? { ...decision, judgment: { ...decision.judgment, isWaste: true } } : decision));
    const counted = sumUp(2, wasted, { at: 9, turn: 9, outcome: result, before: CHANCED });
    expect(counted.balances[0]).toEqual({ ...review.balances[0], slips: 2 });
    adds(counted);
  });

  it('have the error of what luck is the rest of: the first value, and the mistakes', () => {
    const error = (chance: number) => standardError({ win: [chance], visits: 10_000 }, 0);
    // The first value is also the better one of a mistake. That of the last two decisions cancels out.
    const wanted = Math.hypot(error(0.5), error(0.5), error(0.4), error(0.71), error(0.8));
    expect(review.balances[0]?.luckError).toBeCloseTo(wanted, 10);
  });

  it('don’t take errors of the estimates for skill', () => {
    const sd = 0.05;
    const start = newGame({ players: 2 });
    const { choices, end } = playedFrom(start, legal(start)[0], 'squall');
    // All choices are worth the same.
    const noisy: Valuer = (at, random) => {
      const seat = seatToChoose(at.deal(random)) ?? 0;
      const found = at.legal.map((choice): Finding<Choice> => {
        const mine = 0.5 + sd * normal(random);
        const win = seat === 0 ? [mine, 1 - mine] : [1 - mine, mine];
        return { choice, visits: 60, scores: [0, 0], win, spread: [sd * Math.sqrt(60), sd * Math.sqrt(60)] };
      });
      return found.sort((a, b) => b.win[seat] - a.win[seat]);
    };
    const { seen, after } = all(lookBack(start, choices, {}, noisy, () => 60));
    expect(seen.length).toBeGreaterThan(200);
    const { balances } = sumUp(2, seen, { ...end, before: after });
    for (const { win, slips, decisions } of balances) {
      expect(win.skill).toBeGreaterThan(-0.5);
      expect(slips / decisions).toBeLessThan(0.05);
    }
  });

  it('have a smaller error if the tries differ less, but not after few tries', () => {
    const error = (visits: number, spread: number) => standardError({ win: [0.3], visits, spread: [spread] }, 0);
    expect(error(1000, 0.1)).toBeCloseTo(0.1 / Math.sqrt(1000), 3);
    expect(error(1000, 0.1)).toBeLessThan(standardError({ win: [0.3], visits: 1000 }, 0));
    expect(error(0, 0)).toBe(0.25);
    expect(error(1, 0)).toBeGreaterThan(0.15);
  });

  it('give the turning points, the largest change first', () => {
    expect(review.turnings.map(({ at, since, by, seat }) => [at, since, by, seat])).toEqual([
      [5, 3, 'chance', 0],
      [9, 7, 'chance', 0],
      [2, 2, 'choice', 0],
      [5, 5, 'choice', 1],
    ]);
    expect(review.points.map(({ at }) => at)).toEqual([2, 5, 6, 9]);
  });

  it('are not told apart across decisions that were not judged', () => {
    const { balances } = sumUp(
      2,
      [seen[0], { ...seenOf(judged(5, 0, [0.7, 0.3], [0.7, 0.3]), { chance: true, unseen: true }) }].filter(
        (decision) => decision !== undefined,
      ),
      null,
    );
    expect(balances[0]?.win.unjudged).toBeCloseTo(0.3, 10);
    expect(balances[0]?.win.luck).toBe(0);
  });
});

const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Random values, but the same ones for the same knowledge. */
const anyValues: Valuer = (at, random) =>
  at.legal.map((choice) => {
    const mine = random();
    return {
      choice,
      visits: 100,
      scores: [random() * 50, random() * 50],
      win: [mine, 1 - mine],
    };
  });

const adds = ({ balances }: Pick<Review, 'balances'>): void => {
  for (const { first, last, win } of balances) expect(first + CAUSES.reduce((sum, cause) => sum + win[cause], 0)).toBeCloseTo(last, 8);
};

describe('a whole game', () => {
  const start = newGame({ players: 2 });
  const { choices, end } = playedFrom(start, legal(start)[0], 'whole');

  it('adds up, whichever decisions are judged', () => {
    const { seen, after } = all(lookBack(start, choices, {}, anyValues, () => 1));
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.map(({ done }) => done)).toEqual(seen.map((_, i) => i + 1));
    expect(new Set(seen.map(({ of }) => of))).toEqual(new Set([seen.length]));
    adds(sumUp(2, seen, { ...end, before: after }));
    adds(sumUp(2, seen.slice(0, 40), null));
    const { seen: own, after: later } = all(lookBack(start, choices, { seat: 1, from: 50 }, anyValues, () => 1));
    expect(own.every(({ judgment }) => judgment.seat === 1 && judgment.at >= 50)).toBe(true);
    const review = sumUp(2, own, { ...end, before: later });
    expect(review.balances[0]).toMatchObject({ decisions: 0 });
    adds(review);
  });

  it('is judged the same if the hidden cards are others', () => {
    const random = seeded('hidden');
    const g = clone(start);
    let compared = 0;
    for (const [at, choice] of choices.entries()) {
      if (at % 20 === 0 && seatToChoose(g) !== CHANCE && legal(g).length > 1) {
        const other = clone(g);
        resample(other, seatToChoose(g), random);
        const judgments = [g, other].map((game) =>
          all(lookBack(game, [choice], {}, shallow, () => 2)).seen.map(({ judgment }) => judgment),
        );
        expect(judgments[1]).toEqual(judgments[0]);
        compared++;
      }
      play(g, choice);
    }
    expect(compared).toBeGreaterThan(5);
  });
});

/** Values that depend on every card of the dealt positions. */
const shallow: Valuer = (at, random, iterations) =>
  at.legal.map((choice) => {
    let seen = 0;
    for (let i = 0; i < iterations; i++) {
      const g = at.deal(random);
      play(g, choice);
      for (let n = 0; n < 20 && g.ask; n++) play(g, pick(legal(g), random));
      seen += g.hands.flat().reduce(
        (sum: number, card) => sum + card,
        g.vp.reduce((sum, vp) => sum + vp, 0),
      );
    }
    const win = (seen % 97) / 97;
    return { choice, visits: iterations, scores: [seen, seen], win: [win, 1 - win] };
  });
