/** The amount of checking: what the suite has compared, and whether that was enough to find a leak. */
import type { Game, GameTypes } from '../game.ts';

export interface Coverage {
  games: number;
  decisions: number;
  /** Worlds in which all that a seat can't see was dealt anew. */
  worlds: number;
  /** Those of them that were another position than that of the game. */
  differed: number;
  /** Those in which the choice of the game was made as well, and showed the seat nothing. */
  compared: number;
  /** Draws of Chance and answers of others that were exchanged for another one, while a seat noticed nothing. */
  exchanged: number;
  /** The asks that were met. */
  readonly asks: Set<string>;
  /** The fields of views in which seats have seen different things. */
  readonly ownFields: Set<string>;
  /** By field of a save that the exchanges have changed, such as `hands`: how often `resample` dealt it anew, and how often it did not. */
  readonly dealt: Map<string, { anew: number; alike: number }>;
}

export const noCoverage = (): Coverage => ({
  games: 0,
  decisions: 0,
  worlds: 0,
  differed: 0,
  compared: 0,
  exchanged: 0,
  asks: new Set(),
  ownFields: new Set(),
  dealt: new Map(),
});

/** The share of worlds that must differ from the game, and the number of exchanges that nobody notices. */
const MIN_DIFFERED = 0.1;
const MIN_EXCHANGED = 10;
/** A field that has been dealt so often, and always alike, is not dealt anew. By chance that happens once in 8^8 games. */
const MAX_ALIKE = 8;

/** @returns one line for the output of a test */
export function coverageText({ games, decisions, worlds, differed, compared, exchanged }: Coverage): string {
  const share = worlds === 0 ? 0 : Math.round((100 * differed) / worlds);
  return `${games} games, ${decisions} decisions; ${worlds} worlds dealt anew, ${share} % of them different, ${compared} compared after a choice; ${exchanged} draws and answers exchanged unnoticed`;
}

/**
 * Fails if the suite could not have found a leak, or if `resample` leaves something as it is that a seat can't see.
 *
 * @param nothingHidden  whether the game says that nothing is hidden in it
 * @throws Error that names the member of the game and the way out
 */
export function checkCoverage<T extends GameTypes>(game: Pick<Game<T>, 'ownFields'>, coverage: Coverage, nothingHidden: boolean): void {
  const { worlds, differed, exchanged } = coverage;
  const own = game.ownFields.filter((field) => field !== 'you');
  if (nothingHidden) {
    checkOpen(coverage, own);
    return;
  }
  if (differed === 0 && exchanged === 0)
    throw new Error(
      'nothing is hidden: resample has changed nothing, and view and redact hide no draw and no answer. If that is so, say `nothingHidden: true` in the settings of the suite',
    );
  if (differed < worlds * MIN_DIFFERED)
    throw new Error(
      `resample has changed ${differed} of ${worlds} positions only: let it deal anew all that a seat can't see, by \`random\``,
    );
  if (exchanged < MIN_EXCHANGED)
    throw new Error(
      `view and redact have hidden ${exchanged} draws and answers only, and ${MIN_EXCHANGED} must be compared: play more games, check more often (\`every\`), or see whether redact and view tell too much`,
    );
  for (const [field, { anew, alike }] of coverage.dealt)
    if (anew === 0 && alike >= MAX_ALIKE)
      throw new Error(`resample always deals the same ${field}, which a seat can't see: let \`random\` decide`);
  if (own.length > 0 && !own.some((field) => coverage.ownFields.has(field)))
    throw new Error(
      `ownFields names ${own.join(', ')}, but all seats have seen the same there: hide it in view, or leave it out of ownFields`,
    );
}

function checkOpen({ differed, exchanged }: Coverage, own: readonly string[]): void {
  if (differed > 0) throw new Error('the suite was told `nothingHidden`, but resample has dealt something anew: leave `nothingHidden` out');
  if (exchanged > 0)
    throw new Error(
      'the suite was told `nothingHidden`, but view and redact hide draws or answers: leave `nothingHidden` out, and deal them anew in resample',
    );
  if (own.length > 0) throw new Error(`the suite was told \`nothingHidden\`, but ownFields names ${own.join(', ')}`);
}
