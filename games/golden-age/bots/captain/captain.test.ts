/** Positions in which every good player would choose the same. */
import {
  type CardTitle,
  CHANCE,
  type Choice,
  cardsOf,
  choiceToJson,
  type Decision,
  decision,
  ENGLISH,
  type Game,
  GOVERNORS,
  HOLD_COUNT,
  LOST,
  legal,
  MERCHANTS,
  newGame,
  type PirateId,
  PLACE_NAMES,
  PLACES,
  type PlaceName,
  PORT_NAMES,
  PORTS,
  type PortId,
  type PortName,
  play,
  TITLE_OF,
} from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, situationOf } from '../index.ts';

function answer(g: Game): Choice {
  const at = situationOf(g);
  if (!at) throw new Error('no decision is pending');
  return BOTS.captain.choose(at, seeded('answer'));
}

/** Plays on, with the captain in every seat, until this ask comes. */
function until(g: Game, ask: string): Game {
  const chance = seeded('until');
  for (let asked = decision(g); asked && asked.ask !== ask; asked = decision(g))
    play(g, asked.seat === CHANCE ? pick(legal(g), chance) : answer(g));
  expect(decision(g)?.ask).toBe(ask);
  return g;
}

const place = (name: PlaceName) => PLACES[PLACE_NAMES.indexOf(name)];
const port = (name: PortName): PortId => PORTS[PORT_NAMES.indexOf(name)];
const NONE_OF = { merchant: newGame({ players: 2 }).merchantAt[port('isla-de-tortuga')] };

/** A player's turn with one pirate in this place and this many Actions left. No merchants are on the map, and all ports have been attacked before. */
function acting(at: PlaceName, actions: number): { g: Game; pirate: PirateId } {
  const g = until(newGame({ players: 2 }), 'takeAction');
  const fleet = g.fleet[g.active];
  const pirate = fleet[0];
  for (const other of fleet.slice(1)) g.fate[other] = LOST;
  g.fleet[g.active] = [pirate];
  g.actionsOf = pirate;
  g.actionsLeft = actions;
  g.at[pirate] = place(at);
  g.loyalty[pirate] = 9;
  g.merchantAt.fill(NONE_OF.merchant);
  g.attacked.fill(1);
  return { g, pirate };
}

const rate = (g: Game, pirate: PirateId, notoriety: number, netWorth: number): void => {
  g.notoriety[pirate] = notoriety;
  g.netWorth[pirate] = netWorth;
};
const fill = (g: Game, pirate: PirateId, ...doubloons: number[]): void => {
  for (let i = 0; i < HOLD_COUNT; i++) g.holds[pirate * HOLD_COUNT + i] = doubloons[i] ?? -1;
};
const governor = (g: Game, name: PortName): void => {
  for (const other of PORTS) if (g.governorAt[other] === GOVERNORS[0]) g.governorAt[other] = g.governorAt[port('isla-de-tortuga')];
  g.governorAt[port(name)] = GOVERNORS[0];
};
const chosen = (g: Game) => choiceToJson(answer(g));

