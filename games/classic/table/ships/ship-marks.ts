/** The marks of a ship log, besides its tracks and holds. */
import {
  CRIPPLING,
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
import type { ShipTexts } from '../i18n/en/ships.ts';
import type { PirateFigures } from './pirate-figures.ts';

export interface ShipMark {
  readonly icon: IconName;
  readonly text: string;
  /** What it means; empty if the text says it all. */
  readonly why: string;
  /** It harms him. */
  readonly isBad: boolean;
}
interface Words {
  readonly game: Pick<Language, 'pieces' | 'position'>;
  readonly ships: ShipTexts;
}

/** C11 What D&R takes from his dice for evasion and battle. */
const HANDICAP = 2;

const good = (icon: IconName, text: string, why = ''): ShipMark => ({ icon, text: capital(text), why, isBad: false });
const bad = (icon: IconName, text: string, why: string): ShipMark => ({ icon, text: capital(text), why, isBad: true });

/** What ails him and his crew. */
export function troubles(figures: PirateFigures, { game, ships }: Words): readonly ShipMark[] {
  const { wound, isStunned, scars, hasScurvy, revels, isCareened } = figures;
  const marks: ShipMark[] = [];
  if (wound === MINOR) marks.push(bad('crossed-sabres', ships.minor, ships.minorWhy));
  if (wound === CRIPPLING) marks.push(bad('crossed-sabres', ships.crippling, ships.cripplingWhy));
  if (isStunned) marks.push(bad('crossed-sabres', ships.superficial, ships.superficialWhy));
  if (scars > 0) marks.push(bad('crossed-sabres', ships.scars(scars), ships.scarsWhy(scars)));
  if (hasScurvy) marks.push(bad('virus', game.position.scurvy, ships.scurvyWhy));
  if (revels) marks.push(bad('beer-stein', game.position.revelry, ships.revelryWhy(HANDICAP)));
  if (isCareened) marks.push(bad('galleon', game.position.careened, ships.careenedWhy));
  return marks;
}

/** What he is about. */
export function doings(view: View, pirate: PirateId, { game, ships }: Words): readonly ShipMark[] {
  const marks: ShipMark[] = [];
  const port = portOf(view, pirate);
  if (view.holding[pirate] === 1 && port !== NONE) marks.push(good('castle', ships.holdsPort(game.pieces.port(port)), ships.holdsWhy));
  const chased = SIGHTINGS[view.chasing[pirate] ?? NONE];
  if (chased !== undefined) marks.push(good('cannon', game.position.chasing(chased)));
  for (let i = 0; i < view.bars.length; i += 2) {
    const barred = PORTS[view.bars[i + 1] ?? NONE];
    if (view.bars[i] === pirate && barred !== undefined) marks.push(bad('gavel', ships.barred(game.pieces.port(barred)), ships.barredWhy));
  }
  if (view.boxed[pirate] === 1) marks.push(good('anchor', ships.boxed, ships.boxedWhy));
  return marks;
}

/** What he has besides booty. */
export function possessions(view: View, pirate: PirateId, { game, ships }: Words): readonly ShipMark[] {
  const marks: ShipMark[] = [];
  const { port: portName, pounds, letter: letterName } = game.pieces;
  const letter = LETTERS[view.letter[pirate] ?? NONE];
  if (letter !== undefined) marks.push(good('scroll-unfurled', letterName(letter), ships.letterWhy));
  for (const port of PORTS)
    if (view.havenOf[port] === pirate) marks.push(good('anchor', ships.haven(portName(port)), ships.havenWhy(PAID_PER_HUNDRED.safeHaven)));
  for (let i = 0; i < view.stashes.length; i += 3) {
    const port = PORTS[view.stashes[i + 1] ?? NONE];
    if (view.stashes[i] === pirate && port !== undefined)
      marks.push(good('treasure-map', ships.stash(portName(port), pounds(view.stashes[i + 2] ?? 0)), ships.stashWhy));
  }
  marks.push(...informationOf(view, pirate, ships, portName), ...hostageMarks(view, pirate, game, ships));
  return marks;
}

/** C9.8 Which port it is about is hidden from other players. */
function informationOf(view: View, pirate: PirateId, ships: ShipTexts, portName: Words['game']['pieces']['port']): readonly ShipMark[] {
  const known = PORTS.filter((port) => view.toldTo.some((told, hostage) => told === pirate && view.homePort[hostage] === port));
  if (known.length > 0) return known.map((port) => good('spyglass', ships.knows(portName(port)), ships.knowsWhy));
  return isInformed(view, pirate) ? [good('spyglass', ships.informed, ships.knowsWhy)] : [];
}

const hostageMarks = (view: View, pirate: PirateId, { position }: Words['game'], ships: ShipTexts): readonly ShipMark[] =>
  hostagesOf(view, pirate).map((hostage) =>
    good(
      'prisoner',
      position.hostage(hostage, PORTS[view.homePort[hostage] ?? NONE] ?? NONE, view.tortured[hostage] === 1),
      view.tortured[hostage] === 1 ? '' : ships.hostageWhy,
    ),
  );
