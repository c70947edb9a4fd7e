/** An example for each decision of the captain. */
import { expect, test } from 'vitest';
import { classic } from '../../rules/index.ts';
import {
  commissioner,
  departed,
  governor,
  hostage,
  letterOn,
  merchant,
  pirate,
  pirateId,
  placeId,
  warship,
} from '../../rules/testing/arrange.ts';
import { awaits, beforeTurn, begin, drawLine, next, play, type Step, scenario, type Table } from '../../rules/testing/scenario.ts';
import { classicBots } from '../index.ts';
import { adviseBy } from '../search/search.ts';
import { CAPTAINS, type Figures, TUNED } from './figures.ts';

const captain = classicBots.player('captain') ?? expect.fail('no captain');
/** @returns the JSON of what the captain chooses now */
function chosen({ g }: Table) {
  return classic.choices.toJson(captain.choose(g, Math.random));
}
/** Lets the captain choose, till another question comes. */
function playOn(t: Table, ask: string): void {
  while (classic.decision(t.g)?.ask === ask) classic.play(t.g, captain.choose(t.g, Math.random));
}
/** Plays the steps after the given setup of the first turn. */
function at(arrange: (t: Table) => void, ...steps: readonly Step[]): Table {
  const t = beforeTurn();
  arrange(t);
  begin(t);
  play(t, ...steps);
  return t;
}

test('C4.6 activation: a sloop, not far from prey and a pirate haven', () => {
  const t = scenario();
  merchant(t, 'A0807', 4);
  play(t, 'activate', { type: 'drawPirate', pirate: 'teach' });
  expect(chosen(t)).toEqual({ type: 'chooseShip', ship: 'sloop' });
  play(t, { type: 'chooseShip', ship: 'sloop' });
  const start = chosen(t);
  expect(start.type).toBe('startAt');
  expect(['A0706', 'A0806', 'A0807', 'A0808', 'A0906', 'A0907', 'A0908', 'A0705', 'A0905']).toContain(start.to);
});

test('C5.3 without a pirate on the map he activates one', () => {
  expect(chosen(scenario())).toEqual({ type: 'activate' });
});

test('C9 he takes a weak merchant in his hex, and not one that is too strong', () => {
  const weak = at((t) => {
    pirate(t, 'teach', 'A0609');
    merchant(t, 'A0609', 3, 'english', true);
  });
  expect(chosen(weak)).toEqual({ type: 'takePrize', pirate: 'teach' });
  const strong = at((t) => {
    pirate(t, 'bonnet', 'A0609', { ship: 'schooner', combat: 2 });
    merchant(t, 'A0609', 9, 'spanish', true);
  });
  expect(chosen(strong).type).not.toBe('takePrize');
});

test('C9 by the figures of the search he takes the merchant at hand, where the captain sails on to a port with his booty', () => {
  const { g } = at((t) => {
    pirate(t, 'teach', 'A0609', { holds: [300] });
    merchant(t, 'A0609', 3, 'spanish', true);
  });
  expect(classic.choices.toJson(adviseBy(CAPTAINS, g))).toEqual({ type: 'sail', pirate: 'teach' });
  expect(classic.choices.toJson(adviseBy(TUNED, g))).toEqual({ type: 'takePrize', pirate: 'teach' });
});

test('C26.2 by the figures of the search he risks his other pirates when a retired one would win', () => {
  const choiceBy = (figures: Figures, retired: number) => {
    const { g } = at(
      (t) => {
        departed(t, 'kidd', 0, 'retired', retired);
        pirate(t, 'bonnet', 'A0609', { combat: 3, speed: 0 });
        merchant(t, 'A0609', 4, 'spanish');
        pirate(t, 'vane', 'A0905', { seat: 1, netWorth: 1000 });
      },
      { type: 'takePrize', pirate: 'bonnet' },
      awaits('attackOrLeave'),
    );
    return classic.choices.toJson(adviseBy(figures, g)).type;
  };
  expect([choiceBy(TUNED, 2000), choiceBy(TUNED, 900), choiceBy(CAPTAINS, 2000)]).toEqual(['attack', 'letGo', 'letGo']);
});

test('C28 by the figures of the search Blood bribes for a haven and retires when he would win by it', () => {
  const choiceBy = (figures: Figures, rival: number, side?: 'pro') => {
    const t = scenario({ players: 3, settings: { solitaire: true } });
    if (side) governor(t, 'havana', side);
    pirate(t, 'teach', 'A0905', { netWorth: rival });
    pirate(t, 'blood', 'havana', { seat: 2, netWorth: 3000 });
    play(t, 'pass', awaits('drawActionCard'), next(2, 3), awaits('takeOperation', 2));
    return classic.choices.toJson(adviseBy(figures, t.g)).type;
  };
  expect([choiceBy(TUNED, 2900), choiceBy(TUNED, 3000), choiceBy(CAPTAINS, 2900)]).toEqual(['doBusiness', 'sail', 'sail']);
  expect([choiceBy(TUNED, 2900, 'pro'), choiceBy(TUNED, 3100, 'pro')]).toEqual(['retire', 'sail']);
});

