/** What `bb analyze` says. */
export const counted = (count: number, singular: string, many: string): string => `${count} ${count === 1 ? singular : many}`;

export const en = {
  after: (at: number, turn: number | null): string => `After ${counted(at, 'choice', 'choices')}${turn === null ? '' : `, turn ${turn}`}`,
  win: 'win',
  visits: 'tries',
  more: (count: number): string => `and ${count} more`,
  noBetter: 'no better choice was found',
  cost: (points: string, score: string, best: string, isSure: boolean): string =>
    `cost ${points} % and ${score}${isSure ? '' : ', within the margin of error'}; better: ${best}`,
  turnings: 'Turning points (chance to win)',
  none: 'none',
  byChoice: (chosen: string, best: string): string => `by choosing “${chosen}”, not “${best}”`,
  byChance: (told: string): string => `by chance: ${told}`,
  balance: (score: string): string => `Luck and skill (chance to win in percent; ${score} at the right)`,
  heads: (score: string): readonly string[] => [
    ...['', 'first', 'luck', '', 'own mistakes', 'others’ mistakes', 'not analyzed', 'last', 'decisions', 'mistakes'],
    ...[`luck ${score}`, `mistakes ${score}`],
  ],
  judged: (judged: number, of: number): string =>
    judged < of
      ? `Stopped after ${judged} of ${of} decisions.`
      : `${counted(of, 'decision', 'decisions')} analyzed. All values are estimates.`,
};
export type AnalysisWords = typeof en;
