/** The chances that are told, their formulas and the log's account of the roll, compared with ten thousand throws for each kind of roll. */
import { consequence, en, type Names, namesFor, odds, percent, prompt } from '@bb/golden-age/text';
import { fits, throwOften } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  type ChoiceKind,
  choiceOdds,
  clone,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  goldenAge,
  isAttackerLast,
  isRevelling,
  legal,
  type Modifier,
  type Needed,
  NONE,
  type Odds,
  prospect,
  type RollPurpose,
  sumOf,
  TITLE_OF,
  testChance,
  view,
} from '../rules/index.ts';
import { commissioner, governor, hand, pirate, treasureMap } from '../rules/testing/arrange.ts';
import { awaits, play, scenario, type Table } from '../rules/testing/scenario.ts';
import { playGame, xorshift } from './random-games.ts';

const THROWS = 10_000;

/** The rolls without a told chance, and why. */
const NOT_TOLD: Readonly<Partial<Record<RollPurpose, string>>> = {
  playerOrder: 'nobody decides anything before it',
  draftOrder: 'nobody decides anything before it',
  governorPlacement: 'names a port',
  merchantPlacement: 'names a port',
  randomDeployment: 'names a port',
  newGovernors: 'names a port',
  disease: 'names a port',
  storm: 'names a port',
  naturalDisaster: 'names a port',
  stormAndPirate: 'follows from a card that must be played at once',
  stormAndWarship: 'follows from a card that must be played at once',
  stormAndCommissioner: 'follows from a card that must be played at once',
  rivalsShip: 'the System Player has no choice',
  disgrace: 'the System Player has no choice',
  cargo: 'an amount: its range is told, and when it may be thrown again what it is worth',
  ransom: 'an amount: the dice and what a point brings are told',
  refit: 'an amount: the dice are told',
  wearAndTear: 'an amount: the dice are told',
  portBooty: 'an amount that follows from an attack',
  grabShare: 'an amount that follows from a grab',
  treasureWorth: 'an amount that follows from the digging',
  fine: 'an amount that follows from the trial',
};

/** One chance that is told: of a choice, or of throwing dice again. */
interface Told {
  /** The kind of roll, and the choice that tells it. */
  readonly key: string;
  readonly purpose: RollPurpose;
  readonly g: Game;
  readonly choice: Choice;
  /** From 0 to 1. */
  readonly win: number;
  readonly tie: number;
  /** Whether the figures are those of the side that is second in the event. */
  readonly isSecond: boolean;
  /** In English. */
  readonly text: string;
  /** Which of the percentages in the text are meant. */
  readonly figures: readonly number[];
  /** The answer of the pirate who is attacked. */
  readonly victim?: 'fight' | 'flee';
}

const CONTESTS: { readonly [K in ChoiceKind]?: RollPurpose } = {
  attackPort: 'portAttack',
  grabBooty: 'bootyGrab',
  playSkull: 'bootyGrab',
  playAmbition: 'duel',
  duelOn: 'duel',
  oust: 'oust',
  attackPiratePort: 'piratePortAttack',
  fight: 'battle',
  flee: 'flight',
};
const PRICES: { readonly [K in ChoiceKind]?: RollPurpose } = { buyHaven: 'havenPrice', bribeToRetire: 'retirementBribe' };

/** @returns the circumstances that change what is added to the dice, or what they are held against */
function variantOf(g: Game, { seat, about }: Decision, choice: Choice): string {
  const pirate = 'pirate' in choice ? choice.pirate : (about.pirate ?? g.activePirate);
  const circumstances: readonly (readonly [name: string, applies: boolean])[] = [
    ['allied', g.ally[pirate] !== NONE],
    ['revelling', isRevelling(g, pirate)],
    ['from afar', choice.type === 'react' && g.commissionerAt[seat] !== g.at[pirate]],
    ['after a sale', choice.type === 'buyHaven' && (about.doubloons ?? 0) > 0],
  ];
  return circumstances.map(([name, applies]) => (applies ? `, ${name}` : '')).join('');
}