describe('Actions', () => {
  it('loots a merchant that it has found', () => {
    const { g, pirate } = acting('india', 1);
    g.merchantAt[port('goa')] = MERCHANTS[30];
    g.merchantSince[port('goa')] = g.playerTurn;
    g.merchantFinders[port('goa')] = 1 << pirate;
    expect(chosen(g)).toMatchObject({ type: 'lootMerchant', port: 'goa' });
  });

  it('searches for a merchant with Actions left to loot it', () => {
    const { g } = acting('india', 3);
    g.merchantAt[port('goa')] = MERCHANTS[20];
    expect(chosen(g)).toMatchObject({ type: 'findMerchant', port: 'goa' });
  });

  it('sells full holds in a port that pays the full price', () => {
    const { g, pirate } = acting('bath', 3);
    governor(g, 'bath');
    fill(g, pirate, 1500, 1500, 1500);
    expect(chosen(g)).toMatchObject({ type: 'doPortActivities' });
  });

  it('sails to such a port with full holds', () => {
    const { g, pirate } = acting('central-atlantic', 3);
    g.combat[pirate] = 1;
    governor(g, 'bath');
    fill(g, pirate, 1500, 1500, 1500);
    expect(chosen(g)).toMatchObject({ type: 'move', to: 'bath' });
  });

  it('retires a rich and famous pirate in his haven before the last Pardon comes', () => {
    const { g, pirate } = acting('bath', 1);
    governor(g, 'bath');
    g.havenOf[port('bath')] = pirate;
    rate(g, pirate, 40, 6000);
    g.pardons = 2;
    g.deck.length = 15;
    expect(chosen(g)).toMatchObject({ type: 'retireInHaven' });
  });

  it('does not retire a pirate who has nothing yet', () => {
    const { g, pirate } = acting('bath', 3);
    governor(g, 'bath');
    g.havenOf[port('bath')] = pirate;
    rate(g, pirate, 0, 0);
    g.merchantAt[port('virginia')] = MERCHANTS[20];
    expect(chosen(g)).not.toMatchObject({ type: 'retireInHaven' });
  });

  it('takes the General Pardon while it lasts', () => {
    const { g, pirate } = acting('north-atlantic', 1);
    rate(g, pirate, 20, 3000);
    g.pardons = 2;
    g.deck.length = 15;
    g.pardoned = 1 << pirate;
    g.pardonThrough = g.playerTurn;
    expect(['boston', 'new-york', 'philadelphia']).toContain(chosen(g).to);
  });

  it('sobers up before anything else', () => {
    const { g, pirate } = acting('new-providence', 2);
    g.revelry[pirate] = 2;
    fill(g, pirate);
    g.merchantAt[port('charleston')] = MERCHANTS[20];
    expect(chosen(g)).toMatchObject({ type: 'recover' });
  });
});

describe('in port', () => {
  it('sells booty, then buys a haven with the proceeds', () => {
    const { g, pirate } = acting('bath', 2);
    governor(g, 'bath');
    rate(g, pirate, 20, 0);
    fill(g, pirate, 2000, 2000);
    const kinds: unknown[] = [];
    play(g, answer(g));
    until(g, 'portActivity');
    while (decision(g)?.ask === 'portActivity') {
      const next = answer(g);
      kinds.push(next.type);
      play(g, next);
    }
    expect(kinds.slice(0, 2)).toEqual(['sellHold', 'sellHold']);
    const retirement = kinds.includes('buyHaven') || kinds.includes('playLetter');
    expect(retirement).toBe(true);
  });
});

describe('against others', () => {
  /** The active pirate announces a Move while the other player holds this card. */
  function threatened(title: CardTitle, loyalty: number, notoriety: number): Game {
    const { g, pirate } = acting('north-atlantic', 3);
    const card = TITLE_OF.indexOf(title);
    const other = 1 - g.active;
    const known = [...g.deck, ...g.hands.flat(), ...g.discards].find((c) => c === card);
    if (known === undefined) throw new Error(`no ${title}`);
    g.hands[other] = [known];
    g.loyalty[pirate] = loyalty;
    rate(g, pirate, notoriety, 4000);
    g.cunning[pirate] = 0;
    const move = legal(g).find((choice) => choice.type === 'move');
    if (move) play(g, move);
    expect(decision(g)?.ask).toBe('antiPirateAction');
    return g;
  }

  it('plays Mutiny Conspiracy against a famous pirate with low Loyalty', () => {
    const g = threatened('mutiny-conspiracy', 2, 30);
    const leadership = g.tables.pirates[g.activePirate].leadership;
    expect(leadership).toBeLessThan(6);
    expect(chosen(g)).toMatchObject({ type: 'playAgainst' });
  });

  it('does not waste the card on a loyal crew', () => {
    expect(chosen(threatened('mutiny-conspiracy', 12, 30))).not.toMatchObject({ type: 'playAgainst' });
  });
});

/** A pirate at sea next to the other player's Commissioner has just announced a Move. The other player holds no cards. */
function hunted(notoriety: number, netWorth: number): { g: Game; pirate: PirateId } {
  const { g, pirate } = acting('north-atlantic', 3);
  const other = 1 - g.active;
  g.hands[other] = [];
  g.cunning[pirate] = 0;
  rate(g, pirate, notoriety, netWorth);
  g.commissioner[other] = g.commissionerPool[0];
  g.commissionerPool.splice(0, 1);
  g.commissionerAt[other] = place('north-atlantic');
  for (const mine of g.fleet[other]) g.at[mine] = place('india');
  const move = legal(g).find((choice) => choice.type === 'move');
  if (move) play(g, move);
  expect(decision(g)?.ask).toBe('antiPirateAction');
  return { g, pirate };
}

