import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { commissioner, commissionerPool, governor, hand, pirateId, pirateState, placeId, retired, warship } from '../../testing/arrange.ts';
import { awaits, draws, happened, offers, play } from '../../testing/scenario.ts';
import { HARMLESS_EVENT, pardonToHold, solitaire, titlesOf } from '../../testing/solitaire.ts';

const sail = { type: 'move', pirate: 'teach', to: 'north-atlantic' } as const;
const search = { type: 'findMerchant', pirate: 'teach', port: 'whydah' } as const;
/** A place where Blackbeard can look for a merchant. */
const hunting = { at: 'gold-coast', merchants: 10 } as const;

test('19.13 at each Action a card is turned up, and discarded if it does not apply to Blackbeard', () => {
  const t = solitaire();
  play(t, sail, awaits('drawCard'), draws('fair-winds'), awaits('takeAction', 0));
  expect(happened(t, 'cardTurnedUp')).toMatchObject([{ rule: '19.13', seat: 1 }]);
  expect(happened(t, 'cardDiscarded')).toHaveLength(1);
  expect(pirateState(t, 'teach').at).toBe('north-atlantic');
  expect([t.g.actionsLeft, titlesOf(t.g.discards)]).toEqual([3, ['fair-winds']]);
  play(t, { ...sail, to: 'boston' }, draws('kc-surprise'), awaits('takeAction', 0));
});

test('19.13 a card that applies to Blackbeard is played before the Action', () => {
  const t = solitaire();
  play(t, sail, draws('wear-and-tear'), 5, awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ speed: 3, at: 'north-atlantic' });
  expect(happened(t, 'cardPlayedAgainst')).toMatchObject([{ pirate: pirateId('teach') }]);
});

test('19.13 [R64] the System Player’s cards have no limits by turn or title', () => {
  const t = solitaire();
  play(t, sail, draws('wear-and-tear'), 2, { ...sail, to: 'central-atlantic' }, draws('wear-and-tear'), 2, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').speed).toBe(3);
});

test('19.13, 17.2 #19 Blackbeard may negate a card, which returns to the hold deck', () => {
  const t = solitaire({ teach: { cunning: 1 } });
  hand(t, 0, 'skull-and-crossbones');
  play(t, sail, draws('wear-and-tear'), awaits('negate', 0), { type: 'playSkull', card: 'skull-and-crossbones' }, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').speed).toBe(5);
  expect(titlesOf(t.g.deck).filter((title) => title === 'wear-and-tear')).toHaveLength(7);
});

test('19.13 Wear and Tear does not apply in port', () => {
  const t = solitaire({ at: 'boston' });
  play(t, { type: 'doPortActivities', pirate: 'teach' }, draws('wear-and-tear'), 'finish');
  expect(pirateState(t, 'teach').speed).toBe(5);
});

test('19.13 Mutiny Conspiracy and Scurvy Outbreak apply at sea', () => {
  const t = solitaire({ ratings: { teach: { leadership: 3 } } });
  play(t, sail, draws('mutiny-conspiracy'), 1, 2, { ...sail, to: 'central-atlantic' }, draws('scurvy-outbreak'), awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ scurvy: true, loyalty: 6 });
});

test('19.13 Local Resistance applies only to the port where Blackbeard is', () => {
  const t = solitaire({ at: 'boston', ports: { boston: { value: 1 } } });
  governor(t, 'boston', 'pro');
  governor(t, 'goa', 'pro');
  play(t, { type: 'doPortActivities', pirate: 'teach' }, draws('local-resistance'), 2, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').at).toBe('north-atlantic');
  play(t, { ...sail, to: 'central-atlantic' }, draws('local-resistance'), awaits('takeAction', 0));
  expect(happened(t, 'portRose')).toEqual([]);
});

test('19.13 Pirate Converts brings the Ex-Pirate for a seat without a Commissioner', () => {
  const t = solitaire();
  retired(t, 'avery');
  commissioner(t, 1, 'rhett', 'india');
  play(t, sail, draws('pirate-converts'), awaits('fightOrFlee', 0));
  expect(t.g.exPirate).toBe(pirateId('avery'));
  expect(happened(t, 'commissionerDeployed')).toMatchObject([{ seat: 2 }]);
  expect(happened(t, 'commissionerReacted')).toMatchObject([{ seat: 2, from: placeId('central-atlantic') }]);
});

test('19.13 Pirate Converts has no effect if nobody has retired', () => {
  const t = solitaire();
  play(t, sail, draws('pirate-converts'), awaits('takeAction', 0));
  expect(t.g.commissioner).toEqual([-1, -1, -1, -1]);
});

test('19.13 [R82] Debauchery & Revelry waits for the aftermath in a port', () => {
  const t = solitaire({ at: 'south-atlantic' });
  play(t, { ...sail, to: 'charleston' }, draws('debauchery-and-revelry'), awaits('takeAction', 0));
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'charleston', revelry: 'involuntary', loyalty: 8 });
  expect(titlesOf(t.g.discards)).toEqual(['debauchery-and-revelry']);
  play(t, { ...sail, to: 'south-atlantic' }, draws('debauchery-and-revelry'), awaits('takeAction', 0));
  expect(titlesOf(t.g.discards)).toHaveLength(2);
  expect(t.g.hands[1]).toEqual([]);
});

