/** What the dice make of a choice, before they are thrown: exact, from what lies open on the table. */
import {
  type About,
  battleModifiers,
  type CardId,
  type Choice,
  flightModifiers,
  type Modifier,
  NONE,
  navyModifiers,
  type PirateId,
  type PortId,
  piratesAt,
  placeOf,
  portAttackModifiers,
  portDefenseDice,
  portDefenseModifiers,
  pursuitModifiers,
  shipModifiers,
  type Tables,
  TITLE_OF,
  type View,
} from '@bb/engine';
import { contestOdds, type Thrower } from './contests.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';
import { percent, throwOf, waysToSum } from './odds.ts';

interface Scene {
  readonly view: View;
  readonly about: About;
  readonly n: Names;
}

const thrower = (modifiers: readonly Modifier[], count = 1): Thrower => ({
  count,
  modifier: modifiers.reduce((sum, { amount }) => sum + amount, 0),
  thrown: null,
});

/** The chance that so many dice come to less. */
export function below(count: number, limit: number): number {
  return waysToSum(count).reduce((sum, ways, total) => sum + (total < limit ? ways : 0), 0) / 6 ** count;
}

/** 9.52 */
export const attackChance = (t: Tables, view: View, pirate: PirateId, port: PortId): number =>
  contestOdds([thrower(portAttackModifiers(t, view, pirate, port)), thrower(portDefenseModifiers(t, port), portDefenseDice(view, port))]);

/** What an anti-pirate card does to the active pirate, where dice decide. */
export function cardChance(card: CardId, { view, n }: Scene): string {
  if (TITLE_OF[card] !== 'mutiny-conspiracy') return '';
  const loyalty = view.loyalty[view.activePirate] ?? 0;
  return n.language.labelled(percent(1 - below(2, loyalty + 1)), `${n.language.die(2)} > ${loyalty}`);
}

type BattleKind = 'useWarship' | 'react' | 'attack' | 'fight' | 'flee';

/** What a fight or a flight at sea would come to. */
export function battleChance(kind: BattleKind, scene: Scene): string {
  const { tables: t, language } = scene.n;
  const pirate = scene.about.pirate ?? scene.view.activePirate;
  const foe = foeOf(kind, scene, pirate);
  if (!foe) return '';
  const chase = [thrower(flightModifiers(scene.view, pirate)), thrower(pursuitModifiers(foe.speed, foe.fromAfar))];
  const battle = [thrower(battleModifiers(t, scene.view, pirate)), thrower(navyModifiers(t, foe.combat))];
  const [away, win] = [percent(contestOdds(chase, true)), percent(contestOdds(battle))];
  switch (kind) {
    case 'fight':
      return language.consequences.fight(win, compared(battle, '>', language));
    case 'flee':
      return language.consequences.flee(away, compared(chase, '≥', language));
    default:
      return language.consequences.attack(away, win);
  }
}

const compared = (sides: readonly Thrower[], sign: string, language: Language): string =>
  sides.map(({ count, modifier }) => throwOf(count, modifier, language)).join(` ${sign} `);

interface Foe {
  readonly combat: number;
  readonly speed: number;
  readonly fromAfar: boolean;
}

/** Who attacks: the one whom the question names, or the piece that the choice would use. */
function foeOf(kind: BattleKind, { view, about, n }: Scene, pirate: PirateId): Foe | null {
  const t = n.tables;
  const at = view.at[pirate];
  if (kind === 'react') {
    const commissioner = view.you === null ? undefined : t.commissioners[view.commissioner[view.you] ?? NONE];
    return commissioner ? { ...commissioner, fromAfar: view.commissionerAt[view.you ?? NONE] !== at } : null;
  }
  const warship = t.warships[(kind === 'useWarship' ? view.warshipAt[at ?? NONE] : about.warship) ?? NONE];
  if (warship) return { ...warship, fromAfar: false };
  const commissioner = t.commissioners[about.commissioner ?? NONE];
  return commissioner ? { ...commissioner, fromAfar: about.fromAfar === true } : null;
}

/** 10.41, 10.42 That the own Commissioner prevails: over each ship in a pirate port, or over all in another port together. */
export function portChance(c: Extract<Choice, { readonly type: 'oust' | 'attackPiratePort' }>, { view, n }: Scene): string {
  const t = n.tables;
  const commissioner = view.you === null ? undefined : t.commissioners[view.commissioner[view.you] ?? NONE];
  const at = c.type === 'oust' ? view.at[view.activePirate] : placeOf(c.port);
  if (!commissioner || at === undefined) return '';
  const ships = piratesAt(view, at).map((pirate) => shipModifiers(view, pirate));
  if (ships.length === 0) return n.language.consequences.nobodyThere;
  const rivals = c.type === 'oust' ? [thrower(ships.flat())] : ships.map((ship) => thrower(ship));
  return percent(contestOdds([thrower(navyModifiers(t, commissioner.combat)), ...rivals]));
}
