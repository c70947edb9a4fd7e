/**
 * 19.17 Each pirate of the System Player uses his Actions for the greatest possible gain to himself or the greatest possible damage
 * to Blackbeard. Positions in which every good player would choose the same; no test looks at the bot's own valuations.
 */

import { type ChoiceJson, choiceToJson, legal, PORT_NAMES } from '@bb/golden-age/rules';
import { governor, haven, merchant, noMerchants, pirateId, treasureMap } from '@bb/golden-age/rules/testing/arrange';
import { awaits, offers, play, type Table } from '@bb/golden-age/rules/testing/scenario';
import { lowActs, solitaire } from '@bb/golden-age/rules/testing/solitaire';
import { seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { situationOf } from '../index.ts';
import { system } from './system.ts';

type Scene = NonNullable<Parameters<typeof solitaire>[0]>;

/** Equal ratings for a Booty Grab, so that only the booty matters. */
const RATINGS = { low: { ability: 3, cruelty: 5, leadership: 3 }, teach: { ability: 3 } } as const;

/** No port is weak enough to be worth an attack. */
const STRONG = Object.fromEntries(PORT_NAMES.map((name) => [name, { defense: 20 }]));

/** Only Calicut can be sacked, and brings little. */
const WEAK_CALICUT = { ...STRONG, calicut: { value: 1, defense: 6 } };

/** Low's turn, with an empty sea. The two other pirates of the System Player are in Transit Boxes. */
function lowsChoice(scene: Scene, arrange: (t: Table) => void = () => {}): Table {
  const t = solitaire({ at: 'north-atlantic', ratings: RATINGS, ports: STRONG, ...scene });
  lowActs(t);
  noMerchants(t);
  arrange(t);
  play(t, awaits('takeAction', 1));
  return t;
}

/** What the System Player chooses. Asserts that there are several legal choices. */
function chosen(t: Table): ChoiceJson {
  const situation = situationOf(t.g);
  if (!situation) throw new Error('no decision is pending');
  expect(legal(t.g).length).toBeGreaterThan(1);
  return choiceToJson(system.choose(situation, seeded('19.17')));
}

const move = (to: string): ChoiceJson => ({ type: 'move', pirate: 'low', to });
const GRAB = { type: 'grabBooty', pirate: 'low', target: 'teach' };
const PORT = { type: 'doPortActivities', pirate: 'low' };
const SACK = { type: 'sackPort', pirate: 'low' };

/** Blackbeard revels, with these cargoes aboard a schooner. */
const drunk = (...holds: readonly number[]): NonNullable<Scene['teach']> => ({ ship: 'schooner', revelry: 'involuntary', holds });

/** Low has just taken the port where he is. */
function taken({ g }: Table): void {
  g.taken[pirateId('low')] = 1;
  g.sackThrough[pirateId('low')] = g.playerTurn;
}

describe('19.17 the greatest gain to himself', () => {
  it('looks for the merchant in his Sea Area', () => {
    const t = lowsChoice({ lowAt: 'india' }, (table) => merchant(table, 'goa', 'schooner'));
    expect(chosen(t)).toEqual({ type: 'findMerchant', pirate: 'low', port: 'goa' });
  });

  it('loots a merchant that he has found rather than search for another', () => {
    const t = lowsChoice({ lowAt: 'india' }, (table) => {
      merchant(table, 'bombay', 'schooner');
      merchant(table, 'goa', 'schooner', { found: ['low'] });
    });
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'goa' });
  });

  it.each([
    ['bombay', 'goa'],
    ['goa', 'bombay'],
  ] as const)('loots the richer of two merchants: that of %s, not that of %s', (rich, poor) => {
    const t = lowsChoice({ lowAt: 'india' }, (table) => {
      merchant(table, poor, 'flute', { found: ['low'] });
      merchant(table, rich, 'square-rigger', { found: ['low'] });
    });
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: rich });
  });

  it('sails to the Sea Area where the merchants are', () => {
    const t = lowsChoice({ lowAt: 'east-africa' }, (table) => {
      for (const port of ['bombay', 'severndroog', 'goa', 'calicut'] as const) merchant(table, port, 'schooner');
    });
    expect(chosen(t)).toEqual(move('india'));
  });

  it('sells full holds in a pro-pirate port', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { holds: [1200, 1200] } }, (table) => governor(table, 'goa', 'pro'));
    expect(chosen(t)).toEqual(PORT);
  });

  it('brings full holds to a port that pays the full price, not to one that pays half', () => {
    const t = lowsChoice({ lowAt: 'india', low: { holds: [1200, 1200] } }, (table) => governor(table, 'calicut', 'pro'));
    expect(chosen(t)).toEqual(move('calicut'));
  });

  it('loots a found merchant before he sells the cargo of one hold', () => {
    const t = lowsChoice({ lowAt: 'india', low: { holds: [300] } }, (table) => {
      governor(table, 'goa', 'pro');
      merchant(table, 'bombay', 'square-rigger', { found: ['low'] });
    });
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'bombay' });
  });

  it('sobers up if he can do nothing else', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { revelry: 'involuntary' } }, (table) => merchant(table, 'goa', 'schooner'));
    expect(chosen(t)).toEqual({ type: 'recover', pirate: 'low' });
  });

  it('digs for treasure at the Isle of Pines with the map aboard', () => {
    const t = lowsChoice({ lowAt: 'west-caribbean' }, (table) => treasureMap(table, 'low'));
    expect(chosen(t)).toEqual({ type: 'digForTreasure', pirate: 'low' });
  });

  it('retires from his haven with a fortune and a crew about to mutiny', () => {
    const low = { notoriety: 14, netWorth: 5000, loyalty: 0 };
    const t = lowsChoice({ lowAt: 'goa', low, ratings: { ...RATINGS, low: { ...RATINGS.low, leadership: 6 } } }, (table) =>
      haven(table, 'goa', 'low'),
    );
    expect(chosen(t)).toEqual({ type: 'retireInHaven', pirate: 'low' });
  });

  it('19.9 retires for few Victory Points if the System Player reaches his goal with them', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { letter: 'portuguese', notoriety: 10, netWorth: 500 } }, ({ g }) => {
      g.vp[2] = 75;
    });
    expect(chosen(t)).toEqual({ type: 'retireByLetter', pirate: 'low' });
  });

  it('19.9 sails to the port where that is possible', () => {
    const t = lowsChoice({ lowAt: 'india', low: { letter: 'portuguese', notoriety: 10, netWorth: 500 } }, (table) => {
      table.g.vp[2] = 75;
      merchant(table, 'calicut', 'flute');
    });
    expect(chosen(t)).toEqual(move('goa'));
  });

  it('19.9 does not retire for few Victory Points if the System Player needs more', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { letter: 'portuguese', notoriety: 2, netWorth: 100 } }, (table) => {
      for (const port of ['bombay', 'severndroog', 'calicut'] as const) merchant(table, port, 'square-rigger');
    });
    expect(offers(t, 'retireByLetter')).toHaveLength(1);
    expect(chosen(t)).not.toEqual({ type: 'retireByLetter', pirate: 'low' });
  });
});

