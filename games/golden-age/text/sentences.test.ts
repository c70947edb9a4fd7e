import {
  type About,
  AREA_NAMES,
  AREAS,
  ASKS,
  CHOICES,
  type Choice,
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  type ContestSide,
  cardsOf,
  choiceFromJson,
  contestOdds,
  type Decision,
  type GameEvent,
  HOSTAGES,
  IN_PLAY,
  LOST,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PORT,
  NO_WARSHIP,
  newGame,
  type Options,
  PIRATE_NAMES,
  PIRATES,
  PORT_NAMES,
  PORTS,
  placeOf,
  prospect,
  type RollPurpose,
  tablesFor,
  view,
  WARSHIP_NAMES,
  WARSHIPS,
} from '@bb/golden-age/rules';
import { describe, expect, test } from 'vitest';
import { choiceShort, eventText, namesFor, prompt, storyteller } from './index.ts';

const names = namesFor(tablesFor({ players: 3 }), ['Holly', 'Arlo', 'Marco']);

function idOf<N extends string, I>(all: readonly N[], ids: readonly I[], name: N): I {
  const id = ids[all.indexOf(name)];
  if (id !== undefined) return id;
  throw new Error(name);
}
const vane = idOf(PIRATE_NAMES, PIRATES, 'vane');
const low = idOf(PIRATE_NAMES, PIRATES, 'low');
const teach = idOf(PIRATE_NAMES, PIRATES, 'teach');
const matthews = idOf(COMMISSIONER_NAMES, COMMISSIONERS, 'matthews');
const lyme = idOf(WARSHIP_NAMES, WARSHIPS, 'lyme');
const havana = idOf(PORT_NAMES, PORTS, 'havana');
const caribbean = idOf(AREA_NAMES, AREAS, 'west-caribbean');

const NOBODY = { pirate: NO_PIRATE, warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT, count: 1 };
function side(who: Partial<ContestSide>, dice: number, ...modifiers: ContestSide['modifiers']): ContestSide {
  return { ...NOBODY, ...who, dice, modifiers, total: dice + modifiers.reduce((sum, { amount }) => sum + amount, 0) };
}
const contested = (purpose: RollPurpose, won: boolean, ...sides: readonly ContestSide[]): GameEvent => ({
  type: 'contested',
  rule: '10.35',
  purpose,
  won,
  sides,
});

describe('the log shows both sides of a contest', () => {
  const matthewsFights = side({ commissioner: matthews }, 1, { cause: 'combat', amount: 11 }, { cause: 'livingRules', amount: 2 });

  test('a battle, with the causes of all that is added; a tie is lost', () => {
    const vaneFights = side({ pirate: vane }, 4, { cause: 'combat', amount: 6 }, { cause: 'ability', amount: 4 });
    expect(eventText(contested('battle', false, vaneFights, matthewsFights), names)).toBe(
      'Vane (4 + Combat 6 + Ability 4 = 14) only ties with Matthews (1 + Combat 11 + navy bonus 2 = 14), and a tie loses.',
    );
  });

  test('a chase, with a Speed below 0 and a Commissioner from afar', () => {
    const flees = side({ pirate: vane }, 3, { cause: 'speed', amount: -1 }, { cause: 'revelry', amount: -2 });
    const chases = side({ commissioner: matthews }, 2, { cause: 'speed', amount: 3 }, { cause: 'fromAdjacentArea', amount: -1 });
    expect(eventText(contested('flight', false, flees, chases), names)).toBe(
      'Vane (3 + Speed −1 − debauchery & revelry 2 = 0) is caught by Matthews (2 + Speed 3 − from afar 1 = 4).',
    );
  });

  test('a pirate port and all who defend it', () => {
    const [first, second] = [
      side({ pirate: vane }, 6, { cause: 'combat', amount: 5 }),
      side({ pirate: low }, 1, { cause: 'combat', amount: 0 }),
    ];
    expect(eventText(contested('piratePortAttack', true, matthewsFights, first, second), names)).toBe(
      'Matthews (1 + Combat 11 + navy bonus 2 = 14) beats Vane (6 + Combat 5 = 11) and Low (1 + Combat 0 = 1), and the pirate port falls.',
    );
  });

  test('a port with two dice, and a grab that is a tie', () => {
    const port = side({ port: havana, count: 2 }, 9, { cause: 'defense', amount: 8 });
    expect(eventText(contested('portAttack', false, side({ pirate: vane }, 6, { cause: 'combat', amount: 6 }), port), names)).toBe(
      'Vane (6 + Combat 6 = 12) is no match for Havana (9 + Defense 8 = 17).',
    );
    const grabs = side({ pirate: vane }, 2, { cause: 'ability', amount: 4 }, { cause: 'grabber', amount: 1 });
    const holds = side({ pirate: low }, 2, { cause: 'ability', amount: 3 }, { cause: 'skull', amount: 2 });
    expect(eventText(contested('bootyGrab', false, grabs, holds), names)).toMatch(
      /grabber 1 = 7\) and Low \(.* Skull & Crossbones 2 = 7\) are even\.$/,
    );
  });
});

