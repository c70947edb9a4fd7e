import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The prompt, the list of choices, and why some are closed. */
export const choices = {
  none: 'Others are choosing.',
  /** What a folded row has inside. */
  ways: (count: number) => `(${count})`,

  rows: {
    free: (pirate: string) => `${pirate}: free actions`,
    petition: 'Petition against',
    sail: 'Sail',
    stow: 'Stow in',
    allysHolds: (pirate: string) => `In ${pirate}’s ship`,
    overboard: 'Throw overboard',
    sell: (sum: string) => `Sell, ${sum} so far`,
    stash: (left: string, stashed: string) => `${left} to stash, ${stashed} so far`,
    gives: (pirate: string) => `${pirate} gives`,
    chase: 'Go after',
    hunt: 'Intercept',
    ships: 'Take',
    warships: 'Move',
  },
  /** In a row that names who does it. */
  verbs: {
    sail: 'Sail',
    enterBox: 'Into the transit box',
    takePrize: 'Take a prize',
    refit: 'Refit',
    recover: 'Recover',
    doBusiness: 'Do business',
    sackPort: 'Sack the port',
    careen: 'Careen',
    endCareen: 'Refloat',
    retire: 'Retire',
    openStash: 'Stash money',
    breakAlliance: 'Break the alliance',
    moveCommissioner: 'Move',
    interceptWith: 'Intercept',
    refitCommissioner: 'Refit',
    careenCommissioner: 'Careen',
    endCommissionersCareen: 'Refloat',
  },
  /** Verbs of operations whose choices name a piece. */
  closedVerbs: { activate: 'Activate another pirate', petition: 'Petition for a Commissioner', ransom: 'Ransom a hostage' },
  ransom: (hostage: string) => `Ransom ${hostage}`,
  torture: (hostage: string) => `Torture ${hostage}`,
  release: (hostage: string) => `Free ${hostage}`,
  jettison: (hold: string) => `Overboard: ${hold}`,
  offerAlliance: (pirate: string) => `Ally with ${pirate}`,
  offerTrade: (pirate: string) => `Trade with ${pirate}`,
  hold: (number: number, content: string) => `Hold ${number}: ${content}`,
  goods: (pounds: string, goods: string) => `${pounds} ${goods}`,
  empty: 'empty',
  /** Goods, and what is paid for them here. */
  sold: (hold: string, pounds: string) => `${hold} → ${pounds}`,
  /** A piece, and where it is or what is known of it. */
  shipFigures: ({ combat, speed, holds }: { readonly combat: number; readonly speed: number; readonly holds: number }) =>
    `Combat ${combat}, Speed ${speed < 0 ? '−' : ''}${Math.abs(speed)}, ${holds} holds`,
  warship: (number: number) => `no. ${number}`,
  detail: (piece: string, detail: string) => `${piece}: ${detail}`,
  aside: (text: string, aside: string) => `${text} (${aside})`,
  directions: { n: '↑ N', ne: '↗ NE', se: '↘ SE', s: '↓ S', sw: '↙ SW', nw: '↖ NW' },
  statuses: {
    destroyed: 'destroyed',
    pirateHaven: 'pirate haven',
    safeHaven: 'safe haven',
    anti: 'anti-pirate',
    neutral: 'neutral',
    pro: 'pro-pirate',
  },

  /** Why a choice that is allowed can't succeed. */
  hopeless: {
    petition: 'Even the lowest Dr66 is above his Notoriety: it takes a more notorious pirate.',
    retire: 'Even the lowest Dr66 is above his Net Worth in hundreds: he must bring in more first.',
    fight: 'Even the best dice fall short: it takes more Combat or Ability.',
  },
  /** Before a choice that would waste something. */
  warnings: {
    unused: 'The turn would end without an operation.',
    crew: 'The crew is close to mutiny, and this angers it.',
    jettison: 'What goes overboard is gone.',
    release: 'A hostage brings a ransom in any port that does business.',
    othersWin: 'This can end the game, and another player would win it.',
    cargo: 'You could take it without losing anything better.',
    plunder: 'He has richer booty aboard, which would go overboard.',
    hold: 'Another hold has less in it.',
    marooned: 'The crew would maroon him, and all that is his would be lost.',
    cunning: 'This roll has already succeeded.',
    surrender: 'He leaves the game, retired or hanged, and his booty is lost.',
    backOff: 'Backing off costs 3 Crew Unrest.',
    breach: 'The other player may challenge him to a duel at once.',
  },

  /** Passing in advance. */
  orders: {
    pass: { turn: 'Pass for the rest of this turn', ownTurn: 'Pass until my turn' },
    given: (asks: string, span: string) => `Pass ${span}: ${asks}`,
    spans: { turn: 'for the rest of this turn', ownTurn: 'until my turn' },
    asks: { tryIntercept: 'interceptions', stash: 'stashing' },
    lapses: {
      asked: 'You are asked something else: your pass has ended.',
      pirateChanged: 'Something has happened to one of your pirates: your pass has ended.',
      commissionerChanged: 'Something has happened to your Commissioners: your pass has ended.',
    },
  },

  trade: {
    nothing: 'nothing',
    gives: (pirate: string) => `${pirate} gives`,
    propose: 'Propose the trade',
    callOff: 'Cancel the trade',
    joins: 'These two would sail, search and fight together.',
  },

  prompt: {
    gameOver: 'The game is over.',
    choosing: (seat: string) => `${seat} is choosing…`,
    thinking: (seat: string) => `${seat} is thinking…`,
    allChoosing: (seats: string) => `${seats} are choosing…`,
    sealed: (choice: string) => `Locked in: ${choice}. It counts when the others have answered.`,
    now: (outcome: string) => `Now: ${outcome}`,
    reroll: (chance: string) => `Reroll: ${chance}`,
  },
  /** Where in the turn the question stands. */
  crumbs: {
    setup: 'Preparation',
    turn: (seat: string) => `${seat}’s turn`,
    endOfTurn: 'end of turn',
    /** By question. */
    steps: {
      chooseShip: 'a new pirate',
      chooseStart: 'a new pirate',
      moveStep: 'voyage',
      afterMove: 'voyage',
      joinMove: 'voyage',
      tryIntercept: 'interception',
      chooseQuarry: 'interception',
      chooseMerchant: 'prize',
      attackOrLeave: 'prize',
      dealWithCargo: 'prize taken',
      takeShip: 'prize taken',
      clearHolds: 'prize taken',
      tortureHostage: 'torture',
      declareRevelry: 'D&R',
      challenge: 'duel',
      sellHolds: 'business',
      doBusiness: 'business',
      payForHaven: 'business',
      payForLetter: 'business',
      attackWithInformation: 'attack on a port',
      takePlunder: 'attack on a port',
      stash: 'stash',
      endBattle: 'battle',
      surrenderOrFight: 'battle',
      backOff: 'duel',
      retireFromMutiny: 'mutiny',
      acceptPardon: 'King’s pardon',
      moveWarship: 'warships',
      chooseBox: 'petition',
      orderOusted: 'anti-pirate campaign',
      answerAlliance: 'alliance',
      challengeBreaker: 'broken alliance',
      proposeTrade: 'trade',
      answerTrade: 'trade',
      rerollWithCunning: 'Cunning',
    },
  },
};

export type ChoiceTexts = Said<typeof choices>;
