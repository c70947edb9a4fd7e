/** Compares the odds beside the choices with a count of all throws. */
import {
  battleModifiers,
  CHOICES,
  type Choice,
  conversionRate,
  type Decision,
  decision,
  flightModifiers,
  HAVEN_PRICE,
  legal,
  locatorOf,
  navyModifiers,
  newGame,
  PIRATES,
  type PirateId,
  PORTS,
  play,
  portAttackModifiers,
  portDefenseDice,
  portDefenseModifiers,
  portStatus,
  pursuitModifiers,
  rating,
  type Tables,
  TITLE_OF,
  type View,
  view,
  WARSHIPS,
} from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { consequence } from './consequences.ts';
import { en } from './en/index.ts';
import { namesFor } from './names.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const throws = (count: number): readonly number[] =>
  count === 0 ? [0] : throws(count - 1).flatMap((sum) => FACES.map((face) => sum + face));
const sum = (modifiers: readonly { readonly amount: number }[]): number => modifiers.reduce((all, { amount }) => all + amount, 0);
/** @returns the share of all pairs of throws that fit */
function share(
  roll: readonly [count: number, modifier: number],
  two: readonly [count: number, modifier: number],
  fits: (margin: number) => boolean,
): number {
  const margins = throws(roll[0]).flatMap((a) => throws(two[0]).map((b) => a + roll[1] - b - two[1]));
  return margins.filter(fits).length / margins.length;
}
const rounded = (chance: number): number => Math.round(chance * 100);
/** @returns the first percentage in a text; `< 1 %` counts as 0 and `> 99 %` as 100 */
const told = (text: string): number => {
  const [, sign = '', figure = 'none'] = /([<>]?)\s?(\d+) %/.exec(text) ?? [];
  return sign === '<' ? 0 : sign === '>' ? 100 : Number(figure);
};

const KINDS: readonly Choice['type'][] = [
  'attackPort',
  'grabBooty',
  'playAmbition',
  'flee',
  'fight',
  'findMerchant',
  'sackPort',
  'torture',
  'deployCommissioner',
  'buyHaven',
  'bribeToRetire',
  'playResistance',
];

/** @returns the correct chance in percent, computed from the figures on the table alone */
function expected(c: Choice, v: View, about: Decision['about'], t: Tables): number | null {
  const pirate = about.pirate ?? v.activePirate;
  switch (c.type) {
    case 'attackPort':
      return share(
        [1, sum(portAttackModifiers(t, v, c.pirate, c.port))],
        [portDefenseDice(v, c.port), sum(portDefenseModifiers(t, c.port))],
        (m) => m > 0,
      );
    case 'grabBooty':
      return share([1, rating(t, v, c.pirate, 'ability') + 1], [1, rating(t, v, c.target, 'ability')], (m) => m > 0);
    case 'playAmbition': {
      const [mine, his] = [rating(t, v, c.pirate, 'duel'), rating(t, v, v.activePirate, 'duel')];
      const win = share([mine, 0], [his, 0], (m) => m > 0);
      return win / (win + share([mine, 0], [his, 0], (m) => m < 0));
    }
    case 'flee':
    case 'fight': {
      const foe = t.warships[about.warship ?? -1] ?? t.commissioners[about.commissioner ?? -1];
      if (!foe) return null;
      return c.type === 'flee'
        ? share([1, sum(flightModifiers(v, pirate))], [1, sum(pursuitModifiers(foe.speed, about.fromAfar === true))], (m) => m >= 0)
        : share([1, sum(battleModifiers(t, v, pirate))], [1, sum(navyModifiers(t, foe.combat))], (m) => m > 0);
    }
    case 'findMerchant': {
      const faceUp = (v.merchantSince[c.port] ?? -1) >= 0 && (v.merchantSince[c.port] ?? 0) < v.playerTurn ? 1 : 0;
      return throws(1).filter((die) => die + rating(t, v, c.pirate, 'ability') + faceUp >= 7).length / 6;
    }
    case 'deployCommissioner':
      return throws(3).filter((dice) => dice < (v.notoriety[v.activePirate] ?? 0)).length / 216;
    case 'buyHaven': {
      // The pirate can spend the proceeds of this visit's sales.
      const rate = about.port === undefined ? 0 : conversionRate(portStatus(t, v, pirate, about.port));
      const purse = (v.netWorth[pirate] ?? 0) + Math.ceil(((about.doubloons ?? 0) * rate) / 100);
      return throws(1).filter((die) => die * HAVEN_PRICE <= purse).length / 6;
    }
    case 'bribeToRetire': {
      const chance = PORTS.filter((port) => locatorOf(port) * 100 <= (v.netWorth[c.pirate] ?? 0)).length / PORTS.length;
      return chance === 0 || chance === 1 ? null : chance;
    }
    case 'playResistance':
      return throws(1).filter((die) => die > (t.portValue[c.port] ?? 0)).length / 6;
    default:
      return null;
  }
}

