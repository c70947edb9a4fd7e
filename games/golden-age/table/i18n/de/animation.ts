import type { EventOf, RollPurpose } from '@bb/golden-age/rules';

/** Titles of the battle panel for dice rolls that are no battle. */
const stages: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'Der Sturm',
  stormAndWarship: 'Der Sturm',
  stormAndCommissioner: 'Der Sturm',
  leadership: 'Meuterei',
  conspiracy: 'Verschwörung zur Meuterei',
  localResistance: 'Das Volk erhebt sich',
  deployCommissioner: 'Der Ruf nach einem Kommissar',
};

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `nötig: ${figure} oder mehr`,
  above: (figure) => `nötig: mehr als ${figure}`,
  atMost: (figure) => `nötig: ${figure} oder weniger`,
  below: (figure) => `nötig: weniger als ${figure}`,
};

export const animation = {
  stage: 'Gefecht',
  stages,
  closeStage: 'Gefecht schließen',
  closeStageHint: 'Schließen (Esc)',
  foldStage: 'Gefecht einklappen',
  unfoldStage: 'Gefecht ausklappen',
  against: 'gegen',
  total: 'Summe',
  whatCameOfIt: 'Ergebnis',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'gerade so gelungen' : `gelungen, mit ${margin} Spielraum`),
  failedBy: (margin: number) => `um ${margin} verfehlt`,
  wonBy: (margin: number) => `um ${margin}`,
  round: (n: number, totals: string) => `Runde ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'wettert ihn ab' : `verliert ${hits} Tempo`),
  lostAtSea: 'geht unter',
  yourTurn: (title: string) => `● Du bist dran · ${title}`,
};
