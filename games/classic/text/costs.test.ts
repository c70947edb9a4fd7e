/**
 * No choice costs a career, a Letter, a haven, an alliance or booty without a word. Found by playing weighted games of every option and number of
 * players: what a choice has taken from its seat before a die, a draw or another player had a say must be named by its question, its label or its
 * line of costs. Short games are played to their ends, others cut after `MOST_DECISIONS`, so that the test stays quick.
 */

import { costsOf, goOn, seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { bootyOf, type Classic, classic, decision, isActive, NONE, PIRATES, PORTS } from '../rules/index.ts';
import { pirate } from '../rules/testing/arrange.ts';
import { play, scenario, type Table } from '../rules/testing/scenario.ts';
import { GAMES, weighted } from '../rules/testing/weighted-choices.ts';
import { costSentence, costsInWords, en, gameText } from './index.ts';

type Game = Classic['position'];
const ROUNDS = 300;
const MOST_DECISIONS = 700;

/** What somebody can lose, and the words for it. The text must have one of them. */
const WORDS = {
  career: /retire|is lost|maroon/i,
  letter: /Letter/,
  haven: /haven/,
  alliance: /alliance|retire|is lost|apart|part\b/i,
  booty: /loses booty|overboard|\bsell\b|trade|in exchange|gives|nothing but his stash/i,
} as const;
type Loss = keyof typeof WORDS;

/** Found without the function that is tested: what the seat has no longer. */
function lossesOf(seat: number, before: Game, after: Game): readonly Loss[] {
  const losses = new Set<Loss>();
  for (const pirate of PIRATES) {
    if (before.owner[pirate] !== seat || !isActive(before, pirate)) continue;
    const isGone = !isActive(after, pirate);
    const isPaid = (after.netWorth[pirate] ?? 0) > (before.netWorth[pirate] ?? 0);
    if (!isPaid && bootyOf(before, pirate) > (isGone ? 0 : bootyOf(after, pirate))) losses.add('booty');
    if (isGone) losses.add('career');
    else {
      if (before.letter[pirate] !== NONE && after.letter[pirate] === NONE) losses.add('letter');
      if (before.ally[pirate] !== NONE && after.ally[pirate] === NONE) losses.add('alliance');
      if (PORTS.some((at) => before.havenOf[at] === pirate && after.havenOf[at] !== pirate)) losses.add('haven');
    }
  }
  return [...losses];
}

describe('a choice that costs its player something says so', () => {
  test(`in ${ROUNDS} games`, { timeout: 120_000 }, () => {
    const text = gameText(en);
    const names = (seat: number): string => `Nr ${seat}`;
    const unnamed: string[] = [];
    const found = new Map<Loss, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const options = GAMES[round % GAMES.length];
      if (!options) throw new Error('there are no games');
      const random = seeded(`costs/${round}`);
      const g = classic.newGame(options);
      for (let n = 0; n < MOST_DECISIONS; n++) {
        const d = decision(g);
        if (!d) break;
        const offered = classic.legal(g);
        const next = weighted(offered, random);
        if (d.seat >= 0 && offered.length > 1 && d.traits.kind !== 'window') {
          const after = classic.clone(g);
          goOn(classic, after, next);
          const losses = lossesOf(d.seat, g, after);
          if (losses.length > 0) {
            const costs = costsOf(classic, g, offered).find(({ choice }) => offered[choice] === next)?.costs ?? [];
            const said = [text.prompt(d, classic.view(g, d.seat), names), text.choice(next, names), costSentence(next, costs, en)].join(
              ' | ',
            );
            for (const loss of losses) {
              found.set(loss, (found.get(loss) ?? 0) + 1);
              if (!WORDS[loss].test(said)) unnamed.push(`round ${round}, decision ${n}: ${loss}: ${said}`);
            }
          }
        }
        classic.play(g, next);
      }
    }
    expect(unnamed).toEqual([]);
    // So the test sees what it speaks of. Nobody attacks his own haven by chance, or a port of his Letter's nation.
    expect([...found.keys()].toSorted()).toEqual(['alliance', 'booty', 'career']);
  });
});

describe('a button says', () => {
  /** What the choices of this type cost, in words. */
  function said({ g }: Table, type: string): string {
    const offered = classic.legal(g);
    const found = costsOf(classic, g, offered).flatMap(({ choice, costs }) => {
      const wanted = offered[choice];
      return wanted?.type === type ? costsInWords(wanted, costs, en) : [];
    });
    return found.join('; ');
  }

  test('that an attack on his own haven costs it, the Letter of its nation, and all its ports', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0709', { speed: 0, letter: 'english', havens: ['port-royal'] });
    play(t, { type: 'sail', pirate: 'teach' }, 1, { type: 'moveTo', to: 'A0708' });
    expect(said(t, 'attackPort')).toBe(
      'Edward Teach loses his Letter of Marque; closes all English ports to Edward Teach; loses the safe haven Port Royal',
    );
    expect(said(t, 'finish')).toBe('');
  });

  test('that business without booty and money is a revel', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'havana');
    expect(said(t, 'doBusiness')).toBe('nothing to do there but revel');
    t.g.netWorth[teach] = 50;
    expect(said(t, 'doBusiness')).toBe('');
  });
});