/** @returns a random generator with a seed */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

test('in games at random each chance that is told is the one that counting gives', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 16; seed++) {
    const g = newGame({ players: 4 });
    const names = namesFor(g.tables, [], en);
    const random = seeded(seed);
    while (g.ask) {
      const d = decision(g);
      const offered = legal(g).slice();
      if (d && d.seat >= 0)
        for (const c of offered.filter(({ type }) => KINDS.includes(type)).slice(0, 6)) {
          const v = view(g, d.seat);
          const chance = expected(c, v, d.about, g.tables);
          if (chance === null) continue;
          const text = consequence(c, names, { view: v, about: d.about });
          expect(Math.abs(told(text) - rounded(chance)), `${c.type}: ${text}, not ${chance}`).toBeLessThanOrEqual(1);
          seen.set(c.type, (seen.get(c.type) ?? 0) + 1);
        }
      const choice = offered[Math.floor(random() * offered.length)];
      if (!choice) break;
      play(g, choice);
    }
  }
  for (const kind of [
    'attackPort',
    'grabBooty',
    'playAmbition',
    'flee',
    'fight',
    'findMerchant',
    'deployCommissioner',
    'buyHaven',
    'playResistance',
  ])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

const g = newGame({ players: 3 });
const names = namesFor(g.tables, [], en);
const board = view(g, 0);
const FIRST: PirateId = PIRATES.find(() => true) ?? board.activePirate;
const choiceOf = (type: Choice['type'], fits: (c: Choice) => boolean = () => true): Choice => {
  const found = CHOICES.find((c) => c.type === type && fits(c));
  if (!found) throw new Error(`no ${type}`);
  return found;
};
const tell = (c: Choice, change: Partial<View> = {}, about: Decision['about'] = {}): string =>
  consequence(c, names, { view: { ...board, ...change }, about });
const card = (title: string): Choice => choiceOf('playAgainst', (c) => c.type === 'playAgainst' && TITLE_OF[c.card] === title);

test('cards whose dice decide', () => {
  expect(tell(card('double-cross'))).toBe('33 %: d6 > 4');
  expect(tell(card('wear-and-tear'))).toBe('Speed − d6 / 2');
  expect(tell(card('mutiny-conspiracy'), { activePirate: FIRST, loyalty: board.loyalty.map(() => 7) })).toBe('42 %: 2d6 > 7');
});

test('a sighting is told for all warships that may come, on average', () => {
  const text = tell(card('warship-sighting'), { activePirate: FIRST, warshipPool: WARSHIPS.slice(0, 1) });
  expect(text).toMatch(/^he flees \d+ %, wins \d+ %$/);
  expect(tell(card('warship-sighting'), { warshipPool: [] })).toBe('');
});

test('the treasure is there from 3 on', () => {
  expect(tell(choiceOf('digForTreasure'))).toBe('67 %: d6 ≥ 3');
});
