/** The exact chances of a choice before the dice are thrown, as texts. They come from public facts alone. */
import {
  type About,
  BRIBE_UNIT,
  battleModifiers,
  type Choice,
  type ChoiceOf,
  flightModifiers,
  GRABBER_BONUS,
  HAVEN_PRICE,
  locatorOf,
  type Modifier,
  NONE,
  navyModifiers,
  type PirateId,
  PORTS,
  type PortId,
  piratesAt,
  placeOf,
  portAttackModifiers,
  portDefenseDice,
  portDefenseModifiers,
  pursuitModifiers,
  rating,
  SKULL_BONUS,
  shipModifiers,
  type View,
} from '@bb/golden-age/rules';
import { contestOdds, type Thrower } from './contests.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';
import { percent, throwOf } from './odds.ts';

/** The facts of the decision, and what the seat can see. */
export interface Scene {
  readonly view: View;
  readonly about: About;
  readonly n: Names;
}

const thrower = (modifiers: readonly Modifier[], count = 1): Thrower => ({
  count,
  modifier: modifiers.reduce((sum, { amount }) => sum + amount, 0),
  thrown: null,
});

/** 9.52 The chance that the pirate takes the port. */
export function attackChance(pirate: PirateId, port: PortId, view: View, { tables: t, language }: Names): string {
  const sides = [thrower(portAttackModifiers(t, view, pirate, port)), thrower(portDefenseModifiers(t, port), portDefenseDice(view, port))];
  return language.consequences.toTake(percent(contestOdds(sides)), compared(sides, '>', language));
}

/** 9.62 The grabber's chances, as if the victim played no Skull & Crossbones. */
export function grabChance({ pirate, target }: ChoiceOf<'grabBooty'>, view: View, { tables: t, language }: Names): string {
  const ability = (one: PirateId): number => rating(t, view, one, 'ability');
  const sides: readonly Thrower[] = [
    { count: 1, modifier: ability(pirate) + GRABBER_BONUS, thrown: null },
    { count: 1, modifier: ability(target), thrown: null },
  ];
  const win = contestOdds(sides);
  const tie = 1 - win - contestOdds(sides.toReversed());
  return language.labelled(language.hopes({ win, tie }, 'bootyGrab'), compared(sides, '>', language));
}

/** 9.62, 17.2 #19 The victim's chances. @param skull with Skull & Crossbones */
export function defenseChance(victim: PirateId, grabber: PirateId, skull: boolean, view: View, { tables: t, language }: Names): string {
  const ability = (one: PirateId): number => rating(t, view, one, 'ability');
  const sides: readonly Thrower[] = [
    { count: 1, modifier: ability(victim) + (skull ? SKULL_BONUS : 0), thrown: null },
    { count: 1, modifier: ability(grabber) + GRABBER_BONUS, thrown: null },
  ];
  const win = contestOdds(sides);
  const tie = 1 - win - contestOdds(sides.toReversed());
  return language.labelled(language.hopes({ win, tie }, 'bootyGrab'), compared(sides, '>', language));
}

/** 15.1 The chance that `pirate` wins the duel to the death: ties are thrown again. */
export function duelChance(pirate: PirateId, opponent: PirateId, view: View, { tables: t, language }: Names): string {
  const duel = (one: PirateId): Thrower => ({ count: rating(t, view, one, 'duel'), modifier: 0, thrown: null });
  const sides = [duel(pirate), duel(opponent)];
  const win = contestOdds(sides);
  return language.consequences.fight(percent(win / (win + contestOdds(sides.toReversed()))), compared(sides, '>', language));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 9.45 The chance that the pirate can pay the governor's price. @param purse his doubloons */
export function havenChance(purse: number, { language }: Names): string {
  const chance = FACES.filter((face) => face * HAVEN_PRICE <= purse).length / FACES.length;
  return language.labelled(percent(chance), `${language.die(1)} × ${language.doubloons(HAVEN_PRICE)} ≤ ${language.doubloons(purse)}`);
}

/** 18.41 D The chance, 0 to 1, that the pirate can pay the bribe: every Locator is equally likely. @param purse his doubloons */
export const bribeChance = (purse: number): number => PORTS.filter((port) => locatorOf(port) * BRIBE_UNIT <= purse).length / PORTS.length;

/** 17.2 #21 The average over all warships that may be drawn. */
export function sightingChance({ view, n: { tables: t, language } }: Scene): string {
  const pirate = view.activePirate;
  const foes = view.warshipPool.flatMap((warship) => t.warships[warship] ?? []);
  if (foes.length === 0) return '';
  const mean = (chance: (foe: { combat: number; speed: number }) => number): string =>
    percent(foes.reduce((sum, foe) => sum + chance(foe), 0) / foes.length);
  const away = mean(({ speed }) => contestOdds([thrower(flightModifiers(view, pirate)), thrower(pursuitModifiers(speed, false))], true));
  const win = mean(({ combat }) => contestOdds([thrower(battleModifiers(t, view, pirate)), thrower(navyModifiers(t, combat))]));
  return language.consequences.attack(away, win);
}

type BattleKind = 'useWarship' | 'react' | 'attack' | 'fight' | 'flee';

/** @returns the chances of a battle or a flight at sea; empty if there is nothing to fight */
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

/** `d6 + 8 > d6 + 9` */
const compared = (sides: readonly Thrower[], sign: string, language: Language): string =>
  sides.map(({ count, modifier }) => throwOf(count, modifier, language)).join(` ${sign} `);

/** A warship or a Commissioner. */
interface Foe {
  readonly combat: number;
  readonly speed: number;
  /** 10.33 A Commissioner who comes from an adjacent Sea Area is slower. */
  readonly fromAfar: boolean;
}

/** The attacker: the piece that the choice would use, or the one that the decision names. */
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

/** 10.41, 10.42 The chance that the seat's own Commissioner beats each ship in a pirate port, or all ships in another port together. */
export function portChance(c: Extract<Choice, { readonly type: 'oust' | 'attackPiratePort' }>, { view, n }: Scene): string {
  const t = n.tables;
  const commissioner = view.you === null ? undefined : t.commissioners[view.commissioner[view.you] ?? NONE];
  const at = c.type === 'oust' ? view.at[view.activePirate] : placeOf(c.port);
  if (!commissioner || at === undefined) return '';
  const ships = piratesAt(view, at).map((pirate) => shipModifiers(view, pirate));
  if (ships.length === 0) return n.language.consequences.nobodyThere;
  const opponents = c.type === 'oust' ? [thrower(ships.flat())] : ships.map((ship) => thrower(ship));
  return percent(contestOdds([thrower(navyModifiers(t, commissioner.combat)), ...opponents]));
}
