/** Answers to what others do and what the dice show. */
import { type About, type CardId, type Choice, cargoWorth, isArea, type PirateId, TITLE_OF } from '@bb/engine';
import { cheered } from './call-at-port.ts';
import { best } from './choose-action.ts';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import { meanCargo } from './prey.ts';
import { raiderOf } from './raider.ts';
import { ACTION, CUNNING, HAVEN_COST, TREASURE } from './weights.ts';
import { mutinySucceeds, overLoyalty, unbanked, worthNow } from './worth.ts';

/** What a card does to a pirate, in Victory Points to his player. */
export function harm(o: Outlook, card: CardId, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  const stake = unbanked(r);
  switch (TITLE_OF[card]) {
    case 'mutiny-conspiracy':
      return overLoyalty(r.loyalty) * mutinySucceeds(r.leadership, r.cunning) * stake;
    case 'scurvy-outbreak':
      return worthNow(o, r) - worthNow(o, cheered(o, { ...r, captives: [] }, -2));
    case 'wear-and-tear': {
      let total = 0;
      for (let face = 1; face <= 6; face++) {
        const hits = Math.floor(face / 2);
        const speed = r.speed - hits;
        if (speed < o.tables.lowestSpeed) total += stake;
        else total += worthNow(o, r) - worthNow(o, { ...r, speed, speedHits: r.speedHits + hits });
      }
      return total / 6;
    }
    default:
      return 0;
  }
}

/** Below this a card waits for a better moment; one who is about to retire gives no better one. */
const WORTH_A_CARD = 3;
const NOW_OR_NEVER = 0.5;

/** 4.65 D Against the pirate player: where it hurts, and most of all who leads. */
export function playAgainst(o: Outlook, legal: readonly Choice[], { pirate, action, moment }: About): Choice {
  const pass = nth(legal, 0);
  if (pirate === undefined) return pass;
  const leads =
    standing(o, nth(o.view.owner, pirate)) >= Math.max(...o.view.vp.map((_, seat) => (seat === o.seat ? 0 : standing(o, seat))));
  const threshold = (leads ? 1 : 1.5) * (isParting(action) && moment === 'announcement' ? NOW_OR_NEVER : WORTH_A_CARD);
  return best(legal, (choice) => (choice.type === 'playAgainst' ? harm(o, choice.card, pirate) - threshold : 0));
}

const isParting = (action: About['action']): boolean =>
  action === 'retireByLetter' || action === 'retireInHaven' || action === 'bribeToRetire';

/** VP, and what the player's pirates would leave him. */
export const standing = (o: Outlook, seat: number): number =>
  nth(o.view.vp, seat) + nth(o.view.fleet, seat).reduce((sum, pirate) => sum + worthNow(o, raiderOf(o, pirate)), 0);

/** 17.2 #19 Three Actions and a point of Cunning, against the harm. */
export function negate(o: Outlook, legal: readonly Choice[], { pirate, card }: About): Choice {
  const harmed = pirate === undefined || card === undefined ? 0 : harm(o, card, pirate);
  return best(legal, (choice) => (choice.type === 'playSkull' ? harmed - CUNNING : 0));
}

/** 12 Whether another throw is worth a point of Cunning. */
export function reroll(o: Outlook, legal: readonly Choice[], about: About): Choice {
  return legal.find((choice) => choice.type === (rerollGain(o, about) > CUNNING ? 'rerollDice' : 'keepDice')) ?? nth(legal, 0);
}

function rerollGain(o: Outlook, { pirate, roll }: About): number {
  if (pirate === undefined || !roll) return 0;
  const dice = roll.dice.reduce((total, die) => total + die, 0);
  const total = dice + roll.modifier;
  const short = roll.target === undefined ? 0 : roll.under ? total - roll.target : roll.target - total;
  const failed = short > 0;
  const again = roll.target === undefined ? 0 : chance(roll.target - roll.modifier, roll.under === true);
  switch (roll.purpose) {
    case 'leadership':
      return failed ? again * unbanked(raiderOf(o, pirate)) + CUNNING : 0;
    case 'find':
      return failed && o.view.actionsLeft > 0 ? again * (ACTION + 2) : 0;
    case 'cargo': {
      const at = nth(o.view.at, pirate);
      if (!isArea(at)) return 0;
      return (meanCargo(o, at, roll.modifier) - cargoWorth(nth(o.tables.cargoColumn, at), total)) / 100;
    }
    case 'treasure':
      return failed ? (again * TREASURE) / 100 : 0;
    case 'treasureWorth':
      return 10.5 - dice;
    case 'ransom':
      return (7 - dice) * 1.5;
    case 'havenPrice':
      return nth(o.view.netWorth, pirate) < dice * 100 ? HAVEN_COST / 100 : dice - 3.5;
    default:
      return 0;
  }
}

/** That one die reaches `need`, or stays at or below it. */
const chance = (need: number, under: boolean): number => Math.min(6, Math.max(0, under ? need : 7 - need)) / 6;