test('C9.2 he lets a strong merchant go, but not with a crew about to mutiny', () => {
  const inspecting = (unrest: number, defense: number) =>
    at(
      (t) => {
        pirate(t, 'bonnet', 'A0609', { combat: 3, speed: 0, unrest });
        merchant(t, 'A0609', defense, 'spanish');
      },
      { type: 'takePrize', pirate: 'bonnet' },
      awaits('attackOrLeave'),
    );
  expect(chosen(inspecting(7, 8))).toEqual({ type: 'attack' });
  expect(chosen(inspecting(7, 4))).toEqual({ type: 'letGo' });
  expect(chosen(inspecting(1, 4))).toEqual({ type: 'attack' });
});

test('C9.6 he takes a square-rigger in place of his sloop', () => {
  const t = at(
    (table) => {
      pirate(table, 'roberts', 'A0609');
      merchant(table, 'A0609', 6, 'english', true);
    },
    { type: 'takePrize', pirate: 'roberts' },
    1,
    1,
    awaits('takeShip'),
  );
  expect(chosen(t)).toEqual({ type: 'takeShip' });
});

test('C8 a voyage: with full holds to the pirate haven, step by step', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'A0806', { holds: [500, 500, 500], history: ['english', 'spanish', 'french', 'dutch'] });
  });
  expect(chosen(t)).toEqual({ type: 'sail', pirate: 'teach' });
  play(t, { type: 'sail', pirate: 'teach' }, 6);
  playOn(t, 'moveStep');
  expect([placeId('isla-de-tortuga'), placeId('new-providence')]).toContain(t.g.at[pirateId('teach')]);
});

test('C8 he searches at the end of a move', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'A0609');
  });
  play(t, { type: 'sail', pirate: 'teach' }, 3);
  playOn(t, 'moveStep');
  play(t, awaits('afterMove'));
  expect(chosen(t)).toEqual({ type: 'search' });
});

test('C8.2 he sails round a hex with a warship', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'A0909', { holds: [500, 500, 500] });
    warship(table, 'A0908', 12);
  });
  play(t, { type: 'sail', pirate: 'teach' }, 6);
  const passed: number[] = [];
  while (classic.decision(t.g)?.ask === 'moveStep') {
    classic.play(t.g, captain.choose(t.g, Math.random));
    passed.push(t.g.at[pirateId('teach')]);
  }
  expect(passed).not.toContain(placeId('A0908'));
});

test('C12.3, C12.5 in port he sells, and repairs a damaged ship', () => {
  const inPort = (options: Parameters<typeof pirate>[3]) =>
    at((t) => {
      pirate(t, 'teach', 'isla-de-tortuga', options);
    });
  expect(chosen(inPort({ holds: [600, 300] }))).toEqual({ type: 'doBusiness', pirate: 'teach' });
  expect(chosen(inPort({ combat: 1 }))).toEqual({ type: 'refit', pirate: 'teach' });
  expect(chosen(inPort({ scurvy: true }))).toEqual({ type: 'recover', pirate: 'teach' });
  const selling = inPort({ holds: [600, 300] });
  play(selling, { type: 'doBusiness', pirate: 'teach' });
  expect(chosen(selling).type).toBe('sellHold');
});

test('C12.5 he bribes in a pro port when he is rich, and pays what is not too much', () => {
  const t = at((table) => {
    governor(table, 'port-royal', 'pro');
    letterOn(table, 'port-royal', 'french');
    pirate(table, 'teach', 'port-royal', { netWorth: 1000, holds: [100] });
  });
  play(t, { type: 'doBusiness', pirate: 'teach' }, { type: 'sellHold', hold: 0 }, awaits('doBusiness'));
  expect(chosen(t)).toEqual({ type: 'bribe' });
  play(t, 'bribe', 3, awaits('payForHaven'));
  expect(chosen(t)).toEqual({ type: 'pay' });
});

test('C24 he tries to retire when he is rich and in the lead', () => {
  const richIn = (rival: number) =>
    at((t) => {
      governor(t, 'port-royal', 'pro');
      pirate(t, 'teach', 'port-royal', { netWorth: 4500 });
      pirate(t, 'low', 'A0106', { seat: 1, netWorth: rival });
    });
  expect(chosen(richIn(0))).toEqual({ type: 'retire', pirate: 'teach' });
  expect(chosen(richIn(6000)).type).not.toBe('retire');
});