test('19.13, 17.2 #4 Double Cross answers Blackbeard’s retirement by Letter', () => {
  const t = solitaire({ at: 'boston', teach: { letter: 'english', notoriety: 9 } });
  play(t, { type: 'retireByLetter', pirate: 'teach' }, draws('double-cross'), 5);
  expect(t.g.ending).toBe('blackbeardLost');
  expect(t.g.vp[0]).toBe(9);
});

test('19.13 a warship sighted during a search attacks without a question', () => {
  const t = solitaire({ ...hunting, navy: { shark: { speed: 9, combat: 5 } } });
  play(t, search, draws('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, awaits('fightOrFlee', 0));
  play(t, 'flee', 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toHaveLength(1);
  expect(happened(t, 'merchantRemoved')).toHaveLength(1);
});

test.each([
  ['central-atlantic', 'central-atlantic', 'north-atlantic'],
  ['charleston', 'south-atlantic', 'south-atlantic'],
] as const)('19.13 [R64] sighted too early, at %s, it takes up station in %s', (at, area, to) => {
  const t = solitaire({ at });
  play(t, { ...sail, to }, draws('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, awaits('takeAction', 0));
  expect(t.g.warshipAt[placeId(area)]).toBeGreaterThanOrEqual(0);
  expect(happened(t, 'warshipSighted')).toMatchObject([{ rule: '19.13' }]);
  expect(pirateState(t, 'teach').at).toBe(to);
});

test('19.13 [R81] at Bermuda a sighted warship takes station in the first area without one', () => {
  const t = solitaire({ at: 'bermuda' });
  warship(t, 'north-atlantic', 'rose');
  play(t, sail, draws('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, awaits('takeAction', 0));
  expect(t.g.warshipAt[placeId('central-atlantic')]).toBeGreaterThanOrEqual(0);
});

test.each([['transit-south-america-gold-coast', 'gold-coast'] as const, ['north-atlantic', 'boston'] as const])(
  '19.13 [R64] at %s, in a Transit Box or where a warship is on station, Warship Sighting is discarded',
  (at, to) => {
    const t = solitaire({ at });
    warship(t, 'north-atlantic', 'rose');
    play(t, { ...sail, to }, draws('warship-sighting'), awaits('takeAction', 0));
    expect(titlesOf(t.g.discards)).toEqual(['warship-sighting']);
  },
);

test('19.13 a warship on station attacks by itself where it may, and no card is turned up', () => {
  const t = solitaire({ ...hunting, navy: { shark: { speed: 3, combat: 5 } } });
  warship(t, 'gold-coast', 'shark');
  play(t, search, awaits('fightOrFlee', 0), 'flee', 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toHaveLength(1);
  expect(t.g.merchantAt.filter((merchant) => merchant >= 0)).toHaveLength(9);
});

test('19.13 a warship can’t attack at a Move, so a card is turned up', () => {
  const t = solitaire();
  warship(t, 'central-atlantic', 'shark');
  play(t, sail, draws('heavy-guns'), awaits('takeAction', 0));
});

test('19.13 [R87] after Blackbeard beats a warship a Commissioner may still react; then the Action goes on', () => {
  const t = solitaire({
    ...hunting,
    navy: { shark: { speed: 3, combat: 1 }, rhett: { speed: 1, combat: 1 } },
    ratings: { teach: { ability: 3 } },
  });
  warship(t, 'gold-coast', 'shark');
  commissioner(t, 3, 'rhett', 'gold-coast');
  play(t, search, 'fight', 6, 1, awaits('fightOrFlee', 0), 'fight', 6, 1, awaits('rollDie'));
  expect(decision(t.g)?.path.at(-2)).toBe('findMerchant/result');
  expect(pirateState(t, 'teach')).toMatchObject({ combat: 4, notoriety: 3 });
});

test('19.13, 19.14 the Commissioner of a pirate of the System Player reacts by itself; a Move goes on after an escape', () => {
  const t = solitaire({ navy: { rhett: { speed: 3 } } });
  commissioner(t, 2, 'rhett', 'north-atlantic');
  play(t, sail, awaits('fightOrFlee', 0), 'flee', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').at).toBe('north-atlantic');
  expect(t.g.commissionerAt[2]).toBe(placeId('central-atlantic'));
});

const north = { at: 'north-atlantic', navy: { rhett: { speed: 3, combat: 9 } } } as const;

test('10.32, 19.13, 19.14 [R87] a Commissioner reacts after a Move that has brought Blackbeard within his reach', () => {
  const t = solitaire(north);
  commissioner(t, 2, 'rhett', 'south-atlantic');
  play(t, { ...sail, to: 'central-atlantic' }, draws('heavy-guns'), awaits('fightOrFlee', 0), 'flee', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').at).toBe('central-atlantic');
  expect(t.g.commissionerAt[2]).toBe(placeId('central-atlantic'));
});

test('10.32, 10.4 example, 19.13 a Commissioner reacts after a Move out of a port', () => {
  const t = solitaire({ ...north, at: 'boston' });
  commissioner(t, 2, 'rhett', 'north-atlantic');
  play(t, sail, draws('heavy-guns'), awaits('fightOrFlee', 0), 'fight', 1, 6);
  expect(t.g.ending).toBe('blackbeardLost');
});

test.each([
  ['west-caribbean', 'central-atlantic'],
  ['south-atlantic', 'boston'],
] as const)(
  '10.32, 10.37, 19.13 a Commissioner in the Sea Area %s does not react after a Move from the North Atlantic to %s',
  (area, to) => {
    const t = solitaire(north);
    commissioner(t, 2, 'rhett', area);
    play(t, { ...sail, to }, draws('heavy-guns'), awaits('takeAction', 0));
  },
);

test('10.31, 19.13 one Commissioner reacts in an Action of Blackbeard’s, at the announcement or in the aftermath', () => {
  const t = solitaire({ ...north, navy: { rhett: { speed: 3 }, ogle: { speed: 3 } } });
  commissioner(t, 1, 'rhett', 'north-atlantic');
  commissioner(t, 2, 'ogle', 'south-atlantic');
  play(t, { ...sail, to: 'central-atlantic' }, awaits('fightOrFlee', 0), 'flee', 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'commissionerReacted')).toMatchObject([{ seat: 1 }]);
});

test('19.13 [R87] a warship that stops a search leaves its aftermath to nobody', () => {
  const t = solitaire({ ...hunting, navy: { shark: { speed: 9, combat: 5 } } });
  warship(t, 'gold-coast', 'shark');
  commissioner(t, 2, 'rhett', 'gold-coast');
  play(t, search, 'flee', 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'commissionerReacted')).toEqual([]);
});

test('19.14 the System Player’s Commissioners don’t oust pirates', () => {
  const t = solitaire({ at: 'boston' });
  commissioner(t, 2, 'rhett', 'north-atlantic');
  play(t, { type: 'doPortActivities', pirate: 'teach' }, draws('heavy-guns'), 'finish', awaits('takeAction', 0));
  expect(pirateState(t, 'teach').at).toBe('boston');
});

test('19.14 Fair Winds does not move the System Player’s Commissioners', () => {
  const t = solitaire();
  commissioner(t, 1, 'rhett', 'north-atlantic');
  play(t, 'endActions', HARMLESS_EVENT, draws('fair-winds'));
  expect(offers(t, 'playFairWindsForCommissioner')).toEqual([]);
});

test('19.14 from Notoriety 12 on the first pirate of the System Player looks for a Commissioner, once in a Player-Turn', () => {
  const t = solitaire({ teach: { notoriety: 12 } });
  commissionerPool(t);
  play(t, sail, 4, 4, 4, draws('heavy-guns'), { ...sail, to: 'central-atlantic' }, draws('heavy-guns'), awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
});

test('19.14 nobody looks for a Commissioner below Notoriety 12', () => {
  const t = solitaire({ teach: { notoriety: 11 } });
  commissionerPool(t);
  play(t, sail, awaits('drawCard'));
});

test.each([
  [12, 10, 'rollDie'],
  [11, 9, 'drawCard'],
] as const)('19.14, 19.20 after a fall from Notoriety %i to %i Blackbeard is hunted only if it had reached 12', (from, to, next) => {
  const t = solitaire({ teach: { notoriety: from, loyalty: 1 } });
  play(t, sail, draws('scurvy-outbreak'), 1, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').notoriety).toBe(to);
  commissionerPool(t);
  play(t, { ...sail, to: 'central-atlantic' }, awaits(next));
});

test('19.14 the Commissioner appears where Blackbeard is, and may attack at once', () => {
  const t = solitaire({ teach: { notoriety: 13 }, navy: { rhett: { speed: 1 } } });
  commissionerPool(t, 'rhett');
  play(t, sail, 4, 4, 4, { type: 'drawCommissioner', commissioner: 'rhett' }, awaits('fightOrFlee', 0));
  expect(t.g.commissionerAt[1]).toBe(placeId('central-atlantic'));
});

test('19.14 [R64] a seat with a Commissioner leaves the search to the next', () => {
  const t = solitaire({ teach: { notoriety: 13 } });
  commissionerPool(t, 'rhett', 'ogle');
  commissioner(t, 1, 'ogle', 'india');
  play(t, sail, 4, 4, 5, draws('heavy-guns'), awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 0, 1, 0]);
});

test('19.14 a search not possible in port comes at the first Action at sea', () => {
  const t = solitaire({ at: 'boston', teach: { notoriety: 13 } });
  commissionerPool(t);
  play(t, sail, draws('heavy-guns'), { ...sail, to: 'central-atlantic' }, 6, 6, 6, draws('heavy-guns'), awaits('takeAction', 0));
});

test('19.10 a General Pardon turned up in a check counts', () => {
  const t = solitaire();
  pardonToHold(t);
  play(t, sail, draws('general-pardon'), awaits('takeAction', 0));
  expect(t.g.pardons).toBe(1);
  expect(titlesOf(t.g.deck)).toContain('general-pardon');
});
