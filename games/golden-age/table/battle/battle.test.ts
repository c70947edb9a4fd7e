import {
  ASKS,
  type Decision,
  IN_PLAY,
  newGame,
  PIRATES,
  type PirateId,
  tablesFor,
  type View,
  view,
  WARSHIPS,
  type WarshipId,
} from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { aftermath, foughtBattles, type Heard, pendingBattles } from './battle.ts';

const options = { players: 2 };
const t = tablesFor(options);
const NO = -1 as never;
const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('empty');
  return one;
};
const pirate: PirateId = first(PIRATES);
const warship: WarshipId = first(WARSHIPS);

function atSea(): View {
  const v = view(newGame(options), null);
  v.fate[pirate] = IN_PLAY;
  v.owner[pirate] = 1;
  v.combat[pirate] = 5;
  v.speed[pirate] = 3;
  return v;
}
const ask = (about: Decision['about'], name: Decision['ask'] = 'fightOrFlee'): Decision => ({
  seat: 1,
  ask: name,
  traits: ASKS[name],
  rule: '6.45',
  path: [],
  about,
});

test('shows both ways out before the roll, with each side’s modifiers', () => {
  const [flight, battle] = pendingBattles(t, atSea(), ask({ pirate, warship }), []);
  expect(flight?.sides.map(({ parts }) => parts)).toEqual([
    [{ cause: 'speed', amount: 3 }],
    [{ cause: 'speed', amount: t.warships[warship]?.speed }],
  ]);
  expect(battle?.sides[0]?.parts[0]).toEqual({ cause: 'combat', amount: 5 });
  expect(battle?.sides[1]?.parts).toEqual([
    { cause: 'combat', amount: t.warships[warship]?.combat },
    { cause: 'livingRules', amount: t.navyBonus },
  ]);
  expect(battle?.won).toBeNull();
});

test('gives a tie to the pirate in a flight, to the warship in a battle', () => {
  const even = (purpose: 'flight' | 'battle'): Decision =>
    ask(
      {
        pirate,
        contest: {
          purpose,
          side: 0,
          sides: [
            { pirate, seat: 1, dice: [4], count: 1, modifier: 2 },
            { pirate: NO, seat: 0, dice: [3], count: 1, modifier: 3 },
          ],
        },
      },
      'rerollWithCunning',
    );
  const shown = (purpose: 'flight' | 'battle') => first(pendingBattles(t, atSea(), even(purpose), []));
  expect([shown('flight').won, shown('flight').tied]).toEqual([true, true]);
  expect(shown('battle').won).toBe(false);
  expect(shown('battle').sides.map(({ total }) => total)).toEqual([6, 6]);
  // The reroll needs 6 or more on one die for the flight, 7 or more for the battle.
  expect(shown('flight').chance?.win).toBeCloseTo(3 / 6);
  expect(shown('battle').chance?.win).toBeCloseTo(2 / 6);
});

test('lists the attacker of a pirate port first, though he rolls last', () => {
  const contest = {
    purpose: 'piratePortAttack' as const,
    side: 0,
    sides: [
      { pirate, seat: 1, dice: [2], count: 1, modifier: 5 },
      { pirate: NO, seat: 0, dice: [6], count: 1, modifier: 6 },
    ],
  };
  const battle = first(pendingBattles(t, atSea(), ask({ pirate, contest }, 'rerollWithCunning'), []));
  expect(battle.sides.map(({ total }) => total)).toEqual([12, 7]);
  expect(battle.won).toBe(true);
  expect(battle.sides.map(({ asked }) => asked)).toEqual([false, true]);
});

test('shows each side’s last dice after the roll, and the result', () => {
  const rolled = (id: number, who: PirateId, seat: number, die: number): Heard => ({
    id,
    event: { type: 'rolled', rule: '2.5', purpose: 'battle', pirate: who, seat, dice: [die] },
  });
  const side = { warship: NO, commissioner: NO, port: NO, pirate: NO, count: 1 };
  const heard: Heard[] = [
    rolled(0, pirate, 1, 1),
    rolled(1, NO, 0, 4),
    rolled(2, pirate, 1, 6),
    {
      id: 3,
      event: {
        type: 'contested',
        rule: '6.46',
        purpose: 'battle',
        won: true,
        sides: [
          { ...side, pirate, dice: 6, modifiers: [{ cause: 'combat', amount: 5 }], total: 11 },
          { ...side, warship, dice: 4, modifiers: [{ cause: 'combat', amount: 6 }], total: 10 },
        ],
      },
    },
    { id: 4, event: { type: 'notorietyGained', rule: '18.2', pirate, by: 6, now: 6, cause: 'warship' } },
    { id: 5, event: { type: 'turnBegan', rule: '4.4', seat: 0, turn: 3 } },
  ];
  const battle = first(foughtBattles(atSea(), heard, 0));
  expect(battle.sides.map(({ dice }) => dice)).toEqual([[6], [4]]);
  expect(battle.won).toBe(true);
  expect(foughtBattles(atSea(), heard, 4)).toHaveLength(0);
  expect(aftermath(heard, 3).map(({ id }) => id)).toEqual([4]);
});
