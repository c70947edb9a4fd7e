import { describe, expect, test } from 'vitest';
import { classic, decision } from '../game.ts';
import { tablesFor } from '../options.ts';
import type { ChoiceKind } from '../state/choices.ts';
import type { GameEvent } from '../state/events.ts';
import type { Outcome } from '../state/rolls.ts';
import {
  allied,
  commissioner,
  governor,
  hostage,
  letterOn,
  merchant,
  pirate,
  pirateId,
  placeId,
  portId,
  warship,
} from '../testing/arrange.ts';
import { next, play, type Step, scenario, type Table } from '../testing/scenario.ts';
import { choiceOdds } from './choice-odds.ts';
import { chanceOf, type Odds, oddsOf } from './dice-odds.ts';
import { searchOdds, triesIn, visibleBoardOf } from './odds.ts';
import { rerollOdds } from './reroll-odds.ts';
import { battleTrial, evasionTrial, mutinyTrial } from './trials.ts';

const FIGURES = {
  pirates: {
    teach: { ability: 3, cruelty: 4, leadership: 4, duelAttack: 3, duelDefense: 2 },
    vane: { ability: 2, duelAttack: 5, duelDefense: 3 },
  },
} as const;

/** The chances that the player in turn sees for the only choice that fits. */
function seen({ g }: Table, type: ChoiceKind, fields: Readonly<Record<string, unknown>> = {}): readonly Odds[] {
  const d = decision(g);
  const choice = classic
    .legal(g)
    .find((choice) => choice.type === type && Object.entries(fields).every(([field, value]) => Reflect.get(choice, field) === value));
  if (!d || !choice) throw new Error(`${type} is not offered`);
  return choiceOdds(choice, { ask: d.ask, about: d.about, view: classic.view(g, d.seat), tables: g.tables });
}

/**
 * Plays on from here with every throw of the dice there is.
 * @param judge  the outcome once the events tell it, else null
 * @returns the chance of each outcome
 */
function played(
  { g }: Table,
  steps: readonly Step[],
  judge: (events: readonly GameEvent[]) => Outcome | null,
): Partial<Record<Outcome, number>> {
  const chances: Partial<Record<Outcome, number>> = {};
  const t = { g: classic.clone(g), events: [] };
  const follow = (at: Table['g'], before: readonly GameEvent[], chance: number): void => {
    const outcome = judge(before);
    if (outcome !== null) {
      chances[outcome] = (chances[outcome] ?? 0) + chance;
      return;
    }
    if (classic.decision(at)?.ask !== 'rollDie') throw new Error(`no die is thrown at ${classic.decision(at)?.ask}`);
    for (const face of classic.legal(at)) {
      const next = classic.clone(at);
      const events: GameEvent[] = [];
      classic.play(next, face, events);
      follow(next, [...before, ...events], chance / 6);
    }
  };
  follow(t.g, play(t, ...steps), 1);
  return chances;
}

const chance = (odds: Odds | undefined, outcome: Outcome): number => (odds ? chanceOf(odds, outcome) : Number.NaN);
const chancesOf = (odds: Odds | undefined): object =>
  Object.fromEntries(
    (odds?.chances ?? []).filter((chance) => chance.chance > 0).map(({ outcome, chance }) => [outcome, expect.closeTo(chance, 9)]),
  );
/** @returns a judge that finds the first event of a type */
const on =
  <T extends GameEvent['type']>(type: T, outcome: (event: Extract<GameEvent, { type: T }>) => Outcome) =>
  (events: readonly GameEvent[]): Outcome | null => {
    const found = events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
    return found ? outcome(found) : null;
  };

const byMargin = (over: number): Outcome => (over <= 0 ? 'captured' : over >= 3 ? 'escapes' : 'damaged');

