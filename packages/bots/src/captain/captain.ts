/** A plain player by rules of thumb: instant, and good enough to beat a beginner now and then. */
import type { Choice, ChoiceKind, Random } from '@bb/engine';
import type { Bot, Situation } from '../bot.ts';
import { anyOf } from '../random.ts';

/** What he would rather do, first to last; what is not named comes after. */
const RATHER: readonly ChoiceKind[] = [
  'lootMerchant',
  'seize',
  'takeCargo',
  'convertShip',
  'torture',
  'ransom',
  'sellHold',
  'refit',
  'playLetter',
  'findMerchant',
  'recover',
  'deployPirate',
  'playForActions',
  'decline',
  'pass',
];

export const captain: Bot = {
  name: 'captain',
  choose(at: Situation, random: Random): Choice {
    const kind = RATHER.find((rather) => at.legal.some((choice) => choice.type === rather));
    return anyOf(kind ? at.legal.filter((choice) => choice.type === kind) : at.legal, random);
  },
};