const choose = (g: Game, type: Choice['type']): void => {
  const choice = legal(g).find((choice) => choice.type === type);
  if (!choice) throw new Error(`${type} is not allowed`);
  play(g, choice);
};

describe('Commissioners', () => {
  it('are deployed against the rich and famous', () => {
    const { g, pirate } = acting('north-atlantic', 3);
    g.hands[1 - g.active] = [];
    rate(g, pirate, 25, 4000);
    choose(g, 'move');
    expect(chosen(g)).toMatchObject({ type: 'deployCommissioner' });
  });

  it('react to the rich and famous', () => {
    expect(chosen(hunted(25, 4000).g)).toMatchObject({ type: 'react' });
  });

  it('are fled from, since a battle against one is usually lost', () => {
    const { g } = hunted(25, 4000);
    choose(g, 'react');
    expect(chosen(g)).toMatchObject({ type: 'flee' });
  });

  it('are surrendered to by a rich pirate with a Letter', () => {
    const { g, pirate } = hunted(25, 4000);
    g.letter[pirate] = ENGLISH;
    choose(g, 'react');
    choose(g, 'fight');
    expect(decision(g)?.ask).toBe('surrenderOrFight');
    expect(chosen(g)).toMatchObject({ type: 'surrender' });
  });
});

describe('ports at war', () => {
  /** A pirate with this Combat is off the coast, with Information about the only port that has not been attacked before. */
  function offTheCoast(combat: number, information: number): Game {
    const { g, pirate } = acting('central-america', 1);
    g.combat[pirate] = combat;
    g.attacked[port('portobello')] = 0;
    g.info.push(pirate, port('portobello'), information);
    return g;
  }

  it('are attacked by a strong pirate with Information', () => {
    expect(chosen(offTheCoast(6, 5))).toMatchObject({ type: 'attackPort', port: 'portobello' });
  });

  it('are left alone by a wreck', () => {
    expect(chosen(offTheCoast(1, 0))).not.toMatchObject({ type: 'attackPort' });
  });
});

describe('cards against its own pirates', () => {
  const mutiny = TITLE_OF.indexOf('mutiny-conspiracy');
  const [skull] = cardsOf('skull-and-crossbones');

  /** Mutiny Conspiracy is played against a famous pirate with this Loyalty, whose player holds Skull & Crossbones. */
  function calledToMutiny(loyalty: number): Game {
    const { g, pirate } = acting('north-atlantic', 3);
    const other = 1 - g.active;
    const card = g.deck.concat(g.hands.flat(), g.discards).find((card) => card === mutiny);
    if (card === undefined || skull === undefined) throw new Error('no such card');
    g.hands[other] = [card];
    g.hands[g.active] = [skull];
    g.loyalty[pirate] = loyalty;
    rate(g, pirate, 30, 4000);
    g.cunning[pirate] = 1;
    choose(g, 'move');
    choose(g, 'playAgainst');
    expect(decision(g)?.ask).toBe('negate');
    return g;
  }

  it('are negated with Skull & Crossbones if they could cost much', () => {
    expect(chosen(calledToMutiny(2))).toMatchObject({ type: 'playSkull' });
  });

  it('are not negated if the crew is loyal', () => {
    expect(chosen(calledToMutiny(11))).toMatchObject({ type: 'decline' });
  });
});

describe('unknown asks', () => {
  it('are declined', () => {
    const { g } = acting('north-atlantic', 1);
    const asked = situationOf(g);
    if (!asked) throw new Error('no decision is pending');
    const move = asked.legal.filter((choice) => choice.type === 'move');
    const pass = { id: 0, type: 'pass' } as const;
    const unknown: string = 'somethingNew';
    const at = { ...asked, decision: { ...asked.decision, ask: unknown as Decision['ask'] } };
    expect(BOTS.captain.choose({ ...at, legal: [...move, pass] }, seeded(1))).toBe(pass);
    expect(move).toContain(BOTS.captain.choose({ ...at, legal: move }, seeded(1)));
  });
});
