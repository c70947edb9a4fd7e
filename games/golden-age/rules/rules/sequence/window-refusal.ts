/** 4.6 Finds the rule that forbids an anti-pirate action that is not offered in a window. */
import { kindOf, TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import { isArea, isPort, NONE, type Seat } from '../../data/ids.ts';
import { isInPort } from '../../queries/pirates.ts';
import type { Choice } from '../../state/choices.ts';
import { DEPLOYED_KC, type Game, KC_REACTED, USED_WARSHIP, WARSHIP_ATTACKED } from '../../state/position.ts';

/** @returns the rule's number, or null if no rule but that of the question forbids the choice */
export function windowRefusal(g: Game, choice: Choice, seat: Seat): string | null {
  if (choice.type === 'react') return reactionRefusal(g, seat);
  const isSpent = g.apSpent[seat] !== 0;
  if ('card' in choice) {
    if (!g.hands[seat].includes(choice.card)) return '2.6';
    if (isSpent) return '4.61';
    if (TITLE_OF[choice.card] === 'warship-sighting' && isLeftToAnother(g, seat)) return '8.22';
    const { antiPirate, number } = kindOf(choice.card);
    return antiPirate && (g.titlesSpent & TITLE_BIT[choice.card]) === 0 ? `17.2 #${number}` : '4.65 D';
  }
  if (isSpent) return '4.61';
  switch (choice.type) {
    case 'useWarship':
      return warshipRefusal(g, seat);
    case 'deployCommissioner':
      return searchRefusal(g, seat);
    case 'moveCommissioner':
      return commissionerRefusal(g, seat) ?? (isPort(choice.to) ? '10.26' : '10.4');
    case 'attackPiratePort':
      return commissionerRefusal(g, seat) ?? '10.41';
    case 'oust':
      return commissionerRefusal(g, seat) ?? '10.42';
    default:
      return null;
  }
}

function warshipRefusal(g: Game, seat: Seat): string {
  const at = g.at[g.activePirate];
  if (!isArea(at) || g.warshipAt[at] === NONE) return '6.43';
  if ((g.actionSpent & (USED_WARSHIP | WARSHIP_ATTACKED)) !== 0) return '6.44';
  return isLeftToAnother(g, seat) ? '8.22' : '6.43';
}

function searchRefusal(g: Game, seat: Seat): string {
  if (g.commissioner[seat] !== NONE) return '10.13';
  return (g.actionSpent & DEPLOYED_KC) !== 0 ? '4.62' : '10.12';
}

function commissionerRefusal(g: Game, seat: Seat): string | null {
  if (g.commissioner[seat] === NONE) return '4.65 C';
  return g.commissionerActed === 0 ? null : '10.23';
}

/** 8.22 [R94] Is this looting left to another seat, which has used a warship, a Sighting or a Reaction against it? */
function isLeftToAnother(g: Game, seat: Seat): boolean {
  const window = g.stack.at(-1);
  if (!window || !('opponent' in window) || !('action' in window)) return false;
  return window.action === 'lootMerchant' && window.opponent !== NONE && window.opponent !== seat;
}

/** 4.66, 10.3 The rule that forbids a Reaction. */
function reactionRefusal(g: Game, seat: Seat): string {
  const pirate = g.activePirate;
  if (g.commissioner[seat] === NONE) return '4.66';
  if (isInPort(g, pirate)) return '10.37';
  if ((g.actionSpent & KC_REACTED) !== 0) return '10.31';
  return isLeftToAnother(g, seat) ? '8.22' : '10.32';
}
