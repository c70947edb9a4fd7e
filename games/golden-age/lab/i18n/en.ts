/** The texts of the command line about a game. Options, help and errors are in English only. */

const counted = (count: number, singular: string, many = `${singular}s`): string => `${count} ${count === 1 ? singular : many}`;

export const en = {
  player: (number: number): string => `Player ${number}`,
  blackbeardsPlayer: 'Blackbeard’s player',
  systemPlayer: (number: number): string => `System Player ${number}`,
  you: (player: string): string => `${player} (you)`,
  with: (options: string): string => `With: ${options}.`,
  finalScore: (scores: string): string => `Final score: ${scores}`,
  wonBy: (winners: string): string => `Won by ${winners}.`,
  chance: (ask: string): string => `Chance must choose (${ask}).`,
  mustChoose: (seat: string, prompt: string): string => `${seat} must choose: ${prompt}`,
  after: (at: number, of: number): string => `After ${at} of ${of} choices`,
  keys: 'type a number to choose · s position · c my cards · ? the rule · q quit',
  yourTurn: (seat: string): string => `${seat}, it is your turn. Press Enter when nobody else is looking. `,
  actionsLeft: (count: number): string => `(${counted(count, 'Action')} left)`,
  again: (chance: string, formula: string): string => `A reroll succeeds with ${chance} (${formula}).`,
  nothingElse: '(nothing else is possible)',
  back: 'back',
  noSuch: (word: string, keys: string): string => `There is no "${word}" here: ${keys}`,
  noCards: 'You hold no cards.',
  rule: (number: string): string => `Rule ${number}.`,
  unfinished: 'The game is unfinished.',
  recordIn: (file: string): string => `The record is in ${file}.`,

  menu: {
    move: 'sail, or put in',
    findMerchant: 'find a merchant',
    lootMerchant: 'loot a merchant',
    attackPort: 'attack a port',
    moveCommissioner: 'Sail your Commissioner',
    playCard: (card: string): string => `Play ${card}`,
    deploy: (pirate: string): string => `Deploy ${pirate}`,
    playFor: (card: string, whom: string): string => `Play ${card} for ${whom}`,
    yourCommissioner: 'your Commissioner',
    discard: 'Discard a card for one Action',
    ways: (count: number): string => `(${counted(count, 'option')})`,
  },

  scoreName: 'VP',

  position: {
    setup: 'Setup',
    over: 'The game is over',
    turn: (turn: number, seat: string, actions: number): string => `Turn ${turn}: ${seat}, ${counted(actions, 'Action')} left`,
    deck: (cards: number, of: number, pirates: number): string => `${cards} of ${of} cards in the deck, ${pirates} in the pirate deck`,
    pardon: (times: number, inForce: boolean): string => `General Pardon drawn ${counted(times, 'time')}${inForce ? ', in force' : ''}`,
    cards: (count: number): string => counted(count, 'card'),
    pirateCards: (count: number): string => counted(count, 'pirate card'),
    commissioner: (name: string, sea: string): string => `Commissioner ${name} ${sea}`,
    nowhere: 'nowhere',
    ship: (ship: string, figures: string): string => `${ship} with ${figures}`,
    holds: (holds: string): string => `holds ${holds}`,
    hostages: (names: string): string => `hostages: ${names}`,
    letter: (nation: string): string => `Letter of Marque (${nation})`,
    guns: 'heavy guns',
    scurvy: 'scurvy',
    revelling: 'reveling',
    map: 'treasure map',
    allied: (pirate: string): string => `allied with ${pirate}`,
    attackedNations: (nations: string): string => `has attacked ${nations} ports`,
    merchants: (ports: string): string => `Merchants off ${ports}`,
    pro: 'Pro-pirate governors',
    anti: 'Anti-pirate governors',
    attacked: 'Attacked',
    destroyed: 'Destroyed',
    havens: 'Safe havens',
    warships: 'Warships',
    at: (ship: string, sea: string): string => `${ship} ${sea}`,
    noCards: 'no cards',
    noPirates: 'no pirates',
    hand: (seat: string, cards: string, pirates: string): string => `${seat} holds ${cards}; ${pirates}`,
  },
};

type Texts<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Texts<T[K]> };
export type CliWords = Texts<typeof en>;