type Contest = NonNullable<About['contest']>;
const facts = (purpose: RollPurpose, asked: number, ...sides: readonly (readonly [die: number, modifier: number])[]): Contest => ({
  purpose,
  side: asked,
  sides: sides.map(([die, modifier], seat) => ({ pirate: seat === 0 ? vane : NO_PIRATE, seat, dice: [die], count: 1, modifier })),
});

describe('the odds of opposed dice are exact', () => {
  test('before the dice: 15 of 36 throws are higher, 6 more are ties', () => {
    const even = { count: 1, modifier: 0, thrown: null };
    expect(contestOdds([even, even])).toBeCloseTo(15 / 36);
    expect(contestOdds([even, even], true)).toBeCloseTo(21 / 36);
  });

  test('in battle a tie is the defender’s', () => {
    expect(prospect(facts('battle', 0, [4, 10], [1, 13]), 0)).toEqual({ win: 0, tie: 0 });
    expect(prospect(facts('battle', 0, [4, 10], [1, 13]), 0, 0).win).toBeCloseTo(2 / 6);
    expect(prospect(facts('battle', 1, [4, 10], [1, 13]), 1)).toEqual({ win: 1, tie: 0 });
  });

  test('in a chase a tie is the pirate’s', () => {
    expect(prospect(facts('flight', 0, [1, 3], [1, 3]), 0)).toEqual({ win: 1, tie: 0 });
    expect(prospect(facts('flight', 0, [1, 3], [5, 3]), 0, 0).win).toBeCloseTo(2 / 6);
  });

  test('of a pirate port each defender can save it, and the Commissioner throws last', () => {
    const defended = facts('piratePortAttack', 0, [1, 5], [1, 3], [1, 9]);
    expect(prospect(defended, 0)).toEqual({ win: 0, tie: 0 });
    expect(prospect(defended, 0, 0).win).toBeCloseTo(2 / 6);
    expect(prospect(defended, 2)).toEqual({ win: 1, tie: 0 });
  });

  test('in a grab and a duel a tie is nobody’s', () => {
    expect(prospect(facts('bootyGrab', 0, [3, 5], [4, 4]), 0)).toEqual({ win: 0, tie: 1 });
    const again = prospect(facts('duel', 0, [1, 0], [4, 0]), 0, 0);
    expect([again.win, again.tie].map((chance) => Math.round(6 * chance))).toEqual([2, 1]);
  });
});

const ask = (name: Decision['ask'], about: About, path: readonly string[] = []): Decision => ({
  seat: 1,
  ask: name,
  traits: ASKS[name],
  rule: '12',
  path,
  about,
});

