import type { RollPurpose } from '@bb/golden-age/rules';
import type { BattleTexts } from '../en/battle.ts';

/** Titles of the battle panel for dice rolls that are no battle. */
const titles: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'Der Sturm',
  stormAndWarship: 'Der Sturm',
  stormAndCommissioner: 'Der Sturm',
  leadership: 'Meuterei',
  conspiracy: 'Verschwörung zur Meuterei',
  localResistance: 'Das Volk erhebt sich',
  deployCommissioner: 'Der Ruf nach einem Kommissar',
};

export const battle: BattleTexts = {
  titles,
  region: 'Gefecht',
  close: 'Gefecht schließen',
  fold: 'Gefecht einklappen',
  unfold: 'Gefecht ausklappen',
  against: 'gegen',
  passedBy: (margin: number) => (margin === 0 ? 'gerade so gelungen' : `gelungen, mit ${margin} Spielraum`),
  failedBy: (margin: number) => `um ${margin} verfehlt`,
  wonBy: (margin: number) => `um ${margin}`,
  round: (n: number, totals: string) => `Runde ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'wettert ihn ab' : `verliert ${hits} Tempo`),
  lostAtSea: 'geht unter',
};
