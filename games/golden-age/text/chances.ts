/** The chances of a choice before the dice are thrown, as texts. */
import {
  type About,
  type Choice,
  choiceOdds,
  defendersOf,
  defenseOdds,
  type Odds,
  type PirateId,
  sumOf,
  type View,
} from '@bb/golden-age/rules';
import type { Names } from './names.ts';
import { formula, percent, throwOf } from './odds.ts';

/** The facts of the decision, and what the seat can see. */
export interface Scene {
  readonly view: View;
  readonly about: About;
  readonly n: Names;
}

/** @returns the odds of a choice; empty if no dice decide, or nothing can be told */
export function chance(c: Choice, { view, about, n }: Scene): string {
  const odds = choiceOdds(c, { view, about, tables: n.tables });
  if (odds !== null) return oddsText(odds, c.type, n);
  const isUndefended = c.type === 'attackPiratePort' && defendersOf(view, c.port).length === 0;
  return isUndefended ? n.language.consequences.nobodyThere : '';
}

function oddsText(odds: Odds, type: Choice['type'], { language }: Names): string {
  const { consequences: words } = language;
  switch (odds.kind) {
    case 'test':
      return language.labelled(percent(odds.chance), formula({ ...odds.trial, modifier: sumOf(odds.trial.modifiers) }, language));
    case 'attack':
      return words.attack(percent(odds.away), percent(odds.win));
    case 'price': {
      if (type === 'buyHaven')
        return language.labelled(
          percent(odds.chance),
          `${language.die(1)} × ${language.doubloons(odds.unit)} ≤ ${language.doubloons(odds.purse)}`,
        );
      const asked = words.bribe(odds.from, odds.to, odds.purse, odds.chance === 0);
      return odds.chance === 0 || odds.chance === 1 ? asked : language.labelled(percent(odds.chance), asked);
    }
    case 'contest': {
      const compared = odds.sides.map((side) => throwOf(side.count, sumOf(side.modifiers), language)).join(` ${odds.sign} `);
      switch (type) {
        case 'attackPort':
          return words.toTake(percent(odds.win), compared);
        case 'flee':
          return words.flee(percent(odds.win), compared);
        case 'fight':
        case 'duelOn':
        case 'playAmbition':
          return words.fight(percent(odds.win), compared);
        case 'oust':
        case 'attackPiratePort':
          return odds.sides.length > 2 ? percent(odds.win) : language.labelled(percent(odds.win), compared);
        default:
          return language.labelled(language.hopes(odds, 'bootyGrab'), compared);
      }
    }
  }
}

/** 9.62, 17.2 #19 The victim's chances in a grab. @param hasSkull  with Skull & Crossbones */
export const defenseChance = (victim: PirateId, grabber: PirateId, hasSkull: boolean, view: View, n: Names): string =>
  oddsText(defenseOdds(victim, grabber, hasSkull, view, n.tables), 'playSkull', n);
