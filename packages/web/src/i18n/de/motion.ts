import type { EventOf, RollPurpose } from '@bb/engine';

/** What is staged, where its dice have another name. */
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

export const motion = {
  stage: 'Gefecht',
  stages,
  closeStage: 'Das Gefecht schließen',
  closeStageHint: 'Schließen (Esc)',
  foldStage: 'Das Gefecht zusammenfalten',
  unfoldStage: 'Das Gefecht ganz zeigen',
  against: 'gegen',
  total: 'Summe',
  whatCameOfIt: 'Was daraus wurde',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'gerade so gelungen' : `um ${margin} gelungen`),
  failedBy: (margin: number) => `um ${margin} verfehlt`,
  wonBy: (margin: number) => `um ${margin}`,
  round: (n: number, totals: string) => `Runde ${n}: ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'reitet ihn ab' : `verliert ${hits} Tempo`),
  lostAtSea: 'geht unter',
  pace: 'Bots spielen',
  paces: { slow: 'langsam', normal: 'in normalem Tempo', fast: 'schnell', none: 'sofort, ohne Bewegung' },
  sounds: 'Klänge',
  volume: 'Lautstärke',
  yourTurn: (title: string) => `● Du bist am Zug · ${title}`,
};
