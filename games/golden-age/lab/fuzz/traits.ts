/** The traits of positions that may lead to something rare. */
import {
  booty,
  type Game,
  hold,
  holdCount,
  hostagesOf,
  isArea,
  isInPlay,
  isPort,
  isRevelling,
  mayBribe,
  mayConvertPirate,
  PIRATES,
  type PirateId,
  type PlaceId,
  portAt,
  speedDamage,
} from '@bb/golden-age/rules';

/** A Net Worth that may be enough for a bribe, and a fair amount. */
const [RICH_DOUBLOONS, WELL_OFF_DOUBLOONS] = [2500, 1000] as const;

const isFull = (g: Game, pirate: PirateId): boolean => {
  for (let i = 0; i < holdCount(g.tables, g, pirate); i++) if (hold(g, pirate, i) < 0) return false;
  return true;
};

/** What makes a pirate's situation interesting, as a mask. */
function traitsOf(g: Game, pirate: PirateId): number {
  const at = g.at[pirate];
  if (at === undefined) return 0;
  const worth = g.netWorth[pirate] ?? 0;
  const full = isFull(g, pirate);
  const allied = (g.ally[pirate] ?? -1) >= 0;
  const wealth =
    (worth >= WELL_OFF_DOUBLOONS ? 1 : 0) | (worth >= RICH_DOUBLOONS ? 2 : 0) | (booty(g.tables, g, pirate) >= WELL_OFF_DOUBLOONS ? 4 : 0);
  if (isArea(at)) {
    const hunted = (g.letter[pirate] ?? -1) >= 0 && isHunted(g, pirate, at);
    const prey = allied && g.merchantFinders.some((finders) => (finders & (1 << pirate)) !== 0);
    return wealth | (full ? 8 : 0) | (hunted ? 16 : 0) | (allied ? 32 : 0) | (allied && full ? 64 : 0) | (prey ? 65536 : 0);
  }
  if (!isPort(at)) return wealth;
  const sold = worth >= RICH_DOUBLOONS && mayBribe(g.tables, g, pirate, portAt(at)) ? 128 : 0;
  const target = PIRATES.find((other) => g.at[other] === at && g.owner[other] !== g.owner[pirate] && isRevelling(g, other));
  const torn = allied && speedDamage(g.tables, g, pirate) > 0;
  // 17.2 #16 [R43] The Ex-Pirate can be placed in either of two Sea Areas.
  const between = mayConvertPirate(g) && (g.tables.portAreas[portAt(at)]?.length ?? 0) > 1;
  if (target === undefined) return wealth | sold | (allied ? 256 : 0) | (torn ? 131072 : 0) | (between ? 262144 : 0);
  const spoils =
    (booty(g.tables, g, target) > 0 ? 1024 : 0) |
    ((g.letter[target] ?? -1) >= 0 ? 2048 : 0) |
    (hostagesOf(g, target).length > 0 ? 4096 : 0) |
    (g.info.some((id, i) => i % 3 === 0 && id === target) ? 8192 : 0) |
    (g.treasureMapOf === target ? 16384 : 0);
  return wealth | sold | 512 | spoils | (full ? 32768 : 0);
}

/** Can another player's Commissioner reach him? */
const isHunted = (g: Game, pirate: PirateId, at: PlaceId): boolean =>
  g.commissioner.some((commissioner, seat) => {
    const from = g.commissionerAt[seat];
    return (
      commissioner >= 0 && seat !== g.owner[pirate] && from !== undefined && (from === at || (g.tables.moves[at]?.includes(from) ?? false))
    );
  });

/** @returns the traits of all pirates in play, as a mask */
export function signature(g: Game): number {
  let mask = 0;
  for (const pirate of PIRATES) if (isInPlay(g, pirate)) mask |= traitsOf(g, pirate);
  return mask;
}
