/** 4.5 The Actions, by the rulebook's letters. */
export const ACTION_KINDS = [
  'move',
  'findMerchant',
  'lootMerchant',
  'portActivities',
  'recovery',
  'retireByLetter',
  'retireInHaven',
  'bribeToRetire',
  'retireInPiratePort',
  'attackPort',
  'sackPort',
  'bootyGrab',
  'alliance',
  'drawOrDeploy',
  'dig',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];