describe('C9.3 an attack on a merchant', () => {
  test.each([
    ['alone', 0, false],
    ['in a slow ship', -3, false],
    ['with an ally, who takes 2 off the dice (C21.2)', -3, true],
  ])('%s has the chances that the rules give', (_, speed, helped) => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed });
    pirate(t, 'vane', 'A0609', { seat: 1 });
    if (helped) allied(t, 'teach', 'vane');
    merchant(t, 'A0609', 5, 'english', true);
    const [odds] = seen(t, 'takePrize');
    expect(
      played(
        t,
        [{ type: 'takePrize', pirate: 'teach' }],
        on('merchantAttacked', ({ over }) => byMargin(over)),
      ),
    ).toEqual(chancesOf(odds));
  });

  test('of attack number 7 captures in 21 of 36 throws, and escapes in 6', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { combat: 6, speed: 2 });
    merchant(t, 'A0609', 4, 'english', true);
    const [odds] = seen(t, 'takePrize');
    expect(odds?.chances).toEqual([
      { outcome: 'captured', chance: expect.closeTo(21 / 36, 9) },
      { outcome: 'damaged', chance: expect.closeTo(9 / 36, 9) },
      { outcome: 'escapes', chance: expect.closeTo(6 / 36, 9) },
    ]);
    expect(odds?.ownHits).toBeCloseTo((5 * 1 + 4 * 2) / 36, 9);
  });

  test('a merchant that nobody has seen is any of those that may be there, one that he has seen is known', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { combat: 6, speed: -1 });
    merchant(t, 'A0609', 7);
    const [unseen] = seen(t, 'takePrize');
    expect(chance(unseen, 'captured')).toBeGreaterThan(0);
    play(t, { type: 'takePrize', pirate: 'teach' });
    const [inspected] = seen(t, 'attack');
    expect(chance(inspected, 'captured')).toBe(0);
  });

  test('between one face up and one face down nothing can be told before he chooses', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609');
    const up = merchant(t, 'A0609', 3, 'english', true);
    merchant(t, 'A0609', 4);
    expect(seen(t, 'takePrize')).toEqual([]);
    play(t, { type: 'takePrize', pirate: 'teach' });
    expect(seen(t, 'chase', { sighting: up })).toHaveLength(1);
    expect(seen(t, 'chaseUnknown')).toHaveLength(1);
  });
});

describe('C16.3 evading', () => {
  test.each([
    [1, false],
    [-2, false],
    [2, true],
  ])('at Speed %i, D&R %s, has the chances that the rules give', (speed, revelry) => {
    const t = scenario(FIGURES);
    const teach = pirate(t, 'teach', 'A0609', { speed, seat: 1, revelry });
    commissioner(t, 'ogle', 0, 'A0609');
    const odds = oddsOf(evasionTrial(t.g, teach));
    const judge = (events: readonly GameEvent[]): Outcome | null => {
      const found = events.find(({ type }) => type === 'evaded' || type === 'intercepted');
      return found ? (found.type === 'evaded' ? 'evades' : 'intercepted') : null;
    };
    const all = played(
      t,
      [
        { type: 'interceptWith', commissioner: 'ogle' },
        { type: 'hunt', pirate: 'teach' },
      ],
      judge,
    );
    expect(all).toEqual(chancesOf(odds));
    expect(seen(t, 'interceptWith')[0]?.chances.map(({ outcome }) => outcome)).toEqual(['intercepted', 'evades']);
  });

  test('C8.2 before two nations and a face-down warship he must succeed three times; before none nothing is rolled', () => {
    const t = scenario(FIGURES);
    const teach = pirate(t, 'teach', 'A0609', { speed: 0 });
    commissioner(t, 'ogle', 1, 'A0709');
    warship(t, 'A0709', 6, 'english');
    warship(t, 'A0709', 6, 'spanish');
    warship(t, 'A0709', 6, 'french', false);
    play(t, { type: 'sail', pirate: 'teach' }, 6);
    const s = visibleBoardOf(classic.view(t.g, 0), t.g.tables);
    expect(triesIn(s, placeId('A0709'), teach)).toBe(3);
    const [odds] = seen(t, 'moveTo', { to: placeId('A0709') });
    expect(odds?.tries).toBe(3);
    expect(chance(odds, 'evades')).toBeCloseTo((15 / 36) ** 3, 9);
    expect(seen(t, 'moveTo', { to: placeId('A0608') })).toEqual([]);
  });

  test('C16.1 his own player’s Commissioner does not try him', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: 0 });
    commissioner(t, 'ogle', 0, 'A0709');
    play(t, { type: 'sail', pirate: 'teach' }, 6);
    expect(seen(t, 'moveTo', { to: placeId('A0709') })).toEqual([]);
  });
});

