import type { Said } from './index.ts';

/** What lies beside a question: the ships, figures and prices that it turns on. */
export const asks = {
  titles: {
    pirates: 'The pirates',
    ships: 'Two ships',
    holds: 'In the holds',
    figures: 'How they stand',
    stakes: 'What is at stake',
    price: 'The price',
  },
  fold: 'Fold it up',
  unfold: 'Show it in full',
  pirates: {
    successor: (pirate: string) => `The new captain takes over the ship of ${pirate}, with all that is in its holds.`,
  },
  ships: {
    holds: (count: number) => (count === 1 ? '1 hold' : `${count} holds`),
    hint: 'Combat helps in battles and against ports, Speed to get away. A ship can be exchanged for a prize later.',
  },
  holds: {
    shipOf: (pirate: string) => `The ship of ${pirate}`,
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
    oddHit: 'What is shown is the ship that bears the odd hit; the other bears one less.',
    senior: 'Whoever is named gets the odd part of booty and Notoriety as long as they sail together.',
    whole: 'What is shown is the ship without any damage.',
    revelry: 'Until the crew has spent an Action in port to sober up, he can only sail.',
    duel: 'Each throws as many dice as his Duel; who loses is lost with all he leaves behind.',
  },
  price: {
    purse: 'His Net Worth',
    price: 'The price',
    left: 'What is left',
    retires: (vp: string) => `He retires, which brings ${vp}.`,
    haven: (now: string, then: string) => `As a retired man he would bring ${then} then, not ${now}; but in a haven he can retire freely.`,
    refused: 'The governor names his price only once.',
    refusedRetirement: 'The governor names his price only once, and a refusal costs a point of Loyalty.',
  },
  stakes: {
    does: 'He means to',
    done: 'He has done',
    has: 'He has',
    ifHeRetired: (vp: string) => `retired: ${vp}`,
    price: 'Your price',
    prices: {
      ready: 'Your anti-pirate action of this turn. To go after him with your Commissioner is free.',
      pursuit: 'Nothing: to go after him with your Commissioner is free.',
      action: 'The card, and your anti-pirate action of this turn.',
      free: 'Only the card.',
    },
    skull: (from: number, to: number) => `The card, and a point of Cunning: ${from} → ${to}.`,
    pass: 'If you pass',
    passing: {
      goesOn: 'Play goes on. You keep what you have for later in this turn.',
      happens: 'He does it, unless another stops him. Afterwards you may be asked once more.',
      effect: 'The card takes effect.',
      warship: 'The warship attacks him.',
      grab: 'The dice decide.',
    },
    retires: (vp: string) => `He retires, which brings ${vp}.`,
    unaided: (chance: string) => `The dice decide without it. ${chance}`,
  },
};

export type AskWords = Said<typeof asks>;
