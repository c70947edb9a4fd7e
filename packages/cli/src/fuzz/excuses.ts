/** What can't occur, and why. Everything else has to. */
import { SOLITAIRE_SEATS } from '@bb/engine';
import { ITEMS } from './universe.ts';

interface Excuse {
  readonly why: string;
  /** With how many players; always, where it does not say. */
  readonly players?: (players: number) => boolean;
  readonly items: readonly string[];
}

const oneEach = (players: number): boolean => players >= 6;
const severalEach = (players: number): boolean => players < 6;

/** What occurs in solitaire games only. */
const ALONE =
  /^(option solitaire=true|refusal 19\..*|(step|ask) (solitaireSetup|newRival|disgrace|systemCheck)\/.*|ask playerTurn\/drawNow)$/;

const EXCUSES: readonly Excuse[] = [
  {
    why: '19.1 A solitaire game has four seats.',
    players: (players) => players !== SOLITAIRE_SEATS,
    items: ITEMS.filter((item) => ALONE.test(item)),
  },
  {
    why: '2.7 A pirate can be refused only with six players or more.',
    players: severalEach,
    items: [
      'choice refusePirate',
      'ask setup/keepOrRefuse',
      'ask exchangePirate/draw',
      'step exchangePirate/refuse',
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
    ],
  },
  {
    why: '2.7, 14.2 With six players or more nobody has a pirate in hand while another of his is in play.',
    players: oneEach,
    items: ['choice takeCommand', 'ask mutiny/chooseSuccessor'],
  },
  { why: '2.7 comes before it.', players: oneEach, items: ['refusal 5.14'] },
  { why: 'A port that is neither destroyed nor anti-pirate is always open to a Move.', items: ['refusal 7.3'] },
];

/** Why this can't occur with so many players; null if it can. */
export const excuseFor = (item: string, players: number): string | null =>
  EXCUSES.find(({ items, players: holds }) => items.includes(item) && (holds === undefined || holds(players)))?.why ?? null;
