/** Decisions in a battle at sea, of the pirate and of the attacker. */
import type { About, Choice, ChoiceKind, CommissionerId } from '@bb/golden-age/rules';
import { COMMISSIONER_VP, ON_STATION_VP, STOPPED_ACTION_VP } from './assumptions.ts';
import { trialHarm } from './harm.ts';
import { spiteAgainst } from './rivalry.ts';
import { chancesOf, costOf, meetCommissioner, meetWarship, type Quarry, quarryOf, standsAgainst, surrenderWorth } from './sea-battle.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** What a card is worth if it is kept for another occasion. */
const KEPT_CARD_VP = 1;

const answer = (legal: readonly Choice[], type: ChoiceKind): Choice => legal.find((choice) => choice.type === type) ?? legal[0];

/** 6.45, 10.33 Fights or flees, whichever leaves the pirate worth more. */
export function fightOrFlee(o: ViewerKnowledge, legal: readonly Choice[], { pirate, warship, commissioner }: About): Choice {
  if (pirate === undefined) return legal[0];
  const quarry = quarryOf(o, pirate, STOPPED_ACTION_VP);
  const { fight, flee } =
    warship !== undefined
      ? meetWarship(o, quarry, warship)
      : commissioner !== undefined
        ? meetCommissioner(o, quarry, commissioner)
        : { fight: 0, flee: 1 };
  return answer(legal, fight > flee ? 'fight' : 'flee');
}

/** 10.34 Surrenders if that leaves the pirate worth as much as fighting. */
export function surrenderOrFight(o: ViewerKnowledge, legal: readonly Choice[], { pirate, commissioner }: About): Choice {
  if (pirate === undefined || commissioner === undefined) return legal[0];
  const quarry = quarryOf(o, pirate, STOPPED_ACTION_VP);
  return answer(legal, surrenderWorth(o, quarry.r) >= standsAgainst(o, quarry, commissioner) ? 'surrender' : 'fight');
}

/** 6.42 Holds a warship back if its attack would help the pirate more than hurt him. */
export function attackOrHold(o: ViewerKnowledge, legal: readonly Choice[], { pirate, warship }: About): Choice {
  if (pirate === undefined || warship === undefined) return legal[0];
  const quarry = quarryOf(o, pirate, STOPPED_ACTION_VP);
  const gain = spiteAgainst(o, quarry.r.owner) * costOf(quarry, meetWarship(o, quarry, warship));
  return answer(legal, gain > ON_STATION_VP ? 'attack' : 'decline');
}

/** 17.2 #11 Replaces the warship by a Commissioner if he does more harm. */
export function surpriseWithCommissioner(o: ViewerKnowledge, legal: readonly Choice[], { pirate, warship }: About): Choice {
  const card = legal.find((choice) => choice.type === 'playAgainst');
  const pass = legal[0];
  if (!card || pirate === undefined || warship === undefined) return pass;
  const quarry = quarryOf(o, pirate, STOPPED_ACTION_VP);
  const spite = spiteAgainst(o, quarry.r.owner);
  return meanAttack(o, quarry) > spite * costOf(quarry, meetWarship(o, quarry, warship)) + KEPT_CARD_VP ? card : pass;
}

/** 17.2 #4 Plays Double-Cross against a surrender if the trial harms the pirate enough: one pirate in three hangs, one in three pays. */
export function doubleCross(o: ViewerKnowledge, legal: readonly Choice[], { pirate }: About): Choice {
  const card = legal.find((choice) => choice.type === 'playAgainst');
  if (!card || pirate === undefined) return legal[0];
  return spiteAgainst(o, o.view.owner[pirate]) * trialHarm(o, pirate) > KEPT_CARD_VP ? card : legal[0];
}

/**
 * What an attack by this Commissioner is worth to his player: what it costs the pirate's player, and half the Notoriety of a pirate who
 * dies, less the worth of a Commissioner who dies.
 * @param afar the Commissioner comes from an adjacent Sea Area
 */
export function attackGain(o: ViewerKnowledge, quarry: Quarry, commissioner: CommissionerId, afar = false): number {
  const { kills, dies } = chancesOf(o, quarry, commissioner, afar);
  const cost = costOf(quarry, meetCommissioner(o, quarry, commissioner, afar));
  return spiteAgainst(o, quarry.r.owner) * cost + kills * Math.floor(quarry.r.notoriety / 2) - dies * COMMISSIONER_VP;
}

/** The mean of `attackGain` over the Commissioners in the pool. */
export function meanAttack(o: ViewerKnowledge, quarry: Quarry): number {
  const { commissionerPool: pool } = o.view;
  return pool.reduce((sum, commissioner) => sum + attackGain(o, quarry, commissioner), 0) / Math.max(1, pool.length);
}
