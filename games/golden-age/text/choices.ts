import type { Choice, ChoiceKind, ChoiceOf } from '@bb/golden-age/rules';
import { type ChoiceContext, consequence } from './consequences.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';

/** @returns the full label of a button for this choice: `Teach: sail to Havana`. With `now` it adds the known consequence. */
export function choiceLabel(c: Choice, n: Names, now?: ChoiceContext): string {
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

/** @returns a shorter label, where it is clear which pirate or card is meant: `sail to Havana`. With `now` it adds the known consequence. */
export function choiceShort(c: Choice, n: Names, now?: ChoiceContext): string {
  const plain = plainly(c.type, c, n.language.choices, n);
  const then = now ? consequence(c, n, now) : '';
  return then === '' ? plain : `${plain} (${then})`;
}
