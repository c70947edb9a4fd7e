/** 4.1, 18.11 The end of the game. */
import type { Ending, Game } from '../../state/position.ts';
import { halt } from '../procedure.ts';

/** 18.12 B Pirates still in play score their Notoriety, and the game ends at once. */
export function endGame(g: Game, ending: Ending): never {
  g.ending = ending;
  for (let seat = 0; seat < g.players; seat++) {
    for (const pirate of g.fleet[seat]) {
      const vp = g.notoriety[pirate];
      g.vp[seat] += vp;
      g.events?.push({ type: 'pirateScored', rule: '18.12 B', seat, pirate, vp });
    }
  }
  g.events?.push({ type: 'gameEnded', rule: '18.11', ending });
  return halt(g);
}

/** 19.9 A solitaire game ends at once; pirates still in play score nothing more. */
export function endSolitaire(g: Game, ending: Ending): never {
  g.ending = ending;
  g.events?.push({ type: 'gameEnded', rule: '19.9', ending });
  return halt(g);
}
