/** Positions with an answer that anybody at the table would give. */
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
} from '@bb/engine';
import { describe, expect, it } from 'vitest';
import { BOTS, seeded, situationOf } from '../index.ts';
import { anyOf } from '../random.ts';
import { nth } from './nth.ts';

function answer(g: Game): Choice {
  const at = situationOf(g);
  if (!at) throw new Error('nobody is asked');
  return BOTS.captain.choose(at, seeded('answer'));
}

/** Plays on, the captain for every seat, until somebody is asked this. */
function until(g: Game, ask: string): Game {
  const chance = seeded('until');
  for (let asked = decision(g); asked && asked.ask !== ask; asked = decision(g))
    play(g, asked.seat === CHANCE ? anyOf(legal(g), chance) : answer(g));
  expect(decision(g)?.ask).toBe(ask);
  return g;
}

const place = (name: PlaceName) => nth(PLACES, PLACE_NAMES.indexOf(name));
const port = (name: PortName): PortId => nth(PORTS, PORT_NAMES.indexOf(name));
const NONE_OF = { merchant: nth(newGame({ players: 2 }).merchantAt, port('isla-de-tortuga')) };

/** A player's turn with one pirate, here, with so many Actions; no merchant anywhere, and the ports on their guard. */
function acting(at: PlaceName, actions: number): { g: Game; pirate: PirateId } {
  const g = until(newGame({ players: 2 }), 'takeAction');
  const fleet = nth(g.fleet, g.active);
  const pirate = nth(fleet, 0);
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
  for (const other of PORTS) if (g.governorAt[other] === GOVERNORS[0]) g.governorAt[other] = nth(g.governorAt, port('isla-de-tortuga'));
  g.governorAt[port(name)] = nth(GOVERNORS, 0);
};
const chosen = (g: Game) => choiceToJson(answer(g));

describe('Actions', () => {
  it('loots what has been found', () => {
    const { g, pirate } = acting('india', 1);
    g.merchantAt[port('goa')] = nth(MERCHANTS, 30);
    g.merchantSince[port('goa')] = g.playerTurn;
    g.merchantFinders[port('goa')] = 1 << pirate;
    expect(chosen(g)).toMatchObject({ type: 'lootMerchant', port: 'goa' });
  });

  it('looks for a merchant where he is, with Actions left to loot it', () => {
    const { g } = acting('india', 3);
    g.merchantAt[port('goa')] = nth(MERCHANTS, 20);
    expect(chosen(g)).toMatchObject({ type: 'findMerchant', port: 'goa' });
  });

  it('sells full holds in a port that pays the full price', () => {
    const { g, pirate } = acting('bath', 3);
    governor(g, 'bath');
    fill(g, pirate, 1500, 1500, 1500);
    expect(chosen(g)).toMatchObject({ type: 'doPortActivities' });
  });

  it('sails for such a port with full holds', () => {
    const { g, pirate } = acting('central-atlantic', 3);
    g.combat[pirate] = 1;
    governor(g, 'bath');
    fill(g, pirate, 1500, 1500, 1500);
    expect(chosen(g)).toMatchObject({ type: 'move', to: 'bath' });
  });

  it('retires the rich and famous in their haven before the last Pardon comes', () => {
    const { g, pirate } = acting('bath', 1);
    governor(g, 'bath');
    g.havenOf[port('bath')] = pirate;
    rate(g, pirate, 40, 6000);
    g.pardons = 2;
    g.deck.length = 15;
    expect(chosen(g)).toMatchObject({ type: 'retireInHaven' });
  });

  it('does not retire a beginner who has nothing yet', () => {
    const { g, pirate } = acting('bath', 3);
    governor(g, 'bath');
    g.havenOf[port('bath')] = pirate;
    rate(g, pirate, 0, 0);
    g.merchantAt[port('virginia')] = nth(MERCHANTS, 20);
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
    g.merchantAt[port('charleston')] = nth(MERCHANTS, 20);
    expect(chosen(g)).toMatchObject({ type: 'recover' });
  });
});

