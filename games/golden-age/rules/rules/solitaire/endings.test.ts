import { expect, test } from 'vitest';
import { decision, legal, outcome } from '../../game.ts';
import { LOST } from '../../state/position.ts';
import { commissioner, pirateState } from '../../testing/arrange.ts';
import { awaits, d66, draws, happened, play } from '../../testing/scenario.ts';
import { drawAndPlay, HARMLESS_EVENT, lowActs, pardonToHold, solitaire, titlesOf } from '../../testing/solitaire.ts';

const retire = { type: 'retireByLetter', pirate: 'teach' } as const;
const sail = { type: 'move', pirate: 'teach', to: 'north-atlantic' } as const;

test.each([
  [65, 0, [0]],
  [60, 1000, [0]],
  [64, 199, [1, 2, 3]],
])('19.9 Blackbeard retires with Notoriety %i and Net Worth %i: the winners are %j [R64]', (notoriety, netWorth, winners) => {
  const t = solitaire({ at: 'boston', teach: { letter: 'english', notoriety, netWorth } });
  play(t, retire, draws('heavy-guns'));
  expect(outcome(t.g)).toMatchObject({ ending: 'blackbeardRetired', winners });
  expect(decision(t.g)).toBeNull();
  expect(legal(t.g)).toEqual([]);
});

test('19.9 VP from Commissioners count toward Blackbeard’s 130', () => {
  const t = solitaire({ at: 'boston', teach: { letter: 'english', notoriety: 60 } });
  t.g.vp[0] = 10;
  play(t, retire, draws('heavy-guns'));
  expect(outcome(t.g)).toMatchObject({ scores: [130, 0, 0, 0], winners: [0] });
});

test('19.9 the game ends when Blackbeard is killed', () => {
  const t = solitaire({ navy: { rhett: { speed: 9, combat: 9 } }, teach: { notoriety: 9 } });
  commissioner(t, 2, 'rhett', 'central-atlantic');
  play(t, sail, 'fight', 1, 6);
  expect(outcome(t.g)).toMatchObject({ ending: 'blackbeardLost', scores: [9, 0, 4, 0], winners: [1, 2, 3] });
});

test('19.9 the game ends when Blackbeard’s ship sinks', () => {
  const t = solitaire({ teach: { speed: -3 } });
  play(t, sail, draws('wear-and-tear'), 6);
  expect(outcome(t.g)?.ending).toBe('blackbeardLost');
});

test('19.9 the System Player wins as soon as its pirates have 100 VP', () => {
  const t = solitaire({ lowAt: 'bombay', low: { notoriety: 10 } });
  t.g.vp = [80, 0, 50, 40];
  play(t, 'endActions', draws('disease'), d66(62));
  expect(outcome(t.g)).toMatchObject({ ending: 'rivalsScored', scores: [80, 10, 50, 40], winners: [1, 2, 3] });
  expect(happened(t, 'gameEnded')).toMatchObject([{ rule: '19.9', ending: 'rivalsScored' }]);
});

test('19.9 the game goes on at 99 VP', () => {
  const t = solitaire({ lowAt: 'bombay', low: { notoriety: 9 } });
  t.g.vp = [80, 0, 50, 40];
  play(t, 'endActions', draws('disease'), d66(62), awaits('rollDie'));
});

test('19.9 the game ends when the System Player has no pirates left', () => {
  const t = solitaire({ lowAt: 'bombay' });
  for (const name of t.g.pirateDeck.splice(0)) t.g.fate[name] = LOST;
  for (const seat of [2, 3]) for (const name of t.g.fleet[seat].splice(0)) t.g.fate[name] = LOST;
  play(t, 'endActions', draws('disease'), d66(62));
  expect(outcome(t.g)).toMatchObject({ ending: 'rivalsGone', winners: [0] });
});

test('19.10 [R39] drawn from its own deck, the Pardon goes into the hold deck with all that deck’s discards', () => {
  const t = solitaire();
  play(t, sail, draws('heavy-guns'), 'endActions', draws('general-pardon'), awaits('drawCard'));
  expect(t.g.pardons).toBe(0);
  expect(titlesOf(t.g.deck)).toEqual(expect.arrayContaining(['general-pardon', 'heavy-guns']));
  expect([titlesOf(t.g.discards), titlesOf(t.g.nowDeck).includes('general-pardon')]).toEqual([[], false]);
  play(t, drawAndPlay('wear-and-tear'), awaits('takeAction', 1));
});

test('19.10 the Pardon then works as usual: the first returns to the deck, and drawing continues', () => {
  const t = solitaire();
  pardonToHold(t);
  play(t, 'endActions', HARMLESS_EVENT, draws('general-pardon'), drawAndPlay('wear-and-tear'), awaits('takeAction', 1));
  expect(t.g.pardons).toBe(1);
});

test('19.10 [R86] the second Pardon lasts one round', () => {
  const t = solitaire();
  pardonToHold(t);
  t.g.pardons = 1;
  play(t, 'endActions', HARMLESS_EVENT, draws('general-pardon'), awaits('drawCard'));
  expect(happened(t, 'pardonProclaimed')).toHaveLength(1);
  expect(t.g.pardonThrough).toBe(t.g.playerTurn + 4);
});

test.each([
  [41, 40, [0]],
  [40, 40, [1, 2, 3]],
])('19.9, 19.10 [R25] the third Pardon ends the game: %i against %i VP are won by %j', (his, theirs, winners) => {
  const t = solitaire({ teach: { notoriety: 1 } });
  pardonToHold(t);
  t.g.pardons = 2;
  t.g.vp = [his - 1, 0, theirs, 0];
  play(t, 'endActions', HARMLESS_EVENT, draws('general-pardon'));
  expect(outcome(t.g)).toMatchObject({ ending: 'generalPardon', scores: [his, 0, theirs, 0], winners });
});

test('19.9, 18.11 an ending during another pirate’s Action stops it', () => {
  const t = solitaire({ lowAt: 'north-atlantic', low: { notoriety: 50, letter: 'english' } });
  t.g.commissionerPool = [];
  lowActs(t);
  play(t, { type: 'move', pirate: 'low', to: 'boston' }, { type: 'retireByLetter', pirate: 'low' });
  expect(outcome(t.g)).toMatchObject({ ending: 'rivalsScored', scores: [0, 100, 0, 0] });
  expect(pirateState(t, 'low').fate).toBe('retired');
});
