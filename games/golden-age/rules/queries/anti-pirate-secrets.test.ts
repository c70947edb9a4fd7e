/** 4.6 [R5] Which seats are asked, and what they are asked, betrays no hand. */
import { expect, test } from 'vitest';
import type { CardTitle } from '../data/cards.ts';
import type { PirateName } from '../data/ids.ts';
import { play as choose, decision, legal } from '../game.ts';
import { commissioner, commissionerPool, governor, hand, merchant, pirate, pirateHand, retired } from '../testing/arrange.ts';
import { awaits, play, type Step, scenario, type Table } from '../testing/scenario.ts';

/** The questions and their seats from here until the Action is over, if every seat takes the first legal choice. */
function questions(t: Table): readonly string[] {
  const asked: string[] = [];
  for (let d = decision(t.g); d !== null && d.ask !== 'takeAction' && d.ask !== 'drawCard'; d = decision(t.g)) {
    if (d.seat >= 0) asked.push(`${d.seat} ${d.ask}`);
    choose(t.g, legal(t.g)[0]);
  }
  return asked;
}

interface Hidden {
  readonly cards: readonly (readonly CardTitle[])[];
  readonly pirates?: readonly PirateName[];
}
/** Cards and a pirate that no seat can use in these windows. */
const NO_USE: Hidden = { cards: [['fair-winds'], ['heavy-guns', 'fair-winds']], pirates: ['tew'] };

/** The questions after these steps, if seats 1 and 2 hold these cards, and seat 1 these pirates. */
function asks({ cards, pirates = [] }: Hidden, prepare: (t: Table) => void, ...steps: readonly (Step | readonly Step[])[]) {
  const t = scenario({ players: 3, actions: 2, ratings: { low: { ability: 3, leadership: 6 } } });
  merchant(t, 'havana', 'flute', { found: ['low'] });
  for (const [i, titlesHeld] of cards.entries()) hand(t, i + 1, ...titlesHeld);
  if (pirates.length > 0) pirateHand(t, 1, ...pirates);
  prepare(t);
  play(t, ...steps);
  return questions(t);
}

test.each<readonly CardTitle[]>([
  ['wear-and-tear'],
  ['scurvy-outbreak'],
  ['mutiny-conspiracy'],
  ['piratical-ambition'],
  ['debauchery-and-revelry'],
  ['warship-sighting'],
  ['kc-surprise'],
  ['local-resistance'],
  ['pirate-converts'],
  ['double-cross'],
])('4.6 [R5] the questions do not betray that a hand holds %s', (title) => {
  for (const [at, step] of [
    ['west-caribbean', { type: 'move', pirate: 'low', to: 'havana' }],
    ['havana', { type: 'doPortActivities', pirate: 'low' }],
    ['west-caribbean', { type: 'lootMerchant', pirate: 'low', port: 'havana' }],
  ] as const) {
    const prepare = (t: Table) => {
      governor(t, 'boston', 'pro');
      retired(t, 'kidd');
      pirate(t, 'low', at, { notoriety: 9 });
      commissionerPool(t);
    };
    const known = asks(NO_USE, prepare, step, awaits('antiPirateAction', 1));
    const holding: Hidden = { cards: [[title], ['fair-winds', title === 'pirate-converts' ? 'heavy-guns' : title]], pirates: ['teach'] };
    expect(asks(holding, prepare, step, awaits('antiPirateAction', 1))).toEqual(known);
    expect(known.length).toBeGreaterThan(3);
  }
});

test('17.2 #11 [R52] the questions do not betray a KC Surprise', () => {
  const prepare = (t: Table) => {
    pirate(t, 'low', 'west-caribbean');
    commissionerPool(t);
    hand(t, 1, ...hidden[0], 'warship-sighting');
    hand(t, 2, ...hidden[1]);
  };
  let hidden: readonly (readonly CardTitle[])[] = [];
  const seen = (cards: readonly (readonly CardTitle[])[]) => {
    hidden = cards;
    return asks(
      { cards: [] },
      prepare,
      { type: 'lootMerchant', pirate: 'low', port: 'havana' },
      { type: 'playAgainst', card: 'warship-sighting' },
      { type: 'drawWarship', warship: 'shark' },
      'attack',
      awaits('kcSurprise', 1),
    );
  };
  const known = seen([['fair-winds'], ['fair-winds']]);
  expect(known.slice(0, 3)).toEqual(['1 kcSurprise', '2 kcSurprise', '0 fightOrFlee']);
  expect(seen([['kc-surprise'], ['kc-surprise']])).toEqual(known);
});

test('17.2 #4, #19 [R52] the questions betray neither a Double Cross nor a Skull & Crossbones', () => {
  let hidden: CardTitle = 'fair-winds';
  const prepare = (t: Table) => {
    pirate(t, 'low', 'west-caribbean', { letter: 'dutch', cunning: 1 });
    commissioner(t, 1, 'rhett', 'west-caribbean');
    hand(t, 1, hidden);
    hand(t, 2, hidden);
  };
  const seen = (title: CardTitle) => {
    hidden = title;
    return asks(
      { cards: [] },
      prepare,
      { type: 'lootMerchant', pirate: 'low', port: 'havana' },
      'react',
      'fight',
      'surrender',
      awaits('doubleCross', 1),
    );
  };
  const known = seen('fair-winds');
  expect(known.slice(0, 2)).toEqual(['1 doubleCross', '2 doubleCross']);
  expect(seen('double-cross')).toEqual(known);
});

test('17.2 #19 the offer to negate does not betray that the pirate’s player holds a Skull & Crossbones', () => {
  for (const title of ['fair-winds', 'skull-and-crossbones'] as const) {
    const t = scenario({ actions: 2 });
    pirate(t, 'low', 'india', { cunning: 1 });
    hand(t, 0, title);
    hand(t, 1, 'wear-and-tear');
    play(t, { type: 'move', pirate: 'low', to: 'goa' }, { type: 'playAgainst', card: 'wear-and-tear' }, awaits('negate', 0));
  }
});
