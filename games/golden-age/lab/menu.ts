/** The menu of choices in the terminal: a numbered list, in two levels if it is long. */
import type { MenuEntry } from '@bb/command';
import type { Choice, GoldenAge } from '@bb/golden-age/rules';
import { type ChoiceContext, choiceLabel } from '@bb/golden-age/text';
import type { Speech } from './locale.ts';

/** Longer lists get two levels. */
const MAX_FLAT_ENTRIES = 12;

/** The heading under which a choice is listed; empty if it stands alone. */
function heading(choice: Choice, n: Speech): string {
  const words = n.words.menu;
  const of = (pirate: Parameters<Speech['pirate']>[0], what: string): string => n.language.labelled(n.pirate(pirate), what);
  switch (choice.type) {
    case 'move':
      return of(choice.pirate, words.move);
    case 'findMerchant':
      return of(choice.pirate, words.findMerchant);
    case 'lootMerchant':
      return of(choice.pirate, words.lootMerchant);
    case 'attackPort':
      return of(choice.pirate, words.attackPort);
    case 'moveCommissioner':
      return words.moveCommissioner;
    case 'playResistance':
    case 'playAmbition':
    case 'playConverts':
      return words.playCard(n.card(choice.card));
    case 'deployPirate':
      return words.deploy(n.pirateInFull(choice.pirate));
    case 'chooseShip':
    case 'sailTo':
      return n.pirate(choice.pirate);
    case 'playForInitiative':
    case 'playHeavyGuns':
    case 'playFairWinds':
    case 'playBuriedTreasure':
      return words.playFor(n.card(choice.card), n.pirate(choice.pirate));
    case 'playFairWindsForCommissioner':
      return words.playFor(n.card(choice.card), words.yourCommissioner);
    case 'discardForAction':
      return words.discard;
    default:
      return '';
  }
}

/** The entries of the first level, in the order of the choices. */
export function menuOf(choices: readonly Choice[], n: Speech, now?: ChoiceContext): readonly MenuEntry<GoldenAge>[] {
  const single = (choice: Choice): MenuEntry<GoldenAge> => ({ label: choiceLabel(choice, n, now), choices: [choice] });
  if (choices.length <= MAX_FLAT_ENTRIES) return choices.map(single);
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
    return list.length === 1 && only ? [single(only)] : [{ label: `${title} … ${n.words.menu.ways(list.length)}`, choices: list }];
  });
}