/** @returns the chances told of a choice */
function toldOf(g: Game, d: Decision, choice: Choice, found: Odds, n: Names): readonly Told[] {
  const text = consequence(choice, n, { view: view(g, d.seat), about: d.about });
  const kind = choice.type === 'playAgainst' ? TITLE_OF[choice.card] : choice.type;
  const name = `${kind}${variantOf(g, d, choice)}`;
  const entry = { g, choice, tie: 0, isSecond: false, text, figures: [0] };
  switch (found.kind) {
    case 'test':
      return [{ ...entry, key: `${found.trial.purpose} ${name}`, purpose: found.trial.purpose, win: found.chance }];
    case 'price': {
      const purpose = PRICES[choice.type];
      // The text tells no chance if the price can be paid for certain, or not at all.
      return purpose === undefined || (purpose === 'retirementBribe' && found.chance % 1 === 0)
        ? []
        : [{ ...entry, key: `${purpose} ${name}`, purpose, win: found.chance }];
    }
    case 'attack':
      return (['flee', 'fight'] as const).map((victim, i) => {
        const purpose = victim === 'flee' ? 'flight' : 'battle';
        const win = victim === 'flee' ? found.away : found.win;
        return { ...entry, key: `${purpose} ${name}`, purpose, win, victim, figures: [i] };
      });
    case 'contest': {
      const purpose = CONTESTS[choice.type];
      if (purpose === undefined) return [];
      const isSecond =
        choice.type === 'playSkull' || (d.about.pirate !== g.activePirate && choice.type === 'duelOn') || choice.type === 'playAmbition';
      return [
        { ...entry, key: `${purpose} ${name}`, purpose, win: found.win, tie: found.tie, isSecond, figures: found.tie === 0 ? [0] : [0, 1] },
      ];
    }
  }
}

/** @returns the chance told of throwing dice again */
function toldAgain(g: Game, d: Decision, choice: Choice, n: Names): readonly Told[] {
  const { roll, contest } = d.about;
  const entry = { g, choice, tie: 0, isSecond: false };
  if (roll?.target !== undefined && roll.needed !== undefined) {
    const text = odds(roll, n.language);
    const win = testChance({ ...roll, needed: roll.needed, target: roll.target });
    const told = text === null ? '' : `${percent(text.chance)}: ${text.formula}`;
    return [{ ...entry, key: `${roll.purpose} again`, purpose: roll.purpose, win, text: told, figures: [0] }];
  }
  if (!contest) return [];
  const { win, tie } = prospect(contest, contest.side, contest.side);
  const attacker = isAttackerLast(contest.purpose) ? contest.sides.length - 1 : 0;
  const text = prompt(d, n, { view: view(g, d.seat), choices: [choice] });
  const figures = tie === 0 ? [0] : [0, 1];
  return [
    { ...entry, key: `${contest.purpose} again`, purpose: contest.purpose, win, tie, isSecond: contest.side !== attacker, text, figures },
  ];
}

/** Their players are warlike. */
const GAMES: readonly (readonly [players: number, seed: number])[] = Array.from(
  { length: 24 },
  (_, i) => [2 + (i % 4), 2 + 3 * i] as const,
);

/** Questions that players at random hardly ever come to. */
const ARRANGED: readonly (() => Table)[] = [
  () => {
    const t = scenario({ actions: 3 });
    pirate(t, 'low', 'bath', { netWorth: 3500 });
    governor(t, 'bath', 'pro');
    return t;
  },
  () => {
    const t = scenario({ players: 3, actions: 3 });
    pirate(t, 'low', 'bath', { letter: 'english' });
    hand(t, 1, 'double-cross');
    play(t, { type: 'retireByLetter', pirate: 'low' }, awaits('antiPirateAction', 1));
    return t;
  },
  () => {
    const t = underAttack();
    play(t, { type: 'doPortActivities', pirate: 'low' }, awaits('antiPirateAction', 1));
    return t;
  },
  () => {
    const t = underAttack();
    play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'attackPiratePort', port: 'new-providence' }, 2, 3, 3);
    return t;
  },
  () => {
    const t = atGrips();
    hand(t, 1, 'skull-and-crossbones');
    play(t, GRAB, 'pass', awaits('defendWithSkull', 1));
    return t;
  },
  () => {
    const t = atGrips();
    play(t, ...TIED, awaits('duelOn', 0));
    return t;
  },
  () => {
    const t = atGrips();
    play(t, ...TIED, 'duelOn', awaits('duelOn', 1));
    return t;
  },
  () => {
    const t = scenario({ actions: 3 });
    pirate(t, 'low', 'west-caribbean', { cunning: 1 });
    treasureMap(t, 'low');
    play(t, { type: 'digForTreasure', pirate: 'low' }, 1, awaits('rerollWithCunning', 0));
    return t;
  },
];

/** Two of seat 0 are in New Providence, beside the Commissioner of seat 1. */
function underAttack(): Table {
  const t = scenario({ players: 3, actions: 3, navy: { ogle: { combat: 8 } } });
  pirate(t, 'low', 'new-providence', { ship: 'schooner', cunning: 1 });
  pirate(t, 'vane', 'new-providence', { ship: 'sloop' });
  commissioner(t, 1, 'ogle', 'south-atlantic');
  return t;
}

