/** The chances that are told, their formulas and the log's account of the roll, compared with ten thousand throws for each kind of roll. */
import { CHANCE, call, seeded } from '@bb/kernel';
import { fits, throwOften } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { advance } from '../rules/game.ts';
import {
  type Choice,
  type ChoiceKind,
  choiceOdds,
  classic,
  decision,
  type Game,
  type GameEvent,
  NO_PIRATE,
  type Odds,
  type Outcome,
  PIRATES,
  type PirateId,
  type RollBreakdown,
  type RollPurpose,
  rerollOdds,
  visibleBoardOf,
} from '../rules/index.ts';
import { isTogether } from '../rules/queries/allies.ts';
import { surrender } from '../rules/rules/retiring/surrender.ts';
import { pirate, pirateId, warship } from '../rules/testing/arrange.ts';
import { awaits, play, scenario, type Table } from '../rules/testing/scenario.ts';
import { GAMES, weighted } from '../rules/testing/weighted-choices.ts';
import { en } from './en/index.ts';
import { type OddsText, oddsText } from './odds.ts';

const THROWS = 10_000;

/** The rolls without a told chance, and why. */
const NOT_TOLD: Readonly<Partial<Record<RollPurpose, string>>> = {
  governorPlacement: 'names a port',
  newGovernor: 'names a port',
  recall: 'names a port',
  disease: 'names a port',
  earthquake: 'names a port',
  waves: 'follows from a random event',
  storm: 'follows from a card that is drawn',
  scurvy: 'follows from a random event',
};

/** All purposes: the record must have each. */
const PURPOSES: Readonly<Record<RollPurpose, true>> = {
  governorPlacement: true,
  newGovernor: true,
  recall: true,
  disease: true,
  earthquake: true,
  waves: true,
  storm: true,
  scurvy: true,
  move: true,
  attack: true,
  torture: true,
  ransom: true,
  havenPrice: true,
  letterPrice: true,
  careen: true,
  portAttack: true,
  plunder: true,
  evasion: true,
  battle: true,
  duel: true,
  wound: true,
  mutiny: true,
  petition: true,
  retirement: true,
  surrender: true,
  trial: true,
};

/** The odds of one roll or draw that are told: of a choice, or of throwing dice again. */
interface Told {
  readonly key: string;
  /** Undefined if a card or a piece is drawn. */
  readonly purpose: RollPurpose | undefined;
  readonly g: Game;
  readonly choice: Choice;
  readonly pirate: PirateId;
  readonly odds: Odds;
  readonly text: OddsText;
  readonly isAgain: boolean;
}

/** @returns all chances told at the question of a position */
function allToldAt(g: Game, legal: readonly Choice[]): readonly Told[] {
  const d = decision(g);
  if (d === null || d.seat === CHANCE) return [];
  const view = classic.view(g, d.seat);
  return legal.flatMap((choice) => {
    const isAgain = choice.type === 'rerollDice';
    const again = isAgain ? rerollOdds(visibleBoardOf(view, g.tables), d.about) : null;
    const all = isAgain ? (again === null ? [] : [again.odds]) : choiceOdds(choice, { ask: d.ask, about: d.about, view, tables: g.tables });
    const pirate = 'pirate' in choice ? choice.pirate : (PIRATES.find((pirate) => pirate === d.about.pirate) ?? NO_PIRATE);
    const isAllied = pirate !== NO_PIRATE && isTogether(view, pirate);
    // Allies search with two cards: what they find may be both.
    const single = isAllied && choice.type === 'search' ? [] : all;
    return single.map((odds): Told => {
      const purpose = odds.trial?.purpose;
      const key = `${purpose ?? odds.rule} ${isAgain ? 'again' : choice.type}${d.ask === 'backOff' ? ', backOff' : ''}${isTurned(odds) ? ', turned' : ''}${odds.tries > 1 ? ', several hunters' : ''}${isAllied ? ', allied' : ''}`;
      return { key, purpose, g, choice, pirate, odds, text: oddsText(odds, en), isAgain };
    });
  });
}