describe('19.17 the greatest damage to Blackbeard', () => {
  it('robs him where he revels with a rich cargo', () => {
    const t = lowsChoice({ lowAt: 'goa', at: 'goa', teach: drunk(3000, 3000, 3000) });
    expect(chosen(t)).toEqual(GRAB);
  });

  it('sails into the port where Blackbeard revels, if an Action is left to rob him', () => {
    const t = lowsChoice({ lowAt: 'india', at: 'goa', teach: drunk(3000, 3000, 3000) });
    expect(t.g.actionsLeft).toBe(2);
    expect(chosen(t)).toEqual(move('goa'));
  });

  it('does not sail there with the last Action, since Blackbeard will be sober', () => {
    const t = lowsChoice({ lowAt: 'india', at: 'goa', teach: drunk(3000, 3000, 3000) }, (table) => {
      table.g.actionsLeft = 1;
      merchant(table, 'bombay', 'schooner', { found: ['low'] });
    });
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'bombay' });
  });

  it('does not sail to a port where Blackbeard is sober', () => {
    const t = lowsChoice({ lowAt: 'india', at: 'goa', teach: { ship: 'schooner', holds: [3000, 3000, 3000] } }, (table) =>
      merchant(table, 'bombay', 'schooner', { found: ['low'] }),
    );
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'bombay' });
  });

  it('sacks the only port where Blackbeard could retire', () => {
    const t = lowsChoice({ lowAt: 'calicut', at: 'india', teach: { letter: 'dutch' }, ports: WEAK_CALICUT }, taken);
    expect(chosen(t)).toEqual(SACK);
  });

  it('takes the one of two equal merchants that Blackbeard could take', () => {
    // Bermuda lies on both Sea Areas, Boston on one.
    const t = lowsChoice({ lowAt: 'north-atlantic', at: 'central-atlantic' }, (table) => {
      merchant(table, 'boston', 'schooner', { found: ['low'] });
      merchant(table, 'bermuda', 'schooner', { found: ['low'] });
    });
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'bermuda' });
  });
});

