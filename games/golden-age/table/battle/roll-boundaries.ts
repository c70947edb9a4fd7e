import type { GameEvent, RollPurpose } from '@bb/golden-age/rules';

/** Events that start something new: rolls before and after one of them don't belong together. */
const SEQUENCE_STARTS: readonly GameEvent['type'][] = [
  'turnBegan',
  'actionAnnounced',
  'cardPlayed',
  'cardPlayedAgainst',
  'cardShown',
  'contested',
];
export const startsNewSequence = ({ type }: GameEvent): boolean => SEQUENCE_STARTS.includes(type);

/** Whether the result of an earlier fight or test is old news once this has happened. */
export const endsResult = (event: GameEvent): boolean => event.type !== 'contested' && startsNewSequence(event);

/** Tests that the battle panel shows. The others are shown beside the prompt. */
export const TESTS_ON_PANEL: readonly RollPurpose[] = [
  'leadership',
  'conspiracy',
  'localResistance',
  'deployCommissioner',
  'sack',
  'torture',
];

const STORMS: readonly RollPurpose[] = ['stormAndPirate', 'stormAndWarship', 'stormAndCommissioner'];

/** Whether the battle panel shows rolls for this purpose. */
export const isOnBattlePanel = (purpose: RollPurpose): boolean => TESTS_ON_PANEL.includes(purpose) || STORMS.includes(purpose);

/** Rolls whose result is visible on the board. */
export const HIDDEN_ROLLS: readonly RollPurpose[] = [
  'playerOrder',
  'draftOrder',
  'governorPlacement',
  'merchantPlacement',
  'newGovernors',
  'randomDeployment',
];
