/** The rules named by refusals of Actions, plays of cards, anti-pirate actions, In-Port Activities and other choices. */
import { expect, test } from 'vitest';
import { TITLE_OF } from '../../data/cards.ts';
import { PIRATE_NAMES } from '../../data/ids.ts';
import { decision, refusalOf } from '../../game.ts';
import { ruleOf } from '../../queries/refusals/reasons.ts';
import { CHOICES, type Choice, PASS, RANSOM } from '../../state/choices.ts';
import { commissioner, commissionerPool, hand, merchant, pirate, pirateHand, warship } from '../../testing/arrange.ts';
import { awaits, play, refusedBy, scenario, setUpTo, type Table } from '../../testing/scenario.ts';

const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;

test.each([
  'doPortActivities',
  'retireByLetter',
  'retireInHaven',
  'bribeToRetire',
  'retireInPiratePort',
  'sackPort',
  'digForTreasure',
] as const)('13.22 a crew that revels may not %s', (type) => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston', { revelry: 'voluntary' });
  expect(refusedBy(t, { type, pirate: 'low' })).toBe('13.22');
});

test('13.22 a reveller can’t grab booty or form an alliance', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston', { revelry: 'voluntary' });
  pirate(t, 'vane', 'boston');
  pirate(t, 'tew', 'boston', { seat: 1, revelry: 'voluntary' });
  expect(refusedBy(t, { type: 'grabBooty', pirate: 'low', target: 'tew' })).toBe('13.22');
  expect(refusedBy(t, { type: 'formAlliance', pirate: 'low', ally: 'vane' })).toBe('13.22');
});

test('8.12 a merchant that was found can’t be searched for again', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'south-atlantic');
  merchant(t, 'charleston', 'flute', { found: ['low'] });
  expect(refusedBy(t, { type: 'findMerchant', pirate: 'low', port: 'charleston' })).toBe('8.12');
});

test('11.6 an alliance can’t end if there is none', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'boston');
  expect(refusedBy(t, { type: 'endAlliance', pirate: 'low' })).toBe('11.6');
});

test('18.41 D no bribe at sea', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india');
  expect(refusedBy(t, { type: 'bribeToRetire', pirate: 'low' })).toBe('18.41 D');
});

test('5.16 no pirate can be drawn from an empty deck; 5.14 nor deployed beyond the limit', () => {
  const [first] = PIRATE_NAMES;
  const t = scenario({ players: 4, ratings: { [first]: { initiative: 3 } } });
  pirate(t, first, 'india');
  pirateHand(t, 0, 'low');
  hand(t, 0, 'double-cross');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: first });
  t.g.pirateHands[1].push(...t.g.pirateDeck.splice(0));
  expect(refusedBy(t, { type: 'drawNewPirate' })).toBe('4.52');
  expect(refusedBy(t, move('india'))).toBe('2.6');
  const free = scenario({ players: 4, actions: 2 });
  free.g.pirateHands[1].push(...free.g.pirateDeck.splice(0));
  expect(refusedBy(free, { type: 'drawNewPirate' })).toBe('5.16');
});

test('10.27 his own player’s Commissioner closes a Sea Area; 7.12 a slow ship needs two Actions', () => {
  for (const [speed, rule] of [
    [5, '10.27'],
    [-1, '7.12'],
  ] as const) {
    const t = scenario({ actions: 1 });
    pirate(t, 'low', 'india', { speed });
    commissioner(t, 0, 'ogle', 'east-africa');
    expect(refusedBy(t, move('east-africa'))).toBe(rule);
  }
});

test('5.12 the first pirate of a fleet must be deployed; other refusals to pass name the question’s rule', () => {
  expect(refusedBy(setUpTo(3, 'deployFleet'), { type: 'pass' })).toBe('5.12');
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'new-providence');
  play(t, { type: 'drawNewPirate' }, { type: 'drawPirate', pirate: 'tew' }, awaits('keepOrDeploy', 0));
  expect(refusedBy(t, { type: 'pass' })).toBe('5.16');
});

test('4.4 C, 17.1 a card of another hand, or a play that it does not allow', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  pirate(t, 'vane', 'boston');
  commissioner(t, 0, 'ogle', 'gold-coast');
  hand(t, 0, 'double-cross', 'fair-winds', 'heavy-guns', 'wear-and-tear', 'letter-of-marque');
  expect(refusedBy(t, { type: 'playForActions', card: 'kc-surprise-1' })).toBe('2.6');
  expect(refusedBy(t, { type: 'playLetter', card: 'letter-of-marque-1' })).toBe('17.2 #12');
  expect(refusedBy(t, { type: 'playForInitiative', card: 'wear-and-tear-1', pirate: 'low' })).toBe('17.13');
  expect(refusedBy(t, { type: 'playForInitiative', card: 'double-cross-1', pirate: 'tew' })).toBe('4.52');
  expect(refusedBy(t, { type: 'playForActions', card: 'double-cross-1' })).toBe('17.13');
  expect(refusedBy(t, { type: 'playForActions', card: 'heavy-guns-1' })).toBe('17.12');
  expect(refusedBy(t, { type: 'playHeavyGuns', card: 'heavy-guns-1', pirate: 'low' })).toBe('17.2 #10');
  expect(refusedBy(t, { type: 'playFairWinds', card: 'fair-winds-1', pirate: 'low', to: 'gold-coast' })).toBe('17.2 #6');
  expect(refusedBy(t, { type: 'playFairWindsForCommissioner', card: 'fair-winds-1', to: 'gold-coast' })).toBe('17.2 #6');
  expect(refusedBy(t, move('gold-coast'))).toBe('4.4 C');
});

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
/** @returns the rule that forbids this choice now */
function ruleAgainst({ g }: Table, choice: Choice): string | null {
  const reason = refusalOf(g, choice);
  return reason && ruleOf(reason);
}
/** @returns the rule against a card of this title, in the hand of the seat that is asked if possible */
function refusedCard(t: Table, type: 'playAgainst' | 'playForActions', title: string): string | null {
  const hands = t.g.hands[decision(t.g)?.seat ?? 0] ?? [];
  const uses = CHOICES.filter((choice) => choice.type === type && 'card' in choice && TITLE_OF[choice.card] === title);
  const use = uses.find((choice) => 'card' in choice && hands.includes(choice.card)) ?? uses[0];
  return ruleAgainst(t, use ?? PASS);
}
const against = (card: string) => ({ type: 'playAgainst', card }) as const;

