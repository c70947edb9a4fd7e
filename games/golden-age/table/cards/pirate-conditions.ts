/** What a pirate suffers from, has and knows, besides what his tracks and holds show. */
import {
  GOVERNORS,
  hostagesOf,
  INVOLUNTARY,
  information,
  isInPlay,
  isPardoned,
  isPort,
  maySack,
  NATIONS,
  NO_NATION,
  NO_PLACE,
  NONE,
  type PirateId,
  PORTS,
  SOBER,
  type View,
} from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import type { Condition } from '@bb/table-kit/table/pirate/condition.ts';
import type { display } from '../i18n/display.ts';

type DisplayWords = ReturnType<typeof display>;

export function conditionsOf(view: View, pirate: PirateId, names: Names, words: DisplayWords): readonly Condition[] {
  const list: Condition[] = [];
  const add = (icon: Condition['icon'], text: string): void => void list.push({ icon, text });
  if (view.scurvy[pirate] === 1) add('virus', words.scurvy);
  const revelry = view.revelry[pirate] ?? SOBER;
  // 2 or 1 Actions end it; those already taken are subtracted.
  if (revelry !== SOBER) add('beer-stein', words.revelling((revelry === INVOLUNTARY ? 2 : 1) - (view.recovery[pirate] ?? 0)));
  if ((view.guns[pirate] ?? NONE) !== NONE) add('cannon', words.heavyGuns);
  const letter = view.letter[pirate];
  if (letter !== undefined && letter >= 0) add('scroll-unfurled', words.letter(names.nation(letter)));
  if (isInPlay(view, pirate) && (view.keptLetter[view.owner[pirate] ?? NONE] ?? NONE) !== NONE) add('scroll-unfurled', words.keptLetter);
  if (view.treasureMapOf === pirate) add('treasure-map', words.treasureMap);
  const at = view.at[pirate] ?? NO_PLACE;
  if (maySack(view, pirate) && isPort(at)) add('castle', words.maySack(names.place(at), view.sackThrough[pirate] ?? 0));
  if (isPardoned(view, pirate)) add('tied-scroll', words.pardoned(view.pardonThrough));
  view.havenOf.forEach((owner, port) => {
    if (owner === pirate) add('anchor', words.haven(names.tables.set.ports[port]?.name ?? ''));
  });
  for (const port of PORTS) {
    const points = information(view, pirate, port);
    if (points > 0) add('spyglass', words.knows(names.port(port), points));
  }
  for (const governor of GOVERNORS)
    if ((view.bribed[pirate] ?? 0) & (1 << governor)) add('two-coins', words.tried(names.governor(governor)));
  for (const nation of NATIONS) if ((view.history[pirate] ?? 0) & (1 << nation)) add('cannon-shot', words.attacked(names.nation(nation)));
  return list;
}

export const hostageConditions = (view: View, pirate: PirateId, names: Names, words: DisplayWords): readonly Condition[] =>
  hostagesOf(view, pirate).map((hostage) => {
    const { info = 0, value = 0 } = names.tables.hostages[hostage] ?? {};
    const nation = names.nation(view.hostageNation[hostage] ?? NO_NATION);
    return { icon: 'prisoner', text: words.hostage(names.hostage(hostage), nation, info, value), why: words.hostageTitle(info, value) };
  });