describe('C16.4 a round of a battle', () => {
  /** Ogle has caught Teach. */
  function caught(options: Parameters<typeof pirate>[3] = {}, ally = false): Table {
    const t = scenario({ ...FIGURES, commissioners: { ogle: { combat: 7 } } });
    pirate(t, 'teach', 'A0609', { seat: 1, speed: -4, ...options });
    if (ally) {
      pirate(t, 'vane', 'A0609', { seat: 0 });
      allied(t, 'teach', 'vane');
    }
    commissioner(t, 'ogle', 0, 'A0609');
    play(t, { type: 'interceptWith', commissioner: 'ogle' }, { type: 'hunt', pirate: 'teach' }, 1, 6);
    return t;
  }
  const judge = on('battleRound', ({ margin }): Outcome => (margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'even'));

  test.each([
    ['at full strength', {}, false],
    ['after D&R', { revelry: true }, false],
    ['with a wound', { wound: 'minor' }, false],
    ['with scurvy', { scurvy: true }, false],
    ['with an ally beside him (C21.3)', {}, true],
  ] as const)('%s has the chances that the rules give', (_, options, ally) => {
    const t = caught(options, ally);
    expect(played(t, [], judge)).toEqual(chancesOf(oddsOf(battleTrial(t.g, pirateId('teach'), 7))));
  });

  test('costs both at least a hit', () => {
    const t = caught({ combat: 20 });
    const odds = oddsOf(battleTrial(t.g, pirateId('teach'), 7));
    expect(chance(odds, 'wins')).toBeCloseTo(1, 9);
    expect([odds.ownHits, odds.otherHits]).toEqual([expect.closeTo(1, 9), expect.closeTo(16, 9)]);
  });

  test('is shown with the hunters’ Combat after the last round, to each side as its own', () => {
    const t = caught({ combat: 6 });
    play(t, 3, 4, 3, 4, 2);
    expect(classic.decision(t.g)).toMatchObject({ ask: 'endBattle', seat: 1, about: { combat: 5 } });
    const [own] = seen(t, 'fightOn');
    const hunted = caught({ combat: 6 });
    play(hunted, 1, 1, 3, 4, 2, 2, 2);
    expect(classic.decision(hunted.g)).toMatchObject({ ask: 'endBattle', seat: 0, about: { combat: 6 } });
    const [hunters] = seen(hunted, 'fightOn');
    expect(own?.chances.map(({ outcome }) => outcome)).toEqual(['wins', 'even', 'loses']);
    expect(hunters?.chances.map(({ outcome }) => outcome)).toEqual(['loses', 'even', 'wins']);
  });
});

describe('C14 attacks on ports', () => {
  const byMarginOfPort = on('portAttacked', ({ margin }): Outcome => (margin > 0 ? 'taken' : 'repelled'));
  /** Teach lies before Bath with Combat 6 and Ability 3. */
  function before(port: { defense: number }, told = false): Table {
    const t = scenario({ ...FIGURES, ports: { bath: port } });
    pirate(t, 'teach', 'A0702', { combat: 6, speed: 0 });
    if (told) {
      const id = hostage(t, 'teach', 'bath');
      t.g.toldTo[id] = pirateId('teach');
    }
    play(t, { type: 'sail', pirate: 'teach' }, 1, 'stop');
    return t;
  }

  test.each([4, 5, 1, 20])('from the sea against defense %i have the chances that the rules give', (defense) => {
    const t = before({ defense });
    expect(played(t, ['attackPort'], byMarginOfPort)).toEqual(chancesOf(seen(t, 'attackPort')[0]));
  });

  test('with information he throws two dice', () => {
    const t = before({ defense: 6 }, true);
    play(t, 'attackPort');
    for (const choice of ['useInformation', 'keepInformation'] as const)
      expect(played(t, [choice], byMarginOfPort)).toEqual(chancesOf(seen(t, choice)[0]));
  });

  test('a sack meets half the defense, rounded up, and costs the lower die less 1', () => {
    const t = scenario({ ...FIGURES, ports: { bath: { defense: 9 } } });
    const teach = pirate(t, 'teach', 'bath', { combat: 6 });
    t.g.holding[teach] = 1;
    const [odds] = seen(t, 'sackPort');
    expect(odds?.rule).toBe('C14.5');
    expect(played(t, [{ type: 'sackPort', pirate: 'teach' }], byMarginOfPort)).toEqual(chancesOf(odds));
    const sure = scenario({ ...FIGURES, ports: { bath: { defense: 0 } } });
    sure.g.holding[pirate(sure, 'teach', 'bath', { combat: 12 })] = 1;
    // The lower of two dice is 91/36 on the average.
    expect(seen(sure, 'sackPort')[0]?.ownHits).toBeCloseTo(91 / 36 - 1, 9);
  });
});