const GRAB = { type: 'grabBooty', pirate: 'low', target: 'bonnet' } as const;
/** A grab and an exchange of the duel, both with equal totals. */
const TIED = [GRAB, 1, 3, 'keepDice', 1, 1, 2, 'keepDice'] as const;
/** Low is in Goa with the revelling Bonnet of seat 1. */
function atGrips(): Table {
  const t = scenario({ actions: 4, ratings: { low: { ability: 3, duel: 2 }, bonnet: { ability: 2, duel: 1 } } });
  pirate(t, 'low', 'goa');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', cunning: 1, holds: [500] });
  return t;
}

const isCertain = ({ win, tie }: Told): boolean => win + tie < 0.05 || win > 0.95;

/** @returns all chances told at the question of a position */
function allToldAt(g: Game, offered: readonly Choice[], n: Names): readonly Told[] {
  const d = decision(g);
  if (d === null || d.seat < 0) return [];
  const seen = view(g, d.seat);
  return offered.flatMap((choice) => {
    if (choice.type === 'rerollDice') return toldAgain(g, d, choice, n);
    const found = choiceOdds(choice, { view: seen, about: d.about, tables: g.tables });
    return found === null ? [] : toldOf(g, d, choice, found, n);
  });
}

/** @returns a told chance for each key, if possible not of something that is almost certain */
function collect(): ReadonlyMap<string, Told> {
  const all = new Map<string, Told>();
  const keep = (g: Game, told: readonly Told[]): void => {
    for (const entry of told) {
      const before = all.get(entry.key);
      if (before === undefined || (isCertain(before) && !isCertain(entry))) all.set(entry.key, { ...entry, g: clone(g) });
    }
  };
  for (const arranged of ARRANGED) {
    const { g } = arranged();
    keep(g, allToldAt(g, legal(g), namesFor(g.tables, [], en)));
  }
  for (const [players, seed] of GAMES) {
    let n: Names | undefined;
    playGame({ players, seed, settings: {} }, ({ g, offered }) => {
      n ??= namesFor(g.tables, [], en);
      keep(g, allToldAt(g, offered, n));
    });
  }
  return all;
}

/** The first of these that is offered; with `attack` before `decline` a warship that is sighted attacks. */
const QUIET: readonly ChoiceKind[] = ['attack', 'pass', 'decline', 'keepDice', 'duelOn', 'endActions', 'finish'];
function answering(victim: 'fight' | 'flee'): (legal: readonly Choice[]) => Choice {
  const order: readonly ChoiceKind[] = [victim, 'fight', ...QUIET];
  return (legal) => {
    const kind = order.find((type) => legal.some((choice) => choice.type === type));
    const answer = legal.find(({ type }) => type === kind) ?? legal[0];
    if (answer === undefined) throw new Error('nothing to answer');
    return answer;
  };
}

type Came = 'win' | 'tie' | 'lose';
/** @returns what an event tells of a roll for this purpose */
function cameOf(event: GameEvent, { purpose, isSecond, choice }: Told): Came | undefined {
  const came = (isGood: boolean): Came => (isGood ? 'win' : 'lose');
  switch (event.type) {
    case 'tested':
      return event.purpose === purpose ? came(event.passed) : undefined;
    case 'priceNamed':
      return purpose === 'havenPrice' || purpose === 'retirementBribe' ? came(event.affordable) : undefined;
    case 'treasureSought':
      return purpose === 'treasure' ? came(event.doubloons > 0) : undefined;
    case 'tried':
      return purpose === 'doubleCross' ? came(event.verdict === 'hanged') : undefined;
    case 'contested': {
      if (event.purpose !== purpose) return undefined;
      const [first, ...others] = event.sides;
      const isTied = !event.won && others.every(({ total }) => total <= (first?.total ?? 0));
      if (isTied && purpose === 'bootyGrab') return 'tie';
      // A duel to the end is thrown again after a tie.
      if (isTied && purpose === 'duel') return choice.type === 'rerollDice' ? 'tie' : undefined;
      return came(event.won !== isSecond);
    }
    default:
      return undefined;
  }
}

