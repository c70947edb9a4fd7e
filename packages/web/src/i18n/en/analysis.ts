import type { Said } from './index.ts';

/** Looking back on a finished game: what each choice was worth. */
export const analysis = {
  about:
    'Each decision of the game is thought about again, with no more knowledge than its player had. What comes of it are estimates; ± is the standard error.',
  depth: 'How thoroughly:',
  depths: {
    quick: (tries: number) => `quickly (${tries} tries a decision)`,
    usual: (tries: number) => `properly (${tries} tries)`,
    deep: (tries: number) => `deeply (${tries} tries)`,
  },
  begin: 'Look back',
  again: 'Look back anew',
  stop: 'Stop',
  progressLabel: 'Decisions judged',
  progress: (done: number, of: number) => (of === 0 ? 'The first decision …' : `${done} of ${of} decisions`),
  stopped: (done: number, of: number) => `Stopped after ${done} of ${of} decisions; here is what has been found.`,
  done: (decisions: number) => `${decisions} decisions have been judged.`,
  failed: 'It could not be done to the end; what has been found stands here.',
  chances: 'Chance to win, in percent',
  turnings: 'Where the game turned',
  noTurnings: 'Nothing stands out.',
  where: (turn: number, seat: string) => (turn === 0 ? `Before the first turn, ${seat}` : `Turn ${turn}, ${seat}`),
  byChoice: (chosen: string, best: string) => `chose “${chosen}”, not “${best}”.`,
  byChance: (told: string) => `by chance. ${told}`,
  look: 'Look at that moment',
  balance: 'Luck and skill',
  heads: ['First', 'Luck', 'Skill', 'Others', 'Rest', 'Last', 'Decisions', 'Slips'],
  balanceMeans:
    'In chances to win, from the first one to the last. Luck: the sum, over all that Chance decided between two decisions, of the chance at the later one less that after the earlier. Skill: what one’s own choices cost against the best ones; 0 is flawless. Others: what their choices gave. Rest: changes where Chance had no part, since the next player knows other things, and estimates err. A slip is a loss of more than two standard errors.',
  decisions: 'Decision by decision',
  onlyLosses: 'only what cost something',
  counted: (count: number) => (count === 1 ? '1 decision' : `${count} decisions`),
  more: (count: number) => `Show more (${count})`,
  choicesOf: (at: number) => `What could be chosen after ${at} choices`,
  choice: 'Choice',
  win: 'Chance to win',
  vp: 'VP expected',
  visits: 'Tries',
  chosen: 'chosen',
  left: (count: number) => `and ${count} more`,
  nothingBetter: 'Nothing better was found.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Better: ${best}. It cost ${cost}${isSure ? '' : ', which is within the error'}.`,
};

export type AnalysisWords = Said<typeof analysis>;