test('C14.4 he who holds a port sacks it or leaves it, whatever else he could do', () => {
  const t = at((table) => {
    pirate(table, 'bonnet', 'havana', { combat: 2, netWorth: 500, holds: [500], havens: ['havana'] });
    table.g.holding[pirateId('bonnet')] = 1;
  });
  expect(chosen(t)).toEqual({ type: 'sail', pirate: 'bonnet' });
});

test('C12.6 he ransoms a hostage', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'port-royal');
    hostage(table, 'teach', 'havana');
  });
  expect(chosen(t)).toEqual({ type: 'ransom', hostage: 'hostage-1' });
});

test('C16.4 battle: a pirate escapes when he can, hunters fight on', () => {
  const battle = (own: number, theirs: number, ask: number) => {
    const t = at((table) => {
      pirate(table, 'teach', 'A0609', { ship: 'square-rigger' });
      warship(table, 'A0610', 7);
    });
    play(t, { type: 'sail', pirate: 'teach' }, 3, { type: 'moveTo', to: 'A0610' }, 1, 6, own, own, theirs, theirs);
    while (classic.decision(t.g)?.ask === 'rollDie') play(t, 6);
    play(t, awaits('endBattle', ask));
    return chosen(t);
  };
  expect(battle(4, 5, 0)).toEqual({ type: 'endBattle' });
  expect(battle(1, 6, 1)).toEqual({ type: 'fightOn' });
});

test('C18 Commissioners: he petitions against a notorious rival, and tries a pirate in his hex', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'port-royal');
    pirate(table, 'low', 'A0609', { seat: 1, notoriety: 90, netWorth: 3000 });
  });
  expect(chosen(t)).toEqual({ type: 'petition', pirate: 'low' });
  const beside = at((table) => {
    pirate(table, 'teach', 'port-royal');
    pirate(table, 'low', 'A0609', { seat: 1, notoriety: 90, netWorth: 3000, speed: 0 });
    commissioner(table, 'maynard', 0, 'A0609');
  });
  expect(chosen(beside)).toEqual({ type: 'interceptWith', commissioner: 'maynard' });
});

test('C22.3 card: he moves a warship upon a rival', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'A0106');
    pirate(table, 'low', 'A0609', { seat: 1, netWorth: 3000 });
    warship(table, 'A0709', 12);
  });
  drawLine(t, 'move-warships');
  expect(chosen(t)).toEqual({ type: 'moveWarship', slot: 'slot-1' });
  play(t, { type: 'moveWarship', slot: 'slot-1' });
  expect(chosen(t)).toEqual({ type: 'moveTo', to: 'A0609' });
});

test('C25 he rerolls an attack that has nearly failed, and keeps the points of a move', () => {
  const t = at((table) => void pirate(table, 'teach', 'A0609', { cunning: 2 }));
  play(t, { type: 'sail', pirate: 'teach' }, 3, awaits('rerollWithCunning'));
  expect(chosen(t).type).toBe('keepDice');
  const missed = at((table) => {
    pirate(table, 'bonnet', 'A0609', { cunning: 2 });
    merchant(table, 'A0609', 3, 'english', true);
  });
  play(missed, { type: 'takePrize', pirate: 'bonnet' }, 5, 4, awaits('rerollWithCunning'));
  expect(chosen(missed).type).toBe('rerollDice');
});

test('C21 answers: he makes no alliance, and gives nothing away', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'A0609');
    pirate(table, 'low', 'A0609', { seat: 1 });
  });
  play(t, { type: 'offerAlliance', pirate: 'teach', other: 'low' }, awaits('answerAlliance', 1));
  expect(chosen(t)).toEqual({ type: 'decline' });
});

test('C21.5 answers: he takes a gift', () => {
  const t = at((table) => {
    pirate(table, 'teach', 'port-royal', { netWorth: 500 });
    pirate(table, 'low', 'port-royal', { seat: 1, netWorth: 500 });
  });
  const offer = (kind: 'giveMoney' | 'takeMoney') => {
    const copy: Table = { g: classic.clone(t.g), events: [] };
    play(copy, { type: 'offerTrade', pirate: 'teach', other: 'low' }, { type: kind, hundreds: 1 }, 'finish', awaits('answerTrade', 1));
    return chosen(copy).type;
  };
  expect([offer('giveMoney'), offer('takeMoney')]).toEqual(['accept', 'decline']);
});