describe('prices and gains', () => {
  test.each([
    [100, 1 / 6],
    [250, 2 / 6],
    [600, 1],
  ])('C12.5 with £%i he can pay a price with this chance', (netWorth, share) => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { netWorth });
    play(t, { type: 'doBusiness', pirate: 'teach' });
    const [odds] = seen(t, 'bribe');
    expect(chance(odds, 'affordable')).toBeCloseTo(share, 9);
    expect(odds?.amount).toMatchObject({ least: 100, most: 600 });
  });

  test('C12.5 in a neutral port a paid governor is drawn', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { netWorth: 600 });
    play(t, { type: 'doBusiness', pirate: 'teach' }, 'bribe', 3);
    const pro = t.g.governorPool.filter((governor) => t.g.tables.isPro[governor]).length;
    expect(chance(seen(t, 'pay')[0], 'proGovernor')).toBeCloseTo(pro / t.g.governorPool.length, 9);
  });

  test('a letter has a price and no governor', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { netWorth: 600 });
    letterOn(t, 'bath', 'french');
    play(t, { type: 'doBusiness', pirate: 'teach' });
    expect(seen(t, 'buyLetter')[0]?.amount?.mean).toBeCloseTo(350, 9);
    play(t, 'buyLetter', 3);
    expect(seen(t, 'pay')).toEqual([]);
  });

  test('C12.6 a ransom is paid at the rate of the port', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { history: [] });
    governor(t, 'bath', 'pro');
    const id = hostage(t, 'teach', 'boston');
    expect(seen(t, 'ransom', { hostage: id })[0]?.amount).toEqual({ least: 110, most: 660, mean: expect.closeTo(385, 9) });
  });

  test('C15 careening repairs no more than the damage', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { speed: -1 });
    const [odds] = seen(t, 'careen');
    expect(odds?.amount).toMatchObject({ least: 1, most: 3 });
    expect(chance(odds, 'repaired')).toBeCloseTo(4 / 6, 9);
  });

  test('C8.1 a move has at least 1 point', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: -3 });
    expect(seen(t, 'sail')[0]?.amount).toEqual({ least: 1, most: 3, mean: expect.closeTo((1 + 1 + 1 + 1 + 2 + 3) / 6, 9) });
  });
});

