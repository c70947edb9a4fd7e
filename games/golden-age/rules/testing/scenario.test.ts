/** What scripts of tests can say. */
import { expect, test } from 'vitest';
import { hand, hostage, merchantPorts, pirate, pirateState, spent } from './arrange.ts';
import { awaits, nextPlayerTurn, offers, pending, play, scenario, stows } from './scenario.ts';
import { solitaire } from './solitaire.ts';

test('a ransom and the plunder of a port are stowed in the same words', () => {
  const t = scenario({ actions: 3, ratings: { condent: { ability: 4 } }, ports: { 'san-juan': { value: 1, defense: 1 } } });
  pirate(t, 'condent', 'bath');
  hostage(t, 'condent', 'pilot', 'english');
  play(t, { type: 'doPortActivities', pirate: 'condent' }, { type: 'ransom', hostage: 'pilot' }, 1, 2, stows(1), 'finish');
  expect(pirateState(t, 'condent').holds).toHaveLength(1);
  const other = scenario({ actions: 3, ratings: { condent: { ability: 4 } }, ports: { 'san-juan': { value: 1, defense: 1 } } });
  pirate(other, 'condent', 'east-caribbean', { holds: [100, 200] });
  play(other, { type: 'attackPort', pirate: 'condent', port: 'san-juan' }, 6, 1, 5, stows(0));
  expect(pirateState(other, 'condent').holds).toEqual([500, 200]);
  expect(() => play(other, stows(0))).toThrow('nothing can be stowed there');
});

test('a game plays on to the next Player-Turn', () => {
  const t = scenario({ players: 3, actions: 2 });
  pirate(t, 'low', 'india');
  hand(t, 1, 'wear-and-tear', 'heavy-guns');
  nextPlayerTurn(t);
  expect([t.g.active, t.g.playerTurn]).toEqual([1, 2]);
  expect(pending(t)).not.toBeNull();
});

test('a seat whose anti-pirate action is spent is not asked', () => {
  const asked = [[], [1]].map((seats) => {
    const t = scenario({ actions: 2 });
    pirate(t, 'low', 'india');
    hand(t, 1, 'wear-and-tear');
    spent(t, seats);
    play(t, { type: 'move', pirate: 'low', to: 'east-africa' }, awaits(seats.length === 0 ? 'antiPirateAction' : 'takeAction'));
    return offers(t).length > 0;
  });
  expect(asked).toEqual([true, true]);
});

test.each([0, 3, 8, 10])('a solitaire game can have %i merchants', (merchants) => {
  const t = solitaire({ merchants });
  expect(merchantPorts(t)).toHaveLength(merchants);
  expect(pending(t)).toEqual(['takeAction', 0]);
});