/** Whether the outcomes are told from the other side, its best one first. */
const isTurned = ({ trial, chances }: Odds): boolean =>
  trial !== null && trial.outcomes.length > 1 && chances[0]?.outcome !== trial.outcomes[0];

/** Ten thousand for each kind of roll, and fewer for what an ally changes in it. */
const timesOf = ({ key }: Told): number => (key.endsWith(', allied') ? THROWS / 4 : THROWS);

const isCertain = ({ odds }: Told): boolean => odds.chances.some(({ chance }) => chance > 0.95);

const FIGURES = { pirates: { teach: { ability: 3 } } } as const;
const SAIL = { type: 'sail', pirate: 'teach' } as const;
const RETIRE = { type: 'retire', pirate: 'teach' } as const;

/** Teach, who may reroll, has surrendered. */
function surrendered(): Table {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { netWorth: 500, letter: 'english', cunning: 1 });
  call(t.g, surrender, { pirate: pirateId('teach') }, '');
  advance(t.g);
  return t;
}

/** Questions that players at random hardly ever come to. */
const ARRANGED: readonly (() => Table)[] = [
  () => {
    const t = scenario(FIGURES);
    warship(t, 'A0709', 6);
    pirate(t, 'teach', 'A0609', { speed: 0, combat: 9, letter: 'english', netWorth: 500 });
    play(t, SAIL, 3, { type: 'moveTo', to: 'A0709' }, 1, 6, 1, 1, 2, 6, 2, awaits('surrenderOrFight'));
    return t;
  },
  () => {
    const t = scenario(FIGURES);
    warship(t, 'A0709', 6, 'english');
    warship(t, 'A0709', 6, 'spanish');
    pirate(t, 'teach', 'A0609', { speed: 2 });
    play(t, SAIL, 3, awaits('moveStep'));
    return t;
  },
  () => {
    const t = surrendered();
    play(t, 1, awaits('rerollWithCunning'));
    return t;
  },
  () => {
    const t = surrendered();
    play(t, 2, 'keepDice', 6, 6, awaits('rerollWithCunning'));
    return t;
  },
  () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { havens: ['port-royal'], netWorth: 3500, cunning: 1 });
    return t;
  },
  () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { havens: ['port-royal'], netWorth: 3500, cunning: 1 });
    play(t, RETIRE, 6, 1, awaits('rerollWithCunning'));
    return t;
  },
];

/** @returns a told chance for each key, if possible not of something that is almost certain */
function collect(): ReadonlyMap<string, Told> {
  const all = new Map<string, Told>();
  const keep = (g: Game, legal: readonly Choice[]): void => {
    for (const entry of allToldAt(g, legal)) {
      const before = all.get(entry.key);
      if (before === undefined || (isCertain(before) && !isCertain(entry))) all.set(entry.key, { ...entry, g: classic.clone(g) });
    }
  };
  for (const { g } of ARRANGED.map((arranged) => arranged())) keep(g, classic.legal(g));
  for (let seed = 1; seed <= 70; seed++) {
    const random = seeded(seed);
    const g = classic.newGame(GAMES[seed % GAMES.length] ?? { players: 3 });
    for (let d = decision(g); d; d = decision(g)) {
      const legal = classic.legal(g);
      keep(g, legal);
      classic.play(g, weighted(legal, random));
    }
  }
  return all;
}

/** The first of these that is offered is the answer. */
const ANSWERS: readonly ChoiceKind[] = [
  'keepDice',
  'stay',
  'attack',
  'intercept',
  'hunt',
  'pay',
  'takePlunder',
  'retireNow',
  'keepInformation',
  'endBattle',
  'fightOn',
  'finish',
  'pass',
  'stop',
  'decline',
  'endTurn',
];
function answer(legal: readonly Choice[]): Choice {
  const kind = ANSWERS.find((type) => legal.some((choice) => choice.type === type));
  const found = legal.find(({ type }) => type === kind) ?? legal[0];
  if (found === undefined) throw new Error('nothing to answer');
  return found;
}