describe('prompts', () => {
  test('a reroll in battle names both sides, how they stand, and the chance', () => {
    const d = ask('rerollWithCunning', { pirate: vane, contest: facts('battle', 0, [4, 10], [1, 13]) }, [
      'commissionerAttack/fought',
      'contest/mayReroll',
    ]);
    expect(prompt(d, names)).toBe(
      'As it stands, Vane (4 + 10 = 14) only ties with Arlo’s Commissioner (1 + 13 = 14), and a tie loses. Use Cunning to roll again? 33 % to win.',
    );
  });

  test('a reroll that can’t win any more says what it may be good for', () => {
    const contest = facts('battle', 0, [1, 2], [6, 9]);
    const said = (procedure: string): string => prompt(ask('rerollWithCunning', { pirate: vane, contest }, [procedure]), names);
    expect(said('warshipAttack/fought')).toMatch(/ 0 % to win, but higher dice cost fewer hits\.$/);
    expect(said('commissionerAttack/fought')).toMatch(/ 0 % to win\.$/);
  });

  test('a reroll in a grab tells of the tie', () => {
    const d = ask('rerollWithCunning', { pirate: vane, contest: facts('bootyGrab', 0, [3, 5], [4, 4]) });
    expect(prompt(d, names)).toMatch(/^As it stands, Vane .* and .* are even\. Use Cunning to roll again\? 50 % to win, 17 % for a tie\.$/);
  });

  test('a roll of one’s own shows what it has come to, and what it needs', () => {
    const roll = { purpose: 'find', dice: [2], count: 1, modifier: 4, needed: 'atLeast', target: 7 } as const;
    expect(prompt(ask('rerollWithCunning', { pirate: vane, roll }), names)).toBe(
      'Vane rolled 2 for the search: 6 in all, 7 or more needed. Use Cunning to roll again?',
    );
  });

  test('a roll for a cargo shows what it is worth, and what it could be', () => {
    const seen = view(newGame({ players: 3 }), 1);
    const asked = (die: number) => {
      const roll = { purpose: 'cargo', dice: [die], count: 1, modifier: 1 } as const;
      const at = seen.at.map((place, pirate) => (pirate === vane ? caribbean : place));
      return prompt(ask('rerollWithCunning', { pirate: vane, roll }), names, { view: { ...seen, at }, choices: [] });
    };
    expect(asked(5)).toMatch(/^Vane rolled 5 for the cargo: 6 in all, 1,200\sd, at best 1,300\sd\. Use Cunning to roll again\?$/);
    expect(asked(6)).toMatch(/7 in all, 1,300\sd, the best there is\./);
  });

  test('a roll for a ransom shows what it brings, and what it could bring', () => {
    const seen = view(newGame({ players: 3 }), 1);
    const [first, second] = HOSTAGES;
    const unit = names.tables.hostages[first].value * 50;
    const holding = (...hostages: readonly number[]) => {
      const roll = { purpose: 'ransom', dice: [2, 3], count: 2, modifier: 0 } as const;
      const hostageOf = seen.hostageOf.map((pirate, hostage) => (hostages.includes(hostage) ? vane : pirate));
      return prompt(ask('rerollWithCunning', { pirate: vane, roll }), names, { view: { ...seen, hostageOf }, choices: [] });
    };
    expect(holding(first)).toContain(`${names.language.doubloons(5 * unit)}, at best ${names.language.doubloons(12 * unit)}`);
    expect(holding(first, second)).not.toContain('at best');
  });

  test('the deployment of a single pirate names him, that of several does not', () => {
    const seen = view(newGame({ players: 3 }), 1);
    const deploying = (pirates: readonly number[]): readonly Choice[] =>
      CHOICES.filter((choice) => choice.type === 'deployPirate' && pirates.includes(choice.pirate));
    expect(prompt(ask('deployFleet', {}), names, { view: seen, choices: deploying([low]) })).toBe(
      'Where does Low start? Choose a Sea Area.',
    );
    const pass = CHOICES.filter(({ type }) => type === 'pass');
    const again = { ...seen, fleet: seen.fleet.map(() => [teach]), pirateHand: [low, vane, low] };
    expect(prompt(ask('deployFleet', {}), names, { view: again, choices: [...pass, ...deploying([low, vane])] })).toBe(
      'Deploy a pirate in a Sea Area. Pirate 2 of at most 3; you may pass for now.',
    );
    expect(prompt(ask('deployInSecret', {}), names, { view: seen, choices: deploying([low]) })).toContain('does Low start?');
    expect(prompt(ask('deployFleet', {}), names, { view: seen, choices: deploying([low, teach]) })).toBe('Deploy a pirate in a Sea Area.');
  });

  test('a window names the pirate, his Action, the moment, and what could be done', () => {
    const g = newGame({ players: 3 });
    g.owner[teach] = 2;
    const seen = view(g, 1);
    const about: About = { pirate: teach, action: 'lootMerchant', place: placeOf(havana), moment: 'announcement' };
    const [card] = cardsOf('wear-and-tear');
    const play = CHOICES.find((choice) => choice.type === 'playAgainst' && choice.card === card);
    const react = CHOICES.find(({ type }) => type === 'react');
    const choices: readonly Choice[] = [play, react].flatMap((choice) => choice ?? []);
    expect(prompt(ask('antiPirateAction', about), names, { view: seen, choices })).toBe(
      'Marco’s Teach is about to loot the merchant off Havana: the last chance to stop him. You could play Wear and Tear or use your Commissioner to go after him.',
    );
    expect(prompt(ask('antiPirateAction', { ...about, moment: 'aftermath', action: 'attackPort' }), names)).toBe(
      'Teach has attacked Havana. Interrupt?',
    );
    expect(prompt(ask('antiPirateAction', about), names, { view: seen, choices: [] })).toMatch(/You can only let it pass\.$/);
  });

  test('a window after an Action says what has come of it', () => {
    const g = newGame({ players: 3 });
    Object.assign(g, { owner: g.owner.with(teach, 2), fate: g.fate.with(teach, IN_PLAY), at: g.at.with(teach, placeOf(havana)) });
    const about: About = { pirate: teach, action: 'attackPort', place: placeOf(havana), moment: 'aftermath' };
    const told = (of: About): string => prompt(ask('antiPirateAction', of), names, { view: view(g, 1), choices: [] });
    expect(told(about)).toMatch(/^Marco’s Teach has taken Havana\./);
    expect(told({ ...about, action: 'bribeToRetire' })).toMatch(/^Marco’s Teach could not retire\./);
    g.at[teach] = caribbean;
    expect(told(about)).toMatch(/^Marco’s Teach has attacked Havana in vain\./);
    g.fate[teach] = LOST;
    expect(told(about)).toMatch(/^Marco’s Teach is out of the game\./);
  });

  test('a surprise is free for the player of the Sighting only', () => {
    const about: About = { pirate: vane, warship: lyme, by: 1 };
    expect(prompt(ask('kcSurprise', about), names)).toMatch(/HMS Lyme is about to attack Vane\..* It costs you nothing\.$/);
    expect(prompt(ask('kcSurprise', { ...about, by: 0 }), names)).toMatch(/It costs this turn’s anti-pirate action\.$/);
  });
});

