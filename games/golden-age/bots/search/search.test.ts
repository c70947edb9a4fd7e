import { BLACKBEARDS_SEAT, type Choice, type Game, goldenAge, legal, newGame, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { Search } from '@bb/search';
import { expect, test } from 'vitest';
import { newMemory, playerNamed, type Situation, situationOf } from '../index.ts';
import { STANDARD_SEARCH } from './hooks.ts';

/** Plays at random until a situation meets the condition. */
function gameAt(g: Game, seed: string, is: (at: Situation) => boolean): Situation {
  const random = seeded(seed);
  for (;;) {
    const at = situationOf(g);
    if (at && is(at)) return at;
    play(g, pick(legal(g), random));
  }
}
const asksForAction = ({ decision, legal: choices }: Situation): boolean => decision.ask === 'takeAction' && choices.length > 3;

test('a search remembers its visits at the next decision, and at no other', () => {
  const g = newGame({ players: 3 });
  const at = gameAt(g, 'memory', (now) => now.decision.ask === 'playCard' && now.legal.length > 3);
  const search = new Search(goldenAge, at, seeded('memory'), STANDARD_SEARCH);
  search.iterate(400);
  const known = at.legal.flatMap((choice: Choice) => {
    const next = newGame({ players: 3 });
    gameAt(next, 'memory', (now) => now.decision.ask === 'playCard' && now.legal.length > 3);
    play(next, choice);
    const random = seeded('after');
    while (next.ask && (seatToChoose(next) !== at.decision.seat || legal(next).length < 2)) play(next, pick(legal(next), random));
    const after = situationOf(next);
    const visits = after && search.visitsAfter(choice, after.legal);
    if (visits) expect(visits).toHaveLength(after.legal.length);
    return visits ? [Array.from(visits).reduce((sum, n) => sum + n, 0)] : [];
  });
  expect(known.length).toBeGreaterThan(0);
  expect(known.some((visits) => visits > 0)).toBe(true);
  expect(search.visitsAfter(at.legal[0] ?? pick(at.legal, seeded(1)), at.legal)).toBeNull();
});

test('a bot with an empty memory chooses as without one', () => {
  const bot = playerNamed('search:60') ?? expect.fail('no such bot');
  const at = gameAt(newGame({ players: 2 }), 'empty', asksForAction);
  expect(bot.choose(at, seeded(1), newMemory())).toBe(bot.choose(at, seeded(1)));
});

test('19 the searching levels search as Blackbeard too', () => {
  const at = gameAt(
    newGame({ players: 4, solitaire: true }),
    'solitaire',
    (now) => now.decision.seat === BLACKBEARDS_SEAT && asksForAction(now),
  );
  for (const name of ['commodore', 'black-bart@bold']) {
    const thinking = playerNamed(name)?.think?.(at, seeded(1)) ?? expect.fail(name);
    thinking.step();
    expect(at.legal).toContain(thinking.best());
    expect(thinking.findings().reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(20);
  }
});
