/** Why a choice is closed: each reason with the section of the rules that closes it. The texts of the game have a sentence for each section. */
import { CARD_KINDS, type CardTitle, isCardTitle } from '../../data/cards.ts';

const REASONS = {
  gameOver: '18.11',
  // the turn
  notYours: '2.6',
  noActionsLeft: '4.54',
  otherHasInitiative: '4.52',
  allyActs: '11.2',
  revels: '13.22',
  ownCommissioner: '10.27',
  errandFirst: '19.18',
  // cards
  cardNotInHand: '2.6',
  cardIsPlayed: '4.4 C',
  forOtherTurns: '4.6',
  onlyWithEvent: '17.12',
  noActionsGiven: '17.13',
  noLeader: '4.52',
  cardGivesActions: '4.55',
  // moves
  notBeside: '7.11',
  tooSlow: '7.12',
  antiPort: '9.31',
  attackedNation: '9.58',
  destroyedPort: '9.51',
  // pirates come into play
  noNewPirates: '19.11',
  onePirateEach: '2.7',
  fleetFull: '5.14',
  noPirateLeft: '5.16',
  pirateNotInHand: '5.16',
  mustDeploy: '5.12',
  // merchants
  noMerchant: '8.11',
  isFound: '8.12',
  notFound: '8.21',
  notToConvert: '8.5',
  // ports
  notInPort: '9.41',
  noRevelryHere: '13.24',
  tooLate: '9.4',
  noRansom: '9.42',
  nothingToSell: '9.43',
  noRefit: '9.44',
  isHaven: '9.34',
  cannotBribe: '9.45',
  bribeTried: '9.45',
  mustRevel: '9.35',
  // attacks on ports
  noPortHere: '9.5',
  attackOnRuins: '9.51',
  attackOnPiratePort: '9.51',
  notTaken: '9.55',
  nothingToGrab: '9.61',
  // retiring
  onlyByLetter: '19.15',
  noLetterHere: '18.41 A',
  notInHaven: '18.41 C',
  noGovernorHere: '18.41 D',
  notInPiratePort: '4.5 J',
  noSurrender: '10.34',
  // alliances
  hasAlly: '11.1',
  noAllyHere: '11.1',
  noAlly: '11.6',
  // interruptions
  actionSpent: '4.61',
  notAntiPirate: '4.65 D',
  titleSpent: '4.65 D',
  leftToAnother: '8.22',
  noWarship: '6.43',
  warshipUsed: '6.44',
  hasCommissioner: '10.13',
  searched: '4.62',
  noSearch: '10.12',
  noCommissioner: '4.65 C',
  commissionerActed: '10.23',
  commissionerInPort: '10.26',
  commissionerBeside: '10.4',
  noPiratePort: '10.41',
  noOusting: '10.42',
  noReactor: '4.66',
  reactionInPort: '10.37',
  hasReacted: '10.31',
  noReaction: '10.32',
} as const;

/** A title is the reason where what is printed on that card closes the choice. */
export type Reason = keyof typeof REASONS | CardTitle;

/** @returns the number of the section that closes the choice */
export const ruleOf = (reason: Reason): string => (isCardTitle(reason) ? `17.2 #${CARD_KINDS[reason].number}` : REASONS[reason]);

/** The numbers of all sections that may close a choice, apart from those of cards. */
export const CLOSING_RULES: readonly string[] = [...new Set(Object.values(REASONS))];