describe('19.17 gain and damage, one against the other', () => {
  it('sells a rich cargo rather than rob Blackbeard of a poor one', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { holds: [1500, 1500] }, at: 'goa', teach: drunk(200) }, (table) =>
      governor(table, 'goa', 'pro'),
    );
    expect(offers(t)).toContainEqual(GRAB);
    expect(chosen(t)).toEqual(PORT);
  });

  it('robs Blackbeard of a rich cargo rather than sell a poor one', () => {
    const t = lowsChoice({ lowAt: 'goa', low: { holds: [200] }, at: 'goa', teach: drunk(3000, 3000, 3000) }, (table) =>
      governor(table, 'goa', 'pro'),
    );
    expect(offers(t)).toContainEqual(PORT);
    expect(chosen(t)).toEqual(GRAB);
  });

  it('sails to hunt merchants rather than rob Blackbeard of next to nothing', () => {
    // Low finds any merchant, and has no edge over Blackbeard.
    const ratings = { low: { ...RATINGS.low, ability: 6 }, teach: { ability: 6 } };
    const t = lowsChoice({ lowAt: 'goa', at: 'goa', teach: drunk(100), ratings }, (table) => {
      for (const port of ['bombay', 'severndroog', 'calicut'] as const) merchant(table, port, 'square-rigger');
    });
    expect(offers(t)).toContainEqual(GRAB);
    expect(chosen(t)).toEqual(move('india'));
  });

  it('loots a rich merchant rather than sail to rob Blackbeard of a poor cargo', () => {
    const t = lowsChoice({ lowAt: 'india', at: 'goa', teach: drunk(300) }, (table) =>
      merchant(table, 'bombay', 'square-rigger', { found: ['low'] }),
    );
    expect(chosen(t)).toEqual({ type: 'lootMerchant', pirate: 'low', port: 'bombay' });
  });

  it('sails to rob Blackbeard of three rich cargoes rather than look for a merchant', () => {
    const t = lowsChoice({ lowAt: 'india', at: 'goa', teach: drunk(4000, 4000, 4000) }, (table) => merchant(table, 'bombay', 'flute'));
    expect(chosen(t)).toEqual(move('goa'));
  });

  it('robs Blackbeard of a rich cargo rather than sack his refuge', () => {
    const t = lowsChoice(
      { lowAt: 'calicut', at: 'calicut', teach: { ...drunk(3000, 3000, 3000), letter: 'dutch' }, ports: WEAK_CALICUT },
      taken,
    );
    expect(offers(t)).toContainEqual(SACK);
    expect(chosen(t)).toEqual(GRAB);
  });

  it('sacks Blackbeard’s refuge rather than rob him of next to nothing', () => {
    const t = lowsChoice({ lowAt: 'calicut', at: 'calicut', teach: { ...drunk(100), letter: 'dutch' }, ports: WEAK_CALICUT }, taken);
    expect(offers(t)).toContainEqual(GRAB);
    expect(chosen(t)).toEqual(SACK);
  });

  it('plays for himself if he can do no damage to Blackbeard', () => {
    const t = lowsChoice({ lowAt: 'goa', at: 'goa', teach: drunk() }, (table) => merchant(table, 'bombay', 'schooner'));
    expect(offers(t)).toContainEqual(GRAB);
    expect(chosen(t)).toEqual(move('india'));
  });
});