describe('choices tell their chances', () => {
  /** Vane, a Schooner with Combat 6 and Speed 3, in the West Caribbean; it is Arlo who looks. */
  function atSea(options: Options = { players: 3 }) {
    const g = newGame(options);
    g.fate[vane] = 1;
    g.owner[vane] = 0;
    g.fleet[0]?.push(vane);
    g.at[vane] = caribbean;
    g.combat[vane] = 6;
    g.speed[vane] = 3;
    g.activePirate = vane;
    return g;
  }
  const said = (g: ReturnType<typeof atSea>, type: 'fight' | 'flee' | 'react' | 'deployCommissioner', about: About) => {
    const choice = choiceFromJson({ type }, 'choice');
    return choiceShort(choice, namesFor(g.tables, []), { view: view(g, 1), about });
  };

  test('to fight and to flee', () => {
    const g = atSea();
    const ability = g.tables.pirates[vane]?.ability ?? 0;
    const { combat, speed } = g.tables.warships[lyme] ?? { combat: 0, speed: 0 };
    const about: About = { pirate: vane, warship: lyme };
    expect(said(g, 'fight', about)).toMatch(new RegExp(`^Fight \\(\\d+ % to win: d6 \\+ ${6 + ability} > d6 \\+ ${combat + 2}\\)$`));
    expect(said(g, 'flee', about)).toMatch(new RegExp(`^Flee \\(\\d+ % to get away: d6 \\+ 3 ≥ d6 \\+ ${speed}\\)$`));
    expect(said(atSea({ players: 3, printedRatings: true }), 'fight', about)).toContain(`> d6 + ${combat})`);
  });

  test('a Commissioner from a neighboring sea is slower', () => {
    const speed = atSea().tables.commissioners[matthews]?.speed ?? 0;
    const about: About = { pirate: vane, commissioner: matthews, by: 1 };
    expect(said(atSea(), 'flee', about)).toContain(`≥ d6 + ${speed})`);
    expect(said(atSea(), 'flee', { ...about, fromAfar: true })).toContain(`≥ d6 + ${speed - 1})`);
  });

  test('to convert a hold: the ally’s holds are numbered on', () => {
    const g = atSea();
    g.ally[vane] = low;
    g.holds.splice(4 * vane, 4, 100, 200, -1, -1);
    g.holds.splice(4 * low, 4, 700, -1, -1, -1);
    const ask = { view: view(g, 0), about: { pirate: vane, port: havana } };
    const sell = (hold: number) => choiceShort(choiceFromJson({ type: 'sellHold', hold }, 'choice'), names, ask);
    expect([sell(1), sell(4)]).toEqual([
      'Sell the cargo of hold 2 (200\u00a0d at 50 %: 100\u00a0d)',
      'Sell the cargo of his ally’s hold 1 (700\u00a0d at 50 %: 350\u00a0d)',
    ]);
  });

  test('to throw a hold overboard: whose holds are meant', () => {
    const g = atSea();
    g.holds.splice(4 * vane, 4, 100, -1, -1, -1);
    g.holds.splice(4 * low, 4, 700, -1, -1, -1);
    const jettison = choiceFromJson({ type: 'jettison', hold: 0 }, 'choice');
    expect(choiceShort(jettison, names, { view: view(g, 0), about: { pirate: vane } })).toBe(
      'Throw the cargo of hold 1 overboard (100\u00a0d)',
    );
    expect(choiceShort(jettison, names, { view: view(g, 0), about: { pirate: vane, holdsOf: low } })).toBe(
      'Throw the cargo of hold 1 overboard (700\u00a0d)',
    );
  });

  test('to call for a Commissioner: three dice below the Notoriety', () => {
    const g = atSea();
    g.notoriety[vane] = 5;
    expect(said(g, 'deployCommissioner', { pirate: vane })).toContain('(2 %: 3d6 < 5)');
  });
});

