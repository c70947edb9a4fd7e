/** 4.5 The Actions of pirates; none of them attacks a warship or a Commissioner (6.48, 10.38). */
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