describe('other rolls', () => {
  test.each([
    [10, 0],
    [11, 1 / 36],
    [36, 18 / 36],
    [40, 18 / 36],
    [66, 1],
  ])('C18.1 a petition at Notoriety %i', (notoriety, share) => {
    const t = scenario(FIGURES);
    pirate(t, 'vane', 'A0609', { seat: 1, notoriety });
    const [odds] = seen(t, 'petition');
    expect(chance(odds, 'granted')).toBeCloseTo(share, 9);
    expect(
      played(
        t,
        [{ type: 'petition', pirate: 'vane' }],
        on('petitionMade', ({ isGranted }) => (isGranted ? 'granted' : 'refused')),
      ),
    ).toEqual(chancesOf(odds));
  });

  test.each([1099, 1100, 6600])('C24.1 retiring with £%i', (netWorth) => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'bath', { netWorth: netWorth - 50 });
    t.g.stashes.push(pirateId('teach'), portId('boston'), 50);
    governor(t, 'bath', 'pro');
    const judge = on('retirementRolled', ({ retires }): Outcome => (retires ? 'retires' : 'stays'));
    expect(played(t, [{ type: 'retire', pirate: 'teach' }], judge)).toEqual(chancesOf(seen(t, 'retire')[0]));
  });

  test('C9.8 torture', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609');
    hostage(t, 'teach', 'boston');
    const judge = on('hostageTortured', ({ tells, dies }): Outcome => (dies ? 'tellsAndDies' : tells ? 'tells' : 'silent'));
    expect(played(t, [{ type: 'torture', hostage: 'hostage-1' }], judge)).toEqual(chancesOf(seen(t, 'torture')[0]));
  });

  test('C10.3 a mutiny against Leadership 4', () => {
    const t = scenario(FIGURES);
    const odds = oddsOf(mutinyTrial(t.g, pirate(t, 'teach', 'A0609')));
    expect(odds.chances.map(({ outcome, chance }) => [outcome, Math.round(chance * 6)])).toEqual([
      ['talkedDown', 3],
      ['mayRetire', 1],
      ['marooned', 2],
    ]);
  });

  test('C20.2 duels show both attacks', () => {
    const t = scenario(FIGURES);
    const teach = pirate(t, 'teach', 'A0609');
    const vane = pirate(t, 'vane', 'A0609', { seat: 1 });
    const challenge = classic.choices.fromJson({ type: 'challenge' }, '');
    const asked = { ask: 'challenge', about: { pirate: teach, other: vane }, view: classic.view(t.g, 0), tables: t.g.tables } as const;
    const [attack, defense] = choiceOdds(challenge, asked);
    // 3 + die against 3 + die
    expect(chance(attack, 'strikes')).toBeCloseTo(15 / 36, 9);
    // 5 + die against 2 + die: he holds in 6 of 36 throws
    expect(defense?.chances[0]).toEqual({ outcome: 'misses', chance: expect.closeTo(6 / 36, 9) });
  });

  test('C24.3 a surrender retires him in 27 of 36 cases', () => {
    const t = scenario({ ...FIGURES, commissioners: { ogle: { combat: 7 } } });
    pirate(t, 'teach', 'A0609', { seat: 1, speed: -4, letter: 'english', netWorth: 500 });
    commissioner(t, 'ogle', 0, 'A0609');
    play(t, { type: 'interceptWith', commissioner: 'ogle' }, { type: 'hunt', pirate: 'teach' }, 1, 6, 1, 1, 3, 3, 2, 2, 'fightOn');
    const [odds] = seen(t, 'surrender');
    const all = played(t, ['surrender'], (events) => {
      if (events.some(({ type }) => type === 'pirateRetired')) return 'retires';
      return events.some(({ type }) => type === 'pirateLost') ? 'hanged' : null;
    });
    expect(all).toEqual(chancesOf(odds));
  });
});

describe('C8.3 a search', () => {
  test('is told by the cards that are left', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A0609');
    const tables = tablesFor({ players: 2 });
    const share = (find: string, cards: readonly number[]): number =>
      cards.filter((card) => tables.cards[card]?.findAtSea === find).length / cards.length;
    const view = classic.view(t.g, 0);
    expect(chanceOf(searchOdds(view, tables, teach), 'storm')).toBeCloseTo(share('storm', t.g.deck), 9);
    play(t, 'pass', next(0));
    const after = classic.view(t.g, 0);
    expect(t.g.deck).toHaveLength(view.deckSize - 1);
    expect(chanceOf(searchOdds(after, tables, teach), 'storm')).toBeCloseTo(share('storm', t.g.deck), 9);
    expect(chanceOf(searchOdds({ ...after, deckSize: 0 }, tables, teach), 'storm')).toBeCloseTo(
      share('storm', [...tables.cards.keys()]),
      9,
    );
  });
});

describe('C25 a reroll', () => {
  test('shows what lies and what another throw may bring', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { combat: 6, speed: 2, cunning: 1 });
    merchant(t, 'A0609', 4, 'english', true);
    play(t, { type: 'takePrize', pirate: 'teach' }, 6, 6);
    const { g } = t;
    const found = rerollOdds(visibleBoardOf(classic.view(g, 0), g.tables), decision(g)?.about ?? {});
    expect(found?.now.outcome).toBe('escapes');
    expect(chance(found?.odds, 'captured')).toBeCloseTo(21 / 36, 9);
  });

  test('in an opposed roll the other side’s dice lie', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: 0, cunning: 2 });
    warship(t, 'A0709', 6);
    play(t, { type: 'sail', pirate: 'teach' }, 3, 'keepDice', { type: 'moveTo', to: 'A0709' }, 1, 4);
    expect(chance(seen(t, 'rerollDice')[0], 'evades')).toBeCloseTo(2 / 6, 9);
  });

  test('is never about dice that no pirate throws', () => {
    const t = scenario(FIGURES);
    expect(rerollOdds(t.g, { roll: { purpose: 'storm', dice: [6], counts: [1], modifiers: [0], side: 0, attacker: 0 } })).toBeNull();
  });
});