describe('in port', () => {
  it('sells, then buys a haven with what he got', () => {
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
  /** The active pirate sails, with this card in the other player's hand. */
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

  it('conspires against a famous pirate whose crew has had enough', () => {
    const g = threatened('mutiny-conspiracy', 2, 30);
    const leadership = nth(g.tables.pirates, g.activePirate).leadership;
    expect(leadership).toBeLessThan(6);
    expect(chosen(g)).toMatchObject({ type: 'playAgainst' });
  });

  it('does not waste the card on a crew that cannot be moved', () => {
    expect(chosen(threatened('mutiny-conspiracy', 12, 30))).not.toMatchObject({ type: 'playAgainst' });
  });
});

/** At sea beside a Commissioner of the other player, who holds no card: the famous pirate has just announced a Move. */
function hunted(notoriety: number, netWorth: number): { g: Game; pirate: PirateId } {
  const { g, pirate } = acting('north-atlantic', 3);
  const other = 1 - g.active;
  g.hands[other] = [];
  g.cunning[pirate] = 0;
  rate(g, pirate, notoriety, netWorth);
  g.commissioner[other] = nth(g.commissionerPool, 0);
  g.commissionerPool.splice(0, 1);
  g.commissionerAt[other] = place('north-atlantic');
  for (const mine of nth(g.fleet, other)) g.at[mine] = place('india');
  const move = legal(g).find((choice) => choice.type === 'move');
  if (move) play(g, move);
  expect(decision(g)?.ask).toBe('antiPirateAction');
  return { g, pirate };
}

const say = (g: Game, type: Choice['type']): void => {
  const choice = legal(g).find((one) => one.type === type);
  if (!choice) throw new Error(`${type} is not allowed`);
  play(g, choice);
};

describe('Commissioners', () => {
  it('are sent after the rich and famous', () => {
    const { g, pirate } = acting('north-atlantic', 3);
    g.hands[1 - g.active] = [];
    rate(g, pirate, 25, 4000);
    say(g, 'move');
    expect(chosen(g)).toMatchObject({ type: 'deployCommissioner' });
  });

  it('react to the rich and famous', () => {
    expect(chosen(hunted(25, 4000).g)).toMatchObject({ type: 'react' });
  });

  it('are fled from, since a battle with one is lost', () => {
    const { g } = hunted(25, 4000);
    say(g, 'react');
    expect(chosen(g)).toMatchObject({ type: 'flee' });
  });

  it('take the surrender of whoever has a Letter and much to bring home', () => {
    const { g, pirate } = hunted(25, 4000);
    g.letter[pirate] = ENGLISH;
    say(g, 'react');
    say(g, 'fight');
    expect(decision(g)?.ask).toBe('surrenderOrFight');
    expect(chosen(g)).toMatchObject({ type: 'surrender' });
  });
});

describe('ports at war', () => {
  /** Off the coast with a ship that fights well or badly, and points of Information for the only port that is not on its guard. */
  function offTheCoast(combat: number, information: number): Game {
    const { g, pirate } = acting('gold-coast', 1);
    g.combat[pirate] = combat;
    g.attacked[port('cape-coast')] = 0;
    g.info.push(pirate, port('cape-coast'), information);
    return g;
  }

  it('are attacked by the strong and well informed', () => {
    expect(chosen(offTheCoast(6, 5))).toMatchObject({ type: 'attackPort', port: 'cape-coast' });
  });

  it('are left alone by a wreck', () => {
    expect(chosen(offTheCoast(1, 0))).not.toMatchObject({ type: 'attackPort' });
  });
});

describe('cards against him', () => {
  const mutiny = TITLE_OF.indexOf('mutiny-conspiracy');
  const [skull] = cardsOf('skull-and-crossbones');

  /** A famous pirate's discontented crew is called to mutiny; his player holds Skull & Crossbones. */
  function calledToMutiny(loyalty: number): Game {
    const { g, pirate } = acting('north-atlantic', 3);
    const other = 1 - g.active;
    const card = g.deck.concat(g.hands.flat(), g.discards).find((one) => one === mutiny);
    if (card === undefined || skull === undefined) throw new Error('no such card');
    g.hands[other] = [card];
    g.hands[g.active] = [skull];
    g.loyalty[pirate] = loyalty;
    rate(g, pirate, 30, 4000);
    g.cunning[pirate] = 1;
    say(g, 'move');
    say(g, 'playAgainst');
    expect(decision(g)?.ask).toBe('negate');
    return g;
  }

  it('are answered with Skull & Crossbones where they could cost him dear', () => {
    expect(chosen(calledToMutiny(2))).toMatchObject({ type: 'playSkull' });
  });

  it('are let pass by a crew that can hardly be moved', () => {
    expect(chosen(calledToMutiny(11))).toMatchObject({ type: 'decline' });
  });
});

describe('questions he does not know', () => {
  it('are declined', () => {
    const { g } = acting('north-atlantic', 1);
    const asked = situationOf(g);
    if (!asked) throw new Error('nobody is asked');
    const move = asked.legal.filter((choice) => choice.type === 'move');
    const pass = { id: 0, type: 'pass' } as const;
    const unheard: string = 'somethingNew';
    const at = { ...asked, decision: { ...asked.decision, ask: unheard as Decision['ask'] } };
    expect(BOTS.captain.choose({ ...at, legal: [...move, pass] }, seeded(1))).toBe(pass);
    expect(move).toContain(BOTS.captain.choose({ ...at, legal: move }, seeded(1)));
  });
});