describe('the story', () => {
  const rolled = (pirate: typeof vane | typeof NO_PIRATE, seat: number, ...dice: readonly number[]): GameEvent => ({
    type: 'rolled',
    rule: '2.5',
    purpose: 'battle',
    pirate,
    seat,
    dice,
  });
  const battle = contested(
    'battle',
    true,
    side({ pirate: vane }, 6, { cause: 'combat', amount: 6 }),
    side({ warship: lyme }, 1, { cause: 'combat', amount: 8 }),
  );
  const events: readonly GameEvent[] = [
    { type: 'turnBegan', rule: '4.3', seat: 0, turn: 9 },
    {
      type: 'actionAnnounced',
      rule: '4.5',
      seat: 0,
      pirate: vane,
      action: 'findMerchant',
      target: placeOf(havana),
      other: NO_PIRATE,
      cost: 1,
    },
    rolled(vane, 0, 2),
    rolled(NO_PIRATE, 1, 1),
    { type: 'rerolled', rule: '12', purpose: 'battle', pirate: vane, cunningLeft: 1 },
    rolled(vane, 0, 6),
    battle,
    { type: 'notorietyGained', rule: '18.2', pirate: vane, by: 8, now: 9, cause: 'warship' },
    { type: 'combatLost', rule: '6.27', pirate: vane, hits: 1, now: 5, cause: 'warship' },
    { type: 'actionAnnounced', rule: '4.5', seat: 0, pirate: vane, action: 'move', target: placeOf(havana), other: NO_PIRATE, cost: 1 },
    { type: 'pirateMoved', rule: '7.1', pirate: vane, from: caribbean, to: placeOf(havana) },
  ];

  test('dice that are told again are left out, what one thing does is one line, and it stands below its Action', () => {
    expect(storyteller(names)(events).map(({ depth, text }) => `${'·'.repeat(depth)}${text}`)).toEqual([
      'Turn 9: Holly.',
      '·Vane looks for the merchant off Havana.',
      '··Vane rolls 2 for the battle, and again with Cunning (1 left).',
      '··Vane (6 + Combat 6 = 12) beats HMS Lyme (1 + Combat 8 = 9).',
      '··Vane: Notoriety +8, now 9; 1 Combat hit, Combat now 5 (battle with a warship).',
      '·Vane sails from the West Caribbean to Havana.',
    ]);
  });

  test('told in portions, dice are told when they fall, and nothing is lost', () => {
    const teller = storyteller(names);
    const portions = [events.slice(0, 4), events.slice(4, 5), events.slice(5)].map((portion) => teller(portion).map(({ text }) => text));
    expect(portions[0]).toContain('Vane rolls 2 for the battle.');
    expect(portions[1]).toEqual(['Vane uses Cunning (1 left) and rolls again.']);
    expect(portions[2]?.[0]).toMatch(/^Vane \(6 \+/);
    expect(teller([]).length).toBe(0);
  });

  test('each event is told once, in its order', () => {
    const told = storyteller(names)(events).flatMap((line) => line.events);
    const dropped = events.filter((event) => !told.includes(event));
    expect(told).toEqual(events.filter((event) => told.includes(event)));
    expect(dropped.map(({ type }) => type)).toEqual(['actionAnnounced']);
  });
});
