/** Answers to an attack at sea, and what an attacker chooses. */
import type { About, Choice, ChoiceKind, CommissionerId } from '@bb/engine';
import { chancesOf, costOf, meetCommissioner, meetWarship, type Quarry, quarryOf, standsAgainst, surrenderWorth } from './battle.ts';
import { trialHarm } from './harm.ts';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import { malice } from './rivalry.ts';
import { COMMISSIONER, INTERRUPTED, ON_STATION } from './weights.ts';

const answer = (legal: readonly Choice[], type: ChoiceKind): Choice => legal.find((choice) => choice.type === type) ?? nth(legal, 0);

/** 6.45, 10.33 */
export function fightOrFlee(o: Outlook, legal: readonly Choice[], { pirate, warship, commissioner }: About): Choice {
  if (pirate === undefined) return nth(legal, 0);
  const quarry = quarryOf(o, pirate, INTERRUPTED);
  const { fight, flee } =
    warship !== undefined
      ? meetWarship(o, quarry, warship)
      : commissioner !== undefined
        ? meetCommissioner(o, quarry, commissioner)
        : { fight: 0, flee: 1 };
  return answer(legal, fight > flee ? 'fight' : 'flee');
}

/** 10.34 */
export function surrenderOrFight(o: Outlook, legal: readonly Choice[], { pirate, commissioner }: About): Choice {
  if (pirate === undefined || commissioner === undefined) return nth(legal, 0);
  const quarry = quarryOf(o, pirate, INTERRUPTED);
  return answer(legal, surrenderWorth(o, quarry.r) >= standsAgainst(o, quarry, commissioner) ? 'surrender' : 'fight');
}

/** 6.42 A warship that would only add to his fame had better wait. */
export function attackOrHold(o: Outlook, legal: readonly Choice[], { pirate, warship }: About): Choice {
  if (pirate === undefined || warship === undefined) return nth(legal, 0);
  const quarry = quarryOf(o, pirate, INTERRUPTED);
  const gain = malice(o, quarry.r.owner) * costOf(quarry, meetWarship(o, quarry, warship));
  return answer(legal, gain > ON_STATION ? 'attack' : 'decline');
}

/** 17.2 #11 A Commissioner in the warship's place, if he does more harm. */
export function surprise(o: Outlook, legal: readonly Choice[], { pirate, warship }: About): Choice {
  const card = legal.find((choice) => choice.type === 'playAgainst');
  const pass = nth(legal, 0);
  if (!card || pirate === undefined || warship === undefined) return pass;
  const quarry = quarryOf(o, pirate, INTERRUPTED);
  const spite = malice(o, quarry.r.owner);
  return meanAttack(o, quarry) > spite * costOf(quarry, meetWarship(o, quarry, warship)) + SURPRISE ? card : pass;
}
const SURPRISE = 1;

/** 17.2 #4 Against a surrender: one in three hangs, one in three pays. */
export function doubleCross(o: Outlook, legal: readonly Choice[], { pirate }: About): Choice {
  const card = legal.find((choice) => choice.type === 'playAgainst');
  if (!card || pirate === undefined) return nth(legal, 0);
  return malice(o, nth(o.view.owner, pirate)) * trialHarm(o, pirate) > SURPRISE ? card : nth(legal, 0);
}

/** What an attack by this Commissioner is worth to his player: the victim's loss and half his fame, against a hero's glory. */
export function attackGain(o: Outlook, quarry: Quarry, commissioner: CommissionerId, afar = false): number {
  const { kills, dies } = chancesOf(o, quarry, commissioner, afar);
  const cost = costOf(quarry, meetCommissioner(o, quarry, commissioner, afar));
  return malice(o, quarry.r.owner) * cost + kills * Math.floor(quarry.r.notoriety / 2) - dies * COMMISSIONER;
}

/** The same for one who is yet to be drawn. */
export function meanAttack(o: Outlook, quarry: Quarry): number {
  const { commissionerPool: pool } = o.view;
  return pool.reduce((sum, one) => sum + attackGain(o, quarry, one), 0) / Math.max(1, pool.length);
}
