/** What a pirate suffers from, is about and has, besides what his tracks and holds show. */
import {
  CRIPPLING,
  HANDICAP,
  hostagesOf,
  isInformed,
  LETTERS,
  MINOR,
  NONE,
  PAID_PER_HUNDRED,
  type PirateId,
  PORTS,
  portOf,
  SIGHTINGS,
  type View,
} from '@bb/classic/rules';
import { capital, type Language } from '@bb/classic/text';
import type { IconName } from '@bb/table-kit/icons.ts';
import type { Condition } from '@bb/table-kit/table/pirate/condition.ts';
import type { ShipTexts } from '../i18n/en/ships.ts';
import type { PirateFigures } from './pirate-figures.ts';

interface Words {
  readonly game: Pick<Language, 'pieces' | 'position'>;
  readonly ships: ShipTexts;
}

const good = (icon: IconName, text: string, why = ''): Condition => ({ icon, text: capital(text), why, isBad: false });
const bad = (icon: IconName, text: string, why: string): Condition => ({ icon, text: capital(text), why, isBad: true });

/** What ails him and his crew. */
export function troubles(figures: PirateFigures, { game, ships }: Words): readonly Condition[] {
  const { wound, isStunned, scars, hasScurvy, revels, isCareened } = figures;
  const conditions: Condition[] = [];
  if (wound === MINOR) conditions.push(bad('crossed-sabres', ships.minor, ships.minorWhy));
  if (wound === CRIPPLING) conditions.push(bad('crossed-sabres', ships.crippling, ships.cripplingWhy));
  if (isStunned) conditions.push(bad('crossed-sabres', ships.superficial, ships.superficialWhy));
  if (scars > 0) conditions.push(bad('crossed-sabres', ships.scars(scars), ships.scarsWhy(scars)));
  if (hasScurvy) conditions.push(bad('virus', game.position.scurvy, ships.scurvyWhy));
  if (revels) conditions.push(bad('beer-stein', game.position.revelry, ships.revelryWhy(-HANDICAP)));
  if (isCareened) conditions.push(bad('galleon', game.position.careened, ships.careenedWhy));
  return conditions;
}

/** What he is about. */
export function doings(view: View, pirate: PirateId, { game, ships }: Words): readonly Condition[] {
  const conditions: Condition[] = [];
  const port = portOf(view, pirate);
  if (view.holding[pirate] === 1 && port !== NONE) conditions.push(good('castle', ships.holdsPort(game.pieces.port(port)), ships.holdsWhy));
  const chased = SIGHTINGS[view.chasing[pirate] ?? NONE];
  if (chased !== undefined) conditions.push(good('cannon', game.position.chasing(chased)));
  for (let i = 0; i < view.bars.length; i += 2) {
    const barred = PORTS[view.bars[i + 1] ?? NONE];
    if (view.bars[i] === pirate && barred !== undefined)
      conditions.push(bad('gavel', ships.barred(game.pieces.port(barred)), ships.barredWhy));
  }
  if (view.boxed[pirate] === 1) conditions.push(good('anchor', ships.boxed, ships.boxedWhy));
  return conditions;
}

/** What he has besides booty. */
export function possessions(view: View, pirate: PirateId, { game, ships }: Words): readonly Condition[] {
  const conditions: Condition[] = [];
  const { port: portName, pounds, letter: letterName } = game.pieces;
  const letter = LETTERS[view.letter[pirate] ?? NONE];
  if (letter !== undefined) conditions.push(good('scroll-unfurled', letterName(letter), ships.letterWhy));
  for (const port of PORTS)
    if (view.havenOf[port] === pirate)
      conditions.push(good('anchor', ships.haven(portName(port)), ships.havenWhy(PAID_PER_HUNDRED.safeHaven)));
  for (let i = 0; i < view.stashes.length; i += 3) {
    const port = PORTS[view.stashes[i + 1] ?? NONE];
    if (view.stashes[i] === pirate && port !== undefined)
      conditions.push(good('treasure-map', ships.stash(portName(port), pounds(view.stashes[i + 2] ?? 0)), ships.stashWhy));
  }
  conditions.push(...informationOf(view, pirate, ships, portName), ...hostageConditions(view, pirate, game, ships));
  return conditions;
}

/** C9.8 Which port it is about is hidden from other players. */
function informationOf(view: View, pirate: PirateId, ships: ShipTexts, portName: Words['game']['pieces']['port']): readonly Condition[] {
  const known = PORTS.filter((port) => view.toldTo.some((told, hostage) => told === pirate && view.homePort[hostage] === port));
  if (known.length > 0) return known.map((port) => good('spyglass', ships.knows(portName(port)), ships.knowsWhy));
  return isInformed(view, pirate) ? [good('spyglass', ships.informed, ships.knowsWhy)] : [];
}

const hostageConditions = (view: View, pirate: PirateId, { position }: Words['game'], ships: ShipTexts): readonly Condition[] =>
  hostagesOf(view, pirate).map((hostage) =>
    good(
      'prisoner',
      position.hostage(hostage, PORTS[view.homePort[hostage] ?? NONE] ?? NONE, view.tortured[hostage] === 1),
      view.tortured[hostage] === 1 ? '' : ships.hostageWhy,
    ),
  );
