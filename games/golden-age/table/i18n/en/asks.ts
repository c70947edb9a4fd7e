import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The decision panels: the ships, ratings and prices that a decision is about. */
export const asks = {
  titles: {
    pirates: 'The pirates',
    ships: 'Two ships',
    holds: 'In the holds',
    figures: 'Ratings',
    stakes: 'At stake',
    price: 'The price',
  },
  fold: 'Collapse',
  unfold: 'Expand',
  pirates: {
    successor: (pirate: string) => `The new captain takes over ${pirate}’s ship, with everything in its holds.`,
  },
  ships: {
    holds: (count: number) => (count === 1 ? '1 hold' : `${count} holds`),
    hint: 'Combat helps in battles and against ports, Speed to get away. A ship can be exchanged for a prize later.',
  },
  holds: {
    shipOf: (pirate: string) => `${pirate}’s ship`,
    hostages: 'Hostages',
    aboard: (hostage: string) => `On board: ${hostage}`,
    buys: (port: string, status: string, percent: number) => `${port} is ${status} to him: booty fetches ${percent} %.`,
    amounts: {
      incoming: (doubloons: string) => `${doubloons} to be stowed`,
      due: (doubloons: string) => `${doubloons} to be paid`,
      taken: (doubloons: string) => `${doubloons} taken so far`,
      sold: (doubloons: string) => `${doubloons} sold so far`,
    },
    deeds: {
      stow: () => 'stow here',
      replace: (amount: string) => `${amount} go overboard`,
      add: (amount: string) => `then ${amount}`,
      overboard: () => 'overboard',
      pay: (amount: string) => `leaves ${amount}`,
      take: () => 'take',
      sell: (amount: string) => `sell for ${amount}`,
    },
  },
  figures: {
    booty: 'Booty',
    tracks: { combat: 'Combat', speed: 'Speed' },
    rest: (count: number) => (count === 1 ? '1 for the rest' : `${count} for the rest`),
    oddHit: 'The ship shown takes the odd hit; the other takes one less.',
    senior: 'The pirate you name gets the odd part of booty and Notoriety as long as they sail together.',
    whole: 'The ship is shown undamaged.',
    revelry: 'Until the crew has spent an Action in port to sober up, he can only sail.',
    duel: 'Each rolls as many dice as his Duel rating; the loser is lost, with all he has.',
  },
  price: {
    purse: 'His Net Worth',
    price: 'The price',
    left: 'Left over',
    retires: (vp: string) => `He retires, which brings ${vp}.`,
    haven: (now: string, then: string) => `Retiring then brings ${then}, not ${now}; but in a haven he retires freely.`,
    refused: 'The governor names his price only once.',
    refusedRetirement: 'The governor names his price only once, and a refusal costs a point of Loyalty.',
  },
  stakes: {
    does: 'He is about to',
    done: 'He has just',
    has: 'He has',
    ifHeRetired: (vp: string) => `retired: ${vp}`,
    price: 'Cost',
    prices: {
      ready: 'This turn’s anti-pirate action. Sending your Commissioner is free.',
      pursuit: 'Nothing: sending your Commissioner is free.',
      action: 'The card, and this turn’s anti-pirate action.',
      free: 'Only the card.',
    },
    skull: (from: number, to: number) => `The card, and a point of Cunning: ${from} → ${to}.`,
    pass: 'If you pass',
    passing: {
      goesOn: 'Play goes on. You keep what you have for later in this turn.',
      happens: 'He does it, unless another player stops him. You may be asked once more afterwards.',
      effect: 'The card takes effect.',
      warship: 'The warship attacks him.',
      grab: 'The dice decide.',
    },
    retires: (vp: string) => `He retires, which brings ${vp}.`,
    unaided: (chance: string) => `Without it the dice decide. ${chance}`,
  },
};

export type AskWords = Said<typeof asks>;