const FORMULA = /((?:\d*d6(?: [+−] \d+)?)(?: [>≥≤<] (?:\d*d6(?: [+−] \d+)?|\d+))+)/;
/** @returns the chance that a formula such as `d6 + 4 ≥ 7` or `2d6 > d6` gives, with that of a tie, by counting all throws; null if the text has none */
function counted(text: string): { readonly win: number; readonly tie: number } | null {
  const formula = FORMULA.exec(text)?.[1];
  const sign = formula === undefined ? undefined : /[>≥≤<]/.exec(formula)?.[0];
  if (formula === undefined || sign === undefined) return null;
  const [left = [], right = []] = formula.split(` ${sign} `).map(totals);
  const margins = left.flatMap((mine) => right.map((theirs) => mine - theirs));
  const share = (fit: (margin: number) => boolean): number => margins.filter(fit).length / margins.length;
  const win = share((margin) => (sign === '>' ? margin > 0 : sign === '≥' ? margin >= 0 : sign === '<' ? margin < 0 : margin <= 0));
  return { win, tie: share((margin) => margin === 0) };
}
/** @returns the totals of all throws of `2d6 + 4`, each equally likely */
function totals(side: string): readonly number[] {
  const [, count, sign, modifier] = /^(\d*)d6(?: ([+−]) (\d+))?$/.exec(side) ?? [];
  if (count === undefined) return [Number(side)];
  const dice = Array.from({ length: count === '' ? 1 : Number(count) });
  const sums = dice.reduce<readonly number[]>((all) => all.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face)), [0]);
  return sums.map((sum) => sum + (sign === '−' ? -1 : 1) * Number(modifier ?? 0));
}

/** @returns the percentages in a text; `< 1 %` as 0, `> 99 %` as 1 */
const percentages = (text: string): readonly number[] =>
  [...text.matchAll(/([<>] )?(\d+) %/g)].map(([, sign, figure]) => (sign === undefined ? Number(figure) / 100 : sign === '< ' ? 0 : 1));

const told = collect();

test('each kind of roll has a chance that is told and thrown here, or a reason why none is', () => {
  const thrown: ReadonlySet<string> = new Set([...told.values()].map(({ purpose }) => purpose));
  const purposes = Object.keys(en.purposes);
  expect(purposes.filter((purpose) => !thrown.has(purpose) && !Object.hasOwn(NOT_TOLD, purpose))).toEqual([]);
  expect([...thrown].filter((purpose) => Object.hasOwn(NOT_TOLD, purpose))).toEqual([]);
});

describe('the dice bring the chances told', () => {
  const all = [...told].toSorted(([a], [b]) => (a < b ? -1 : 1));
  test.each(all)('%s', (key, entry) => {
    // Ten thousand for each kind of roll, and fewer for its variants.
    const times = key.includes(',') ? THROWS / 4 : THROWS;
    let account = '';
    const counts = throwOften({
      game: goldenAge,
      from: entry.g,
      choice: entry.choice,
      answer: answering(entry.victim ?? 'fight'),
      read(events) {
        if (account === '') account = accountOf(events, entry);
        return events.map((event) => cameOf(event, entry)).find((came) => came !== undefined);
      },
      times,
      random: xorshift(1),
    });
    const chances = [
      [entry.win, 'win'],
      [entry.tie, 'tie'],
    ] as const;
    for (const [i, [chance, came]] of chances.entries()) {
      const often = counts.get(came) ?? 0;
      expect(fits(chance, often, times), `${came}: ${chance} told, ${often} of ${times} thrown; ${entry.text}`).toBe(true);
      const at = entry.figures[i];
      if (at !== undefined) expect(percentages(entry.text)[at], entry.text).toBeCloseTo(Math.round(100 * chance) / 100, 5);
    }
    const formula = counted(entry.text);
    if (formula === null) return;
    const isToTheEnd = entry.purpose === 'duel' && entry.choice.type !== 'rerollDice';
    expect(isToTheEnd ? formula.win / (1 - formula.tie) : formula.win, entry.text).toBeCloseTo(entry.win, 5);
    expect(entry.text).toContain(account);
  });
});

/** `2d6 − 1` */
function diceText(count: number, modifiers: readonly Modifier[]): string {
  const modifier = sumOf(modifiers);
  return `${en.die(count)}${modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`}`;
}
const SIGNS: Readonly<Record<Needed, string>> = { atLeast: '≥', above: '>', atMost: '≤', below: '<' };
/** @returns the formula that the log's account of the roll makes; empty if it has none */
function accountOf(events: readonly GameEvent[], { purpose, isSecond }: Told): string {
  let count = 0;
  for (const event of events) {
    if (!('purpose' in event) || event.purpose !== purpose) continue;
    if (event.type === 'rolled') count = event.dice.length;
    if (event.type === 'tested') return `${diceText(count, event.modifiers)} ${SIGNS[event.needed]} ${event.target}`;
    if (event.type !== 'contested') continue;
    const sides = event.sides.map((side) => diceText(side.count, side.modifiers));
    return (isSecond ? sides.toReversed() : sides).join(purpose === 'flight' ? ' ≥ ' : ' > ');
  }
  return '';
}