interface Came {
  readonly outcome: Outcome | 'none';
  readonly amount?: number;
}
const came = (outcome: Came['outcome'], amount?: number): Came => ({ outcome, ...(amount !== undefined && { amount }) });

const FOUND = { merchant: 'oneMerchant', two: 'twoMerchants', storm: 'storm', nothing: 'nothing' } as const;
function findOf({ g, pirate }: Told, card: number): keyof typeof FOUND {
  const found = g.tables.cards[card];
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return g.tables.isCoastal[g.at[pirate]] ? found.findAtCoast : found.findAtSea;
}

/** @returns what has come of a roll, as the rules' own events tell it, without those of the dice */
function cameOf(events: readonly GameEvent[], told: Told): Came | undefined {
  const { purpose, odds, g } = told;
  const evaded = events.filter(({ type }) => type === 'evaded').length;
  let throws = 0;
  for (const event of events) {
    if (event.type === 'rolled' && event.purpose === purpose) throws += 1;
    switch (purpose) {
      case 'move':
        if (event.type === 'moveBegan') return came('sum', event.points);
        break;
      case 'attack':
        if (event.type === 'merchantAttacked') return came(event.over <= 0 ? 'captured' : event.over < 3 ? 'damaged' : 'escapes');
        break;
      case 'torture':
        if (event.type === 'hostageTortured') return came(event.dies ? 'tellsAndDies' : event.tells ? 'tells' : 'silent');
        break;
      case 'ransom':
        if (event.type === 'hostageRansomed') return came('sum', event.pounds);
        break;
      case 'plunder':
        if (event.type === 'plunderTaken') return came('sum', event.pounds);
        break;
      case 'havenPrice':
      case 'letterPrice':
        if (event.type === 'pricePaid') return came('affordable');
        if (event.type === 'turnBegan' || event.type === 'cardDrawn' || event.type === 'gameEnded') return came('tooDear');
        break;
      case 'careen':
        if (event.type === 'shipCareened' || event.type === 'commissionerCareened')
          return came(event.by === odds.trial?.other.modifiers[0]?.amount ? 'repaired' : 'partlyRepaired', event.by);
        break;
      case 'portAttack':
        if (event.type === 'portAttacked') return came(event.margin > 0 ? 'taken' : 'repelled');
        break;
      case 'evasion':
        if (event.type === 'intercepted') return came('intercepted');
        if (evaded === odds.tries) return came('evades');
        break;
      case 'battle':
        if (event.type === 'battleRound') return came(event.margin > 0 ? 'wins' : event.margin < 0 ? 'loses' : 'even');
        if (evaded > 0) return came('none');
        break;
      case 'duel':
        // The chance of the second attack holds only if the first wounds nobody.
        if (event.type === 'wounded' || event.type === 'duelWon') return came('none');
        if (event.type === 'duelExchange' && (told.isAgain || (event.pirate === told.pirate) !== isTurned(odds)))
          return came(event.difference > 0 ? 'strikes' : 'misses');
        break;
      case 'mutiny':
        if (event.type === 'mutinyTalkedDown') return came('talkedDown');
        if (event.type === 'pirateRetired') return came('mayRetire');
        if (event.type === 'pirateLost') return came('marooned');
        break;
      case 'petition':
        if (event.type === 'petitionMade') return came(event.isGranted ? 'granted' : 'refused');
        break;
      case 'retirement':
        if (event.type === 'retirementRolled') return came(event.retires ? 'retires' : 'stays');
        break;
      case 'surrender':
        if (told.isAgain && event.type === 'rolled' && event.purpose === 'trial') return came('tried');
        if (event.type === 'pirateRetired') return came('retires');
        if (event.type === 'pirateLost') return came('hanged');
        break;
      case 'trial':
        if (event.type === 'tried') return came('retires', event.pounds);
        if (event.type === 'pirateLost') return came('hanged');
        break;
      case 'wound':
        if (event.type === 'cardDrawn') return came('wounded');
        if (event.type !== 'rerolled' && (event.type !== 'rolled' || throws > 1)) return came('unhurt');
        break;
      case undefined:
        if (event.type === 'cardDrawn' && event.purpose === 'search') return came(FOUND[findOf(told, event.card)]);
        if (event.type === 'governorDrawn') return came(g.tables.isPro[event.governor] ? 'proGovernor' : 'antiGovernor');
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

/** @returns what a text tells of an outcome, from 0 to 1; undefined if nothing; `< 1 %` as 0, `> 99 %` as 1 */
function toldOf(text: string, outcome: string): number | undefined {
  const [, sign, figure] = new RegExp(`([<>] )?(\\d+) % ${outcome}`).exec(text) ?? [];
  return figure === undefined ? undefined : sign === undefined ? Number(figure) / 100 : sign === '< ' ? 0 : 1;
}

/** The totals of the throws of each kind of dice, each equally likely. */
const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((face) => FACES.map((other) => face + other));
const THROWN: readonly (readonly [words: string, totals: readonly number[]])[] = [
  ['better of two rolls of 2 dice', PAIRS.flatMap((pair) => PAIRS.map((other) => Math.max(pair, other)))],
  ['2 dice as tens and ones', FACES.flatMap((tens) => FACES.map((ones) => 10 * tens + ones))],
  ['2 dice', PAIRS],
  ['1 die', FACES],
];
/** @returns the totals of `2 dice + Combat 5 − defense 3`, each equally likely */
function totals(side: string): readonly number[] {
  const found = THROWN.find(([words]) => side.startsWith(words));
  const rest = found === undefined ? `+ ${side}` : side.slice(found[0].length);
  const times = Number(/^ × £([\d,]+)/.exec(rest)?.[1]?.replace(',', '') ?? 1);
  let added = 0;
  for (const [, sign, figure = ''] of rest.matchAll(/([+−]) (?:[^+]*? )??(−?£?[\d,]+)(?= |$)/g))
    added += (sign === '−' ? -1 : 1) * Number(figure.replace('−', '-').replace(/[£,]/g, ''));
  return (found?.[1] ?? [0]).map((total) => total * times + added);
}
/** @returns the chance that a formula such as `1 die + Speed 2 > 1 die` comes true, by counting all throws; null if it compares nothing */
function counted(formula: string): number | null {
  const sign = / ([>≥≤<]) /.exec(formula)?.[1];
  if (sign === undefined || formula.includes('its defense')) return null;
  const [left = [], right = []] = formula.split(` ${sign} `).map(totals);
  const isTrue = (margin: number): boolean =>
    sign === '>' ? margin > 0 : sign === '≥' ? margin >= 0 : sign === '<' ? margin < 0 : margin <= 0;
  return left.flatMap((mine) => right.map((theirs) => isTrue(mine - theirs))).filter(Boolean).length / (left.length * right.length);
}
/** The outcomes with which the formula comes true. */
const TRUE_FOR: readonly Outcome[] = [
  'captured',
  'evades',
  'wins',
  'taken',
  'granted',
  'retires',
  'tellsAndDies',
  'tells',
  'affordable',
  'repaired',
  'strikes',
  'talkedDown',
  'unhurt',
];

/** Odds that hang on what a seat can't see: it is dealt anew before each throw. */
const isHidden = ({ purpose, choice: { type } }: Told): boolean =>
  purpose === undefined || (purpose === 'attack' && ['takePrize', 'chase', 'chaseUnknown'].includes(type));

const told = collect();

test('each kind of roll has a chance that is told and thrown here, or a reason why none is', () => {
  const thrown: ReadonlySet<string> = new Set([...told.values()].flatMap(({ purpose }) => purpose ?? []));
  expect(Object.keys(PURPOSES).filter((purpose) => !thrown.has(purpose) && !Object.hasOwn(NOT_TOLD, purpose))).toEqual([]);
  expect([...thrown].filter((purpose) => Object.hasOwn(NOT_TOLD, purpose))).toEqual([]);
});

describe('the dice bring the chances told', () => {
  const all = [...told].toSorted(([a], [b]) => (a < b ? -1 : 1));
  test.each(all)('%s', (_, entry) => {
    const random = seeded(1);
    const { g, choice, odds, text } = entry;
    const seat = classic.seatToChoose(g);
    let account: RollBreakdown | null = null;
    const counts = throwOften({
      game: classic,
      from: g,
      choice,
      answer,
      read(events) {
        if (account === null) account = accountOf(events, entry);
        const found = cameOf(events, entry);
        return found && `${found.outcome} ${found.amount ?? ''}`;
      },
      ...(isHidden(entry) && { deal: (p: Game) => classic.resample(p, seat, random) }),
      times: timesOf(entry),
      random,
    });
    const came = [...counts].map(([key, often]) => ({ outcome: key.split(' ')[0], amount: Number(key.split(' ')[1]), often }));
    const happened = came.filter(({ outcome }) => outcome !== 'none');
    const sum = (list: typeof came, of: (row: (typeof came)[number]) => number): number =>
      list.reduce((total, item) => total + of(item), 0);
    const times = sum(happened, ({ often }) => often);
    expect(times).toBeGreaterThan(0);
    for (const { outcome, chance } of odds.chances) {
      const often = sum(
        happened.filter((item) => item.outcome === outcome),
        (item) => item.often,
      );
      expect(fits(chance, often, times), `${outcome}: ${chance} told, ${often} of ${times} thrown; ${text.details}`).toBe(true);
      if (outcome !== 'sum') expect(toldOf(text.details, en.odds.outcomes[outcome]) ?? 0).toBeCloseTo(Math.round(100 * chance) / 100, 5);
    }
    const { amount } = odds;
    const paid = happened.filter((item) => item.amount > 0);
    if (amount !== null && paid.length > 0) {
      const [least, most] = [Math.min(...paid.map((item) => item.amount)), Math.max(...paid.map((item) => item.amount))];
      expect([least, most], text.details).toEqual([amount.least, amount.most]);
      const mean = sum(paid, (item) => item.amount * item.often) / times;
      const squares = sum(paid, (item) => (item.amount - mean) ** 2 * item.often) / times;
      expect(Math.abs(mean - amount.mean), text.details).toBeLessThanOrEqual(4 * Math.sqrt(squares / times) + 1e-9);
      expect(text.details).toContain(en.odds.range(shown(entry, least), shown(entry, most), shown(entry, amount.mean)));
    }
    const formula = counted(text.formula);
    const isTrue = isTurned(odds)
      ? (odds.chances[0]?.chance ?? 0)
      : odds.chances.reduce((all, item) => all + (TRUE_FOR.includes(item.outcome) ? item.chance : 0), 0);
    if (formula !== null && (entry.purpose !== 'surrender' || entry.isAgain))
      expect(formula ** odds.tries, text.formula).toBeCloseTo(isTrue, 5);
    const { trial } = odds;
    // Dice that lie already are a number in the formula, but not in the account of the roll. The account of a duel is that of its first exchange.
    const isOther = entry.isAgain || (entry.purpose === 'duel' && isTurned(odds));
    if (account === null || trial === null || isOther || text.formula.includes('its defense')) return;
    const { own, sign, other }: RollBreakdown = account;
    expect([own.modifiers, sign, other.modifiers]).toEqual([trial.own.modifiers, trial.sign, trial.other.modifiers]);
  });
});

const shown = ({ purpose }: Told, n: number): string =>
  purpose === 'ransom' || purpose === 'plunder' || purpose === 'trial' ? en.pieces.pounds(Math.round(n)) : en.odds.decimal(n);

/** @returns what the log says of the first dice for this purpose */
function accountOf(events: readonly GameEvent[], { purpose }: Told): RollBreakdown | null {
  const found = events.find((event) => event.type === 'rolled' && event.purpose === purpose);
  return found?.type === 'rolled' ? found.breakdown : null;
}