/** Low is about to search off Havana; seat 1 is asked. */
function announced(arrange: (t: Table) => void = () => undefined): Table {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { ability: 3 } }, navy: { shark: { speed: 5, combat: 6 } } });
  pirate(t, 'low', 'west-caribbean', { notoriety: 9 });
  merchant(t, 'havana', 'flute');
  commissionerPool(t);
  hand(t, 1, 'double-cross', 'heavy-guns', 'wear-and-tear');
  arrange(t);
  play(t, find, awaits('antiPirateAction', 1));
  return t;
}

test('4.65 D a card that is no anti-pirate card or whose title is spent; other cards name their own rule', () => {
  const t = announced();
  expect(refusedCard(t, 'playAgainst', 'heavy-guns')).toBe('4.65 D');
  expect(refusedCard(t, 'playAgainst', 'double-cross')).toBe('17.2 #4');
  expect(refusedCard(t, 'playAgainst', 'scurvy-outbreak')).toBe('2.6');
  play(t, against('wear-and-tear'), 1, awaits('antiPirateAction', 2));
  hand(t, 2, 'wear-and-tear');
  expect(refusedCard(t, 'playAgainst', 'wear-and-tear')).toBe('4.65 D');
});

test('4.61 the AP action is spent', () => {
  const t = announced((table) => {
    table.g.apSpent[1] = 1;
    commissioner(table, 1, 'rhett', 'west-caribbean');
  });
  expect(refusedCard(t, 'playAgainst', 'double-cross')).toBe('4.61');
  expect(refusedBy(t, { type: 'moveCommissioner', to: 'central-america' })).toBe('4.61');
});

test('6.43 there is no warship; 6.44 she has already attacked', () => {
  expect(refusedBy(announced(), { type: 'useWarship' })).toBe('6.43');
  const t = announced((table) => warship(table, 'west-caribbean', 'shark'));
  play(t, 'useWarship', 'flee', 6, 1, awaits('antiPirateAction', 2));
  expect(refusedBy(t, { type: 'useWarship' })).toBe('6.44');
});

test('4.65 C, 4.66 the seat has no Commissioner; 10.13 it has one already', () => {
  const t = announced();
  for (const type of ['oust', 'attackPiratePort', 'moveCommissioner'] as const)
    expect(ruleAgainst(t, CHOICES.find((choice) => choice.type === type) ?? PASS)).toBe('4.65 C');
  expect(refusedBy(t, { type: 'react' })).toBe('4.66');
  const own = announced((table) => commissioner(table, 1, 'rhett', 'india'));
  expect(refusedBy(own, { type: 'deployCommissioner' })).toBe('10.13');
  expect(refusedBy(own, { type: 'moveCommissioner', to: 'goa' })).toBe('10.26');
  expect(refusedBy(own, { type: 'moveCommissioner', to: 'central-america' })).toBe('10.4');
  expect(refusedBy(own, { type: 'attackPiratePort', port: 'new-providence' })).toBe('10.41');
  expect(refusedBy(own, { type: 'oust' })).toBe('10.42');
  expect(refusedBy(own, { type: 'react' })).toBe('10.32');
});

test('10.12 the pirate’s Notoriety is too low; 10.23 a Commissioner has already acted', () => {
  expect(
    refusedBy(
      announced((table) => table.g.notoriety.fill(3)),
      { type: 'deployCommissioner' },
    ),
  ).toBe('10.12');
  const t = announced((table) => {
    commissioner(table, 1, 'rhett', 'india');
    table.g.commissionerActed = 1;
  });
  expect(refusedBy(t, { type: 'oust' })).toBe('10.23');
});

test('4.4 C, 4.6 cards can’t be played while Actions are taken', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'west-caribbean');
  hand(t, 0, 'kc-surprise', 'wear-and-tear');
  play(t, awaits('takeAction', 0));
  expect(refusedCard(t, 'playForActions', 'kc-surprise')).toBe('4.4 C');
  expect(refusedCard(t, 'playAgainst', 'wear-and-tear')).toBe('4.6');
});

test('9.43, 9.44, 9.45 the port does not offer the activity; 9.4 it comes too late', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'goa', { ship: 'schooner', combat: 3, speed: 3, holds: [500] });
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(refusedBy(t, { type: 'buyHaven' })).toBe('9.45');
  expect(ruleAgainst(t, RANSOM[0] ?? PASS)).toBe('9.42');
  play(t, 'refit', 1);
  expect(refusedBy(t, { type: 'sellHold', hold: 0 })).toBe('9.4');
  expect(refusedBy(t, { type: 'refit' })).toBe('9.4');
});
