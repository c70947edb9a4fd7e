import { BadInput, checkOptions, type GameOptions } from '@bb/engine';
import { readJson } from './read-json.ts';
import { Failure } from './usage.ts';

/** The options of a game, with the component set in `file` if one is named. @throws Failure with the set's first fault. */
export function gameOptions(players: number, file: string | undefined): GameOptions {
  if (file === undefined) return { players };
  try {
    return checkOptions({ players, components: readJson(file) });
  } catch (error) {
    throw error instanceof BadInput
      ? new Failure(`${file}: ${error.message.replace(/^components\./, '')} (bb components tells all)`)
      : error;
  }
}
