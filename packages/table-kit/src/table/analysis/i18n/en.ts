import type { Said } from '../../../catalogue.svelte.ts';

/** The analysis of a finished game. */
export const analysis = {
  title: 'Analysis',
  about:
    'Each decision of the game is analyzed again, with no more knowledge than its player had. What looks like a mistake is checked with as many tries again. The results are estimates; ± is the standard error.',
  depth: 'Depth:',
  depths: {
    quick: (tries: number) => `quick (${tries} tries per decision)`,
    usual: (tries: number) => `standard (${tries} tries)`,
    deep: (tries: number) => `deep (${tries} tries)`,
  },
  begin: 'Analyze',
  again: 'Analyze again',
  stop: 'Stop',
  progressLabel: 'Decisions analyzed',
  progress: (done: number, of: number) => (of === 0 ? 'The first decision …' : `${done} of ${of} decisions`),
  stopped: (done: number, of: number, tries: number) => `Stopped after ${done} of ${of} decisions, ${tries} tries each; partial results.`,
  done: (decisions: number, tries: number) => `${decisions} decisions analyzed, ${tries} tries each.`,
  failed: 'Stopped early; partial results.',
  chances: 'Chance to win, in percent',
  course: 'Course of the game',
  turnings: 'Turning points',
  noTurnings: 'No turning points.',
  deciding: 'The moments that decided the game',
  findDeciding: 'Find the three moments that decided the game',
  findAbout: 'Goes through every decision again, which takes a few minutes. You can look around meanwhile.',
  where: (turn: number, seat: string) => (turn === 0 ? `Before the first turn, ${seat}` : `Turn ${turn}, ${seat}`),
  /** After the change of it, such as +20.9 %. */
  chanceOf: (turn: number, seat: string) => `${turn === 0 ? 'Before the first turn' : `Turn ${turn}`}: ${seat}’s chance to win`,
  byChoice: (chosen: string, best: string) => `Chose “${chosen}”, not “${best}”.`,
  byChance: (told: string) => `By chance: ${told}`,
  look: 'Show that moment',
  player: 'Player',
  end: 'End',
  balance: 'Luck and skill',
  heads: ['Start', 'Luck', 'Own mistakes', 'Others’ mistakes', 'End', 'Decisions', 'Mistakes'],
  balanceMeans:
    'How the chance to win changed from the start to the end: start, luck, own mistakes and others’ mistakes add up to the end. Own mistakes: what the player’s mistakes cost. Others’ mistakes: what they gave the player, or cost them. Luck: all the rest, which is dice, draws and what nobody could know. A loss counts as a mistake if it is more than two standard errors and new tries confirm it.',
  decisions: 'Decision by decision',
  onlyLosses: 'only mistakes',
  noLosses: 'No certain mistakes. To see all decisions, uncheck “only mistakes”.',
  counted: (count: number) => (count === 1 ? '1 decision' : `${count} decisions`),
  more: (count: number) => `Show more (${count})`,
  choicesOf: (at: number) => `Choices at decision ${at}`,
  choice: 'Choice',
  win: 'Chance to win',
  visits: 'Tries',
  chosen: 'chosen',
  left: (count: number) => `and ${count} more`,
  nothingBetter: 'Nothing better was found.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Better: “${best}”. The choice cost ${cost}${isSure ? '' : ', which is within the margin of error'}.`,
};

export type AnalysisWords = Said<typeof analysis>;
