/** Random games for tests, the same on every machine. */
import { type Game, legal, type Options } from '@bb/golden-age/rules';
import { History } from '@bb/table-kit/session/history.ts';
import type { GoldenAgeSession } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { seeded } from './seeded.ts';

/** Plays a random game to its end, or until `isEnough`. */
export function randomGame(
  seed: number,
  options: Options,
  isEnough: (g: Game, history: History<GoldenAgeSession>) => boolean = () => false,
): History<GoldenAgeSession> {
  const history = new History(goldenAge, options);
  const random = seeded(seed);
  while (history.game.ending === '' && !isEnough(history.game, history)) {
    const choices = legal(history.game);
    const choice = choices[Math.floor(random() * choices.length)];
    if (!choice) break;
    history.take(choice);
  }
  return history;
}
