import type { Choice, ChoiceKind, ChoiceOf } from '@bb/engine';
import { type Circumstances, consequence } from './consequences.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';

/** What a button for this choice says, complete: `Teach: sail to Havana`. With `now` it says what follows, too. */
export function choiceLabel(c: Choice, n: Names, now?: Circumstances): string {
  const short = choiceShort(c, n, now);
  switch (c.type) {
    case 'move':
    case 'findMerchant':
    case 'lootMerchant':
    case 'doPortActivities':
    case 'recover':
    case 'retireByLetter':
    case 'retireInHaven':
    case 'bribeToRetire':
    case 'retireInPiratePort':
    case 'digForTreasure':
    case 'attackPort':
    case 'sackPort':
    case 'grabBooty':
    case 'formAlliance':
    case 'endAlliance':
    case 'deployPirate':
    case 'chooseShip':
    case 'sailTo':
      return n.language.labelled(n.pirate(c.pirate), short);
    case 'playForActions':
    case 'playForInitiative':
    case 'playHeavyGuns':
    case 'playFairWinds':
    case 'playFairWindsForCommissioner':
    case 'playBuriedTreasure':
    case 'discardForAction':
    case 'playAmbition':
    case 'playConverts':
    case 'playResistance':
      return n.language.labelled(n.card(c.card), short);
    default:
      return short;
  }
}

const plainly = <K extends ChoiceKind>(kind: K, c: ChoiceOf<K>, choices: Language['choices'], n: Names): string => choices[kind](c, n);

/** The same where pirate and card are clear already: `Sail to Havana`. */
export function choiceShort(c: Choice, n: Names, now?: Circumstances): string {
  const plain = plainly(c.type, c, n.language.choices, n);
  const then = now ? consequence(c, n, now) : '';
  return then === '' ? plain : `${plain} (${then})`;
}
