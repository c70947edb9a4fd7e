/** Choices as a numbered list; a long one in two steps. */
import type { Choice } from '@bb/engine';
import { type Circumstances, choiceLabel, type Names, plural } from '@bb/words';

/** Lists up to this long are shown whole. */
const SHORT = 12;

export interface Entry {
  readonly label: string;
  /** One choice, or what the next list offers. */
  readonly choices: readonly Choice[];
}

/** What a choice is listed under; empty where it stands alone. */
function heading(choice: Choice, n: Names): string {
  switch (choice.type) {
    case 'move':
      return `${n.pirate(choice.pirate)}: sail, or put in`;
    case 'findMerchant':
      return `${n.pirate(choice.pirate)}: find a merchant`;
    case 'lootMerchant':
      return `${n.pirate(choice.pirate)}: loot a merchant`;
    case 'attackPort':
      return `${n.pirate(choice.pirate)}: attack a port`;
    case 'moveCommissioner':
      return 'Sail your Commissioner';
    case 'playResistance':
    case 'playAmbition':
    case 'playConverts':
      return `Play ${n.card(choice.card)}`;
    case 'deployPirate':
      return `Deploy ${n.pirateInFull(choice.pirate)}`;
    case 'chooseShip':
    case 'sailTo':
      return n.pirate(choice.pirate);
    case 'playForInitiative':
    case 'playHeavyGuns':
    case 'playFairWinds':
    case 'playBuriedTreasure':
      return `Play ${n.card(choice.card)} for ${n.pirate(choice.pirate)}`;
    case 'playFairWindsForCommissioner':
      return `Play ${n.card(choice.card)} for your Commissioner`;
    case 'discardForAction':
      return 'Discard a card for one Action';
    default:
      return '';
  }
}

/** In the order of the choices. */
export function menuOf(choices: readonly Choice[], n: Names, now?: Circumstances): readonly Entry[] {
  const single = (choice: Choice): Entry => ({ label: choiceLabel(choice, n, now), choices: [choice] });
  if (choices.length <= SHORT) return choices.map(single);
  const under = new Map<string, Choice[]>();
  for (const choice of choices) {
    const title = heading(choice, n) || choiceLabel(choice, n);
    const list = under.get(title);
    if (list) list.push(choice);
    else under.set(title, [choice]);
  }
  if (under.size === 1) return choices.map(single);
  return [...under].flatMap(([title, list]) => {
    const [only] = list;
    return list.length === 1 && only ? [single(only)] : [{ label: `${title} … (${plural(list.length, 'way')})`, choices: list }];
  });
}
