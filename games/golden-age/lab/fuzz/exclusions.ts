/** The coverage items that can't occur, and why. The fuzzer must reach all others. */
import { SOLITAIRE_SEATS } from '@bb/golden-age/rules';

interface Exclusion {
  readonly why: string;
  /** The numbers of players to which it applies; all if left out. */
  readonly players?: (players: number) => boolean;
  readonly items: readonly string[] | RegExp;
}

const oneEach = (players: number): boolean => players >= 6;
const severalEach = (players: number): boolean => players < 6;

/** Items that occur only in solitaire games. */
const SOLITAIRE_ITEM =
  /^(option solitaire=true|refusal 19\..*|(step|ask) (solitaireSetup|newRival|disgrace|systemCheck)\/.*|ask playerTurn\/drawNow)$/;

const EXCLUSIONS: readonly Exclusion[] = [
  {
    why: '19.1 A solitaire game has four seats.',
    players: (players) => players !== SOLITAIRE_SEATS,
    items: SOLITAIRE_ITEM,
  },
  {
    why: '2.7 A pirate can be refused only with six players or more.',
    players: severalEach,
    items: [
      'choice refusePirate',
      'ask setup/keepOrRefuse',
      'ask exchangePirate/draw',
      'step exchangePirate/refuse',
      'step setup/exchanged',
      'step setup/nextPlayer',
    ],
  },
  {
    why: '2.7, 11.1 With six players or more nobody has two pirates to ally.',
    players: oneEach,
    items: [
      'choice chooseAlly',
      'choice convertAllysShip',
      'choice endAlliance',
      'choice formAlliance',
      'choice repairSpeed',
      'choice rerollWithAlly',
      'ask combatHits/bearOddHit',
      'ask formAlliance/chooseSenior',
      'ask lootMerchant/takeAllysPart',
      'step formAlliance/join',
      'refusal 11.2',
      'refusal 4.54',
    ],
  },
  {
    why: '2.7, 14.2 With six players or more nobody has a pirate in hand while another of his is in play.',
    players: oneEach,
    items: ['choice takeCommand', 'ask mutiny/chooseSuccessor'],
  },
  { why: 'A short game has five players at most [R95].', players: oneEach, items: ['option length=short'] },
  { why: '2.7 refuses the choice first.', players: oneEach, items: ['refusal 5.14'] },
  { why: 'No choice is tried once the game is over.', items: ['refusal 18.11'] },
];

/** @returns why the item can't occur with this many players, or null if it can */
export const exclusionFor = (item: string, players: number): string | null =>
  EXCLUSIONS.find(
    ({ items, players: holds }) =>
      (items instanceof RegExp ? items.test(item) : items.includes(item)) && (holds === undefined || holds(players)),
  )?.why ?? null;
